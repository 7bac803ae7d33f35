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

/** The text of a style sheet: a board adopts it with `unsafeCSS`, a picture writes it into attributes. */
export const css: (strings: TemplateStringsArray) => string = String.raw;
