import type { Seat } from '../../core/game.js';
import type { Layout } from './drawing/places.js';
import { indexOf, startsOf } from './engine/board.js';
import { facesOf, isKnown, opening, topAt } from './engine/chips.js';
import type { Reach } from './engine/reach.js';
import type { Face, GluxMove, GluxState, Square } from './engine/types.js';
import { countOf } from './hand.js';
import type { GluxWords } from './words/types.js';

/** All that a render asks for once. */
export interface Scene {
  readonly state: GluxState;
  readonly layout: Layout;
  /** Where the chip in hand may go, with all ways there; empty while nobody here may lay. */
  readonly lit: ReadonlyMap<Square, readonly Reach[]>;
  /** The face that is chosen. */
  readonly face: Face | undefined;
  /** The square that only lacks its face. */
  readonly aimed: Square | undefined;
  /** The tab stop of the grid. */
  readonly stop: Square;
  /** Square of the last chip that was laid. */
  readonly last: Square | undefined;
  readonly words: GluxWords;
  /** Names of the players by seat. */
  readonly names: readonly string[];
}

/** The square of the last chip that a seat laid, or that anybody did. */
export function lastLaid(
  past: readonly { readonly before: GluxState; readonly move: GluxMove }[],
  seat?: Seat,
) {
  return past.findLast(({ before, move }) => move.kind === 'lay' && (seat ?? before.seat) === before.seat);
}

/** The ways to a square for words. */
export const waysTo = (ways: readonly Reach[] = []) =>
  ways.map((way) => ({ count: countOf(way), from: way.from }));

/** What the seat to move, whose hand is uncovered, can do now. */
export function prompt({ state, lit, aimed, face, words, names }: Scene): string {
  const { board, hands, seat } = state;
  const chip = hands[seat]!;
  if (!isKnown(chip)) return words.unknown;
  const faces = facesOf(chip);
  const squares = [...lit.keys()];
  if (opening(state)) return words.first(faces, startsOf(state)[seat]!);
  if (face) return words.chosen(face, squares);
  if (aimed === undefined) return words.idle(faces, squares);
  const covers = topAt(state, indexOf(board, aimed));
  return words.aimed(aimed, waysTo(lit.get(aimed)), covers && { ...covers, name: names[covers.seat] ?? '' });
}

/** What lies on a square and what can be done there, for the ear. */
export function label(
  { state, lit, aimed, last, words, names }: Scene,
  at: number,
  square: Square,
  hint: boolean,
) {
  const { board, stacks } = state;
  const room = board.rows.join('').charAt(at);
  const [top, bottom] = [...stacks[at]!]
    .reverse()
    .map(({ seat, face }) => ({ name: names[seat] ?? '', face }));
  const owner = board.starts[names.length as 2 | 3 | 4]?.indexOf(square) ?? -1;
  const ways = lit.get(square);
  return [
    square,
    top ? (bottom ? words.stacked(top, bottom) : words.chip(top)) : words.empty,
    room === '.' ? words.corridor : words.room(room, room === board.middle),
    owner >= 0 && words.start(names[owner] ?? ''),
    ways && words.may(waysTo(ways)),
    square === aimed && words.states.chosen,
    square === last && words.states.last,
    hint && words.states.hint,
  ]
    .filter(Boolean)
    .join(', ');
}
