import { BadNotation, cutQuote, toText } from './errors.js';
import { invisible, space, toPlain } from './plain-text.js';

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

const hidden = RegExp(`[${invisible}]`, 'gu');
const blank = RegExp(`[${space}]+`, 'u');

const isColor = (text: string): text is MarkColor => (markColors as readonly string[]).includes(text);

/** A fault in a mark. */
interface Wrong {
  readonly code: string;
  readonly message: string;
  readonly found: string;
}

/** A mark with plain characters, except for its label. */
function plainMark(word: string, isSquare: IsSquare): string {
  const [, place = '', label = ''] = /^([^=＝]*)(.*)$/s.exec(word)!;
  const arrow = toPlain(place).replace(/^([A-Za-z\d]+?)x/, (all, from: string) =>
    isSquare(from) ? `${from}-` : all,
  );
  return arrow + label.replace('＝', '=').replace(hidden, '');
}

/** Parses a mark. An arrow can also have the `x` or `×` with which a record writes a capture. */
function parseMark(word: string, isSquare: IsSquare): Mark | Wrong {
  const wrong = (code: string, message: string, found: string): Wrong => ({ code, message, found });
  const parts = markPattern.exec(plainMark(word, isSquare));
  if (!parts) {
    const quote = cutQuote(word);
    const message = `“${quote}” is neither a square nor an arrow, which is two squares with a hyphen between them.`;
    return wrong('form', message, word);
  }
  const [, from = '', to, color = 'green', label = ''] = parts;
  if (!isSquare(from)) return wrong('square', `The board has no square ${from}.`, from);
  if (to === from)
    return wrong('arrow', `An arrow goes from one square to another one, not from ${from} to ${from}.`, word);
  if (to !== undefined && !isSquare(to, from)) return wrong('square', `The board has no square ${to}.`, to);
  if (!isColor(color))
    return wrong('color', `The colour is ${markColors.join(', ')}, not “${color}”.`, color);
  if (/[=＝]/.test(word) && !labelPattern.test(label))
    return wrong('label', 'The label after = has one or two visible characters, without brackets.', label);
  return { squares: to === undefined ? [from] : [from, to], color, label };
}

/** The marks of a text that make sense, and the faults of all others. */
export interface ReadMarks {
  readonly marks: readonly Mark[];
  readonly faults: readonly BadNotation[];
}

/**
 * Reads marks such as `ro ro-wo:blue gi:red=1`, separated by white space. The `at` of a fault is the number of the mark in the text, from
 * 1; if `ply` is given, which is where a record contains the text, it is ply and number, such as `5:2`. The ply may be a path.
 */
export function readMarks(text: string, isSquare: IsSquare, ply?: number | string): ReadMarks {
  const source = toText(text);
  const faultOf = ({ code, message, found }: Wrong, i: number): BadNotation => {
    const place = ply === undefined ? `Mark ${i + 1}` : `Move ${ply}, mark ${i + 1}`;
    const at = ply === undefined ? `${i + 1}` : `${ply}:${i + 1}`;
    return new BadNotation(`${place}: ${message}`, { code: `marks-${code}`, at, found });
  };
  if (source.length > MAX_LENGTH) {
    const message = `The text has more than ${MAX_LENGTH} characters.`;
    return { marks: [], faults: [faultOf({ code: 'long', message, found: source }, 0)] };
  }
  const words = source.split(blank).filter((word) => toPlain(word));
  const read = words.map((word, i): Mark | Wrong => {
    if (i < MAX_MARKS) return parseMark(word, isSquare);
    return { code: 'many', message: `At most ${MAX_MARKS} marks are allowed.`, found: word };
  });
  return {
    marks: read.filter((each) => 'squares' in each),
    // one fault for all marks that are too many
    faults: read.slice(0, MAX_MARKS + 1).flatMap((each, i) => ('code' in each ? faultOf(each, i) : [])),
  };
}

/** Parses marks, as `readMarks` reads them. Throws the BadNotation of the first one that makes no sense. */
export function parseMarks(text: string, isSquare: IsSquare, ply?: number | string): readonly Mark[] {
  const { marks, faults } = readMarks(text, isSquare, ply);
  if (faults[0]) throw faults[0];
  return marks;
}

/** Formats marks. `parseMarks` reads the text. */
export const formatMarks = (marks: readonly Mark[]): string =>
  marks
    .map(
      ({ squares, color, label }) =>
        squares.join('-') + (color === markColors[0] ? '' : `:${color}`) + (label && `=${label}`),
    )
    .join(' ');
