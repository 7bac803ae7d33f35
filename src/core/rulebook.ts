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
  /** Paragraphs: the rule as it is played. */
  readonly text: readonly string[];
  /** Paragraphs: what the printed rulebook says or leaves open, and what was rebuilt or decided. None if it states all of the rule. */
  readonly origin?: readonly string[];
}

/** The texts of a rulebook in one language. */
export interface RulebookWords {
  /** The components in the box, each with its number. */
  readonly components: readonly string[];
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

/** The rule permits the move of an example. */
export const legal = { legal: true } as const;

/** A rule forbids the move of an example, for a reason of the engine. */
export const forbidden = (rule: string, reason: string) => ({ forbidden: rule, reason });

/** A position follows from the move of an example. */
export const becomes = (position: string) => ({ position });

/** A rule ends the game with the move of an example. */
export const over = (rule: string, winners: readonly number[]) => ({ over: rule, winners });

/** An example of a move. An empty `position` is the start of the game; `squares` are separated by spaces. */
export const example = (
  id: string,
  position: string,
  move: string,
  then: Example['then'],
  squares = '',
  more?: Pick<Example, 'before' | 'byHand' | 'drawnBefore' | 'game' | 'options'>,
): Example => ({
  ...{ id, ...(position && { position }), move, then },
  ...(squares && { squares: squares.split(' ') }),
  ...more,
});

/** A rulebook from a table of rules by their ids, and the ids of the guided examples, separated by spaces. */
export const createRulebook = (
  rules: Readonly<Record<string, readonly [status: readonly RuleStatus[], ...examples: Example[]]>>,
  guide: string,
): Rulebook => ({
  rules: Object.entries(rules).map(([id, [status, ...examples]]) => ({ id, status, examples })),
  guide: guide.split(' '),
});
