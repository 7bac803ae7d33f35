import { markup } from './template.js';

/** An element of a drawing. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Map<string, string>;
  readonly classes: readonly string[];
  readonly parent: Shape | undefined;
  /** Elements, and texts as they are written. */
  readonly children: (Shape | string)[];
}

const tokens = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>|([^<]+)/g;
const attributePattern = /([\w:-]+)=(?:"([^"]*)"|([^\s"]+))/g;

function startTag(tag: string, text: string, parent: Shape | undefined): Shape {
  const attributes = new Map(
    Array.from(text.matchAll(attributePattern), ([, name = '', quoted, bare]) => [
      name,
      quoted ?? bare ?? '',
    ]),
  );
  const classes = attributes.get('class')?.split(/\s+/) ?? [];
  return { tag, attributes, classes, parent, children: [] };
}

/** Parses the markup of our own templates: elements, attributes and text, nothing else of XML. Returns its roots. */
export function parseMarkup(text: string): readonly Shape[] {
  const roots: Shape[] = [];
  let open: Shape | undefined;
  for (const [, end, tag, rest = '', closed, content] of text.matchAll(tokens)) {
    if (end) open = open?.parent;
    else if (tag) {
      const shape = startTag(tag, rest, open);
      (open?.children ?? roots).push(shape);
      if (!closed) open = shape;
    } else if (content?.trim()) open?.children.push(content.trim().replace(/\s+/g, ' '));
  }
  return roots;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow, not even escaped: controls, lone surrogates and two noncharacters. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for the content of an element, or for an attribute in double quotes. */
export const escape = (text: string): string =>
  text.replace(forbidden, '\ufffd').replace(/[&<>"]/g, (letter) => entities[letter]!);

/** The markup of a drawing with its texts escaped. */
export const templateText = (value: unknown): string => markup(value, escape);
