import type { KeyView } from '../../element/a11y/game-keys.js';
import { indexOf, squaresOf } from './engine/board.js';
import { isKnown } from './engine/chips.js';
import { counts } from './engine/reach.js';
import type { RoomScore } from './engine/score.js';
import type { GluxMove, GluxState, Square } from './engine/types.js';
import { targetsOf, type Targets } from './selection.js';
import type { GluxWords } from './words/en.js';

/** A position for the answers to keys. */
export type View = KeyView<GluxState, GluxMove, GluxWords>;

/** The squares for the chip in hand; none while nobody may know the hand. */
export const targetsFor = ({ state, moves }: View): Targets =>
  moves.length > 0 && isKnown(state.hands[state.seat]!) ? targetsOf(state) : new Map();

/** The name of a room, or of the path between the rooms, at the start of a sentence. */
export function roomName({ state, words }: View, room: string): string {
  const name = room === '.' ? words.corridor : words.room(room, room === state.board.middle);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The pips and points of all seats in a room. */
export function roomText(view: View, { room, pips, points }: RoomScore): string {
  const { names, words } = view;
  const seats = names.flatMap((name, seat) =>
    pips[seat] ? [`${name} ${words.rooms.cell(pips[seat], points[seat]!)}`] : [],
  );
  return `${roomName(view, room)}: ${seats.join('; ') || words.empty}`;
}

/** A square with its chips. */
export function contentOf({ state, names, words }: View, square: Square): string {
  const at = indexOf(state.board, square);
  const [top, bottom] = state.stacks[at]!.map(({ seat, face }) => ({ name: names[seat]!, face })).reverse();
  return `${square} ${top ? (bottom ? words.stacked(top, bottom) : words.chip(top)) : words.empty}`;
}

/** The counts of the chip on a square: where each ends, and what is in its way. */
export function linesFrom(view: View, square: Square): readonly string[] {
  const { state, keyWords } = view;
  const chip = state.stacks[indexOf(state.board, square)]!.at(-1);
  if (!chip) return [];
  return counts(state, chip.seat)
    .filter(({ from }) => from === square)
    .map(({ to, blocks }) => (blocks.length > 0 ? `${to} ${keyWords.blocked(blocks)}` : contentOf(view, to)));
}

/** The room of a square, and its squares; in a path, `.` and those of its row. */
export function rowOf({ state: { board } }: View, square: Square) {
  const letters = board.rows.join('');
  const room = letters[indexOf(board, square)];
  const squares = squaresOf(board).filter((each, at) =>
    room === '.' ? each.slice(1) === square.slice(1) : letters[at] === room,
  );
  return { room, squares };
}
