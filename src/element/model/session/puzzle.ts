import type { Session } from './session.js';

/** A task for the reader, with a solution. The solution contains the moves of chance. */
export const puzzle: Session = {
  plays: false,
  keeps: false,
  explores: false,
  solves: true,
  bare: false,
  assists: false,
  asks: false,
  chance: 'never',
  tools: { full: ['rules', 'more'], basic: [] },
  mayMove: ({ puzzle: state, turn }) =>
    state !== undefined && state.seat === turn && state.open && !state.disabled,
};
