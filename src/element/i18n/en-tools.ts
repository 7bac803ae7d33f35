import type { ToolWords } from './types.js';

/** Comes with the toolbar, right after the board can be played on. */
export const enTools: ToolWords = {
  bar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  rules: 'Rules',
  fresh: 'New',
  more: 'More',
};
