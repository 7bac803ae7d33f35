/**
 * A rulebook as data: the rules panel, the answer to "why not?" and a test are all made from it.
 * Its words stand in one file a language.
 */

/** Where a rule comes from: the printed rulebook says it, we decided it, or we rebuilt what is lost. */
export type RuleStatus = 'stated' | 'decided' | 'rebuilt';

/** A little scene that the engine can play: the tests do, and the rules panel draws it. */
export interface Example {
  /** Names its caption in the words. Unique in the rulebook. */
  readonly id: string;
  /** The game that plays it, by its id, where that is not the rulebook's own. */
  readonly game?: string;
  readonly options?: object;
  /** The position it starts from; left out: the start of the game. */
  readonly position?: string;
  /** Moves played before the one in question. */
  readonly before?: readonly string[];
  /** The move in question; left out: the position itself is the example. */
  readonly move?: string;
  /** Squares the drawing points at. */
  readonly squares?: readonly string[];
  /** What is so: the move is legal, a rule forbids it, or this position follows (or stands); the game's end with its winners. */
  readonly then:
    | { readonly legal: true }
    | { readonly forbidden: string; readonly reason?: string }
    | { readonly position: string }
    | { readonly over: string; readonly winners: readonly number[] };
}

export interface Rule {
  readonly id: string;
  /** More than one where a rule is stated in part and decided in part. */
  readonly status: readonly RuleStatus[];
  readonly examples: readonly Example[];
}

export interface RuleWords {
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
}

/** A rulebook in one language. */
export interface RulebookWords {
  /** Said above the rules: source, author, what was rebuilt. */
  readonly preface: readonly string[];
  readonly rules: Readonly<Record<string, RuleWords>>;
  /** Captions by example id. */
  readonly examples: Readonly<Record<string, string>>;
}

export interface Rulebook {
  readonly rules: readonly Rule[];
}
