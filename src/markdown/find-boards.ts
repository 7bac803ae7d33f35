import { BadNotation } from '../core/errors.js';
import { DAILY, readDaily } from './daily-block.js';
import { TextCollector, endOfTag, readHtml, readValue, type PostFault, type PostText } from './post-text.js';
import { gameIn, attributesOf } from './open-block.js';
import type { FenceGame } from './create-fence.js';
import { rulebooks } from '../lists/rulebooks.js';

/** A fenced code block: its info string, with the index of its first word, and its content. */
export interface Fence {
  readonly info: string;
  readonly index: number;
  readonly content: PostText;
}

/** The fenced code blocks of a post, and the post in which they are blank. */
export interface Fences {
  readonly fences: readonly Fence[];
  readonly rest: string;
  readonly faults: readonly PostFault[];
}

/** A line that opens a block; before it, the marks of quotations and lists that the block is in. */
const opening = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*)(`{3,}(?=[^`]*$)|~{3,})([^]*)$/;
const closing = /^[ \t]*(`{3,}|~{3,})[ \t]*$/;
const quote = /[ \t]{0,3}>[ \t]?/y;

export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The index in a line after the marks of quotations; undefined if it has fewer, which ends a block in them. */
function afterQuotes(line: string, quotes: number): number | undefined {
  quote.lastIndex = 0;
  for (let i = 0; i < quotes; i++) if (!quote.test(line)) return undefined;
  return quotes > 0 ? quote.lastIndex : 0;
}

/** A block that is read. */
interface OpenFence extends Omit<Fence, 'content'> {
  readonly ticks: string;
  readonly quotes: number;
  readonly indent: number;
  readonly content: TextCollector;
}

function openFence(line: string, index: number): OpenFence | undefined {
  const [, prefix = '', ticks, info = ''] = opening.exec(line) ?? [];
  if (ticks === undefined) return undefined;
  const quotes = prefix.split('>').length - 1;
  const start = index + prefix.length + ticks.length;
  return {
    info: info.trim(),
    index: start + Math.max(0, info.search(/\S/)),
    content: new TextCollector(),
    ticks,
    quotes,
    indent: prefix.length - (afterQuotes(prefix, quotes) ?? 0),
  };
}

/** Adds a line to a block, without the indentation of the block. */
function addLine({ content, indent }: OpenFence, line: string, from: number, index: number): void {
  const blanks = /^[ \t]*/.exec(line.slice(from, from + indent))![0].length;
  content.add(`${line.slice(from + blanks)}\n`, index + from + blanks, 1);
}

const endsWith = ({ ticks }: OpenFence, line: string): boolean => {
  const [, end = ''] = closing.exec(line) ?? [];
  return end.startsWith(ticks);
};

/** Finds the fenced code blocks of a post of Markdown. One that is not closed is a fault, and none of the blocks. */
export function findFences(post: string): Fences {
  const fences: Fence[] = [];
  const faults: PostFault[] = [];
  const rest: string[] = [];
  let open: OpenFence | undefined;
  let index = 0;
  const giveUp = ({ index: at, ticks }: OpenFence) => {
    const message = `The code block is not closed: write ${ticks.slice(0, 60)} in the line after it.`;
    faults.push({ index: at, message });
  };
  for (const line of post.split('\n')) {
    const from = open && afterQuotes(line, open.quotes);
    if (open && from === undefined) {
      giveUp(open);
      open = undefined;
    }
    if (open && endsWith(open, line.slice(from))) {
      fences.push({ ...open, content: open.content.found });
      open = undefined;
      rest.push(blank(line));
    } else if (open) {
      addLine(open, line, from!, index);
      rest.push(blank(line));
    } else {
      open = openFence(line, index);
      rest.push(open ? blank(line) : line);
    }
    index += line.length + 1;
  }
  if (open) giveUp(open);
  return { fences, rest: rest.join('\n'), faults };
}

/** A board in a post: an element with its attributes and its content, or a fenced code block with its first line. */
export interface PostBoard {
  /** The id of its game. */
  readonly id: string;
  /** Its place in the post, as an index: that of the tag, or of the first word of a block. */
  readonly index: number;
  readonly content: PostText;
  /** Of a fenced code block. */
  readonly info?: string;
  /** Of an element: the attributes of boards by name. */
  readonly attributes?: ReadonlyMap<string, PostText>;
  /** Of an element: what stands between its tags, without code of Markdown and comments, and its index. */
  readonly inside?: string;
  readonly start?: number;
}

/** An element of a post, and the attributes of it that are read, by name. */
export interface PostElement {
  readonly tag: string;
  /** The place of the tag in the post. */
  readonly index: number;
  readonly content: PostText;
  readonly attributes: ReadonlyMap<string, PostText>;
}

/** The boards of a post, the moves and rules in its text, each in their order, and what is wrong with the post itself. */
export interface Post {
  readonly boards: readonly PostBoard[];
  readonly prose: readonly PostElement[];
  readonly faults: readonly PostFault[];
  /** The number of blocks with a puzzle of the day. */
  readonly daily: number;
  /** It is a whole page of HTML. */
  readonly isDocument: boolean;
}

type Games = Readonly<Record<string, FenceGame>>;

/** An attribute; the last four forms of a value are those of JSX: texts, and expressions. */
const attributePattern =
  /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`{]+)|\{\s*(?:(String\.raw)?`([^`]*)`|"([^"]*)"|'([^']*)'|([^{}]*))\s*\}))?/g;

const LONG_TAG =
  'Markdown makes a paragraph of a tag over several lines, and the board can end before its content: write the tag in one line.';
const QUOTATION =
  'In Markdown, a line that begins with > is a quotation: write the > at the end of the line before.';

/** Blanks the code in a line: from a run of backticks to the next one of the same length. */
function withoutCode(line: string): string {
  const runs = [...line.matchAll(/`+/g)];
  const next = new Map<number, number>();
  const ends = runs.map(() => -1);
  for (let i = runs.length - 1; i >= 0; i--) {
    const { length } = runs[i]![0];
    ends[i] = next.get(length) ?? -1;
    next.set(length, i);
  }
  let [read, at] = ['', 0];
  for (let i = 0; i < runs.length; i++) {
    const end = runs[ends[i]!];
    if (!end) continue;
    // a text of JSX is no code
    if (/\{(?:String\.raw)?$/.test(line.slice(0, runs[i]!.index).slice(-11))) {
      i = ends[i]!;
      continue;
    }
    const to = end.index + end[0].length;
    read += line.slice(at, runs[i]!.index) + blank(line.slice(runs[i]!.index, to));
    at = to;
    i = ends[i]!;
  }
  return read + line.slice(at);
}

