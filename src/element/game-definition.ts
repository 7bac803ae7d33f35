import type { CSSResult, TemplateResult } from 'lit';
import type { Breach, Game, Happening, Seat } from '../core/game.js';
import type { Fault } from '../core/errors.js';
import type { random } from '../core/random.js';
import type { Example, Rulebook, RulebookWords } from '../core/rulebook.js';
import type { BotSource } from './computer/bot-client.js';
import type { SeriesReader } from './match/tournament.js';

/** Words in English, at hand, and loaders for every other language, by its subtag (`de`). */
export interface Languages<W> {
  readonly en: W;
  readonly load: Readonly<Record<string, () => Promise<W>>>;
  /** On a server, which waits for nothing: words that were fetched before. */
  readonly known?: (tag: string) => W | undefined;
}

/** What a game says, shown or spoken: one file a language. */
export interface GameWords {
  /** The game's name, as a title. */
  readonly name: string;
  /** What a happening sounds like, a short sentence. `names` are the players' by seat. */
  say(happening: Happening, names: readonly string[]): string;
  /** Why the game is over, after the result: the end of a sentence, by rule. */
  ending(rule: string): string;
  /** Why a move is illegal, one sentence that names the squares. */
  breach(breach: Breach, notation: string): string;
  /** A fault in position, move or option, one sentence; undefined: the error's own message will do. */
  fault(fault: Fault): string | undefined;
  /** Labels of an option, and of one of its choices (written as its attribute). */
  option(name: string): string;
  choice(name: string, value: string): string;
}

/** An option of `setup` as the page writes it: an attribute, a property of the same name, a line of the new-game form. */
export interface OptionField {
  readonly name: string;
  /** What the new-game form offers, written as the attribute is, the default first; may depend on the other choices. */
  choices(chosen: Readonly<Record<string, string>>): readonly string[];
  /** The option from the attribute's text; throws BadOption. */
  parse(text: string): unknown;
  /** The attribute's text for an option's value; undefined gives the default. */
  format(value: unknown): string;
}

/** What reads the texts that a page declares: it comes when a page declares some. */
export interface GameReader<S, M, O extends object> {
  readonly game: Game<S, M, O>;
  readonly options: readonly OptionField[];
  /** Its `setup` takes a `seed`, which the board gives it: each new match has another. */
  readonly seeded?: boolean;
  /** The game may be played as a series of matches, where the page or the new-game form asks for one (`series`). */
  readonly series?: SeriesReader<S, M, O>;
  /** Other games that the same board plays, by the text of its option `game`; a record names its own. */
  readonly others?: Readonly<Record<string, GameReader<S, M, O>>>;
}

/** What comes right after a board can be played on: finer drawing, motion, dragging. */
export interface Later {
  readonly sheets: readonly CSSResult[];
}

/** All that a game hands to the shared element. */
export interface GameKit<S, M, O extends object, W extends GameWords, L extends Later = Later> {
  readonly game: Game<S, M, O>;
  readonly words: Languages<W>;
  /** Names of the options of `setup`, each an attribute of the element. */
  readonly options: readonly string[];
  readonly reader: () => Promise<GameReader<S, M, O>>;
  readonly bot: BotSource<S, M>;
  readonly later: () => Promise<L>;
  /** The generator of core, in games of chance. */
  readonly random?: typeof random;
  readonly rulebook: () => Promise<Rulebook>;
  readonly rulebookWords: Readonly<Record<string, () => Promise<RulebookWords>>>;
  readonly drawExample: () => Promise<DrawExample>;
  /** Whether players may agree on a draw (`offerDraw`). */
  readonly draws: boolean;
  /** The rooms of the orientation: whether turning the board makes sense. */
  readonly turns: boolean;
}

/** Draws an example of the rulebook as a still little board; `label` is its text alternative. */
export type DrawExample = (example: Example, label: string) => TemplateResult;

/** The seat's own drawing (a stone, a chip), 34 × 34, for the list of seats, which lays the seat's letter over it. */
export type DrawMark = (seat: Seat) => TemplateResult;
