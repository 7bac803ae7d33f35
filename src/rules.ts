/** The rules of every game as data, with nothing of the page: for Node, build tools and browsers. */
import { toText } from './core/errors.js';
import type { Example, Rulebook, RulebookWords, RuleStatus } from './core/rulebook.js';

export type { Example, RuleStatus } from './core/rulebook.js';

/** An example of a rule: a position, and a move that the rules allow or forbid. All texts are in the game's notation. */
export interface RulebookExample extends Example {
  /** The id of the game that plays it: an engine of `spielkasten/engine`. */
  readonly game: string;
  /** A sentence about the example; may be empty. */
  readonly caption: string;
  /** The moves before `move`, from `position` or, without one, from the start of the game with `options`. */
  readonly before: readonly string[];
  /** The squares that the example is about. */
  readonly squares: readonly string[];
}

/** A rule of a game. */
export interface RulebookRule {
  /** The number of the rule, such as `F6`. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs of plain text. */
  readonly text: readonly string[];
  /** The sources of the rule; more than one if it is partly stated in the printed rulebook and partly decided. */
  readonly status: readonly RuleStatus[];
  readonly examples: readonly RulebookExample[];
}

/** The rulebook of a game in one language. */
export interface GameRulebook {
  /** The id of the game, such as `fluctus`. */
  readonly game: string;
  /** The primary subtag of the language of the texts, such as `de`. */
  readonly language: string;
  /** Paragraphs: the aim, how the game ends, players and playing time. */
  readonly idea: readonly string[];
  readonly rules: readonly RulebookRule[];
  /** Paragraphs: author, publisher, and what was rebuilt or decided. */
  readonly sources: readonly string[];
}

/** The rulebook of a game, and the loaders of its texts by language. */
interface RulebookSource {
  readonly rules: () => Promise<{ readonly rulebook: Rulebook }>;
  readonly texts: {
    readonly en: () => Promise<RulebookWords>;
    readonly [language: string]: () => Promise<RulebookWords>;
  };
}

const sources = {
  fluctus: {
    rules: () => import('./games/fluctus/rulebook/index.js'),
    texts: {
      en: () => import('./games/fluctus/rulebook/en.js').then(({ en }) => en),
      de: () => import('./games/fluctus/words/de.js').then(({ rulebook }) => rulebook),
    },
  },
  glux: {
    rules: () => import('./games/glux/rulebook/index.js'),
    texts: {
      en: () => import('./games/glux/rulebook/en.js').then(({ en }) => en),
      de: () => import('./games/glux/words/de.js').then(({ rulebook }) => rulebook),
    },
  },
  'lucky-numbers': {
    rules: () => import('./games/lucky-numbers/rulebook/index.js'),
    texts: {
      en: () => import('./games/lucky-numbers/rulebook/en.js').then(({ en }) => en),
      de: () => import('./games/lucky-numbers/words/de.js').then(({ rulebook }) => rulebook),
    },
  },
  luzi: {
    rules: () => import('./games/luzi/rulebook/index.js'),
    texts: {
      en: () => import('./games/luzi/rulebook/en.js').then(({ en }) => en),
      de: () => import('./games/luzi/words/de.js').then(({ rulebook }) => rulebook),
    },
  },
} as const satisfies Readonly<Record<string, RulebookSource>>;

/** The id of a game with a rulebook. */
export type RulebookId = keyof typeof sources;

/** The ids of all games with a rulebook. */
export const rulebookIds = Object.keys(sources) as readonly RulebookId[];

/** The languages of the rulebook of a game, by primary subtag. Throws RangeError for an unknown game. */
export const rulebookLanguages = (game: RulebookId): readonly string[] => Object.keys(sourceOf(game).texts);

function sourceOf(game: string): RulebookSource {
  if (Object.hasOwn(sources, game)) return sources[game as RulebookId];
  throw new RangeError(`There is no rulebook of "${game}", only of ${rulebookIds.join(', ')}.`);
}

/**
 * Loads the rulebook of a game: its rules, their examples, and all texts in a language. `language` is a tag such as `de` or
 * `de-AT`; a language that the rulebook lacks, and any other value, gives English. The result is a new object of plain data, which can be written
 * as JSON. Rejects with RangeError for an unknown game.
 */
export async function rulebook(game: RulebookId, language = 'en'): Promise<GameRulebook> {
  const { rules, texts } = sourceOf(game);
  const wanted = toText(language).toLowerCase().split('-')[0]!;
  const tag = Object.hasOwn(texts, wanted) ? wanted : 'en';
  const [{ rulebook: book }, words] = await Promise.all([rules(), texts[tag]!()]);
  return structuredClone({
    game,
    language: tag,
    idea: words.idea,
    rules: book.rules.map(({ id, status, examples }) => ({
      id,
      title: words.rules[id]?.title ?? '',
      text: words.rules[id]?.text ?? [],
      status,
      examples: examples.map((each) => ({
        game,
        before: [],
        squares: [],
        ...each,
        caption: words.examples[each.id] ?? '',
      })),
    })),
    sources: words.sources,
  });
}
