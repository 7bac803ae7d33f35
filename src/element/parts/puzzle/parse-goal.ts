import { toPlain } from '../../../core/plain-text.js';
import type { Goal } from '../../model/game-definition.js';

/** The goal of a puzzle, and the number of moves that the reader has for it; undefined: any number. */
export interface PuzzleGoal {
  readonly name: Goal;
  readonly moves: number | undefined;
}

/** Parses `win`, `draw`, `par` or `win in 3`. Returns undefined if the game does not have the goal. */
export function parseGoal(text: string, goals: readonly Goal[]): PuzzleGoal | undefined {
  const [, found, moves] = /^(\w+)(?:\s+in\s+([1-9]\d?))?$/.exec(toPlain(text)) ?? [];
  const name = goals.find((each) => each === found);
  if (!name || (moves && name !== 'win')) return undefined;
  return { name, moves: moves ? Number(moves) : undefined };
}
