import { parseMarkup, type Shape } from './markup.js';

/** Properties of text that are inherited. */
const textAttributes = ['font-family', 'font-variant-numeric', 'letter-spacing', 'text-anchor'];

/** The shapes that `<use>` can show, and the least length of what is worth one. */
const shared = new Set(['path', 'rect', 'circle', 'ellipse', 'text', 'g']);
const WORTH = 50;

/** A value with at most two decimals in its numbers. */
const rounded = (value: string): string =>
  value.replace(/\d*\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

/** Writes a shape; `child` writes those in it. */
function write({ tag, attributes, children }: Shape, child: (shape: Shape) => string): string {
  const start = tag + Array.from(attributes, ([name, value]) => ` ${name}="${rounded(value)}"`).join('');
  const content = children.map((each) => (typeof each === 'string' ? each : child(each))).join('');
  return content ? `<${start}>${content}</${tag}>` : `<${start}/>`;
}

const plain = (shape: Shape): string => write(shape, plain);

/** Takes groups of one shape without attributes apart. */
const flat = (shape: Shape): Shape => ({
  ...shape,
  children: shape.children.flatMap((child) => {
    if (typeof child === 'string') return [child];
    const inner = flat(child);
    return child.tag === 'g' && child.attributes.size + inner.children.length === 1
      ? inner.children
      : [inner];
  }),
});

const childrenOf = ({ children }: Shape) => children.filter((child) => typeof child !== 'string');
const allIn = (shape: Shape): Shape[] => childrenOf(shape).flatMap((child) => [child, ...allIn(child)]);

/** Counts texts. */
function add(counts: Map<string, number>, text: string): number {
  const count = (counts.get(text) ?? 0) + 1;
  counts.set(text, count);
  return count;
}

/** Moves what all texts of a drawing say about their font to its root, where most agree. */
function hoistText(root: Shape): void {
  const texts = allIn(root).filter(({ tag }) => tag === 'text');
  for (const name of textAttributes) {
    const counts = new Map<string, number>();
    for (const { attributes } of texts) if (attributes.has(name)) add(counts, attributes.get(name)!);
    const [[most, times] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
    if (times < 2 || texts.some(({ attributes }) => !attributes.has(name))) continue;
    root.attributes.set(name, most);
    for (const { attributes } of texts) if (attributes.get(name) === most) attributes.delete(name);
  }
}

/** Counts equal shapes, where what is in a shape that is shared counts once, and the equal outlines of others. */
function countShapes(root: Shape): Readonly<Record<'times' | 'outlines', ReadonlyMap<string, number>>> {
  const times = new Map<string, number>();
  const count = (shape: Shape): void => {
    if (add(times, plain(shape)) === 1) childrenOf(shape).forEach(count);
  };
  count(root);
  const outlines = new Map<string, number>();
  for (const text of times.keys()) {
    const [, d] = /^<path[^>]* d="([^"]*)"[^>]*\/>$/.exec(text) ?? [];
    if (d) add(outlines, d);
  }
  return { times, outlines };
}

/**
 * Writes the markup of a drawing so that what repeats is there once: equal shapes and equal outlines as `<use>` of a definition, and the
 * font of all texts at the root. It shows the same. The ids are `s0`, `s1` and so on.
 */
export function shareShapes(markup: string): string {
  const root = flat(parseMarkup(markup)[0]!);
  hoistText(root);
  const { times, outlines } = countShapes(root);
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  const define = (text: string, definition: () => string): string => {
    if (!ids.has(text)) {
      const id = `s${ids.size}`;
      ids.set(text, id);
      definitions.push(definition().replace(/^<\w+/, `$& id="${id}"`));
    }
    return `#${ids.get(text)!}`;
  };
  const shorten = (shape: Shape): string => {
    const text = plain(shape);
    if (shared.has(shape.tag) && text.length > WORTH && times.get(text)! > 1)
      return `<use href="${define(text, () => own(shape))}"/>`;
    return own(shape);
  };
  /** A shape; its outline is a definition if others have the same. */
  function own(shape: Shape): string {
    const { d = '', ...paint } = Object.fromEntries(shape.attributes);
    if (shape.tag !== 'path' || d.length < WORTH || outlines.get(d) === 1) return write(shape, shorten);
    const attributes = new Map([['href', define(d, () => `<path d="${d}"/>`)], ...Object.entries(paint)]);
    return write({ ...shape, tag: 'use', attributes }, shorten);
  }
  const content = write(root, shorten).replace(
    /<g( transform="[^"]*")>(<use href="#\w+")\/><\/g>/g,
    (_, transform: string, use: string) => `${use}${transform}/>`,
  );
  return `<defs>${definitions.join('')}</defs>${content}`;
}
