import { toPlain } from '../../../core/plain-text.js';
import type { Goal } from '../../model/game-definition.js';
import type { PuzzleTaskWords } from '../../../words/en/parts.js';

/** The goal of a puzzle, and the number of moves that the reader has for it; undefined: any number. */
export interface PuzzleGoal {
  readonly name: Goal;
  readonly moves: number | undefined;
}

/** The most moves in which a board is filled: more take too long to search. */
const MOST_TO_FILL = 6;

/** The goals as a page writes them, for messages. */
export const goalForms = (goals: readonly Goal[]): readonly string[] =>
  goals.flatMap((goal) => (goal === 'win' ? ['win', 'win in 3'] : goal === 'fill' ? ['fill in 3'] : goal));

/** Parses `win`, `draw`, `par`, `points`, `win in 3` or `fill in 3`, at most 6. Returns undefined if the game does not have the goal. */
export function parseGoal(text: string, goals: readonly Goal[]): PuzzleGoal | undefined {
  const [, found, count] = /^(\w+)(?:\s+in\s+([1-9]\d?))?$/.exec(toPlain(text)) ?? [];
  const name = goals.find((each) => each === found);
  const moves = count ? Number(count) : undefined;
  if (!name || (moves && name !== 'win' && name !== 'fill')) return undefined;
  if (name === 'fill' && !(moves && moves <= MOST_TO_FILL)) return undefined;
  return { name, moves };
}

/** The task of a goal in words. A swap puzzle tells its par itself. */
export const goalText = ({ name, moves }: PuzzleGoal, tasks: PuzzleTaskWords): string => {
  switch (name) {
    case 'win':
      return tasks.win(moves);
    case 'fill':
      return tasks.fill(moves!);
    case 'par':
      return '';
    default:
      return tasks[name];
  }
};
