import type { BoardView } from '../../ui/view/view-model.js';
import type { PuzzleState } from '../../model/session.js';
import { goalText } from './parse-goal.js';
import type { Answer, Solution } from './solution.js';
import type { ToldValue } from '../../../core/comment.js';
import { puzzleWords, type PartWords } from '../../../words/en/parts.js';
import { css, html } from 'lit';

/** Icons, drawn as lines in a square of 20. */
export const icons = {
  solution: 'm4 10.500 4 4 8-9',
  again: 'M4.500 8.500a6 6 0 1 1 .4 4.200M4.200 4v4.500h4.500',
};

/** The task and the goal of a puzzle. */
type Task = Pick<Solution, 'task' | 'goal'>;

/** The task in the words of the page or of the record, or that of the goal. */
const taskText = (own: string, { task, goal }: Task, { tasks }: PartWords['puzzle']): string =>
  own || task || (goal ? goalText(goal, tasks) : tasks.best);

/** The value of an answer in words. */
export const valueText = ({ kind, value }: ToldValue, words: PartWords['puzzle']): string =>
  kind === 'points' ? words.points(Math.round(10 * value) / 10) : words.chance(Math.round(1000 * value) / 10);

/** The most answers that are shown. */
const MOST_ANSWERS = 6;

/** The answers to the only choice of a puzzle as sentences, the best first. */
export const answerTexts = (
  answers: readonly Answer<unknown>[],
  act: (move: unknown) => string,
  words: PartWords['puzzle'],
): readonly { readonly answer: string; readonly value: string; readonly kind: ToldValue['kind'] }[] =>
  answers.slice(0, MOST_ANSWERS).map((each) => ({
    answer: act(each.move),
    value: valueText(each, words),
    kind: each.kind,
  }));

/** The answers with their values as a table. */
const answerTable = (texts: ReturnType<typeof answerTexts>, words: PartWords['puzzle']) =>
  html`<table class="answers-of">
    <caption>
      ${words.answers[texts[0]!.kind]}
    </caption>
    <tbody>
      ${texts.map(
        ({ answer, value }) =>
          html`<tr>
            <th scope="row">${answer}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/**
 * The view of a board with a puzzle: the task (`task` in the words of the page, or empty), or the result, and only what a reader can do.
 * `answers` are those to the only choice, once it is made.
 */
export function puzzleView(
  view: BoardView,
  puzzle: PuzzleState,
  solution: Task,
  task: string,
  answers: ReturnType<typeof answerTexts>,
): BoardView {
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
    ...(answers.length > 0 && { end: { story: '', answers: [], table: answerTable(answers, words) } }),
    // The player of a seat tells nothing about a puzzle, and one who was shown how to win alone has not won.
    seats: view.seats.map((seat) => ({
      ...seat,
      player: { kind: 'human' },
      toMove: seat.toMove && !over,
      won: seat.won && (solved || view.seats.length > 1),
    })),
    can: { ...view.can, undo: false, redo: false, draw: false, resign: false, type: !over && !disabled },
  };
}

/** The piece that a hint names, and a puzzle that is disabled by its form. */
export const puzzleStyles = css`
  .answers-of {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .answers-of caption {
    padding-bottom: 4px;
    text-align: start;
    color: var(--_ink-2);
  }
  .answers-of :is(th, td) {
    padding: 5px 0;
    border-top: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
  }
  .answers-of td {
    padding-inline-start: 12px;
    text-align: end;
    white-space: nowrap;
  }
  .answers-of tr:first-child :is(th, td) {
    font-weight: 700;
  }
  .board [data-piece] {
    outline: 3px dashed var(--_lit);
    outline-offset: 2px;
  }
  :host([mode='puzzle']:disabled) .board {
    opacity: 0.6;
  }
`;
