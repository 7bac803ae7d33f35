import { BadOption } from '../../../core/errors.js';
import { duel, party, squaresOf } from './board.js';
import { checkBoard } from './check-board.js';
import { chipTypes, EACH } from './chips.js';
import { fault, sentences, type OptionFault } from './sentences.js';
import type { Board, GluxOptions, GluxState } from './types.js';

function check(sound: boolean, code: OptionFault, rule?: string, found?: string): void {
  if (!sound) throw fault(BadOption, sentences[code], [], { code, rule, found });
}

const within = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** A board of the page, checked, and apart from what the page may still change. */
function own(given: Board, players: number): Board {
  const [code, found] = checkBoard(given, players) ?? [];
  check(!code, code!, undefined, found);
  const { name, rows, starts, middle } = given;
  return JSON.parse(JSON.stringify({ name, rows, starts, middle })) as Board;
}

/** An empty board and full bags. Throws BadOption with `at` the option's name. */
export function setup(options: GluxOptions = {}): GluxState {
  check(Object(options) === options, 'options');
  const { players = 2, first = 0, board: given } = options;
  check(within(players, 2, 4), 'players', 'G1');
  check(within(first, 0, players - 1), 'first', 'G2');
  const board = given === undefined ? (players > 2 ? party : duel) : own(given, players);
  const seats = Array.from({ length: players });
  return {
    board,
    stacks: squaresOf(board).map(() => []),
    seat: first,
    hands: seats.map(() => '-'),
    bags: seats.map(() => chipTypes.map(() => EACH)),
    out: [],
  };
}
