import type { BoardWords } from './a11y/sentences.js';
import type { GameDefinition, GameWords, Languages } from './game-definition.js';
import { uiWords } from './i18n/index.js';

type AnyDefinition = Pick<GameDefinition<never, never, never, GameWords>, 'words'>;

const known = new WeakMap<AnyDefinition, Languages<BoardWords>>();

/** The languages of a board: the words of the shared UI together with those of its game. */
export function boardLanguages({ words }: AnyDefinition): Languages<BoardWords> {
  const languages = known.get(words as never);
  if (languages) return languages;
  const load = Object.entries(words.load).map(([tag, loadGame]) => [
    tag,
    async (): Promise<BoardWords> => {
      const [ui, game] = await Promise.all([uiWords.load[tag]?.() ?? uiWords.en, loadGame()]);
      return { ui, game: game.words };
    },
  ]);
  const created = {
    en: { ui: uiWords.en, game: words.en },
    load: Object.fromEntries(load) as Languages<BoardWords>['load'],
  };
  known.set(words as never, created);
  return created;
}
