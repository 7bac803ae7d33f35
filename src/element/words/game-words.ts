import type { Fault } from '../../core/errors.js';
import type { RuleViolation, Happening, Seat } from '../../core/game.js';
import type { RulebookWords } from '../../core/rulebook.js';
import type { UiWords } from '../../words/en/ui.js';

/** English words, and loaders for the other languages by primary subtag (`de`). */
export interface Languages<W> {
  readonly en: W;
  readonly load: Readonly<Record<string, () => Promise<{ readonly words: W }>>>;
}

/** The English words of a game and the labels of its options, and its other languages. */
export interface GameLanguages<W> {
  readonly en: W;
  readonly options: OptionWords;
  readonly load: Readonly<Record<string, () => Promise<GameLanguage<W>>>>;
}

/** A language of a game: its words, the labels of its options, and the texts of its rules. */
export interface GameLanguage<W> {
  readonly words: W;
  readonly options: OptionWords;
  readonly rulebook: RulebookWords;
}

/** A game that is over, as the sentence about its end needs it. Each list is by seat. */
export interface GameEnd {
  readonly names: readonly string[];
  /** The seats that have won; several for a shared win or a draw. */
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** The seat of the only person at the board: its name is "You". */
  readonly addressee?: Seat | undefined;
  /** The options of the game, if it has any that are not the default. */
  readonly options?: object | undefined;
}

/** A happening of a match, with the number of the move that caused it, from 1. */
export interface PastHappening extends Happening {
  readonly ply: number;
}

/** The words of a game that the shared UI needs, in one language. */
export interface GameWords {
  /** The name of the game, as a title. */
  readonly name: string;
  /** A sentence of at most 70 characters that tells how one wins. A board shows it before the first move of somebody new. */
  readonly aim: string;
  /**
   * A short sentence that announces a happening; empty for none. `names` are the players' names by seat; that of the only person
   * at the board is "You", and `you` is their seat.
   */
  say(happening: Happening, names: readonly string[], you?: Seat): string;
  /** A move as an instruction without a full stop, as in a hint: "Enter a stone on ro". A result of chance is told. */
  act(move: unknown): string;
  /** A sentence that tells, with the names of the players, why the game is over by the rule with this number. */
  ending(rule: string, end: GameEnd): string;
  /**
   * Sentences about a game that is over: its result in numbers, and something true that tells its story. `told` are all that happened,
   * `state` is the last position as the viewer knows it.
   */
  story(told: readonly PastHappening[], end: GameEnd, state: unknown): string;
  /** The headline of a game that its only player has won, in place of "You have won". `state` is the last position. */
  solvedAlone?(state: unknown): string;
  /** A first hint, which names the piece to move: "Start with the 4 on b4". Without it, the board says the label of the piece. */
  startWith?(square: string, state: unknown): string;
  /** Tells why a result of chance cannot be taken back. Games without chance have none. */
  readonly chanceStays?: string;
  /** A sentence that tells why a move is illegal and names the squares. */
  violation(violation: RuleViolation): string;
  /** A sentence for a fault in a position, a move or an option; undefined: the error's own message is used. */
  fault(fault: Fault): string | undefined;
}

/** The labels of a game's options in the new-game form. */
export interface OptionWords {
  /** The label of an option. */
  option(name: string): string;
  /** The label of a value of an option, as its attribute is written. */
  choice(name: string, value: string): string;
}

/** The words of the shared UI and of the game, in one language. */
export interface BoardWords<W extends GameWords = GameWords> {
  readonly ui: UiWords;
  readonly game: W;
  readonly options: OptionWords;
}
