import { BadOption, createError, toFound } from '../../../core/errors.js';
import { duel, party, squaresOf } from './board.js';
import { checkBoard } from './check-board.js';
import { chipTypes, EACH } from './chips.js';
import { boardSentences, optionSentences } from './messages.js';
import type { Board, GluxEnding, GluxOptions, GluxState } from './types.js';

const endings: readonly GluxEnding[] = ['last-chip', 'last-draw'];

function check(valid: boolean, code: keyof typeof optionSentences, value: unknown, rule?: string): void {
  if (!valid) throw createError(BadOption, optionSentences[code], [], { code, rule, found: toFound(value) });
}

/** Returns a copy of a board, so that later changes by the page have no effect. Throws BadOption if it is invalid. */
function copyBoard(board: Board, players: number): Board {
  const [code, found] = checkBoard(board, players) ?? [];
  if (code) throw createError(BadOption, boardSentences[code], [], { code, found });
  const { name, rows, starts, middle } = board;
  return JSON.parse(JSON.stringify({ name, rows, starts, middle })) as Board;
}

/** Returns an empty board and full bags. Throws BadOption, whose `at` is the name of the option. */
export function setup(options: GluxOptions = {}): GluxState {
  check(Object(options) === options, 'options', options);
  const { players = 2, first = 0, ending = 'last-chip', board: own } = options;
  check([2, 3, 4].includes(players), 'players', players, 'G1');
  const seats = Array.from({ length: players }, (_, seat) => seat);
  check(seats.includes(first), 'first', first, 'G2');
  check(endings.includes(ending), 'ending', ending, 'G10');
  const board = own === undefined ? (players > 2 ? party : duel) : copyBoard(own, players);
  return {
    board,
    endsAt: ending,
    stacks: squaresOf(board).map(() => []),
    seat: first,
    hands: seats.map(() => '-'),
    bags: seats.map(() => chipTypes.map(() => EACH)),
    out: [],
  };
}