/** Blanks the comments of HTML. */
function withoutComments(source: string, faults: PostFault[]): string {
  let [read, at] = ['', 0];
  for (let start = source.indexOf('<!--'); start >= 0; start = source.indexOf('<!--', at)) {
    const end = source.indexOf('-->', start + 4);
    if (end < 0) faults.push({ index: start, message: 'The comment is not closed: write --> after it.' });
    const to = end < 0 ? source.length : end + 3;
    read += source.slice(at, start) + blank(source.slice(start, to));
    at = to;
  }
  return read + source.slice(at);
}

/** Reads the known attributes in a tag. `head` is what follows the name of the element, from an index of the post on. */
function readAttributes(
  head: string,
  start: number,
  known: readonly string[],
  faults: PostFault[],
): ReadonlyMap<string, PostText> {
  const attributes = new Map<string, PostText>();
  for (const { 0: whole, 1: written = '', index, ...values } of head.matchAll(attributePattern)) {
    const name = written.toLowerCase();
    const expression = values[9]?.trim();
    if (!known.includes(name) || expression === 'false') continue;
    if (expression !== undefined && !/^(?:true|\d+)$/.test(expression)) {
      const message = `The value of ${name} is an expression, which cannot be checked.`;
      faults.push({ index: start + index, message });
      continue;
    }
    const value =
      [2, 3, 4, 6, 7, 8, 9].map((group) => values[group]).find((each) => each !== undefined) ?? '';
    const template = values[6] === undefined ? undefined : (values[5] ?? '');
    attributes.set(name, readValue(value, start + index + whole.lastIndexOf(value), template));
  }
  return attributes;
}

/** An element, the index of the end of its tag, and what follows up to the closing tag. */
interface FoundElement extends PostElement {
  readonly end: number;
  readonly inside: string;
  readonly isClosed: boolean;
}

/**
 * Finds the paragraphs of text as pairs of indexes, and the indexes at which Markdown begins a quotation in them: lines that begin with `>`. `ownTag` matches a line with the tag of a board that Markdown reads as text. After the tag of another
 * element, everything up to an empty line is HTML; a paragraph that begins with `>` is in a quotation already.
 */
function findParagraphs(source: string, ownTag: RegExp) {
  const paragraphs: [number, number][] = [];
  const quotations: number[] = [];
  let index = 0;
  let isText = false;
  let isStart = true;
  for (const line of source.split('\n')) {
    const indent = /^ {0,3}/.exec(line)![0].length;
    const end = index + line.length + 1;
    if (isStart) isText = !/^\s*[<>]/.test(line) || ownTag.test(line);
    else if (isText && line[indent] === '>') quotations.push(index + indent);
    if (isText && isStart) paragraphs.push([index, end]);
    else if (isText) paragraphs.at(-1)![1] = end;
    isStart = line.trim() === '';
    index = end;
  }
  return { paragraphs, quotations };
}

