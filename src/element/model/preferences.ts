import type { Pace } from './settings.js';

/** The key of the stored preferences. */
export const PREFERENCES = 'spielkasten:preferences';

/** The choices of a person for all boards in this browser. A field that is missing follows the page or the system. */
export interface Preferences {
  readonly pace?: Pace;
  readonly sound?: boolean;
  /** Moves are announced by their notation, with the scores if they change. */
  readonly speech?: 'short';
  /** The letters of squares are spelled in announcements and in the names of squares. */
  readonly letters?: 'nato';
  /** The name of a square follows what lies there, or is left out. */
  readonly place?: 'after' | 'none';
  /** The board has no rows and columns for screen readers. */
  readonly board?: 'plain' | undefined;
  readonly motion?: 'short' | 'long' | 'off';
  readonly contrast?: 'high';
  readonly text?: 'large';
}

/** The choices that are words, the first the default. */
export const choices = {
  speech: ['normal', 'short'],
  letters: ['normal', 'nato'],
  place: ['before', 'after', 'none'],
  board: ['grid', 'plain'],
  motion: ['normal', 'short', 'long', 'off'],
  contrast: ['normal', 'high'],
  text: ['normal', 'large'],
} as const;

export type Choice = keyof typeof choices;
