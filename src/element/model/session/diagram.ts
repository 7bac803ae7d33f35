import type { Session } from './session.js';

/** A position to look at. */
export const diagram: Session = {
  plays: false,
  keeps: false,
  explores: false,
  solves: false,
  bare: true,
  assists: false,
  asks: false,
  chance: 'always',
  tools: { full: [], basic: [] },
  mayMove: () => false,
};
