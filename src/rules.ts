/** The rules of every game as data, with nothing of the page: for Node, build tools and browsers. */
import { toText } from './core/errors.js';
import type { Example, Rulebook, RulebookWords, RuleStatus } from './core/rulebook.js';
import { toData } from './core/to-data.js';
import { texts } from './lists/texts.js';

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
  /** Paragraphs of plain text: the rule as it is played. */
  readonly text: readonly string[];
  /** Paragraphs: what the printed rulebook says or leaves open, and what was rebuilt or decided. Empty if it states all of the rule. */
  readonly origin: readonly string[];
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
  /** The components in the box, each with its number, such as `8 dice`. */
  readonly components: readonly string[];
  /** Paragraphs: the aim, how the game ends, players and playing time. */
  readonly idea: readonly string[];
  readonly rules: readonly RulebookRule[];
  /** Paragraphs: author, publisher, and what was rebuilt or decided. */
  readonly sources: readonly string[];
}

/** Loaders of the rulebook of a game and of its English texts, and the other languages of the game. */
interface RulebookSource {
  readonly rules: () => Promise<Rulebook>;
  readonly english: () => Promise<RulebookWords>;
  readonly load: Readonly<Record<string, () => Promise<{ readonly rulebook: RulebookWords }>>>;
}

/** Keeps the ids as types, and nothing else: the published types must not need the types of a page. */
const withIds = <Id extends string>(all: Readonly<Record<Id, RulebookSource>>) => all;

const sources = withIds(texts);

/** The id of a game with a rulebook. */
export type RulebookId = keyof typeof sources;

/** The ids of all games with a rulebook. */
export const rulebookIds = Object.keys(sources) as readonly RulebookId[];

/** The languages of the rulebook of a game, by primary subtag. Throws RangeError for an unknown game. */
export const rulebookLanguages = (game: RulebookId): readonly string[] => [
  'en',
  ...Object.keys(sourceOf(game).load),
];

function sourceOf(game: string): RulebookSource {
  const id = toText(game);
  if (Object.hasOwn(sources, id)) return sources[id as RulebookId];
  throw new RangeError(`There is no rulebook of "${id}", only of ${rulebookIds.join(', ')}.`);
}

/**
 * Loads the rulebook of a game: its rules, their examples, and all texts in a language. `language` is a tag such as `de` or
 * `de-AT`; a language that the rulebook lacks, and any other value, gives English. The result is a new object of plain data, which can be written
 * as JSON. Rejects with RangeError for an unknown game.
 */
export async function rulebook(game: RulebookId, language = 'en'): Promise<GameRulebook> {
  const source = sourceOf(game);
  const wanted = toText(language).toLowerCase().split('-')[0]!;
  const load = Object.hasOwn(source.load, wanted) ? source.load[wanted] : undefined;
  const [{ rules }, words] = await Promise.all([
    source.rules(),
    load ? load().then(({ rulebook: texts }) => texts) : source.english(),
  ]);
  const copy = {
    game,
    language: load ? wanted : 'en',
    components: words.components,
    idea: words.idea,
    rules: rules.map(({ id, status, examples }) => ({
      id,
      title: words.rules[id]?.title ?? '',
      text: words.rules[id]?.text ?? [],
      origin: words.rules[id]?.origin ?? [],
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
  };
  return toData(copy) as GameRulebook;
}
