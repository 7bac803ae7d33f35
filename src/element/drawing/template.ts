/**
 * The tags of drawings. They make the same objects as the tags of Lit, which renders them on a board. Unlike Lit, this module
 * loads where there is no DOM, and its types need none: a picture is written in Node, at build time or in a worker.
 */

/** A part of a drawing: a template as Lit renders it, with its strings and the values between them. */
export interface Drawing {
  /** 1 for HTML, 2 for the content of an SVG, 3 for MathML. */
  readonly ['_$litType$']: 1 | 2 | 3;
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}

const tag =
  (type: Drawing['_$litType$']) =>
  (strings: TemplateStringsArray, ...values: unknown[]): Drawing => ({
    ['_$litType$']: type,
    strings,
    values,
  });

/** A template whose root is an `<svg>` or another element of HTML. */
export const html: (strings: TemplateStringsArray, ...values: unknown[]) => Drawing = tag(1);

/** A template of elements within an `<svg>`. */
export const svg: (strings: TemplateStringsArray, ...values: unknown[]) => Drawing = tag(2);

/** A value that renders nothing: the one of Lit. */
export const nothing: unique symbol = Symbol.for('lit-nothing');

/**
 * The markup of a template with its values: nested templates, lists, texts, and attributes, which need no quotes. `write`
 * escapes the texts; without it they are constants of the project's own code.
 */
export function markup(value: unknown, write: (text: string) => string = String): string {
  if (Array.isArray(value)) return value.map((each) => markup(each, write)).join('');
  const { strings, values = [] } = Object(value) as Partial<Drawing>;
  if (!strings) return (value ?? nothing) === nothing ? '' : write(String(value));
  return strings.reduce((before, after, i) => {
    const inner = markup(values[i - 1], write);
    return before + (before.endsWith('=') ? `"${inner}"` : inner) + after;
  });
}

/**
 * Writes a drawing that never changes as one template without values: Lit clones it in one step instead of part by part. White
 * space between elements, which shows nothing, is left out.
 */
export function flat(drawing: Drawing): Drawing {
  const strings = [markup(drawing).replace(/\s+</g, '<')];
  return svg(Object.assign(strings, { raw: strings }));
}

/** The text of a style sheet: a board adopts it with `sheet`, a picture writes it into attributes. */
export const css: (strings: TemplateStringsArray) => string = String.raw;
