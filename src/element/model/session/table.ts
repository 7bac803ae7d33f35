import type { Session } from './session.js';

/** A place at a table with people elsewhere. The host of the table keeps the match and draws; nobody gets help. */
export const table: Session = {
  plays: true,
  keeps: false,
  explores: false,
  solves: false,
  bare: false,
  assists: false,
  chance: 'never',
  tools: { full: ['rules', 'more'], basic: [] },
  mayMove: ({ player }) => player?.kind === 'human',
};
