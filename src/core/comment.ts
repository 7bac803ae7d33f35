/** Commands in comments, as in PGN: `[%name text]`. */
const command = /\[%([^[\]]*)\]\s*/g;

/** The parts of a comment: the text of its command `[%marks …]`, and what people read. */
export interface CommentParts {
  readonly marks: string;
  readonly prose: string;
}

/** Splits a comment. Prose does not contain commands. */
export function splitComment(comment: string): CommentParts {
  const texts = Array.from(comment.matchAll(command), ([, text = '']) =>
    /^marks\s+(.*)/s.exec(text)?.[1]?.trim(),
  );
  return { marks: texts.filter(Boolean).join(' '), prose: comment.replace(command, '').trim() };
}
