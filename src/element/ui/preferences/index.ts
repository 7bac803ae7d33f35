/** The preferences of a person: read, applied to boards, and changed. Loaded on demand. */
import { positionSentences } from '../a11y/sentences.js';
import type { AnyBoard } from '../../model/board.js';
import { setStates } from '../custom-states.js';
import { choices, PREFERENCES, type Preferences } from '../../model/preferences.js';
import { attributes } from '../../model/attributes.js';
import { storedFields, storeText, type Fields } from '../../model/stored-fields.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { preferencesStyles } from '../../styles/preferences.styles.js';
import { preferenceListeners } from '../../model/followers.js';
import { speakBoard } from './spoken-board.js';
import { preferencesWords } from '../../../words/en/parts.js';

export { spell } from './spoken-board.js';

/** Reads preferences from fields as they are stored. What makes no sense is left out. */
export function parsePreferences(fields: Fields): Preferences {
  const words = Object.entries(choices).flatMap(([name, [, ...values]]) => {
    const value = values.find((each) => each === fields[name]);
    return value ? [[name, value]] : [];
  });
  const pace = attributes.pace.values.find((each) => each === fields.pace);
  const { sound } = fields;
  return {
    ...(Object.fromEntries(words) as Preferences),
    ...(pace && { pace }),
    ...(typeof sound === 'boolean' && { sound }),
  };
}

/** The custom states that the style sheet of the preferences uses. */
const statesOf = ({ motion, contrast, text }: Preferences) => ({
  'motion-short': motion === 'short',
  'motion-long': motion === 'long',
  'motion-off': motion === 'off',
  'high-contrast': contrast === 'high',
  'large-text': text === 'large',
});

/** Applies preferences, as they are stored, to a board. */
export function applyPreferences(board: AnyBoard, fields: Fields): void {
  const { element, store, internals } = board;
  const preferences = parsePreferences(fields);
  adoptSheets(element, [preferencesStyles]);
  setStates(internals.states, statesOf(preferences));
  store.set({ preferences });
  speakBoard(board);
}

/**
 * Changes preferences: stores them with those that other windows have stored, and applies them to all boards of the bundle. Without
 * storage they hold for one board.
 */
export function savePreferences(board: AnyBoard, change: Preferences): void {
  const fields = { ...board.store.snapshot.preferences, ...storedFields(PREFERENCES), ...change };
  applyPreferences(board, fields);
  if (storeText(PREFERENCES, JSON.stringify(fields))) for (const apply of preferenceListeners) apply();
}

/**
 * The sentences that announce a position in few words: the notation of a seat's move, and the scores if they have changed. All else
 * is announced as usual.
 */
export const shortSentences: typeof positionSentences = (snapshot, played, words, names, scoreLabel) => {
  const { match, viewer, outcome, scores } = snapshot;
  if (!played || played.seat === 'chance') {
    // that a game begins, and whose turn it is
    const count = match.moves.length > 0 ? 1 : 2;
    return positionSentences(snapshot, played, words, names, scoreLabel).slice(
      0,
      outcome ? undefined : count,
    );
  }
  const { game } = match;
  const { before, move } = played;
  const notation = `${game.formatMove(game.viewMove?.(before, move, viewer) ?? move)}.`;
  if (outcome)
    return [
      notation,
      ...positionSentences(snapshot, { ...played, happenings: [] }, words, names, scoreLabel),
    ];
  const changed = scores.join() !== game.scores(game.view(before, viewer)).join();
  return [notation, changed ? preferencesWords(words.ui).scores(scores) : ''];
};
