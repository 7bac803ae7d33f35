import { controls, inLine, noText } from '../element/model/content-text.js';

/** A text that is read from a post, and the index in the post of each of its characters. */
export interface PostText {
  readonly text: string;
  readonly indexes: readonly number[];
}

/** A fault in a post: its index, the message, and the rule that is broken, if there is one. */
export interface PostFault {
  readonly index: number;
  readonly rule?: string | undefined;
  readonly message: string;
}

/** The characters that people write as names in HTML. */
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—' },
  ...{ ldquo: '“', rdquo: '”', bdquo: '„', lsquo: '‘', rsquo: '’', sbquo: '‚', minus: '−' },
  ...{
    laquo: '«',
    raquo: '»',
    lsaquo: '‹',
    rsaquo: '›',
    times: '×',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
  },
  ...{
    shy: '\xad',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '\u200e',
    rlm: '\u200f',
    ZeroWidthSpace: '\u200b',
    NoBreak: '\u2060',
  },
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

/** The index of the `>` that ends a tag; -1 if there is none. Values of attributes can contain this character, also those of JSX. */
export function endOfTag(source: string, from: number): number {
  const signs = /(?<=\{\s*(?:String\.raw)?)`|["'>]/g;
  signs.lastIndex = from;
  for (let sign = signs.exec(source); sign; sign = signs.exec(source)) {
    if (sign[0] === '>') return sign.index;
    const end = source.indexOf(sign[0], sign.index + 1);
    if (end < 0) return -1;
    signs.lastIndex = end + 1;
  }
  return -1;
}

/** Collects characters with their indexes in the post. */
export class TextCollector {
  readonly #parts: string[] = [];
  readonly #indexes: number[] = [];

  /** Adds a text; all of its characters get the index, or with `step` 1 the indexes from it on. */
  add(text: string, index: number, step: 0 | 1 = 0): void {
    if (text) this.#parts.push(text);
    for (let i = 0; i < text.length; i++) this.#indexes.push(index + i * step);
  }

  /** True at the start of a line. */
  get atStart(): boolean {
    return this.#parts.at(-1)?.endsWith('\n') ?? true;
  }

  get found(): PostText {
    return { text: this.#parts.join(''), indexes: this.#indexes };
  }
}

const reference = /&(?:#x[\da-f]+|#\d+|[a-z]+);/gi;

/** Adds a part of a post whose character references are decoded. */
function addText(text: TextCollector, source: string, from: number, to: number, start: number): void {
  const part = source.slice(from, to);
  let at = 0;
  for (const { 0: entity, index } of part.matchAll(reference)) {
    text.add(part.slice(at, index), start + from + at, 1);
    text.add(decode(entity), start + from + index);
    at = index + entity.length;
  }
  text.add(part.slice(at), start + from + at, 1);
}

/** Reads a template of JSX: `String.raw` keeps the backslashes, others lose them. */
function addTemplate(text: TextCollector, source: string, start: number, raw: boolean): void {
  if (raw) {
    text.add(source, start, 1);
    return;
  }
  for (const { 0: part, 1: escaped = '', index } of source.matchAll(/\\([^])|[^\\]+|\\/g))
    if (escaped) text.add(escaped === 'n' ? '\n' : escaped, start + index);
    else text.add(part, start + index, 1);
}

/** Reads the value of an attribute, which begins at an index of the post. `template` are the words before the text of a template. */
export function readValue(source: string, start: number, template?: string): PostText {
  const text = new TextCollector();
  if (template !== undefined) {
    addTemplate(text, source, start, template !== '');
    return text.found;
  }
  addText(text, source, 0, source.length, start);
  return text.found;
}

/** Reads the content of a board as the board reads it; in JSX, a template is its text. After a tag that does not end, everything is text. */
export function readHtml(source: string, start: number): PostText {
  const text = new TextCollector();
  const [, before = '', tag, template] = /^(\s*\{\s*(String\.raw)?`)([^`]*)`\s*\}\s*$/.exec(source) ?? [];
  if (template !== undefined) {
    addTemplate(text, template, start + before.length, tag !== undefined);
    return text.found;
  }
  const tags = /<(\/?)([a-z][\w-]*)/gi;
  let at = 0;
  let skipped: string | undefined;
  let depth = 0;
  for (let tag = tags.exec(source); tag; tag = tags.exec(source)) {
    const end = endOfTag(source, tags.lastIndex);
    if (end < 0) break;
    if (skipped === undefined) addText(text, source, at, tag.index, start);
    at = tags.lastIndex = end + 1;
    const [, closing, written = ''] = tag;
    const name = written.toLowerCase();
    if (skipped !== undefined) {
      if (name === skipped) depth += closing ? -1 : 1;
      if (depth === 0) skipped = undefined;
      continue;
    }
    const isApart = notRead.includes(name) || /\sslot\s*=/i.test(source.slice(tag.index, end));
    if (isApart && !closing && !empty.includes(name)) [skipped, depth] = [name, 1];
    if (!isApart && !inLine.includes(name) && !text.atStart) text.add('\n', start + tag.index);
  }
  if (skipped === undefined) addText(text, source, at, source.length, start);
  return text.found;
}
