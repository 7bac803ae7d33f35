import type { Drawing } from '../drawing/template.js';
import { parseMarkup, type Shape } from './markup.js';
import { parseSheet, type StyleRule } from './style-sheet.js';
import { attributesOf } from './style-attributes.js';
import { resolveValue, type Lookup } from './style-values.js';
import { escape, templateText } from './template-text.js';
import type { Tokens } from './tokens.js';

/** Everything that a picture is written from. */
export interface PictureParts {
  /** The shared parts of a game's drawings: gradients, and shapes for `<use>`. */
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

/** Writes the shapes of a drawing with the styles as attributes, and collects the shapes that are used more than once. */
class Writer {
  /** The shared shapes and gradients, by id. */
  readonly shared = new Map<string, string>();
  readonly #rules: readonly StyleRule[];
  readonly #tokens: Tokens;
  readonly #byId = new Map<string, Shape>();
  readonly #ids = new Map<string, string>();

  constructor(roots: readonly Shape[], rules: readonly StyleRule[], tokens: Tokens) {
    this.#rules = rules;
    this.#tokens = tokens;
    roots.forEach((root) => this.#index(root));
  }

  #index(shape: Shape): void {
    const id = shape.attributes.get('id');
    if (id) this.#byId.set(id, shape);
    for (const child of shape.children) if (typeof child !== 'string') this.#index(child);
  }

  readonly #resolve = (value: string, lookup: Lookup): string =>
    resolveValue(value, lookup, this.#tokens['color-scheme'] === 'dark');

  /** Custom properties that a shape declares, over those that it inherits. Each is resolved once. */
  #scope(own: Map<string, string>, inherited: Lookup): Lookup {
    if (![...own.keys()].some((name) => name.startsWith('--'))) return inherited;
    const resolved = new Map<string, string>();
    const lookup: Lookup = (name) => {
      const value = resolved.get(name) ?? own.get(name);
      if (value === undefined) return inherited(name);
      if (!resolved.has(name)) resolved.set(name, this.#resolve(value, lookup));
      return resolved.get(name);
    };
    return lookup;
  }

  /** The custom properties of a shape, and its other declarations in the order of their weight. */
  #styleOf(shape: Shape, inherited: Lookup): readonly [Lookup, Map<string, string>] {
    const names = ['', shape.tag, ...shape.classes.map((name) => `.${name}`)];
    const declared = this.#rules
      .filter(({ subject, matches }) => names.includes(subject) && matches(shape))
      .flatMap((rule) => rule.declarations);
    const style = declared.filter(([name]) => !name.startsWith('--'));
    const lookup = this.#scope(new Map(declared), inherited);
    return [lookup, attributesOf(shape.attributes, style, (value) => this.#resolve(value, lookup))];
  }

  /** A shape and everything in it as text; empty if it is not displayed. */
  write(shape: Shape, inherited: Lookup = (name) => this.#tokens[name]): string {
    const { tag, children } = shape;
    if (tag === 'defs') return '';
    const [lookup, attributes] = this.#styleOf(shape, inherited);
    if (attributes.get('display') === 'none') return '';
    if (tag === 'use') this.#share(attributes, lookup);
    const text = children.map((child) => (typeof child === 'string' ? child : this.write(child, lookup)));
    const names = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
    this.#addGradients(names);
    const content = text.join('');
    return content ? `<${tag}${names}>${content}</${tag}>` : `<${tag}${names}/>`;
  }

  /** Writes the shape that a `<use>` shows, in the colours of that place, unless such a one is there. */
  #share(attributes: Map<string, string>, lookup: Lookup): void {
    const target = this.#byId.get(attributes.get('href')!.slice(1))!;
    const text = this.write(target, lookup).replace(/ id="[^"]*"/, '');
    const id = this.#ids.get(text) ?? `p${this.#ids.size}`;
    this.#ids.set(text, id);
    this.shared.set(id, text.replace(/^<\w+/, `$& id="${id}"`));
    attributes.set('href', `#${id}`);
  }

  #addGradients(attributes: string): void {
    for (const [, id = ''] of attributes.matchAll(/url\(#([\w-]+)\)/g)) {
      const shape = this.#byId.get(id);
      if (!shape || this.shared.has(id)) continue;
      const root = (at: Shape): Shape => (at.parent ? root(at.parent) : at);
      const [lookup] = this.#styleOf(root(shape), (name) => this.#tokens[name]);
      this.shared.set(id, this.write(shape, lookup));
    }
  }
}

/** A short name for a text: equal texts have equal names. */
function hash(text: string): string {
  let sum = 5381;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(i)) >>> 0;
  return sum.toString(36);
}

/** Gives the ids of a picture an ending of their own, so that pictures on one page do not share them. */
const withOwnIds = (text: string): string => {
  const ending = hash(text);
  return text.replace(/( id="|url\(#|href="#|labelledby="|describedby=")([\w-]+)/g, `$1$2-${ending}`);
};

/** Writes a picture: an SVG that needs nothing else. */
export function writePicture({ defs, drawing, sheet, width, tokens, ...parts }: PictureParts): string {
  const roots = parseMarkup(templateText([defs, drawing]));
  const root = roots.at(-1)!;
  const writer = new Writer(roots, parseSheet(sheet, width), tokens);
  const viewBox = root.attributes.get('viewBox')!;
  const [, , across = 1, down = 1] = viewBox.split(' ').map(Number);
  const size = `width="${width}" height="${Math.round((width * down) / across)}"`;
  for (const name of ['viewBox', 'role', 'aria-label']) root.attributes.delete(name);
  const content = writer
    .write(root)
    .replace(/^<svg/, '<g')
    .replace(/<\/svg>$/, '</g>');
  const lang = escape(parts.lang);
  return withOwnIds(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size} role="img" lang="${lang}" xml:lang="${lang}" aria-labelledby="t" aria-describedby="d"><title id="t">${escape(parts.title)}</title><desc id="d">${escape(parts.description)}</desc><defs>${[...writer.shared.values()].join('')}</defs>${content}</svg>`,
  );
}
