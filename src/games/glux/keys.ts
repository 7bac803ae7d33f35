import type { GameKeys } from '../../element/model/game-keys.js';
import { sortSquares } from '../../element/words/sentences.js';
import { indexOf, squaresOf, facesOf, inBag, isKnown } from './engine/board.js';
import { roomScores } from './engine/rules.js';
import type { GluxMove, GluxState, Square } from './engine/types.js';
import { chipsLeftText, describe, named, waysOf } from './labels.js';
import { changesText } from './room-changes.js';
import {
  list,
  byRoom,
  contentsOf,
  linesFrom,
  placedText,
  roomName,
  roomPips,
  roomText,
  rowOf,
  targetsFor,
  type View,
} from './square-texts.js';
import type { Targets } from './selection.js';
import type { GluxWords } from '../../words/en/glux.js';

type Keys = GameKeys<GluxState, GluxMove, GluxWords>;

/** The sides of the chip in hand. */
const handOf = ({ state }: View) => {
  const chip = state.hands[state.seat]!;
  return isKnown(chip) ? facesOf(chip) : [];
};

/** The squares that are counted from a chip. */
const countedFrom = (targets: Targets, square: Square) =>
  [...targets].flatMap(([to, ways]) => (ways.some(({ from }) => from === square) ? to : []));

/** The answers of Glüx to the keys that speak. */
export const keys: Keys & Required<Pick<Keys, 'example' | 'numbers'>> = {
  hand({ state, seat = state.seat, names, words, puzzle }) {
    const hand = state.hands[seat]!;
    const left = puzzle ? chipsLeftText(state, names, words) : words.inBag(inBag(state.bags[seat]!));
    if (isKnown(hand)) return `${words.holds(facesOf(hand))} ${left}`;
    return hand === '?' ? words.covered(names[state.seat]!) : '';
  },
  moves(view, square) {
    if (view.moves.length === 0) return '';
    const targets = targetsFor(view);
    const ways = targets.get(square);
    const counted = countedFrom(targets, square);
    return [
      ways ? `${square}: ${view.words.may(waysOf(ways))}.` : '',
      ...(ways ? handOf(view).map((face) => placedText(view, square, face)) : []),
      counted.length > 0 ? view.keyWords.targets(sortSquares(counted)) : '',
      !ways && counted.length === 0 ? view.keyWords.noMoves(square) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  targets(view) {
    const squares = [...targetsFor(view).keys()];
    return squares.length > 0 ? view.keyWords.targets([byRoom(view, squares)]) : '';
  },
  summary(view) {
    const rooms = roomScores(view.state).filter(({ pips }) => pips.some(Boolean));
    const texts = rooms.map((room) => `${roomText(view, room)}.`);
    const left = view.puzzle ? [chipsLeftText(view.state, view.names, view.words)] : [];
    return [`${view.words.board(view.names)}. ${describe(view)}.`, ...texts, ...left].join(' ');
  },
  row(view, square) {
    const { room, squares } = rowOf(view, square);
    if (!room) return keys.hand(view);
    const row = view.keyWords.row(roomName(view, room), contentsOf(view, squares));
    const score = roomScores(view.state).find((each) => each.room === room);
    if (!score) return row;
    const pips = score.pips.some(Boolean) ? `${roomPips(view, score)}.` : '';
    return [row, pips, view.words.rooms.worth(score.pips.length > 2)].filter(Boolean).join(' ');
  },
  lines: (view, square) => (indexOf(view.state.board, square) < 0 ? [] : linesFrom(view, square)),
  pieces: (view) =>
    squaresOf(view.state.board).flatMap((square, at) => {
      const chip = view.state.stacks[at]!.at(-1);
      if (!chip) return [];
      const { face, seat } = chip;
      return { name: view.words.chip(named(view, chip)), kinds: [String(face)], seat, square };
    }),
  // The rooms by their letters, the rows by their numbers, and the columns.
  rows(view) {
    const { state, keyWords } = view;
    const squares = sortSquares(squaresOf(state.board));
    const lineOf = (part: string, name: string, names: readonly string[]) => {
      const all = squares.filter((square) => square.slice(0, 1) === part || square.slice(1) === part);
      const text = keyWords.row(name, contentsOf(view, all));
      return { names, text };
    };
    const rooms = [...new Set(squares.map((square) => rowOf(view, square).room ?? '.'))].filter(
      (each) => each !== '.',
    );
    const columns = [...new Set(squares.map((square) => square.slice(0, 1)))];
    const rows = [...new Set(squares.map((square) => square.slice(1)))];
    return [
      ...rooms.sort().map((room) => {
        const square = squares.find((each) => rowOf(view, each).room === room)!;
        return { names: [room, roomName(view, room)], text: keys.row(view, square) };
      }),
      ...rows.map((each) => lineOf(each, keyWords.rowName(each), [each])),
      ...columns.map((each) => lineOf(each, keyWords.columnName(each), [keyWords.columnName(each)])),
    ];
  },
  stops: (view) => [...targetsFor(view).keys()],
  numbers: (view) => handOf(view).map(String),
  changes: changesText,
  own: [{ id: 'side' }, { id: 'changes' }, { id: 'uncover' }, { id: 'list' }, { id: 'room', instead: 'row' }],
  list,
  example: ({ moves: [move] }) => (move?.kind === 'lay' ? `${move.to} ${move.face}` : undefined),
  notation(_view, text) {
    const [, face, to] = /^([1-6])[^a-z\d]*([a-z]\d+)$/.exec(text) ?? [];
    const [, square, side] = /^([a-z]\d+)[^a-z\d]+([1-6])$/.exec(text) ?? [];
    return to || square ? `${face ?? side}@${to ?? square}` : undefined;
  },
};

export { list };
