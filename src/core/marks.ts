import { BadNotation, toText } from './errors.js';
import { withHyphens } from './plain-text.js';

/** The colours of marks, the default first. */
export const markColors = ['green', 'red', 'yellow', 'blue'] as const;
export type MarkColor = (typeof markColors)[number];

/** A mark on a board: a ring on a square, or an arrow between two squares. */
export interface Mark {
  readonly squares: readonly [from: string, to?: string];
  readonly color: MarkColor;
  /** At most two characters; empty for none. */
  readonly label: string;
}

/** Tells whether a board has a square. If `from` is given, an arrow from there ends on the square. */
export type IsSquare = (square: string, from?: string) => boolean;

/** The maximum length of a text of marks in characters, and the maximum number of marks in it. */
const MAX_LENGTH = 1000;
const MAX_MARKS = 64;

const markPattern = /^([A-Za-z\d]+)(?:-([A-Za-z\d]+))?(?::([^:=]*))?(?:=(.*))?$/;
/** Visible characters without brackets and braces, which end a command or a comment of a record. */
const labelPattern = /^(?:(?![[\]{}])[\p{L}\p{N}\p{P}\p{S}]){1,2}$/u;

const isColor = (text: string): text is MarkColor => (markColors as readonly string[]).includes(text);

/**
 * Parses marks such as `ro ro-wo:blue gi:red=1`, separated by white space. Throws BadNotation: `at` is the number of the mark
 * in the text, from 1; if `ply` is given, which is where a record contains the text, it is ply and number, such as `5:2`. The ply
 * may be a path.
 */
export function parseMarks(text: string, isSquare: IsSquare, ply?: number | string): readonly Mark[] {
  const source = withHyphens(toText(text));
  const fail = (code: string, message: string, n: number, found: string): never => {
    const place = ply === undefined ? `Mark ${n}` : `Move ${ply}, mark ${n}`;
    const at = ply === undefined ? `${n}` : `${ply}:${n}`;
    throw new BadNotation(`${place}: ${message}`, { code: `marks-${code}`, at, found });
  };
  if (source.length > MAX_LENGTH) fail('long', `The text has more than ${MAX_LENGTH} characters.`, 1, source);
  const words = source.split(/\s+/).filter(Boolean);
  if (words.length > MAX_MARKS)
    fail('many', `At most ${MAX_MARKS} marks are allowed.`, MAX_MARKS + 1, words[MAX_MARKS]!);
  return words.map((word, i): Mark => {
    const wrong = (code: string, message: string, found: string) => fail(code, message, i + 1, found);
    const [, from, to, color = 'green', label = ''] =
      markPattern.exec(word) ??
      wrong(
        'form',
        `“${word.slice(0, 60)}” is neither a square nor an arrow, which is two squares with a hyphen between them.`,
        word,
      );
    if (!isSquare(from!)) wrong('square', `The board has no square ${from}.`, from!);
    if (to === from)
      wrong('arrow', `An arrow goes from one square to another one, not from ${from} to ${from}.`, word);
    if (to !== undefined && !isSquare(to, from)) wrong('square', `The board has no square ${to}.`, to);
    if (!isColor(color))
      return wrong('color', `The colour is ${markColors.join(', ')}, not “${color}”.`, color);
    if (word.includes('=') && !labelPattern.test(label))
      wrong('label', 'The label after = has one or two visible characters, without brackets.', label);
    return { squares: to === undefined ? [from!] : [from!, to], color, label };
  });
}

/** Formats marks. `parseMarks` reads the text. */
export const formatMarks = (marks: readonly Mark[]): string =>
  marks
    .map(
      ({ squares, color, label }) =>
        squares.join('-') + (color === markColors[0] ? '' : `:${color}`) + (label && `=${label}`),
    )
    .join(' ');
