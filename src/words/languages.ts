import { languages, type Language } from '../lists/languages.js';

type Lazy = Omit<Language, 'eager'>;
type Eager = Language['eager'];

/** The words that `pick` takes from each language besides English. */
const fromEach = <T>(pick: (language: Language) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(languages).map(([tag, language]) => [tag, pick(language)]));

// The build writes the result in place of each call of these two functions (`inlineLanguages` in scripts/files.mjs), so that a
// bundle contains only the words that it needs. The argument is therefore a literal.

/** Loaders of words, by the primary subtag of their language. English is part of the code. */
export const lazyWords = <N extends keyof Lazy>(name: N): Readonly<Record<string, Lazy[N]>> =>
  fromEach((language) => language[name]);

/** Words of all languages that are part of the code, with the English ones. */
export const eagerWords = <N extends keyof Eager>(
  name: N,
  en: Eager[N],
): { readonly en: Eager[N] } & Readonly<Record<string, Eager[N]>> => ({
  en,
  ...fromEach(({ eager }) => eager[name]),
});
