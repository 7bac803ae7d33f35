import type { KeyView, ListSection } from '../../element/model/game-keys.js';
import { sortSquares } from '../../element/words/sentences.js';
import { counts, indexOf, isKnown, roomAt, squaresOf } from './engine/board.js';
import { roomScores, type RoomScore } from './engine/rules.js';
import type { Face, GluxMove, GluxState, Square } from './engine/types.js';
import { named, waysOf } from './labels.js';
import { targetsOf, type Targets } from './selection.js';
import type { GluxWords } from '../../words/en/glux.js';

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
export const roomPips = ({ names, words }: View, { pips, points }: RoomScore): string =>
  names
    .flatMap((name, seat) => (pips[seat] ? [`${name} ${words.rooms.cell(pips[seat], points[seat]!)}`] : []))
    .join('; ');

/** A room with the pips and points of all seats in it. */
export const roomText = (view: View, score: RoomScore): string =>
  `${roomName(view, score.room)}: ${roomPips(view, score) || view.words.empty}`;

/** Squares by the rooms in which they are, those of the paths last. */
export function byRoom(view: View, squares: readonly Square[]): string {
  const { board } = view.state;
  const letters = [...new Set(squares.map((square) => roomAt(board, indexOf(board, square))))];
  return sortSquares(letters, (letter) => letter.replace('.', '~'))
    .map((letter) => {
      const inside = squares.filter((square) => roomAt(board, indexOf(board, square)) === letter);
      return `${roomName(view, letter)}: ${sortSquares(inside).join(', ')}`;
    })
    .join('; ');
}

/** The pips in the room of a square if a side of the chip in hand is placed there. */
export function placedText(view: View, square: Square, face: Face): string {
  const { state, names, words } = view;
  const at = indexOf(state.board, square);
  const room = roomAt(state.board, at);
  const stacks = state.stacks.with(at, [...state.stacks[at]!, { seat: state.seat, face }]);
  const after = roomScores({ ...state, stacks }).find((each) => each.room === room);
  const pips = names.map((name, seat) => `${name} ${after?.pips[seat] ?? 0}`);
  return words.rooms.after(face, after && words.room(room, room === state.board.middle), pips);
}

/** A square with its chips. */
function contentOf(view: View, square: Square): string {
  const { state, words } = view;
  const at = indexOf(state.board, square);
  const [top, bottom] = state.stacks[at]!.map((chip) => named(view, chip)).reverse();
  return `${square} ${top ? (bottom ? words.stacked(top, bottom) : words.chip(top)) : words.empty}`;
}

/** Squares with their chips. Of several empty ones together, only the last one says so. */
export const contentsOf = (view: View, squares: readonly Square[]): readonly string[] =>
  squares.map((square, i) => {
    const isEmpty = (each = '') => view.state.stacks[indexOf(view.state.board, each)]?.length === 0;
    return isEmpty(square) && isEmpty(squares[i + 1]) ? square : contentOf(view, square);
  });

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

/** The rooms with their pips and chips. */
function roomItems(view: View): ListSection['items'] {
  const { board, stacks } = view.state;
  const letters = board.rows.join('');
  return roomScores(view.state).map((score) => {
    const squares = squaresOf(board).filter((_, at) => letters[at] === score.room);
    const chips = squaresOf(board).filter((each, at) => squares.includes(each) && stacks[at]!.length > 0);
    const text = [roomText(view, score), ...chips.map((each) => contentOf(view, each))].join('; ');
    return { text, square: chips[0] ?? squares[0]! };
  });
}

/** The visible chips of a seat with the squares to which they count. */
function chipItems(view: View, seat: number): ListSection['items'] {
  const { board, stacks } = view.state;
  return squaresOf(board)
    .filter((_, at) => stacks[at]!.at(-1)?.seat === seat)
    .map((square) => {
      const lines = linesFrom(view, square).join('; ') || view.words.offBoard;
      return { text: `${contentOf(view, square)}: ${lines}`, square };
    });
}

/** The squares for the chip in hand; none while nobody may know the hand. */
function targetItems(view: View): ListSection['items'] {
  const targets = targetsFor(view);
  return sortSquares([...targets.keys()]).map((square) => ({
    text: `${contentOf(view, square)}, ${view.words.may(waysOf(targets.get(square)))}`,
    square,
  }));
}

/** The rooms, the chips of each seat, the own ones first, and the squares for the chip in hand. */
export function list(view: View): readonly ListSection[] {
  const { names, words, keyWords, ownSeat } = view;
  const seats = [ownSeat, ...[...names.keys()].filter((seat) => seat !== ownSeat)];
  const sections = [
    { title: words.rooms.label, items: roomItems(view) },
    ...seats.map((seat) => ({ title: names[seat]!, items: chipItems(view, seat) })),
    { title: keyWords.possible, items: targetItems(view) },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
