import type { BoardView } from '../../ui/view/view-model.js';
import type { PuzzleState } from '../../model/session.js';
import type { Solution } from './solution.js';
import { puzzleWords, type PartWords } from '../../../words/en/parts.js';
import { css } from 'lit';

/** Icons, drawn as lines in a square of 20. */
export const icons = {
  solution: 'm4 10.500 4 4 8-9',
  again: 'M4.500 8.500a6 6 0 1 1 .4 4.200M4.200 4v4.500h4.500',
};

/** The task and the goal of a puzzle. */
type Task = Pick<Solution, 'task' | 'goal'>;

/** The task in the words of the page or of the record, or that of the goal. A swap puzzle tells its par itself. */
const taskText = (own: string, { task, goal }: Task, { tasks }: PartWords['puzzle']): string => {
  if (own || task) return own || task;
  if (!goal) return tasks.best;
  return goal.name === 'par' ? '' : tasks[goal.name](goal.moves);
};

/** The view of a board with a puzzle: the task (`task` in the words of the page, or empty), or the result, and only what a reader can do. */
export function puzzleView(view: BoardView, puzzle: PuzzleState, solution: Task, task: string): BoardView {
  const { solved, shown, open, disabled, tries, hints } = puzzle;
  const words = puzzleWords(view.words);
  const over = solved || (shown && !open && view.detail === '');
  // of two colours a reader has one; the only player of a game has none
  const mover = view.seats.length > 1 ? view.seats.find(({ toMove }) => toMove)?.name : undefined;
  const headline = mover === undefined ? view.headline : view.words.toMove(mover);
  const texts = solved
    ? { headline: words.solved, task: words.result(tries, hints) }
    : {
        headline: shown && !open ? words.shown : words.puzzle(headline),
        task: taskText(task, solution, words),
      };
  return {
    ...view,
    ...texts,
    // The player of a seat tells nothing about a puzzle.
    seats: view.seats.map((seat) => ({ ...seat, player: { kind: 'human' } })),
    can: { ...view.can, undo: false, redo: false, draw: false, resign: false, type: !over && !disabled },
  };
}

/** The piece that a hint names, and a puzzle that is disabled by its form. */
export const puzzleStyles = css`
  .board [data-piece] {
    outline: 3px dashed var(--_lit);
    outline-offset: 2px;
  }
  :host([mode='puzzle']:disabled) .board {
    opacity: 0.6;
  }
`;
