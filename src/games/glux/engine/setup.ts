import { BadOption, createError } from '../../../core/errors.js';
import { duel, indexOf, party, roomsOf, squaresOf } from './board.js';
import { chipTypes, EACH } from './chips.js';
import { sentences, type OptionFault } from './messages.js';
import type { Board, GluxOptions, GluxState } from './types.js';

function check(sound: boolean, code: OptionFault, rule?: string): void {
  if (!sound) throw createError(BadOption, sentences[code], [], { code, rule });
}

/** Whether so many can play on a board at all; what else it owes, and to whoever gives anything, `checkBoard` says. */
function playable(board: Board, players: number): boolean {
  try {
    const { rows, starts, middle } = board;
    const squares = starts[players as 2]!.filter((square) => indexOf(board, square) >= 0);
    return (
      rows.every((row) => row.length === rows[0]!.length && /^[.A-Z]{1,26}$/.test(row)) &&
      rows.length < 27 &&
      new Set(squares).size === players &&
      roomsOf(board).includes(middle)
    );
  } catch {
    return false;
  }
}

/** An empty board and full bags. Throws BadOption with `at` the option's name. */
export function setup(options: GluxOptions = {}): GluxState {
  check(Object(options) === options, 'options');
  const { players = 2, first = 0, board = players > 2 ? party : duel } = options;
  check([2, 3, 4].includes(players), 'players', 'G1');
  const seats = Array.from({ length: players }, (_, seat) => seat);
  check(seats.includes(first), 'first', 'G2');
  check(playable(board, players), 'board');
  return {
    board,
    stacks: squaresOf(board).map(() => []),
    seat: first,
    hands: seats.map(() => '-'),
    bags: seats.map(() => chipTypes.map(() => EACH)),
    out: [],
  };
}
