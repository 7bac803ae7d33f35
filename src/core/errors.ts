import { seatLetter, type RuleViolation, type Game } from './game.js';

/** The details of an error of the library, besides its English message. */
export interface Fault {
  /** Stable code of the error. Elements use it to word the error in their language. */
  readonly code: string;
  /** The place: the name of an option, a part of the notation, line and column of a token, or a square. */
  readonly at?: string | undefined;
  /** The rule that is broken, such as `F1`. */
  readonly rule?: string | undefined;
  /** The text that was found there. */
  readonly found?: string | undefined;
  /** The squares and values that the sentence names, in its order. */
  readonly squares?: readonly string[] | undefined;
}

/** The maximum length of foreign text that an error quotes. */
const MAX_QUOTE = 60;

/** The beginning of a text that an error quotes. It does not end inside a character. */
export const cutQuote = (text: string): string => text.slice(0, MAX_QUOTE).replace(/[\uD800-\uDBFF]$/, '');

abstract class GameError extends Error implements Fault {
  readonly code: string;
  readonly at: string | undefined;
  readonly rule: string | undefined;
  readonly found: string | undefined;
  readonly squares: readonly string[] | undefined;
  constructor(message: string, { code, at, rule, found, squares }: Fault) {
    // the quoted part of the text may look right
    super(withOdd(message, cutQuote(found ?? '')));
    this.code = code;
    this.at = at;
    this.rule = rule;
    this.squares = squares;
    this.found = found !== undefined && found.length > MAX_QUOTE ? `${cutQuote(found)}…` : found;
  }
}

/** A move that the rules forbid. `rule` is the number of the rule. */
export class IllegalMove extends GameError {
  override readonly name = 'IllegalMove';
}

/** A text (move, position, record) that cannot be parsed or that describes something impossible in the game. */
export class BadNotation extends GameError {
  override readonly name = 'BadNotation';
}

/** An invalid option of `setup`. `at` is its name. */
export class BadOption extends GameError {
  override readonly name = 'BadOption';
}

/** An entry of a table's log, an action, or a link to a game, that cannot be read or breaks a rule. `at` is the entry and its field. */
export class BadEntry extends GameError {
  override readonly name = 'BadEntry';
}

/** Returns the sentence with its placeholders `{0}`, `{1}` … replaced. */
export const fill = (sentence: string, values: readonly string[]): string =>
  sentence.replace(/\{(\d)\}/g, (_, i: string) => values[+i] ?? '');

/**
 * Creates an error whose message is the filled-in sentence, followed by the rule and the text that was found. `at`
 * defaults to the first word of the code, which names the option or the part of the text.
 */
export function createError<E>(
  Kind: new (message: string, fault: Fault) => E,
  sentence: string,
  values: readonly string[],
  fault: Fault,
): E {
  const { code, rule, found } = fault;
  const quote = found === undefined ? '.' : `: “${cutQuote(found)}”.`;
  const by = rule ? ` (${rule})` : '';
  return new Kind(fill(sentence, values) + by + quote, {
    at: code.split('-')[0],
    ...(values.length > 0 && { squares: values }),
    ...fault,
  });
}

/** The error of a seat that a match does not have. */
export const noSeat = (found: unknown, seats: number): RangeError =>
  new RangeError(
    `There is no seat ${toFound(found)}: the seats are 0${seats > 1 ? ` to ${seats - 1}` : ''}, or A${seats > 1 ? ` to ${seatLetter(seats - 1)}` : ''}.`,
  );

/** The notation of any value as a move; undefined if it is none that can be read again. */
export function notationOf<M>(
  { formatMove, parseMove }: Pick<Game<unknown, M>, 'formatMove' | 'parseMove'>,
  move: M,
): string | undefined {
  try {
    const text = formatMove(move);
    parseMove(text);
    return text;
  } catch {
    return undefined;
  }
}

