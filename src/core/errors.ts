/** What every error of the library says besides its plain English message. */
export interface Fault {
  /** One stable word for the kind of fault; elements word it in their language. */
  readonly code: string;
  /** Where: the name of an option, a part of the notation, a token with its place, a square. */
  readonly at?: string | undefined;
  /** The rule it breaks, such as `F1`. */
  readonly rule?: string | undefined;
  /** What stood there. */
  readonly found?: string | undefined;
}

/** Longest piece of foreign text that an error repeats. */
const QUOTED = 60;

abstract class GameFault extends Error implements Fault {
  readonly code: string;
  readonly at: string | undefined;
  readonly rule: string | undefined;
  readonly found: string | undefined;
  constructor(message: string, { code, at, rule, found }: Fault) {
    super(message);
    this.code = code;
    this.at = at;
    this.rule = rule;
    this.found = found !== undefined && found.length > QUOTED ? `${found.slice(0, QUOTED)}…` : found;
  }
}

/** A move that the rules forbid; `rule` names which one. */
export class IllegalMove extends GameFault {
  override readonly name = 'IllegalMove';
}

/** A text (move, position, record) that cannot be read, or says what no game can be. */
export class BadNotation extends GameFault {
  override readonly name = 'BadNotation';
}

/** An option of `setup` that makes no sense; `at` is its name. */
export class BadOption extends GameFault {
  override readonly name = 'BadOption';
}

/** A sentence with its places: `{0}`, `{1}` … */
export const fill = (sentence: string, places: readonly string[]): string =>
  sentence.replace(/\{(\d)\}/g, (_, i: string) => places[+i] ?? '');

/**
 * An error whose message is a sentence with its places, the rule, and what was found. `at` left out: the first word of the
 * code, which is the part of a text or the option that it is about.
 */
export function fault<E>(
  Kind: new (message: string, fault: Fault) => E,
  sentence: string,
  places: readonly string[],
  fault: Fault,
): E {
  const { code, rule, found } = fault;
  const shown = found === undefined ? '.' : `: “${found.slice(0, QUOTED)}”.`;
  const by = rule ? ` (${rule})` : '';
  return new Kind(fill(sentence, places) + by + shown, { at: code.split('-')[0], ...fault });
}
