import { partWords } from '../part-words.js';

/** The words of short announcements, which a person may prefer. */
export const preferenceWords = partWords('preferences', {
  /** The scores of all seats in a short announcement. */
  scores: (scores: readonly number[]) => `Score ${scores.join(' to ')}.`,
});

export type PreferenceWords = ReturnType<typeof preferenceWords>;