/** The error of a move that breaks a rule. `found` is its notation, unless it cannot be written. */
export const illegalMove = <R extends string>(
  { reason: code, rule, squares }: RuleViolation & { readonly reason: R },
  sentences: Readonly<Record<R, string>>,
  found: string | undefined,
): IllegalMove =>
  createError(IllegalMove, sentences[code], squares, { code, at: squares[0], rule, found, squares });

/** A value for a message: as written, a list with spaces, and of objects and functions the type. */
export const toFound = (value: unknown): string =>
  [value]
    .flat()
    .map((each) => (Object(each) === each ? typeof each : String(each)))
    .join(' ');

/** Returns a string unchanged, and the type name of any other value, which is never valid notation. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : typeof value);

/** The names in Unicode of characters that nobody sees, or that look like a space, by their code points. */
const names = `00A0 NO-BREAK SPACE
00AD SOFT HYPHEN
061C ARABIC LETTER MARK
200B ZERO WIDTH SPACE
200C ZERO WIDTH NON-JOINER
200D ZERO WIDTH JOINER
200E LEFT-TO-RIGHT MARK
200F RIGHT-TO-LEFT MARK
2028 LINE SEPARATOR
2029 PARAGRAPH SEPARATOR
202A LEFT-TO-RIGHT EMBEDDING
202B RIGHT-TO-LEFT EMBEDDING
202C POP DIRECTIONAL FORMATTING
202D LEFT-TO-RIGHT OVERRIDE
202E RIGHT-TO-LEFT OVERRIDE
202F NARROW NO-BREAK SPACE
2060 WORD JOINER
2066 LEFT-TO-RIGHT ISOLATE
2067 RIGHT-TO-LEFT ISOLATE
2068 FIRST STRONG ISOLATE
2069 POP DIRECTIONAL ISOLATE
3000 IDEOGRAPHIC SPACE
FE0F VARIATION SELECTOR-16
FEFF ZERO WIDTH NO-BREAK SPACE`.split('\n');

/** The scripts with letters that look like Latin ones. */
const scripts = ['Cyrillic', 'Greek'];

/** A character that nobody sees, or that looks like a space. Line breaks are none: who reads the text sees them. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]|(?! )\p{Z}/u;
/** Characters that may look like those of notation: all but Latin letters, and some of these. */
const foreign = /[^\p{ASCII}\p{Script=Latin}…–—‘’“”„]|[ıɑɡ！-～]/u;

/** A character of a text that a reader may take for another one, or does not see. */
export interface OddCharacter {
  /** Its number in the text, from 1. */
  readonly place: number;
  /** Its code point and its name, such as `U+200B ZERO WIDTH SPACE`; of letters, the script. */
  readonly name: string;
}

/**
 * Finds the first character that nobody sees or, in a text without brackets and braces, that may look like one of notation. A text with them
 * can contain names and comments.
 */
export function oddCharacter(text: string): OddCharacter | undefined {
  const plain = text.replace(/[\n\r]/g, ' ');
  const found = unseen.exec(plain) ?? (/[[{]/.test(plain) ? null : foreign.exec(plain));
  if (!found) return undefined;
  const [sign] = found;
  const number = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const script = scripts.find((each) => RegExp(`\\p{Script=${each}}`, 'u').test(sign))?.toUpperCase() ?? '';
  const name = names.find((each) => each.startsWith(`${number} `)) ?? `${number} ${script}`.trim();
  return { place: Array.from(plain.slice(0, found.index)).length + 1, name: `U+${name}` };
}

/** The sentence about an odd character in English. */
const inEnglish = (place: number, name: string): string => `Character ${place} is ${name}.`;

/** A message about a text that it quotes, followed by a sentence about the odd character of this text, unless it names it. */
export function withOdd(message: string, text: string, sentence = inEnglish): string {
  const odd = oddCharacter(text);
  if (!odd || message.includes(odd.name)) return message;
  return `${message}${/[.!?…]$/.test(message) ? '' : '.'} ${sentence(odd.place, odd.name)}`;
}
