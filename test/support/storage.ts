/**
 * Removes all that boards with this key of `autosave` have stored. Files of tests run at the same time with the same storage:
 * each uses keys of its own, and `localStorage.clear()` would delete those of others.
 */
export function clearSaved(key: string): void {
  for (const name of Object.keys(localStorage)) if (name.endsWith(`:${key}`)) localStorage.removeItem(name);
}

/** All that boards with this key of `autosave` have stored. */
export const savedUnder = (key: string): string[] =>
  Object.entries(localStorage)
    .filter(([name]) => name.endsWith(`:${key}`))
    .map(([, text]) => String(text));
