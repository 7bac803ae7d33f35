import { en, type UiWords } from '../../words/en/ui.js';
import { lazyWords } from '../../words/languages.js';
import type { BoardWords, GameLanguages, GameWords, Languages } from './game-words.js';

/** The languages of the shared UI. */
export const uiLanguages: Languages<UiWords> = { en, load: lazyWords('ui') };

type Words = GameLanguages<GameWords>;

const known = new WeakMap<Words, Languages<BoardWords>>();

/** The languages of a board: the words of the shared UI together with those of its game. One object per game. */
export function boardLanguages({ words }: { readonly words: Words }): Languages<BoardWords> {
  const load: Record<string, () => Promise<{ readonly words: BoardWords }>> = {};
  for (const [tag, loadGame] of Object.entries(words.load))
    load[tag] = async () => {
      const [ui, game] = await Promise.all([uiLanguages.load[tag]?.(), loadGame()]);
      return { words: { ui: ui?.words ?? en, game: game.words, options: game.options } };
    };
  const languages = known.get(words) ?? { en: { ui: en, game: words.en, options: words.options }, load };
  known.set(words, languages);
  return languages;
}
