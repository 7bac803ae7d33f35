import { BadNotation, createError, toText } from '../../../core/errors.js';
import type { Seat } from '../../../core/game.js';
import { sentences } from './messages.js';
import type { Bag, Board, Chip, ChipType, Face, GluxMove, GluxState, Hand, Square } from './types.js';

/** The board for two players, rebuilt from photographs that are described in reviews. */
export const duel: Board = {
  name: 'duel',
  rows: [
    'AA..BBBBB..CC',
    'AA..B.B.B..CC',
    '.............',
    '.DD..EEE..FF.',
    '.DDD.EEE.FFF.',
    '.DD..EEE..FF.',
    '.............',
    'GG..H.H.H..II',
    'GG..HHHHH..II',
  ],
  starts: { 2: ['a1', 'm9'] },
  middle: 'E',
};

/** The board for three and four players. Size, number of rooms, middle and starts are documented; the squares are rebuilt. */
export const party: Board = {
  name: 'party',
  rows: [
    'AA...BBBBB...CC',
    'AA...B.B.B...CC',
    '...............',
    '...............',
    '.DD.........FF.',
    '.DDD.......FFF.',
    '.DD...EEE...FF.',
    '......EEE......',
    '.GG...EEE...HH.',
    '.GGG.......HHH.',
    '.GG.........HH.',
    '...............',
    '...............',
    'II...J.J.J...KK',
    'II...JJJJJ...KK',
  ],
  starts: { 3: ['a1', 'a15', 'o8'], 4: ['a1', 'a15', 'o15', 'o1'] },
  middle: 'E',
};

/** Returns the number of squares in a row. */
export const widthOf = ({ rows }: Board): number => rows[0]!.length;

/** Returns the square with an index in reading order. */
export function squareAt(board: Board, at: number): Square {
  const width = widthOf(board);
  return `${String.fromCharCode(97 + (at % width))}${board.rows.length - Math.trunc(at / width)}`;
}

/** Returns all squares in reading order. */
export const squaresOf = (board: Board): readonly Square[] =>
  Array.from({ length: widthOf(board) * board.rows.length }, (_, at) => squareAt(board, at));

/** Returns the index of a square in reading order, or -1 if the board has no such square. */
export function indexOf(board: Board, square: Square): number {
  const row = board.rows.length - Number(square.slice(1));
  const at = row * widthOf(board) + square.charCodeAt(0) - 97;
  return board.rows[row] && squareAt(board, at) === square ? at : -1;
}

/** Returns the letter of the room of a square, given by its index; `.` is a corridor. */
export const roomAt = ({ rows }: Board, at: number): string => rows.join('')[at]!;

/** Returns the letters of the rooms in ascending order. */
export const roomsOf = ({ rows }: Board): readonly string[] =>
  [...new Set(rows.join('').replaceAll('.', ''))].sort();

/** Returns the start squares by seat (G2). */
export const startsOf = ({ board, hands }: GluxState): readonly Square[] =>
  board.starts[hands.length as 2 | 3 | 4]!;

/** Returns the index of a seat's start square. */
export const startOf = (state: GluxState, seat: Seat): number => indexOf(state.board, startsOf(state)[seat]!);

/** The three kinds of chips, in the order of the counts of a bag. */
export const chipTypes: readonly ChipType[] = ['16', '25', '34'];

/** Number of chips of each kind at the start (G1). */
export const EACH = 8;

/** Returns both faces of a chip, the lower one first. */
export const facesOf = (chip: ChipType): readonly [Face, Face] => [+chip[0]! as Face, +chip[1]! as Face];

/** Returns the index of the kind of chip with that face, or -1 if there is no such face. */
export const kindOf = (face: Face): number => chipTypes.findIndex((chip) => facesOf(chip).includes(face));

/** Returns the top chip on a square. Only that one counts. */
export const topAt = ({ stacks }: Pick<GluxState, 'stacks'>, at: number): Chip | undefined =>
  stacks[at]!.at(-1);

/** Returns the number of chips in a bag. */
export const inBag = (bag: Bag): number => bag.reduce((sum, count) => sum + count);

/** Returns the number of chips that a seat has not laid yet, in its bag and its hand. */
export const chipsLeft = ({ bags, hands }: GluxState, seat: Seat): number =>
  inBag(bags[seat]!) + Number(isKnown(hands[seat]!));

/**
 * Returns the kinds of chips that a seat has not laid yet, in its bag and its hand, with their numbers. All players can tell them from the
 * chips on the board.
 */
export const kindsLeft = (
  { bags, hands }: GluxState,
  seat: Seat,
): readonly { readonly kind: ChipType; readonly count: number }[] =>
  chipTypes
    .map((kind, i) => ({ kind, count: bags[seat]![i]! + Number(hands[seat] === kind) }))
    .filter(({ count }) => count > 0);

