import type { Session } from './session.js';

/** A match between people and computers at this board. */
export const play: Session = {
  plays: true,
  keeps: true,
  explores: false,
  solves: false,
  bare: false,
  assists: true,
  asks: false,
  chance: 'always',
  tools: { full: ['undo', 'redo', 'hint', 'rules', 'new', 'more'], basic: ['undo', 'redo', 'new'] },
  mayMove: ({ player }) => player?.kind === 'human',
};
