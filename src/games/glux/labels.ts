import type { Seat } from '../../core/game.js';
import { sortSquares } from '../../element/words/sentences.js';
import {
  indexOf,
  roomAt,
  squareAt,
  startsOf,
  chipsLeft,
  facesOf,
  isKnown,
  kindsLeft,
  opening,
  topAt,
  type Reach,
} from './engine/board.js';
import type { Chip, GluxState, Square } from './engine/types.js';
import { countOf, type ShownPosition } from './selection.js';
import type { GluxPictureWords, NamedChip, Way } from '../../words/en/glux.js';

/** The ways to a square, for the words. */
export const waysOf = (reached: readonly Reach[] = []): readonly Way[] =>
  reached.map((way) => ({ count: countOf(way), from: way.from }));

/** A player's name for the words; undefined for the person whom the texts address. */
const nameOf = ({ names, addressee }: Pick<ShownPosition, 'names' | 'addressee'>, seat: Seat) =>
  seat === addressee ? undefined : names[seat]!;

/** A chip with its owner, for the words. */
export const named = (
  position: Pick<ShownPosition, 'names' | 'addressee'>,
  { seat, face }: Chip,
): NamedChip => ({
  name: nameOf(position, seat),
  face,
});

/** The sentence under the headline: what the seat to move, whose hand is shown, can do. */
export function promptText(position: ShownPosition, all: boolean): string {
  const { state, targets, aimed, face, words } = position;
  const { board, hands, seat } = state;
  const chip = hands[seat]!;
  if (!isKnown(chip)) return words.unknown;
  const faces = facesOf(chip);
  const squares = [...targets.keys()];
  if (face) return words.chosen(face, squares, all);
  if (opening(state)) return words.first(faces, startsOf(state)[seat]!);
  if (aimed === undefined) return words.idle(faces, squares, all);
  const covered = topAt(state, indexOf(board, aimed));
  return words.aimed(aimed, faces, waysOf(targets.get(aimed)), covered && named(position, covered));
}

/** Long sentences under the headline. */
export function longPrompts(words: ShownPosition['words'], names: readonly string[]): readonly string[] {
  const faces = [3, 4] as const;
  const far = Array<Square>(6).fill('m10');
  return [
    words.first(faces, 'm10'),
    words.idle(faces, far, false),
    words.chosen(3, far, false),
    ...names.flatMap((name) => [
      words.aimed('m10', faces, [{ count: 3, from: 'm10' }], { name, face: 5 }),
      words.covered(name),
    ]),
  ];
}

/** The accessible name of a square: its chips, its room, and what can be done there. */
export function squareLabel(position: ShownPosition, square: Square, hinted: boolean): string {
  const { state, targets, aimed, last, words } = position;
  const at = indexOf(state.board, square);
  const room = roomAt(state.board, at);
  const [top, bottom] = state.stacks[at]!.map((chip) => named(position, chip)).reverse();
  const owner = startsOf(state).indexOf(square);
  const ways = targets.get(square);
  return [
    square,
    top ? (bottom ? words.stacked(top, bottom) : words.chip(top)) : words.empty,
    room === '.' ? words.corridor : words.room(room, room === state.board.middle),
    owner >= 0 && words.start(nameOf(position, owner)),
    ways && words.may(waysOf(ways)),
    square === aimed && words.states.chosen,
    last.includes(square) && words.states.last,
    hinted && words.states.hint,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The kinds of chips that a seat has not laid yet, by both faces: "1/6, 2 × 2/5". */
export const kindsText = (state: GluxState, seat: Seat): string =>
  kindsLeft(state, seat)
    .map(({ kind, count }) => `${count > 1 ? `${count} × ` : ''}${facesOf(kind).join('/')}`)
    .join(', ');

/** The most chips that pictures and sentences name: those of the end of a game. */
const LAST_CHIPS = 8;

/** True if so few chips are left that a picture shows them. */
export const showsChipsLeft = (state: GluxState): boolean =>
  state.hands.reduce((sum, _, seat) => sum + chipsLeft(state, seat), 0) <= LAST_CHIPS;

/** The chips that the players have left, in a sentence; empty if there are none. */
export const chipsLeftText = (
  state: GluxState,
  names: readonly string[],
  { chipsLeft: tell }: Pick<GluxPictureWords, 'chipsLeft'>,
): string => {
  const left = names
    .map((name, seat) => ({ name, kinds: kindsText(state, seat) }))
    .filter(({ kinds }) => kinds);
  return left.length > 0 ? tell(left) : '';
};

/** The text alternative of a position. */
export function describe({
  state,
  words,
  names,
}: Pick<ShownPosition, 'state' | 'names'> & { readonly words: GluxPictureWords }): string {
  const visible = (seat: Seat) =>
    sortSquares(
      state.stacks.flatMap((stack, at) => {
        const top = stack.at(-1);
        return top?.seat === seat ? [`${top.face} ${squareAt(state.board, at)}`] : [];
      }),
      (chip) => chip.slice(2),
    );
  return words.describe(names.map((name, seat) => ({ name, squares: visible(seat) })));
}
