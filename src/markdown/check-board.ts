import type { Fault } from '../core/errors.js';
import type { Match } from '../core/match.js';
import { indexInCommand, isAside } from '../core/record-text.js';
import {
  attributePart,
  attributeProblem,
  parseAttributes,
  type BlockAttributes,
  type BlockPart,
  type Refuse,
  openBlock,
  textOf,
  type BlockTexts,
  attributesOf,
} from './open-block.js';
import { blockSquares, shownMarks, type FenceGame } from './create-fence.js';
import type { PostBoard } from './find-boards.js';
import type { PostFault, PostText } from './post-text.js';

/** The positions and records of a board, its id, and its match with the whole record, or its error. */
export interface CheckedBoard {
  readonly texts: BlockTexts;
  readonly id?: string | undefined;
  readonly record?: Match<unknown, unknown>;
  readonly fault?: PostFault;
}

class Refusal extends Error {
  readonly part: BlockPart;
  readonly fault: Fault | undefined;
  constructor(part: BlockPart, message: string, fault?: Fault) {
    super(message);
    this.part = part;
    this.fault = fault;
  }
}

const refuse: Refuse = (part, message, fault) => {
  throw new Refusal(part, message, fault);
};

/** The attributes of a board and its texts, each with its indexes in the post. */
interface Source {
  readonly attributes: BlockAttributes;
  readonly texts: Partial<Record<'position' | 'record', PostText>>;
}

/** Reads a fenced code block. */
function readBlock({ info = '', content }: PostBoard, { options }: FenceGame): Source {
  const attributes = parseAttributes(info, options, refuse);
  const [name] = Object.keys(textOf(attributes, content.text, refuse)) as ('position' | 'record')[];
  return { attributes, texts: name ? { [name]: content } : {} };
}

/** Reads an element. Its content is the record; an attribute overrides it. */
function readElement({ content, attributes = new Map() }: PostBoard, { options }: FenceGame): Source {
  const own: BlockAttributes = new Map();
  const known = attributesOf(options);
  for (const [name, { text }] of attributes) {
    if (name === 'position' || name === 'record') continue;
    const hasValue = text && known.get(name)?.type !== Boolean;
    const problem = hasValue ? attributeProblem(name, text, options) : undefined;
    if (problem) refuse(attributePart(name), problem);
    own.set(name, text);
  }
  const position = attributes.get('position');
  const record =
    attributes.get('record') ?? (content.text.trim() && !isAside(content.text) ? content : undefined);
  return { attributes: own, texts: { ...(position && { position }), ...(record && { record }) } };
}

/** The index in the post of the place that an error names. */
function indexOf({ part, fault }: Refusal, { index, info, attributes }: PostBoard, texts: Source['texts']) {
  const { at, text } = part;
  const within = (source: PostText | undefined, i: number) => source?.indexes[i] ?? index;
  if (text) {
    const [line = 1, column = 1] = at.split(':').map(Number);
    const before = texts[text]!.text.split('\n').slice(0, line - 1);
    return within(texts[text], before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1);
  }
  if (at === 'record' && texts.record)
    return within(texts.record, indexInCommand(texts.record.text, fault?.found ?? ''));
  const found = info?.indexOf(at) ?? -1;
  return attributes?.get(at)?.indexes[0] ?? (found > 0 ? index + found : index);
}

/** Checks a board of a post: its attributes, its position or record, and its marks. */
export function checkBoard(board: PostBoard, game: FenceGame): CheckedBoard {
  let source: Source = { attributes: new Map(), texts: {} };
  const plain = () =>
    Object.fromEntries(Object.entries(source.texts).map(([name, { text }]) => [name, text])) as BlockTexts;
  try {
    source = board.info === undefined ? readElement(board, game) : readBlock(board, game);
    const { attributes } = source;
    const opened = openBlock(game, attributes, plain(), refuse);
    const marks = attributes.get('marks') ?? '';
    shownMarks(opened, marks, blockSquares(game.picture, opened.match), refuse);
    const { match, solution: record = match } = opened;
    return { texts: plain(), id: attributes.get('id'), record };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { fault, message } = error;
    return {
      texts: plain(),
      id: source.attributes.get('id'),
      fault: { index: indexOf(error, board, source.texts), rule: fault?.rule, message },
    };
  }
}

/** Changes that programs make to the text of a board: the place in the text, and what to do. */
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