/** Returns true if a seat has drawn all its chips. The bag counts a hidden hand. */
const drewAll = ({ bags, hands }: GluxState, seat: Seat): boolean =>
  inBag(bags[seat]!) === Number(hands[seat] === '?');

/** Returns true if the last draw ends the game: every seat that is not out has drawn all its chips (G10). */
export const endedByDraw = (state: GluxState): boolean =>
  state.endsAt === 'last-draw' &&
  state.hands.every((_, seat) => state.out.includes(seat) || drewAll(state, seat));

/** Returns true if a hand holds a known chip. The bag does not count it. */
export const isKnown = (hand: Hand): hand is ChipType => hand !== '-' && hand !== '?';

/** Returns true if the seat to move has not laid its first chip yet (G2). */
export const opening = (state: GluxState): boolean => !topAt(state, startOf(state, state.seat));

/** Returns true if a seat can no longer cover its start chip without counting (G8). */
export const startSpent = (state: GluxState, seat: Seat): boolean =>
  state.stacks[startOf(state, seat)]!.length > 1;

/** Returns true if chance is to move. */
export const awaitsDraw = ({ ending, hands, seat }: GluxState): boolean => !ending && hands[seat] === '-';

/** A way to lay a chip on a square. */
export interface Reach {
  readonly to: Square;
  /** The squares that are counted. The last one is `to`. */
  readonly path: readonly Square[];
  /** The own chip from which the count starts. Absent on the own start square, which needs no count. */
  readonly from?: Square;
  /** By counting (G4), as the first chip of a seat (G2), or to cover the start chip (G8). */
  readonly rule: 'G4' | 'G2' | 'G8';
}

/** A count from an own chip. The chip may be illegal there. */
interface Count extends Reach {
  /** Squares on the way that hold chips (G5). */
  readonly blocks: readonly Square[];
}

/** Returns the counts from a seat's visible chips that stay on the board (G4). */
export function counts(state: GluxState, seat: Seat): readonly Count[] {
  const { board, stacks } = state;
  const width = widthOf(board);
  return stacks.flatMap((stack, at) => {
    const top = stack.at(-1);
    if (top?.seat !== seat) return [];
    const { face } = top;
    return [-width, 1, width, -1].flatMap((step): Count[] => {
      const end = at + step * face;
      // a count along a row must stay in it
      if (!stacks[end] || (step % width && Math.trunc(end / width) !== Math.trunc(at / width))) return [];
      const path: Square[] = [];
      const blocks: Square[] = [];
      let i = at;
      while (i !== end) {
        if (i !== at && stacks[i]!.length) blocks.push(squareAt(board, i));
        i += step;
        path.push(squareAt(board, i));
      }
      return [{ to: path.at(-1)!, path, blocks, from: squareAt(board, at), rule: 'G4' }];
    });
  });
}

/** Returns the rule that closes a square to a seat: another player's start (G7), or two chips (G6). */
export function closed(state: GluxState, seat: Seat, to: Square): 'G6' | 'G7' | undefined {
  const owner = startsOf(state).indexOf(to);
  if (owner >= 0 && owner !== seat) return 'G7';
  return state.stacks[indexOf(state.board, to)]!.length > 1 ? 'G6' : undefined;
}

/** By the chips on the board, then by seat: a move asks for the ways several times. */
const ways = new WeakMap<GluxState['stacks'], (readonly Reach[])[]>();

/**
 * Returns all ways to lay a seat's next chip, regardless of the seat to move. A square that several chips reach occurs several
 * times.
 */
export function reach(state: GluxState, seat: Seat = state.seat): readonly Reach[] {
  const known = ways.get(state.stacks) ?? [];
  ways.set(state.stacks, known);
  return (known[seat] ??= findWays(state, seat));
}

function findWays(state: GluxState, seat: Seat): readonly Reach[] {
  const to = startsOf(state)[seat]!;
  const { length } = state.stacks[startOf(state, seat)]!;
  const own = { to, path: [to] };
  if (!length) return [{ ...own, rule: 'G2' }];
  return [
    ...counts(state, seat).filter(({ to, blocks }) => !blocks.length && !closed(state, seat, to)),
    ...(length < 2 ? [{ ...own, rule: 'G8' as const }] : []),
  ];
}

/** Formats a move: `5@c4`. A draw is `+16`, or `+?` if it is hidden from the viewer. */
export const formatMove = (move: GluxMove): string =>
  move.kind === 'lay' ? `${move.face}@${move.to}` : `+${move.chip}`;

/** Parses `5@c4`, `+16` or `+?`. Does not check that the move is legal. Throws BadNotation. */
export function parseMove(value: string): GluxMove {
  const text = toText(value);
  const [, chip, face, to] = /^(?:\+(16|25|34|\?)|([1-6])@([a-z](?:[1-9]|1\d|2[0-6])))$/.exec(text) ?? [];
  if (chip) return { kind: 'draw', chip: chip as ChipType };
  if (to) return { kind: 'lay', face: Number(face) as Face, to };
  throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
}
