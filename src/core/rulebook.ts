/**
 * A rulebook as data. The rules panel, the explanations of illegal moves and a test use it. Its texts are in one file per
 * language.
 */

/**
 * Source of a rule: stated in the printed rulebook, stated in another edition only, decided by us, or rebuilt because the
 * original is lost.
 */
export type RuleStatus = 'stated' | 'other edition' | 'decided' | 'rebuilt';

/** An example that the engine can play. The tests play it, and the rules panel draws it. */
export interface Example {
  /** Key of its caption in the texts. Unique in the rulebook. */
  readonly id: string;
  /** Id of the game that plays it, if that is not the rulebook's own. */
  readonly game?: string;
  readonly options?: object;
  /** The starting position. Default: the start of the game. */
  readonly position?: string;
  /** Moves played before `move`. */
  readonly before?: readonly string[];
  /** The move that the example shows. Without it, the example is the position itself. */
  readonly move?: string;
  /** False if a board gives no way to make the move: the reader asks for the answer of the rules. */
  readonly byHand?: false;
  /** The drawing shows the position before the move, not the result. */
  readonly drawnBefore?: boolean;
  /** Squares to point at in the drawing. */
  readonly squares?: readonly string[];
  /** The expected result: the move is legal or forbidden by a rule, this position follows, or the game is over. */
  readonly then:
    | { readonly legal: true }
    | { readonly forbidden: string; readonly reason?: string }
    | { readonly position: string }
    | { readonly over: string; readonly winners: readonly number[] };
}

export interface Rule {
  readonly id: string;
  /** More than one if a rule is partly stated and partly decided. */
  readonly status: readonly RuleStatus[];
  readonly examples: readonly Example[];
}

export interface RuleWords {
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
}

/** The texts of a rulebook in one language. */
export interface RulebookWords {
  /**
   * Paragraphs above the rules: the aim, how the game ends; players, age and playing time if the box states them; the last one
   * explains the names in the examples and the notation of the record.
   */
  readonly idea: readonly string[];
  readonly rules: Readonly<Record<string, RuleWords>>;
  /** Captions by example id. */
  readonly examples: Readonly<Record<string, string>>;
  /** Paragraphs under the rules: author, publisher, credits, what was rebuilt or decided. */
  readonly sources: readonly string[];
}

export interface Rulebook {
  readonly rules: readonly Rule[];
  /** The ids of the examples of the guided first game, in teaching order. Default: all examples, in the order of the rules. */
  readonly guide?: readonly string[];
}
