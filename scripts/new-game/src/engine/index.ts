import { BadNotation, BadOption, createError, IllegalMove, toText } from '../../../core/errors.js';
import {
  seatLetter,
  type Breach,
  type CommonOptions,
  type Ending,
  type Game,
  type Happening,
  type Seat,
} from '../../../core/game.js';

export interface __Name__Options extends CommonOptions {
  /** Number of matches in the heap, 4 to 24 (N1). Default 12. */
  readonly heap?: number;
}

/** Takes matches from the end of the row. */
export interface __Name__Move {
  readonly take: number;
}

export interface __Name__State {
  /** Number of matches in the heap. */
  readonly left: number;
  /** Number of matches that each seat has taken. */
  readonly taken: readonly [number, number];
  /** The seat to move; at the end the seat that would be to move. */
  readonly seat: Seat;
}

/** The codes of illegal moves: the `reason` of a Breach. */
export type Reason = 'over' | 'unknown-move' | 'wrong-number' | 'not-there';

/** The codes of a BadNotation or BadOption. The first word is the part of the text, or the option (`at`). */
export type FaultCode =
  'move' | 'position' | 'left' | 'left-heap' | 'seat' | 'taken' | 'options' | 'heap' | 'first';

/** English sentences by code, without the full stop. Every other language has the same table. */
export const sentences: Readonly<Record<Reason | FaultCode, string>> = {
  over: 'The game is over',
  'unknown-move': 'A move must take a number of matches',
  'wrong-number': 'At most three matches can be taken',
  'not-there': 'There are not so many matches left',
  move: 'A move is written as -1, -2 or -3',
  position: 'A position must have three parts, separated by single spaces: 9 B 3,0',
  left: 'The heap must be a whole number from 0 to 24',
  'left-heap': 'The heap and the matches taken must be 4 to 24 together',
  seat: 'The seat must be A or B',
  taken: 'The matches taken must be two whole numbers, such as 3,0',
  options: 'Options must be an object',
  heap: 'The heap must be a whole number from 4 to 24',
  first: 'The first seat must be 0 or 1',
};

const MOST = 3;
const isHeap = (size: number): boolean => Number.isInteger(size) && size >= 4 && size <= 24;

/** The number of matches at the start. */
export const heapSize = ({ left, taken }: __Name__State): number => left + taken[0] + taken[1];

/** The names of all squares of a position: the matches in the row, counted from 1. */
export const squaresOf = (state: __Name__State): readonly string[] =>
  Array.from({ length: heapSize(state) }, (_, i) => String(i + 1));

/** The squares that a move empties, the last one first. */
export const squaresTaken = ({ left }: __Name__State, { take }: __Name__Move): readonly string[] =>
  Array.from({ length: take }, (_, i) => String(left - i));

function checkOption(valid: boolean, code: FaultCode, rule?: string): void {
  if (!valid) throw createError(BadOption, sentences[code], [], { code, rule });
}

function setup(options: __Name__Options = {}): __Name__State {
  checkOption(Object(options) === options, 'options');
  const { heap = 12, first = 0 } = options;
  checkOption(isHeap(heap), 'heap', 'N1');
  checkOption(first === 0 || first === 1, 'first', 'N2');
  return { left: heap, taken: [0, 0], seat: first };
}

const ending = ({ left, seat }: __Name__State): Ending | undefined =>
  left === 0 ? { rule: 'N3', winners: [1 - seat] } : undefined;

const moves = ({ left }: __Name__State): readonly __Name__Move[] =>
  Array.from({ length: Math.min(left, MOST) }, (_, i) => ({ take: i + 1 }));

/** The reason why a move is illegal. Accepts any value as a move. */
function whyNot({ left }: __Name__State, move: unknown): Reason | undefined {
  const { take } = Object(move) as { readonly take?: unknown };
  if (left === 0) return 'over';
  if (typeof take !== 'number' || !Number.isInteger(take) || take < 1) return 'unknown-move';
  if (take > MOST) return 'wrong-number';
  return take > left ? 'not-there' : undefined;
}

function explain(state: __Name__State, move: __Name__Move): Breach | undefined {
  const reason = whyNot(state, move);
  const squares = reason === 'not-there' ? squaresOf(state).slice(0, state.left) : [];
  return reason && { rule: reason === 'over' ? 'N3' : 'N2', reason, squares };
}

const formatMove = ({ take }: __Name__Move): string => `-${take}`;

function play(state: __Name__State, move: __Name__Move): __Name__State {
  const reason = whyNot(state, move);
  if (reason) {
    const rule = reason === 'over' ? 'N3' : 'N2';
    const found = reason === 'unknown-move' ? undefined : formatMove(move);
    throw createError(IllegalMove, sentences[reason], [], { code: reason, at: undefined, rule, found });
  }
  const { left, taken, seat } = state;
  const [a, b] = taken;
  const { take } = move;
  return { left: left - take, taken: seat === 0 ? [a + take, b] : [a, b + take], seat: 1 - seat };
}

function happenings(
  state: __Name__State,
  move: __Name__Move,
  next = play(state, move),
): readonly Happening[] {
  const { seat } = state;
  const end = ending(next);
  const took = { kind: 'took', seat, squares: squaresTaken(state, move), rule: 'N2', score: move.take };
  return end ? [took, { kind: 'ended', rule: end.rule }] : [took];
}

function parseMove(value: string): __Name__Move {
  const text = toText(value);
  // more than three matches can be written: `explain` tells which rule forbids it
  if (!/^-[1-9]$/.test(text))
    throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
  return { take: Number(text.slice(1)) };
}

function parsePosition(value: string, options?: __Name__Options): __Name__State {
  // a board shows the error of an option beside a position, too
  setup(options);
  const text = toText(value);
  const check = (valid: boolean, code: FaultCode, found: string, rule?: string) => {
    if (!valid) throw createError(BadNotation, sentences[code], [], { code, found, rule });
  };
  const parts = text.split(' ');
  const [left = '', seat = '', taken = ''] = parts;
  check(parts.length === 3, 'position', text);
  check(/^(0|[1-9]\d?)$/.test(left), 'left', left);
  check(/^[AB]$/.test(seat), 'seat', seat);
  check(/^(0|[1-9]\d?),(0|[1-9]\d?)$/.test(taken), 'taken', taken);
  const [a = 0, b = 0] = taken.split(',').map(Number);
  const state: __Name__State = { left: Number(left), taken: [a, b], seat: seat === 'A' ? 0 : 1 };
  check(isHeap(heapSize(state)), 'left-heap', text, 'N1');
  return state;
}

/** The rules of __Title__, N1 to N3. */
export const __name__: Game<__Name__State, __Name__Move, __Name__Options> = {
  id: '__id__',
  players: { min: 2, max: 2 },
  setup,
  turn: (state) => (state.left === 0 ? 'over' : state.seat),
  moves,
  chances: () => [],
  play,
  explain,
  happenings,
  ending,
  scores: (state) => state.taken,
  winners: (state) => ending(state)?.winners,
  view: (state) => state,
  formatMove,
  parseMove,
  formatPosition: ({ left, taken, seat }) => `${left} ${seatLetter(seat)} ${taken.join()}`,
  parsePosition,
};
