import type { StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { number } from '../../src/element/base/property-types.js';
import type { attributes } from '../../src/element/model/attributes.js';
import type { Example } from '../examples/common.js';
import { defaultsOf, tokenStyle } from './arg-types.js';
import { interfaceOf, listenerOf } from './manifest.js';

type Table = typeof attributes;
type NameOf<N extends keyof Table> = Table[N] extends { attribute: infer A extends string } ? A : N;
type ValueOf<A> = A extends { type: BooleanConstructor }
  ? boolean
  : A extends { type: typeof number }
    ? number
    : string;

/** The arguments of a story with a board: attributes and tokens by name, content, and listeners that log the events. */
export type AnyBoardArgs = { readonly [N in keyof Table as NameOf<N>]?: ValueOf<Table[N]> | undefined } & {
  readonly id?: string;
  readonly lang?: string;
  readonly dir?: string;
  /** The record as direct text, or HTML with the content of the slots. */
  readonly content?: string | TemplateResult;
  readonly [token: `--${string}`]: string | undefined;
  readonly [listener: `onGame${string}`]: ((event: Event) => void) | undefined;
};

/** A function that renders the element with the arguments of a story. Omitted arguments and defaults set no attribute. */
export function boardOf(tag: string): (args: AnyBoardArgs) => TemplateResult {
  const { attributes, events } = interfaceOf(tag);
  const defaults = defaultsOf(tag);
  const bound = [
    { name: 'dir', to: 'dir' },
    { name: 'id', to: 'id' },
    { name: 'style', to: 'style' },
    ...attributes.map(({ name, type }) => ({ name, to: `${type?.text === 'boolean' ? '?' : ''}${name}` })),
    ...events.map(({ name }) => ({ name: listenerOf(name), to: `@${name}` })),
  ];
  const texts = [...bound.map(({ to }, i) => `${i ? '' : `<${tag}`} ${to}=`), '>', `</${tag}>`];
  // Lit identifies a template by its array of strings, so all renderings share one
  const strings: TemplateStringsArray = Object.assign(texts, { raw: texts });
  return (args) => {
    const given = new Map<string, unknown>(Object.entries({ ...args, style: tokenStyle(args) }));
    const value = (name: string) => (given.get(name) === defaults[name] ? nothing : given.get(name));
    const { content } = args;
    return html(
      strings,
      ...bound.map(({ name }) => value(name) ?? nothing),
      typeof content === 'string' ? unsafeHTML(content) : (content ?? nothing),
    );
  };
}

/** The text of a story on the page of documentation. */
export const described = (text: string) => ({ docs: { description: { story: text } } });

/**
 * A function that makes a story of the example with this name. `on` makes a play function for the first board, `wrap` another one of it.
 * `shared` is part of all its stories.
 */
export const storyMaker =
  <N extends string, D>(
    examples: Readonly<Record<N, Example<object>>>,
    on: (play: (driver: D) => Promise<void>) => NonNullable<StoryObj['play']>,
    wrap = (play: NonNullable<StoryObj['play']>) => play,
    shared: StoryObj = {},
  ) =>
  (name: N, play?: (driver: D) => Promise<void>, more: StoryObj = {}): StoryObj => ({
    args: examples[name].args,
    parameters: described(examples[name].text),
    ...(play && { play: wrap(on(play)) }),
    ...shared,
    ...more,
  });

/** A story that the page of documentation names in a list at its end; it has a board for each of the others. */
export const aside: StoryObj = { tags: ['!autodocs'] };

/** Parameters of stories that are only examples of an element: the controls are documented with its other stories. */
export const examplesOnly = { docs: { examplesOnly: true } } as const;
