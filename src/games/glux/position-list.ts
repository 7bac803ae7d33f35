import type { ListSection } from '../../element/model/game-keys.js';
import { sortSquares } from '../../element/words/sentences.js';
import { squaresOf } from './engine/board.js';
import { roomScores } from './engine/rules.js';
import { waysOf } from './labels.js';
import { contentOf, linesFrom, roomText, targetsFor, type View } from './square-texts.js';

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
      const lines = linesFrom(view, square).join('; ') || view.words.compass.offBoard;
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
  const { names, words, keyWords, own } = view;
  const seats = [own, ...[...names.keys()].filter((seat) => seat !== own)];
  const sections = [
    { title: words.rooms.label, items: roomItems(view) },
    ...seats.map((seat) => ({ title: names[seat]!, items: chipItems(view, seat) })),
    { title: keyWords.possible, items: targetItems(view) },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
