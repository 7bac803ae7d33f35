import type { AnyBoard } from '../../model/board.js';
import { GoalSolution } from './goal-solution.js';
import { parseGoal } from './parse-goal.js';
import { RecordSolution } from './record-solution.js';
import type { AnySolution } from './solution.js';

/** The faults of puzzles, in English. */
const faults = {
  'puzzle-none': 'A puzzle needs a solution: a record with moves, or a goal.',
  'puzzle-both': 'A puzzle has either a record or a goal, not both',
  'puzzle-goal': 'A puzzle of this game cannot have the goal',
  'puzzle-over': 'Nobody is to move in this position.',
  'puzzle-value': 'The goal cannot be reached from this position',
};

/** Shows why a puzzle cannot be played. */
export function rejectPuzzle(
  { store }: AnyBoard,
  code: keyof typeof faults,
  found?: string,
  values?: readonly string[],
): void {
  const message = found === undefined ? faults[code] : `${faults[code]}: “${found}”.`;
  const attribute = found === undefined ? 'record' : 'goal';
  store.reject(attribute, { code, at: attribute, found, message, ...(values && { values }) });
}

/** The solution of the puzzle that the page declares; undefined, with an error, if there is none. */
export function openPuzzle(board: AnyBoard): AnySolution | undefined {
  const { match, settings, solution, turn, message } = board.store.snapshot;
  const record = solution?.moves.length ? solution : undefined;
  const { goals = [] } = board.definition;
  // The swap puzzle has only one goal.
  const wanted = settings.goal || (record || goals.length > 1 ? '' : (goals[0] ?? ''));
  const goal = parseGoal(wanted, goals);
  const opened = goal ? undefined : record && RecordSolution.of(record);
  if (opened && !wanted) return opened;
  if (goal && !record && typeof turn === 'number')
    return new GoalSolution(match, turn, goal, board.definition.bot);
  // A record or a position that cannot be read has its own message.
  if (wanted && !goal) rejectPuzzle(board, 'puzzle-goal', wanted, goals);
  else if (record && goal) rejectPuzzle(board, 'puzzle-both', wanted);
  else if (message?.kind !== 'fault') rejectPuzzle(board, goal ? 'puzzle-over' : 'puzzle-none');
  return undefined;
}
