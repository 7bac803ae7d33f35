import type { BoardWords, GameLanguages, GameWords, Languages } from './game-words.js';
import { en, type UiWords } from './en.js';

/** The words of the shared UI. To add a language, add a file in this folder and one line here. */
const uiWords: Languages<UiWords> = {
  en,
  load: { de: () => import('./de.js').then(({ de }) => de) },
};

type Words = GameLanguages<GameWords>;

const known = new WeakMap<Words, Languages<BoardWords>>();

/** The languages of a board: the words of the shared UI together with those of its game. One object per game. */
export function boardLanguages({ words }: { readonly words: Words }): Languages<BoardWords> {
  const load: Record<string, () => Promise<BoardWords>> = {};
  for (const [tag, loadGame] of Object.entries(words.load))
    load[tag] = async () => {
      const [ui, game] = await Promise.all([uiWords.load[tag]?.() ?? uiWords.en, loadGame()]);
      return { ui, game: game.words, options: game.options };
    };
  const languages = known.get(words) ?? { en: { ui: uiWords.en, game: words.en }, load };
  known.set(words, languages);
  return languages;
}
