import { fill, type Fault } from '../../core/errors.js';
import type { RuleViolation, Seat } from '../../core/game.js';

/** One sentence per code, without the full stop; `{0}`, `{1}` … are placeholders. */
export type SentenceTable = Readonly<Record<string, string>>;

/** A list in prose, such as "a, b and c". */
export const formatList = (items: readonly (string | number)[], conjunction: string): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}` : items.join();

/** The players as sentences name them, by seat; `you` is the seat of the only person at the board, whose name is "You". */
export interface Named {
  readonly names: readonly string[];
  readonly addressee?: Seat | undefined;
}

/** The names of some seats in prose. The only person comes first: "You and Ada". */
export const listNames = (seats: readonly Seat[], { names, addressee }: Named, conjunction: string): string =>
  formatList(
    [...seats].sort((a, b) => Number(b === addressee) - Number(a === addressee)).map((seat) => names[seat]!),
    conjunction,
  );

/**
 * The scores of a finished game, that of the winner first: "84 to 61". `of` writes the first one with its unit: "84 points". Empty
 * without another player, and unless exactly one player has won.
 */
export function formatMargin(
  { scores, winners }: { readonly scores: readonly number[]; readonly winners: readonly Seat[] },
  to: string,
  and: string,
  of: (score: number) => string,
): string {
  const [winner, second] = winners;
  if (winner === undefined || second !== undefined || scores.length < 2) return '';
  const others = scores.filter((_, seat) => seat !== winner).sort((a, b) => b - a);
  return `${of(scores[winner]!)} ${to} ${formatList(others.map(formatNumber), and)}.`;
}

/** The form of "have" whose subject are the names of these seats; `you` is the seat of the only person. */
export const have = (seats: readonly Seat[], you: Seat | undefined): string =>
  seats.length > 1 || seats[0] === you ? 'have' : 'has';

/** A copy of squares such as a2 and a10, or of items that name one, in the order of their names. */
export function sortSquares<T>(items: readonly T[], squareOf: (item: T) => string = String): T[] {
  const column = (item: T) => squareOf(item).charCodeAt(0) || 0;
  const row = (item: T) => Number(squareOf(item).slice(1));
  return [...items].sort((a, b) => column(a) - column(b) || row(a) - row(b));
}

/** A whole number with a minus sign instead of a hyphen. */
export const formatNumber = (value: number): string => String(value).replace('-', '−');

/** Returns a function that says why a move is illegal. The placeholders of a sentence are the squares of the violation. */
export const violationText =
  (sentences: SentenceTable) =>
  ({ reason, squares }: RuleViolation): string =>
    `${fill(sentences[reason] ?? reason, squares)}.`;

/** Places that a sentence names first: line and column of a text, or a seat and a square of its board. */
const placed = /^(\d+:\d+|[A-D] [a-d][1-4])$/;

/**
 * Returns a function that says what is wrong with a text or an option; undefined for a code that is not in the table. `{0}` is
 * the first value of the sentence, or the found text if there is none. `quote` puts the quotation marks of the language around it, and
 * `place` says line and column in its words.
 */
export const faultText =
  (sentences: SentenceTable, quote: (text: string) => string, place: (at: string) => string) =>
  ({ code, at = '', found = '', rule, squares = [found] }: Fault): string | undefined => {
    if (!Object.hasOwn(sentences, code)) return undefined;
    const start = placed.test(at) ? `${place(at)}: ` : '';
    const because = rule ? ` (${rule})` : '';
    const what = found ? `: ${quote(found)}` : '';
    return `${start}${fill(sentences[code]!, squares)}${because}${what}.`;
  };

/**
 * Returns a function that gives the words of a part in the language of the words of a board. The English ones are loaded with
 * the part, those of another language with the language.
 */
export const partWords =
  <N extends string, W>(part: N, english: W) =>
  (words: Readonly<Partial<Record<N, W>>>): W =>
    words[part] ?? english;
