import type { Shape } from './markup.js';

/** A shape without its place, as text and as a shape around 0 0, and its place. */
interface Placed {
  readonly key: string;
  readonly shape: Shape;
  readonly x: string;
  readonly y: string;
}

/** A line with a marker is shorter than as many `<use>`. */
const worth = 4;

/** The attributes with the place of a shape that has no transform. */
const placeNames: Readonly<Record<string, readonly [string, string]>> = {
  text: ['x', 'y'],
  rect: ['x', 'y'],
  circle: ['cx', 'cy'],
};

/** Takes a shape apart, if it has a place; a text must be one letter. */
function placeOf(shape: Shape | string, write: (shape: Shape) => string): Placed | undefined {
  if (typeof shape === 'string') return undefined;
  const { tag, children } = shape;
  const attributes = new Map(shape.attributes);
  const found = (x: string, y: string, rest: readonly Shape['children'][number][]): Placed => {
    const moved = { ...shape, attributes, children: [...rest] };
    return { key: write(moved), shape: moved, x, y };
  };
  const transform = attributes.get('transform');
  if (transform !== undefined) {
    const [, x, y, rest] = /^translate\(([-\d.]+)[ ,]([-\d.]+)\) ?(.*)$/.exec(transform) ?? [];
    if (x === undefined || y === undefined) return undefined;
    if (rest) attributes.set('transform', rest);
    else attributes.delete('transform');
    return found(x, y, children);
  }
  const names = placeNames[tag];
  if (!names || (tag === 'text' && (children[0] as string | undefined)?.length !== 1)) return undefined;
  const [x = '0', y = '0'] = names.map((name) => attributes.get(name));
  names.forEach((name) => attributes.delete(name));
  return found(x, y, tag === 'text' ? [] : children);
}

/** One text of several letters, each at its place. */
function joinTexts(run: readonly Placed[], letters: Shape['children']): Shape {
  const list = (places: readonly string[]) => places.join(' ');
  const [first] = run as [Placed];
  const rows = new Set(run.map(({ y }) => y));
  // letters without a place of their own follow on the line of the first
  const y = rows.size === 1 ? first.y : list(run.map((each) => each.y));
  const attributes = new Map([['x', list(run.map(({ x }) => x))], ['y', y], ...first.shape.attributes]);
  return { ...first.shape, attributes, children: [(letters as readonly string[]).join('')] };
}

/** A line without paint that has the shape as a marker at each of its inner points. */
function joinShapes(run: readonly Placed[], id: string): readonly Shape[] {
  const { shape } = run[0]!;
  const content =
    shape.tag === 'g' && shape.attributes.size === 0 && shape.children.length === 1
      ? shape.children
      : [shape];
  const make = (tag: string, children: Shape['children'], ...attributes: [string, string][]): Shape => {
    return { tag, children, attributes: new Map(attributes), classes: [], parent: undefined };
  };
  const d = `M0 0L${run.map(({ x, y }) => `${x} ${y}`).join(' ')} 0 0`;
  return [
    make('marker', content, ['id', id], ['overflow', 'visible']),
    make('path', [], ['d', d], ['fill', 'none'], ['marker-mid', `url(#${id})`]),
  ];
}

/**
 * Joins shapes that follow each other and differ by their places alone: texts of one letter to a text, other shapes to a line with
 * markers. Browsers show the same; not every converter of SVG does.
 */
export function joinPlaces(root: Shape, write: (shape: Shape) => string): Shape {
  let ids = 0;
  /** A marker has the width of the line as its unit, and a line its paint: `plain` is false if it would inherit them. */
  const join = (shape: Shape, plain: boolean): Shape => {
    const isPlain = plain && !shape.attributes.has('stroke') && !shape.attributes.has('stroke-width');
    const runs: { readonly placed: Placed | undefined; readonly children: Shape['children'] }[] = [];
    const places = new Map<Shape | string, Placed>();
    for (const child of shape.children) {
      const placed = placeOf(child, write);
      if (placed) places.set(child, placed);
      const last = runs.at(-1);
      if (placed && last?.placed?.key === placed.key) last.children.push(child);
      else runs.push({ placed, children: [child] });
    }
    const children = runs.flatMap(({ placed, children: same }): Shape['children'] => {
      const run = same.map((child) => places.get(child)!);
      if (placed?.shape.tag === 'text' && run.length > 1)
        return [
          joinTexts(
            run,
            same.flatMap((child) => (child as Shape).children),
          ),
        ];
      if (placed && run.length >= worth && isPlain) return [...joinShapes(run, `m${ids++}`)];
      return same.map((child) => (typeof child === 'string' ? child : join(child, isPlain)));
    });
    return { ...shape, children };
  };
  return join(root, true);
}
