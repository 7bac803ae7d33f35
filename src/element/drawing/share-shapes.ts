import { joinPlaces } from './join-places.js';
import { parseMarkup, type Shape } from './markup.js';

/** Properties of texts that are inherited, and their initial values if a drawing may leave them out. */
const textAttributes: Readonly<Record<string, string | undefined>> = {
  'font-family': undefined,
  'font-size': undefined,
  'text-anchor': 'start',
  'font-weight': '400',
  'font-variant-numeric': 'normal',
  'letter-spacing': '0',
  fill: undefined,
};

/** Attributes that shapes inherit from their group. */
const inherited = /^(fill|stroke|font|letter|text|paint-order)/;

/** The shapes that `<use>` can show. */
const shared = new Set(['path', 'rect', 'circle', 'ellipse', 'text', 'g']);

/** True if a text that is there several times is longer than as many `<use>` and its definition. */
const isWorth = ({ length }: string, times: number): boolean => length * (times - 1) > 20 * times + 10;

/** A value with at most two decimals in its numbers, and no zeros at their ends. */
const rounded = (value: string): string =>
  value.replace(/\d*\.(?:\d{3,}|\d?0\b)/g, (number) => String(Math.round(Number(number) * 100) / 100));

/** Writes a shape; `child` writes those in it. */
function write({ tag, attributes, children }: Shape, child: (shape: Shape) => string): string {
  const start = tag + Array.from(attributes, ([name, value]) => ` ${name}="${rounded(value)}"`).join('');
  const content = children.map((each) => (typeof each === 'string' ? each : child(each))).join('');
  return content ? `<${start}>${content}</${tag}>` : `<${start}/>`;
}

const plain = (shape: Shape): string => write(shape, plain);

/** Takes groups apart that have no attributes and one shape or are alone in a group, and removes what shows nothing. */
const flat = (shape: Shape): Shape => {
  shape.attributes.delete('display');
  if (/^(rotate\(0\))?$/.test(shape.attributes.get('transform') ?? '-')) shape.attributes.delete('transform');
  const children = shape.children.flatMap((child) => {
    if (typeof child === 'string') return [child];
    const inner = flat(child);
    if (/^(g|svg)$/.test(child.tag) && inner.children.length === 0) return [];
    const isAlone = inner.children.length === 1 || (shape.tag === 'g' && shape.children.length === 1);
    return child.tag === 'g' && inner.attributes.size === 0 && isAlone ? inner.children : [inner];
  });
  return { ...shape, children };
};

/** The attributes of a group of shapes: those that all of them have and inherit. */
const common = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  new Map([...a].filter(([name, value]) => inherited.test(name) && b.get(name) === value));

/** The number of characters that a group with these attributes saves. */
const saved = (attributes: ReadonlyMap<string, string>, shapes: number): number =>
  [...attributes].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0) * (shapes - 1) - 7;

/** Puts shapes that follow each other and have attributes in common into groups with these attributes. */
function groupRuns(shapes: Shape['children']): Shape['children'] {
  const groups: { attributes: Map<string, string>; children: Shape['children'] }[] = [];
  for (const child of shapes) {
    const last = groups.at(-1);
    const own = typeof child === 'string' ? new Map<string, string>() : child.attributes;
    const shares = last && common(last.attributes, own);
    const count = last?.children.length ?? 0;
    if (last && shares && saved(shares, count + 1) > Math.max(0, saved(last.attributes, count))) {
      last.attributes = shares;
      last.children.push(child);
    } else groups.push({ attributes: new Map(own), children: [child] });
  }
  return groups.flatMap(({ attributes, children: inGroup }): Shape['children'] => {
    if (inGroup.length === 1) return inGroup;
    const rest = inGroup.map((child): Shape => {
      const { attributes: own, ...each } = child as Shape;
      return { ...each, attributes: new Map([...own].filter(([name]) => !attributes.has(name))) };
    });
    // some of them may have more in common
    return [{ tag: 'g', attributes, classes: [], parent: undefined, children: groupRuns(rest) }];
  });
}

/** A shape in which all neighbours are in groups. */
const grouped = (shape: Shape): Shape => ({
  ...shape,
  children: groupRuns(shape.children.map((each) => (typeof each === 'string' ? each : grouped(each)))),
});

const childrenOf = ({ children }: Shape) => children.filter((child) => typeof child !== 'string');
const allIn = (shape: Shape): Shape[] => childrenOf(shape).flatMap((child) => [child, ...allIn(child)]);

/** Counts texts. */
function add(counts: Map<string, number>, text: string): number {
  const count = (counts.get(text) ?? 0) + 1;
  counts.set(text, count);
  return count;
}

/** Replaces letter spacing in em by lengths: an inherited em would be that of the root. */
function spaceText(texts: readonly Shape[]): void {
  for (const { attributes } of texts) {
    const [, ems] = /^(.*)em$/.exec(attributes.get('letter-spacing') ?? '') ?? [];
    const size = attributes.get('font-size');
    if (ems && size) attributes.set('letter-spacing', (Number(ems) * Number(size)).toFixed(3));
  }
}

/** True if a shape that is no text would show a fill of its group. */
const takesFill = ({ tag, attributes, children }: Shape): boolean =>
  tag !== 'text' &&
  !attributes.has('fill') &&
  (children.length === 0 || children.some((child) => typeof child !== 'string' && takesFill(child)));

