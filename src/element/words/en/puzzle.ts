import { partWords } from '../part-words.js';
import { formatNumber } from '../sentences.js';

/** The words of puzzles. */
export const puzzleWords = partWords('puzzle', {
  solution: 'Solution',
  again: 'Again',
  /** The headline, with whose move it is. */
  puzzle: (turn: string) => `Puzzle: ${turn}`,
  /** The tasks of goals; `moves` is the number of moves that the reader has. */
  tasks: {
    win: (moves: number | undefined) =>
      moves === undefined
        ? 'Find a way to win.'
        : `Win in ${moves === 1 ? 'one move' : `${formatNumber(moves)} moves`}.`,
    draw: (): string => 'Find a way not to lose.',
    best: 'Find the best move.',
  },
  /** The answers to a move without a comment of the author. */
  right: 'Right.',
  wrong: 'Not this one.',
  /** Headlines: the reader has solved the puzzle, or the solution is shown. */
  solved: 'Solved',
  shown: 'The solution',
  /** The result, with the numbers of wrong moves and of hints. */
  result: (tries: number, hints: number) =>
    `${tries ? `After ${formatNumber(tries)} wrong ${tries > 1 ? 'moves' : 'move'}` : 'Without a wrong move'}${
      hints ? ` and with ${formatNumber(hints)} ${hints > 1 ? 'hints' : 'hint'}` : ''
    }.`,
  /** The first hint: the label of the piece. */
  piece: (label: string) => `Hint: ${label}`,
  /** The message of a form in which the puzzle is not solved. */
  required: 'Solve this puzzle.',
});

export type PuzzleWords = ReturnType<typeof puzzleWords>;
