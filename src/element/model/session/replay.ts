import type { Session } from './session.js';

/** A record to step through. */
export const replay: Session = {
  plays: false,
  keeps: false,
  explores: true,
  solves: false,
  bare: false,
  assists: true,
  asks: false,
  chance: 'after-move',
  tools: { full: ['rules', 'more'], basic: [] },
  mayMove: ({ readerPlays }) => readerPlays,
};
