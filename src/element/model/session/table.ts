import type { Session } from './session.js';

/** A place at a table with people elsewhere. The host of the table keeps the match and draws; nobody gets help. */
export const table: Session = {
  plays: true,
  keeps: false,
  explores: false,
  solves: false,
  bare: false,
  assists: false,
  asks: true,
  chance: 'never',
  tools: { full: ['undo', 'rules', 'more'], basic: ['undo'] },
  mayMove: ({ player }) => player?.kind === 'human',
};