/** Moves what the texts of a drawing say about their font to its root, and then to its groups, where most agree. */
function hoistText(shape: Shape, isRoot = true): void {
  const all = [shape, ...allIn(shape)];
  const texts = all.filter(({ tag }) => tag === 'text');
  if (isRoot) spaceText(texts);
  for (const [name, initial] of Object.entries(textAttributes)) {
    const counts = new Map<string, number>();
    for (const { attributes } of texts) if (attributes.has(name)) add(counts, attributes.get(name)!);
    const [[most, times] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
    const isMissing = texts.some(({ attributes }) => !attributes.has(name));
    const isInherited = all.some(({ tag, attributes }) => tag !== 'text' && attributes.has(name));
    if (name === 'fill' && childrenOf(shape).some(takesFill)) continue;
    if (times < 2 || (isMissing && (initial === undefined || isInherited || !isRoot))) continue;
    shape.attributes.set(name, most);
    for (const { attributes } of texts)
      if (attributes.get(name) === most) attributes.delete(name);
      else if (!attributes.has(name)) attributes.set(name, initial!);
  }
  for (const child of childrenOf(shape)) if (child.tag === 'g') hoistText(child, false);
}

/** The part that shapes share if they differ by place and paint alone: the children of groups, and these attributes of others. */
const outlineAttributes: Readonly<Record<string, readonly string[]>> = {
  g: [],
  path: ['d', 'pathLength'],
  rect: ['width', 'height', 'rx'],
};

/** A shape without its place and paint; undefined if it keeps both. */
function outlineOf({ attributes, ...shape }: Shape): Shape | undefined {
  const names = outlineAttributes[shape.tag];
  return names && { ...shape, attributes: new Map([...attributes].filter(([name]) => names.includes(name))) };
}

/** Counts equal shapes and outlines. What is in a shape that is shared counts once. */
function countShapes(root: Shape): Readonly<Record<'times' | 'outlines', ReadonlyMap<string, number>>> {
  const times = new Map<string, number>();
  const outlines = new Map<string, number>();
  const count = (shape: Shape): void => {
    const outline = outlineOf(shape);
    if (add(times, plain(shape)) > 1 || (outline && add(outlines, plain(outline)) > 1)) return;
    childrenOf(shape).forEach(count);
  };
  count(root);
  return { times, outlines };
}

/** Writes runs of `<use>` that repeat once, as groups, which contain the definitions that nothing else uses. */
function shareRuns(markup: string): string {
  const pattern = /(?:<use href="#s\d+"\/>){2,}/g;
  const counts = new Map<string, number>();
  for (const [run] of markup.matchAll(pattern)) add(counts, run);
  const runs = [...counts].filter(([run, times]) => isWorth(run, times)).map(([run]) => run);
  const groups = runs.map((run, i) => `<g id="r${i}">${run}</g>`).join('');
  const shared = markup
    .replace(pattern, (run) => (runs.includes(run) ? `<use href="#r${runs.indexOf(run)}"/>` : run))
    .replace('<defs>', `$&${groups}`);
  const uses = new Map<string, number>();
  for (const [, id = '', rest] of shared.matchAll(/ href="#(s\d+)"(\/?)/g))
    add(uses, rest ? id : `${id} in place`);
  const inlined = new Map<string, string>();
  const kept = shared.replace(
    /<(\w+) id="(s\d+)"([^>]*\/>)/g,
    (all, tag: string, id: string, shape: string) => {
      if (uses.get(id) !== 1 || uses.has(`${id} in place`)) return all;
      inlined.set(id, `<${tag}${shape}`);
      return '';
    },
  );
  return kept.replace(/<use href="#(s\d+)"\/>/g, (use, id: string) => inlined.get(id) ?? use);
}

/**
 * Writes the markup of a drawing so that what repeats is there once: equal shapes, groups and outlines as `<use>` of a definition, paint
 * that neighbours share in a group, and the font of all texts at the root. It shows the same. The ids are `s0`, `s1` and so on. `compact`
 * joins equal shapes at several places, which browsers know.
 */
export function shareShapes(markup: string, compact: boolean): string {
  const whole = flat(parseMarkup(markup)[0]!);
  const drawn = compact ? joinPlaces(whole, plain) : whole;
  hoistText(drawn);
  const root = grouped(drawn);
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
    if (shared.has(shape.tag) && isWorth(text, times.get(text)!))
      return `<use href="${define(text, () => own(shape))}"/>`;
    return own(shape);
  };
  /** A shape; its outline is a definition if others have the same. */
  function own(shape: Shape): string {
    const outline = outlineOf(shape);
    const text = outline && plain(outline);
    if (!outline || !text || !isWorth(text, outlines.get(text)!)) return write(shape, shorten);
    const rest = [...shape.attributes].filter(([name]) => !outline.attributes.has(name));
    const attributes = new Map([['href', define(text, () => write(outline, shorten))], ...rest]);
    return write({ ...shape, tag: 'use', attributes, children: [] }, shorten);
  }
  const content = write(root, shorten).replace(
    /<g( transform="[^"]*")>(<use href="#\w+")\/><\/g>/g,
    (_, transform: string, use: string) => `${use}${transform}/>`,
  );
  return shareRuns(`<defs>${definitions.join('')}</defs>${content}`).replace(
    /(<use [^>]*)transform="translate\((\S+?)[ ,]+(\S+?)\)"/g,
    '$1x="$2" y="$3"',
  );
}