/** Finds the tags that Markdown does not read as HTML. */
function findCutTags(source: string, tags: readonly FoundElement[], names: string): PostFault[] {
  const ownTag = RegExp(`^\\s*<(?:${names})(?![\\w-])(?![^>]*>\\s*$)`, 'i');
  const { paragraphs, quotations } = findParagraphs(source, ownTag);
  let paragraph = 0;
  let quoted = 0;
  return tags.flatMap(({ index, end, inside }): PostFault[] => {
    while (quotations[quoted]! < index) quoted++;
    if (quotations[quoted]! <= end) return [{ index: quotations[quoted]!, message: QUOTATION }];
    while (paragraph < paragraphs.length && paragraphs[paragraph]![1] <= index) paragraph++;
    const isText = paragraph < paragraphs.length && paragraphs[paragraph]![0] <= index;
    const isLong = source.slice(index, end).includes('\n');
    return isText && isLong && /\n\s*\S/.test(inside) ? [{ index, message: LONG_TAG }] : [];
  });
}

/** Finds elements in a post whose code and comments are blank. `known` are their attributes by tag. */
function findElements(
  source: string,
  known: ReadonlyMap<string, readonly string[]>,
  faults: PostFault[],
): readonly FoundElement[] {
  const tags = RegExp(`<(${[...known.keys()].join('|')})(?=[\\s/>])`, 'gi');
  const found: FoundElement[] = [];
  /** The tags of elements that are not closed any more. */
  const unclosed = new Set<string>();
  for (let start = tags.exec(source); start; start = tags.exec(source)) {
    const tag = start[1]!.toLowerCase();
    const { index } = start;
    const from = tags.lastIndex;
    const end = endOfTag(source, from);
    if (end < 0) {
      faults.push({ index, message: `The tag <${tag}> is not closed: write > after it.` });
      break;
    }
    tags.lastIndex = end + 1;
    const head = source.slice(from, end);
    const closing = RegExp(`</${tag}\\s*>`, 'gi');
    closing.lastIndex = end + 1;
    // In JSX, an element without content ends with its tag.
    const isSingle = head.endsWith('/');
    const close = isSingle || unclosed.has(tag) ? null : closing.exec(source);
    if (close) tags.lastIndex = closing.lastIndex;
    else if (!isSingle) {
      unclosed.add(tag);
      faults.push({ index, message: `The element is not closed: write </${tag}> after it.` });
    }
    const inside = source.slice(end + 1, close?.index ?? end + 1);
    const content = readHtml(inside, end + 1);
    const attributes = readAttributes(head, from, known.get(tag)!, faults);
    found.push({ tag, index, end, inside, isClosed: isSingle || close !== null, content, attributes });
  }
  return found;
}

const ruleAttributes = ['rule', 'heading-level', 'examples'];

/** The attributes of moves and rules in a text, by tag. */
const proseAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['game-move', ['board', 'for', 'htmlfor', 'ply', 'path', 'position', 'marks']],
  ...Object.keys(rulebooks).map((tag) => [tag, ruleAttributes] as const),
]);

/** The fault of a block with a puzzle of the day. */
function dailyFault({ info, index, content }: Fence): readonly PostFault[] {
  try {
    readDaily(info, content.text, ({ words }, message) => {
      throw new BadNotation(`${words}: ${message}`, { code: 'block' });
    });
    return [];
  } catch (error) {
    if (error instanceof BadNotation) return [{ index, message: error.message }];
    throw error;
  }
}

/**
 * Finds the boards, moves and rules in a post of Markdown or HTML. Line breaks are `\n`. Takes linear time for any text. `markdown` is false for a file of
 * HTML or MDX, in which a line that begins with `>` is no quotation.
 */
export function findBoards(post: string, games: Games, markdown = true): Post {
  const isDocument = /^\s*<(?:!doctype|html)\b/i.test(post);
  const {
    fences,
    rest,
    faults: unclosed,
  } = isDocument ? { fences: [], rest: post, faults: [] } : findFences(post);
  const faults = [...unclosed];
  const blocks = fences.flatMap(({ info, index, content }): PostBoard[] => {
    const id = gameIn(info);
    return Object.hasOwn(games, id) ? [{ id, index, info, content }] : [];
  });
  const daily = fences.filter(({ info }) => gameIn(info) === DAILY);
  faults.push(...daily.flatMap(dailyFault));
  const source = isDocument ? rest : rest.split('\n').map(withoutCode).join('\n');
  const read = withoutComments(source, faults);
  const byTag = new Map(Object.entries(games).map(([id, { tag }]) => [tag, id]));
  const known = new Map(
    Object.values(games).map(({ tag, options }) => [tag, [...attributesOf(options).keys()]]),
  );
  const elements = findElements(read, known, faults);
  if (markdown && !isDocument) faults.push(...findCutTags(read, elements, [...known.keys()].join('|')));
  const boards = [
    ...blocks,
    ...elements.map((element) => ({ ...element, start: element.end + 1, id: byTag.get(element.tag)! })),
  ];
  return {
    boards: boards.sort((a, b) => a.index - b.index),
    prose: findElements(read, proseAttributes, faults).filter(({ isClosed }) => isClosed),
    faults,
    daily: daily.length,
    isDocument,
  };
}
