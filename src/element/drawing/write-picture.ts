import type { Drawing } from './template.js';
import { escape, parseMarkup, templateText, type Shape } from './markup.js';
import {
  attributesOf,
  parseSheet,
  resolveValue,
  type Lookup,
  type StyleRule,
  type Tokens,
} from './styles.js';

/** Everything that a picture is written from. */
export interface PictureParts {
  /** The shared parts of a game's drawings: gradients and clip paths. */
  readonly defs: Drawing;
  /** The drawing: an `<svg>` with a view box. */
  readonly drawing: Drawing;
  /** The text of the style sheets of both, in their order. */
  readonly sheet: string;
  readonly title: string;
  /** The text alternative. */
  readonly description: string;
  /** The language of both, as in `lang`. */
  readonly lang: string;
  /** The width in CSS pixels. */
  readonly width: number;
  readonly tokens: Tokens;
}

/** Adds the shapes with an id. */
function addIds(shape: Shape, byId: Map<string, Shape>): void {
  const id = shape.attributes.get('id');
  if (id) byId.set(id, shape);
  for (const child of shape.children) if (typeof child !== 'string') addIds(child, byId);
}

/** Custom properties that a shape declares, over those that it inherits. Each is resolved once. */
function scope(own: Map<string, string>, inherited: Lookup, dark: boolean): Lookup {
  const resolved = new Map<string, string | undefined>();
  const lookup: Lookup = (name) => {
    if (!resolved.has(name)) {
      const value = own.get(name);
      resolved.set(name, value === undefined ? inherited(name) : resolveValue(value, lookup, dark));
    }
    return resolved.get(name);
  };
  return lookup;
}

const rootOf = (shape: Shape): Shape => (shape.parent ? rootOf(shape.parent) : shape);

/** Returns a function that writes shapes with their styles as attributes, and the definitions that these refer to. */
function createWriter(roots: readonly Shape[], rules: readonly StyleRule[], tokens: Tokens) {
  const dark = tokens['color-scheme'] === 'dark';
  const page: Lookup = (name) => tokens[name];
  const definitions = new Map<string, string>();
  const byId = new Map<string, Shape>();
  roots.forEach((root) => addIds(root, byId));

  /** The custom properties of a shape, and its attributes. */
  function styled(shape: Shape, inherited: Lookup): readonly [Lookup, Map<string, string>] {
    const names = ['', shape.tag, ...shape.classes.map((name) => `.${name}`)];
    const style = rules
      .filter(({ subject, matches }) => names.includes(subject) && matches(shape))
      .flatMap(({ declarations }) => declarations);
    const lookup = style.length > 0 ? scope(new Map(style), inherited, dark) : inherited;
    return [lookup, attributesOf(shape.attributes, style, (value) => resolveValue(value, lookup, dark))];
  }

  /** A shape and everything in it as text; empty if it is not displayed. Gradients are written where they are used. */
  function write(shape: Shape, inherited: Lookup): string {
    const { tag } = shape;
    const [lookup, attributes] = styled(shape, inherited);
    if (tag === 'defs' || attributes.get('display') === 'none') return '';
    const start = tag + [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
    for (const [, id = ''] of start.matchAll(/(?:url\(| href=")#([\w-]+)/g)) {
      const target = byId.get(id);
      if (target && !definitions.has(id)) definitions.set(id, write(target, styled(rootOf(target), page)[0]));
    }
    const content = shape.children.map((child) =>
      typeof child === 'string' ? child : child.tag.endsWith('Gradient') ? '' : write(child, lookup),
    );
    return content.length > 0 ? `<${start}>${content.join('')}</${tag}>` : `<${start}/>`;
  }

  return { definitions, write: (shape: Shape) => write(shape, page) };
}

/** A short name for a text: equal texts have equal names. */
function hash(text: string): string {
  let sum = 5381;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(i)) >>> 0;
  return sum.toString(36);
}

/** Writes a picture: an SVG that needs nothing else. */
export function writePicture({ defs, drawing, sheet, width, tokens, ...parts }: PictureParts): string {
  const roots = parseMarkup(templateText([defs, drawing]));
  const root = roots.at(-1)!;
  const { definitions, write } = createWriter(roots, parseSheet(sheet, width), tokens);
  const viewBox = root.attributes.get('viewBox')!;
  const [, , across = 1, down = 1] = viewBox.split(' ').map(Number);
  const [title, description, lang] = [parts.title, parts.description, parts.lang].map(escape) as [
    string,
    string,
    string,
  ];
  // what a drawing without its style sheet has, and the size
  for (const name of root.attributes.keys()) if (name !== 'class') root.attributes.delete(name);
  const content = write({ ...root, tag: 'g' });
  const shapes = `<defs>${[...definitions.values()].join('')}</defs>${content}`;
  // the ids end in a name of the picture, so that pictures on one page do not share them
  const own = `-${hash(shapes + lang)}`;
  const size = `width="${width}" height="${Math.round((width * down) / across)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size} role="img" direction="ltr" lang="${lang}" xml:lang="${lang}" aria-labelledby="t${own}" aria-describedby="d${own}"><title id="t${own}">${title}</title><desc id="d${own}">${description}</desc>${shapes.replace(/(?: id="|url\(#| href="#)[\w-]+/g, `$&${own}`)}</svg>`;
}
