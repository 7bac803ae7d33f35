import type { PostBoard } from './find-boards.js';
import type { PostFault } from './post-text.js';

/** What programs that make pages do to the text of a board: the place in the text, and what to do. */
interface Habit {
  readonly pattern: RegExp;
  readonly message: string;
  /** They do it to fenced code blocks, too. */
  readonly inBlocks?: boolean;
  /** They do not do it to a whole page of HTML. */
  readonly inParts?: boolean;
}

const habits: readonly Habit[] = [
  {
    pattern: /\n[^\S\n]*\n(?=\s*\S)/,
    message:
      'Editors and Markdown can end a board at an empty line: remove it, or write the record into the attribute record.',
    inParts: true,
  },
  {
    pattern: /\$[^$]+\$/,
    message:
      'Programs for formulas, such as MathJax and KaTeX, read the text between two $ as a formula: write the record into the attribute record or between <code> and </code>, or signs such as ! for $1.',
  },
  {
    pattern: /\{[{%]/,
    message:
      'Template languages, such as Liquid, read {{ and {% as their own: write a space after the {, or switch them off for this part.',
    inBlocks: true,
  },
];

const code = /<(code|pre)\b[^]*?<\/\1\s*>/gi;

/** Blanks what typesetters and templates of pages leave as it is. */
const withoutCode = (text: string): string => text.replace(code, (part) => part.replace(/[^\n]/g, ' '));

/**
 * Warns of what may happen to the record of a board before it reaches a reader. Only a record in the text of an element is at risk, and in a
 * fenced code block what template languages read. `isDocument` is true for a whole page of HTML.
 */
export function warnOfProcessors(board: PostBoard, isDocument: boolean): readonly PostFault[] {
  const { info, content, attributes, inside = '', start = 0 } = board;
  const isBlock = info !== undefined;
  // a template of JSX is a value
  if (attributes?.has('record') || /^\s*\{/.test(inside)) return [];
  const text = isBlock ? content.text : withoutCode(inside);
  if (!content.text.trim()) return [];
  return habits.flatMap(({ pattern, message, inBlocks, inParts }): readonly PostFault[] => {
    const found = (isBlock && !inBlocks) || (isDocument && inParts) ? null : pattern.exec(text);
    if (!found) return [];
    return [{ index: isBlock ? content.indexes[found.index]! : start + found.index, message }];
  });
}
