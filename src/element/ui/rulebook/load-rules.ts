import type { Rulebook, RulebookWords } from '../../../core/rulebook.js';
import type { ExampleDrawing, GameDefinition } from '../../model/game-definition.js';
import type { GameWords } from '../../words/game-words.js';

/** A rulebook with its texts in one language, and the drawing of its examples. */
export interface LoadedRules {
  readonly rulebook: Rulebook;
  readonly words: RulebookWords;
  readonly drawing: ExampleDrawing;
}

/** The parts of a definition that its rules need. */
export type RulesSource = Pick<GameDefinition<never, never, never, GameWords>, 'rulebook' | 'words'>;

/** The rules that are loaded, by game and language. */
const loaded = new WeakMap<object, Map<string, LoadedRules>>();

/** The rules of a game in a language, if they are loaded. */
export const loadedRules = ({ rulebook }: RulesSource, language: string): LoadedRules | undefined =>
  loaded.get(rulebook)?.get(language);

/** Loads the rules of a game in a language, by its primary subtag; English if the game lacks it. */
export async function loadRules(source: RulesSource, language: string): Promise<LoadedRules> {
  const { rulebook, words } = source;
  const known = loadedRules(source, language);
  if (known) return known;
  const translated = words.load[language]?.().then((each) => each.rulebook);
  const [rules, texts, drawing] = await Promise.all([
    rulebook.rules(),
    translated ?? rulebook.english(),
    rulebook.drawing(),
  ]);
  const all = loaded.get(rulebook) ?? new Map<string, LoadedRules>();
  loaded.set(rulebook, all);
  const result = { rulebook: rules, words: texts, drawing };
  all.set(language, result);
  return result;
}
