import { readTail, storedWithTail } from '../../src/element/model/saved-tail.js';
import { PREFERENCES } from '../../src/element/model/preferences.js';

/**
 * Removes all that boards with this key of `autosave` have stored. Files of tests run at the same time with the same storage:
 * each uses keys of its own, and `localStorage.clear()` would delete those of others.
 */
export function clearSaved(key: string): void {
  for (const name of Object.keys(localStorage)) if (name.endsWith(`:${key}`)) localStorage.removeItem(name);
}

/** The text under a key of the storage with the moves of its tail, as if all of it was saved at once. */
export function savedText(key: string): string | null {
  const stored = storedWithTail(key);
  if (stored === null) return null;
  const { base, moves, saves, ply } = readTail(stored);
  if (!moves) return base;
  const saved = JSON.parse(base) as { saves: number; record: string };
  return JSON.stringify({
    ...saved,
    ...{ saves: saved.saves + saves, record: `${saved.record.trimEnd()}${moves}\n`, ply },
  });
}

/** All that boards with this key of `autosave` have stored. */
export const savedUnder = (key: string): string[] =>
  Object.keys(localStorage)
    .filter((name) => name.endsWith(`:${key}`) && !name.startsWith('spielkasten-moves:'))
    .map((name) => savedText(name)!);

/**
 * Gives this page preferences of its own until the returned function is called: what boards store under their key stays here, and
 * other files of tests do not see it.
 */
export function ownPreferences(): () => void {
  const { getItem, setItem } = Storage.prototype;
  let own: string | null = null;
  Storage.prototype.getItem = function (key) {
    return key === PREFERENCES ? own : getItem.call(this, key);
  };
  Storage.prototype.setItem = function (key, text) {
    if (key === PREFERENCES) own = text;
    else setItem.call(this, key, text);
  };
  return () => {
    Object.assign(Storage.prototype, { getItem, setItem });
  };
}

/** Lets the storage of this page be full until the returned function is called. */
export function fillStorage(): () => void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return () => {
    Storage.prototype.setItem = setItem;
  };
}
