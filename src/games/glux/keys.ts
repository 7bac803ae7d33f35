import type { GameKeys } from '../../element/a11y/game-keys.js';
import { sortSquares } from '../../element/i18n/sentences.js';
import { indexOf, squaresOf } from './engine/board.js';
import { facesOf, isKnown } from './engine/chips.js';
import { roomScores } from './engine/score.js';
import type { GluxMove, GluxState, Square } from './engine/types.js';
import { describe, waysOf } from './labels.js';
import { list } from './position-list.js';
import type { Targets } from './selection.js';
import { contentOf, linesFrom, roomName, roomText, rowOf, targetsFor } from './square-texts.js';
import type { GluxWords } from './words/en.js';

/** The squares that are counted from a chip. */
const countedFrom = (targets: Targets, square: Square) =>
  [...targets].flatMap(([to, ways]) => (ways.some(({ from }) => from === square) ? to : []));

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
  summary(view) {
    const rooms = roomScores(view.state).filter(({ pips }) => pips.some(Boolean));
    const texts = rooms.map((room) => `${roomText(view, room)}.`);
    return [`${view.words.board(view.names)}. ${describe(view)}.`, ...texts].join(' ');
  },
  row(view, square) {
    const { room, squares } = rowOf(view, square);
    if (!room) return keys.hand(view);
    return view.keyWords.row(
      roomName(view, room),
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
  stops: (view) => [...targetsFor(view).keys()],
  ownKeys: ['side', 'uncover'],
  list,
  notation(_view, text) {
    const [, face, to] = /^([1-6])[^a-z\d]*([a-z]\d+)$/.exec(text) ?? [];
    const [, square, side] = /^([a-z]\d+)[^a-z\d]+([1-6])$/.exec(text) ?? [];
    return to || square ? `${face ?? side}@${to ?? square}` : undefined;
  },
};

export { list };
export const { hand, lines, moves, notation, ownKeys, pieces, row, stops, summary, targets } = keys;
