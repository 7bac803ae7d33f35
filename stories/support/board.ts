import { html, nothing, type TemplateResult } from 'lit';
import { defaultsOf, tokenStyle } from './arg-types.js';
import { interfaceOf, listenerOf } from './manifest.js';

/** The arguments of a story with a board: attributes and tokens by name, content, and listeners that log the events. */
export interface AnyBoardArgs {
  readonly players?: number;
  readonly seats?: string;
  readonly names?: string;
  readonly first?: string;
  readonly mode?: string;
  readonly position?: string;
  readonly record?: string;
  readonly ply?: number;
  readonly seed?: string;
  readonly controls?: string;
  readonly orientation?: string;
  readonly 'no-coordinates'?: boolean;
  readonly 'no-lit'?: boolean;
  readonly 'no-keys'?: boolean;
  readonly command?: boolean;
  readonly autosave?: string;
  readonly analysis?: boolean;
  readonly pace?: string;
  readonly sound?: boolean;
  readonly id?: string;
  readonly share?: boolean;
  readonly embed?: string;
  readonly editable?: boolean;
  readonly follow?: boolean;
  readonly marks?: string;
  readonly lang?: string;
  readonly dir?: string;
  /** The record as direct text, or the content of the slots. */
  readonly content?: string | TemplateResult;
  readonly [token: `--${string}`]: string | undefined;
  readonly [listener: `onGame${string}`]: ((event: Event) => void) | undefined;
}

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
    return html(
      strings,
      ...[...bound.map(({ name }) => name), 'content'].map((name) => value(name) ?? nothing),
    );
  };
}

/** Parameters of stories that are only examples of an element: the controls are documented with its other stories. */
export const examplesOnly = { docs: { examplesOnly: true } } as const;
