import { partWords } from '../part-words.js';

const lapses = { 1: 'inaccuracy', 2: 'mistake', 3: 'blunder' };

/** The words of the analysis. Its numbers are already formatted. */
export const analysisWords = partWords('analysis', {
  /** The accessible name of the bar that shows the chance of each seat. */
  chances: (all: readonly (readonly [name: string, percent: string])[]) =>
    `Chances to win: ${all.map(([name, percent]) => `${name} ${percent}`).join(', ')}`,
  analysing: 'Analysis',
  /** The accessible name of the chart of a replay, and the texts of the table that has the same values. */
  chart: 'The chances to win over the game',
  table: 'Chances as a table',
  move: 'Move',
  start: 'Start',
  mistakes: 'Mistakes',
  /** A bad decision: 1 is an inaccuracy, 2 a mistake, 3 a blunder. */
  lapse: (grade: 1 | 2 | 3, percent: string) => `${lapses[grade]}: loses ${percent}`,
  review: 'Review',
  player: 'Player',
  accuracy: 'Accuracy',
  play: 'Play',
  luck: 'Luck',
  accuracyNote: 'Accuracy: the share of the chance to win that each decision kept, on average.',
  /** Explains play and luck if they are measured in points. */
  pointsNote: 'Play and luck: the points won or lost by decisions and by chance.',
  /** Explains play and luck if they are measured in percent. */
  chancesNote: 'Play and luck: how decisions and chance changed the chance to win.',
});

export type AnalysisWords = ReturnType<typeof analysisWords>;
