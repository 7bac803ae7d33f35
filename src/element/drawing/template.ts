/**
 * The tags of drawings. They make the same objects as the tags of Lit, which renders them on a board. Unlike Lit, this module
 * loads where there is no DOM: a picture is written in Node, at build time or in a worker.
 */
import type { nothing as litNothing, SVGTemplateResult, TemplateResult } from 'lit';

/** A part of a drawing: the strings of a template and the values between them. */
export type Drawing = TemplateResult | SVGTemplateResult;

const tag =
  <T extends 1 | 2>(type: T) =>
  (strings: TemplateStringsArray, ...values: unknown[]): TemplateResult<T> => ({
    ['_$litType$']: type,
    strings,
    values,
  });

/** A template whose root is an `<svg>` or another element of HTML. */
export const html: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult<1> = tag(1);

/** A template of elements within an `<svg>`. */
export const svg: (strings: TemplateStringsArray, ...values: unknown[]) => SVGTemplateResult = tag(2);

/** A value that renders nothing: the one of Lit. */
export const nothing = Symbol.for('lit-nothing') as typeof litNothing;

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
export function flat(drawing: Drawing): SVGTemplateResult {
  const strings = [markup(drawing).replace(/\s+</g, '<')];
  return svg(Object.assign(strings, { raw: strings }));
}

/** The text of a style sheet: a board adopts it with `sheet`, a picture writes it into attributes. */
export const css: (strings: TemplateStringsArray) => string = String.raw;
