import type { AnalysisWords } from './types.js';

const lapses = { 1: 'slip', 2: 'mistake', 3: 'blunder' };

/** Comes with the first analysis. */
export const enAnalysis: AnalysisWords = {
  chances: (all) => `Chances to win: ${all.map(([name, percent]) => `${name} ${percent}`).join(', ')}`,
  analysing: 'Analysis',
  lapse: (grade, percent) => `${lapses[grade]}: gives up ${percent}`,
  review: 'Looking back',
  player: 'Player',
  accuracy: 'Accuracy',
  play: 'Play',
  luck: 'Luck',
  accuracyMeans: 'Accuracy: how much of the chance to win each decision has kept, on average.',
  pointsMean: 'Play and luck: how many points decisions and chance have brought and cost.',
  chancesMean: 'Play and luck: what decisions and chance have made of the chance to win.',
};
