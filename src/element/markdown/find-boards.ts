import { controls, inLine, noText } from '../content-text.js';
import { attributeNames } from './block-attributes.js';
import type { FenceGame } from './create-fence.js';

/** A text that is read from a post, and the index in the post of each of its characters. */
export interface PostText {
  readonly text: string;
  readonly indexes: readonly number[];
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
}

type Games = Readonly<Record<string, FenceGame<unknown, unknown, object>>>;

const fencePattern = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n(.*?)^[ \t]*\2[`~]*[ \t]*$/gms;
const comments = /<!--.*?-->/gs;
const inlineCode = /(`+)[^`\n]+\1/g;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const pieces = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|&(?:#x[\da-f]+|#\d+|[a-z]+);|[^<&]|[<&]/gis;

/** The characters that people write as names in HTML. */
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—' },
  ...{ ldquo: '“', rdquo: '”', bdquo: '„', lsquo: '‘', rsquo: '’', sbquo: '‚', minus: '−' },
};

/** Elements without content and end. */
const empty = ['br', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'];
const notRead = [...noText, ...controls];

function decode(entity: string): string {
  const [, hex, decimal, name = ''] = /^&(?:#x([\da-f]+)|#(\d+)|(\w+));$/i.exec(entity) ?? [];
  const code = hex ? parseInt(hex, 16) : Number(decimal ?? NaN);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  return Object.hasOwn(entities, name) ? entities[name]! : entity;
}

/** Reads a part of a post as HTML: its text as a board reads it. */
function readHtml(source: string, start: number): PostText {
  let text = '';
  const indexes: number[] = [];
  let skipped: string | undefined;
  for (const { 0: piece, 1: closing = '', 2: name, index } of source.matchAll(pieces)) {
    const tag = name?.toLowerCase();
    if (skipped !== undefined) {
      if (closing && tag === skipped) skipped = undefined;
      continue;
    }
    const apart = tag !== undefined && (notRead.includes(tag) || /\sslot\s*=/i.test(piece));
    if (apart && !closing && !empty.includes(tag)) skipped = tag;
    const startsLine = tag !== undefined && !apart && !inLine.includes(tag) && !/^$|\n$/.test(text);
    const read = tag === undefined ? decode(piece) : startsLine ? '\n' : '';
    indexes.push(...Array.from({ length: read.length }, () => start + index));
    text += read;
  }
  return { text, indexes };
}

/** The content of a fenced code block without its indentation. */
function readLines(source: string, start: number, indent: number): PostText {
  let text = '';
  const indexes: number[] = [];
  let column = 0;
  for (let i = 0; i < source.length; i++) {
    const sign = source[i]!;
    const isIndent = column++ < indent && /[ \t]/.test(sign);
    if (sign === '\n') column = 0;
    if (isIndent) continue;
    text += sign;
    indexes.push(start + i);
  }
  return { text, indexes };
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Finds the elements of boards in a post whose code and comments are blank. */
function findElements(post: string, games: Games): PostBoard[] {
  const byTag = new Map(Object.entries(games).map(([id, { tag }]) => [tag, id]));
  const tags = [...byTag.keys()].join('|');
  const pattern = RegExp(`<(${tags})((?:\\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>(?:(.*?)</\\1\\s*>)?`, 'gis');
  return Array.from(post.matchAll(pattern), ({ 1: tag = '', 2: head = '', 3: content = '', index }) => {
    const id = byTag.get(tag.toLowerCase())!;
    const { options, otherOptions = [] } = games[id]!;
    const known = attributeNames([...options, ...otherOptions]);
    const start = index + 1 + tag.length;
    const attributes = new Map<string, PostText>();
    for (const { 0: whole, 1: name = '', 2: double, 3: single, 4: bare, index: at } of head.matchAll(
      attributePattern,
    )) {
      const value = double ?? single ?? bare ?? '';
      const inside =
        start + at + whole.length - value.length - (bare === undefined && whole !== name ? 1 : 0);
      if (known.includes(name.toLowerCase())) attributes.set(name.toLowerCase(), readHtml(value, inside));
    }
    return { id, index, content: readHtml(content, start + head.length + 1), attributes };
  });
}

/** Finds the boards in a post of Markdown or HTML, in their order. Line breaks are `\n`. */
export function findBoards(post: string, games: Games): readonly PostBoard[] {
  const blocks: PostBoard[] = [];
  const withoutBlocks = post.replace(
    fencePattern,
    (all: string, indent: string, ticks: string, info: string, text: string, index: number) => {
      const [id = ''] = info.trim().split(/\s/, 1);
      const first = index + indent.length + ticks.length;
      const start = first + info.length + 1;
      const content = readLines(text, start, indent.length);
      if (Object.hasOwn(games, id))
        blocks.push({ id, index: first + info.search(/\S/), info: info.trim(), content });
      return blank(all);
    },
  );
  const isDocument = /^\s*<(?:!doctype|html)\b/i.test(post);
  const source = isDocument ? post : withoutBlocks.replace(inlineCode, blank);
  const elements = findElements(source.replace(comments, blank), games);
  return [...(isDocument ? [] : blocks), ...elements].sort((a, b) => a.index - b.index);
}
