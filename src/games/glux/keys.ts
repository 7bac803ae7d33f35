import type { GameKeys, KeyView } from '../../element/a11y/game-keys.js';
import { sortSquares } from '../../element/i18n/sentences.js';
import { indexOf, squaresOf } from './engine/board.js';
import { facesOf, isKnown } from './engine/chips.js';
import { counts } from './engine/reach.js';
import { roomScores } from './engine/score.js';
import type { GluxMove, GluxState, Square } from './engine/types.js';
import { describe, waysOf } from './labels.js';
import { targetsOf, type Targets } from './selection.js';
import type { GluxWords } from './words/en.js';

type View = KeyView<GluxState, GluxMove, GluxWords>;

/** The squares for the chip in hand; none while nobody may know the hand. */
const targetsFor = ({ state, moves }: View): Targets =>
  moves.length > 0 && isKnown(state.hands[state.seat]!) ? targetsOf(state) : new Map();

/** The squares that are counted from a chip. */
const countedFrom = (targets: Targets, square: Square) =>
  [...targets].flatMap(([to, ways]) => (ways.some(({ from }) => from === square) ? to : []));

const capitalize = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The pips of all seats in each room that has any. */
const rooms = ({ state, names, words }: View): readonly string[] =>
  roomScores(state)
    .filter(({ pips }) => pips.some(Boolean))
    .map(({ room, pips, points }) => {
      const seats = names.flatMap((name, seat) =>
        pips[seat] ? [`${name} ${words.rooms.cell(pips[seat], points[seat]!)}`] : [],
      );
      return `${capitalize(words.room(room, room === state.board.middle))}: ${seats.join('; ')}.`;
    });

/** A square with its chips. */
function contentOf({ state, names, words }: View, square: Square): string {
  const at = indexOf(state.board, square);
  const [top, bottom] = state.stacks[at]!.map(({ seat, face }) => ({ name: names[seat]!, face })).reverse();
  return `${square} ${top ? (bottom ? words.stacked(top, bottom) : words.chip(top)) : words.empty}`;
}

/** The counts of the chip on a square: where each ends, and what is in its way. */
function linesFrom(view: View, square: Square): readonly string[] {
  const { state, keyWords } = view;
  const chip = state.stacks[indexOf(state.board, square)]!.at(-1);
  if (!chip) return [];
  return counts(state, chip.seat)
    .filter(({ from }) => from === square)
    .map(({ to, blocks }) => (blocks.length > 0 ? `${to} ${keyWords.blocked(blocks)}` : contentOf(view, to)));
}

/** The room of a square, and its squares; in a path, `.` and those of its row. */
function rowOf({ state: { board } }: View, square: Square) {
  const letters = board.rows.join('');
  const room = letters[indexOf(board, square)];
  const squares = squaresOf(board).filter((each, at) =>
    room === '.' ? each.slice(1) === square.slice(1) : letters[at] === room,
  );
  return { room, squares };
}

/** The answers of Glüx to the keys that speak. */
const keys: GameKeys<GluxState, GluxMove, GluxWords> = {
  hand({ state, seat, names, words }) {
    const hand = state.hands[seat ?? state.seat]!;
    if (isKnown(hand)) return words.holds(facesOf(hand));
    return hand === '?' ? words.covered(names[state.seat]!) : '';
  },
  moves(view, square) {
    const targets = targetsFor(view);
    const ways = targets.get(square);
    const counted = countedFrom(targets, square);
    return [
      ways ? `${square}: ${view.words.may(waysOf(ways))}.` : '',
      counted.length > 0 ? view.keyWords.targets(sortSquares(counted)) : '',
      !ways && counted.length === 0 ? view.keyWords.noMoves(square) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  targets(view) {
    const squares = [...targetsFor(view).keys()];
    return squares.length > 0 ? view.keyWords.targets(sortSquares(squares)) : '';
  },
  summary: (view) => [`${view.words.board(view.names)}. ${describe(view)}.`, ...rooms(view)].join(' '),
  row(view, square) {
    const { board } = view.state;
    const { room, squares } = rowOf(view, square);
    if (!room) return keys.hand(view);
    const name =
      room === '.' ? view.words.corridor : capitalize(view.words.room(room, room === board.middle));
    return view.keyWords.row(
      name,
      squares.map((each) => contentOf(view, each)),
    );
  },
  lines(view, square) {
    const all = indexOf(view.state.board, square) < 0 ? [] : linesFrom(view, square);
    return all.length > 0 ? view.keyWords.lines(square, all) : '';
  },
  pieces: ({ state, own }, mine) =>
    squaresOf(state.board).filter((_, at) => {
      const chip = state.stacks[at]!.at(-1);
      return chip && (chip.seat === own) === mine;
    }),
  notation(_view, text) {
    const [, face, to] = /^([1-6])[^a-z\d]*([a-z]\d+)$/.exec(text) ?? [];
    const [, square, side] = /^([a-z]\d+)[^a-z\d]+([1-6])$/.exec(text) ?? [];
    return to || square ? `${face ?? side}@${to ?? square}` : undefined;
  },
};

export const { hand, lines, moves, notation, pieces, row, summary, targets } = keys;
