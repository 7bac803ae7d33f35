/** Commands in comments, as in PGN: `[%name text]`. */
const command = /\[%([^[\]]*)\]\s*/g;

/** The value of a move as its author knows it: points on average, or the chance to win, 0 to 1. */
export interface ToldValue {
  readonly kind: 'points' | 'chance';
  readonly value: number;
}

/** The parts of a comment: the texts of its commands, and what people read. */
export interface CommentParts {
  /** The text of `[%marks …]`. */
  readonly marks: string;
  /** The value of `[%points 26.2]` or `[%chance 0.38]`; undefined without one that can be read. */
  readonly value: ToldValue | undefined;
  /** The text of a value that cannot be read, such as `chance 38`; undefined for none. */
  readonly oddValue: string | undefined;
  readonly prose: string;
}

function parseValue(text: string): ToldValue | undefined {
  const [, kind, number] = /^(points|chance)\s+(\d{1,4}(?:\.\d+)?)$/.exec(text) ?? [];
  const value = Number(number);
  if (kind === 'points') return { kind, value };
  return kind && value <= 1 ? { kind: 'chance', value } : undefined;
}

/**
 * Splits a comment. Prose does not contain commands. In a language with a text of its own, `[%text de …]`, the prose is that text; `lang` is
 * the tag of the language.
 */
export function splitComment(comment: string, lang = ''): CommentParts {
  const texts = Array.from(comment.matchAll(command), ([, text = '']) => text.trim());
  const found = (pattern: RegExp) => texts.map((text) => pattern.exec(text)).filter((each) => each !== null);
  const [primary] = lang.toLowerCase().split('-');
  const own = found(/^text\s+(\w+)\s+(.*)/s).find(([, tag]) => tag === primary)?.[2];
  const values = found(/^(?:points|chance)(?!\w).*/s).map(([text]) => ({ text, value: parseValue(text) }));
  return {
    marks: found(/^marks\s+(.*)/s)
      .map(([, marks]) => marks)
      .join(' '),
    value: values.find(({ value }) => value)?.value,
    oddValue: values.find(({ value }) => !value)?.text,
    prose: own ?? comment.replace(command, '').trim(),
  };
}
