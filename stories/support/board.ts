import { html, nothing, type TemplateResult } from 'lit';
import { faceOf } from './manifest.js';

/** What a story says of any game's board: attributes by their names, its content, and the listeners that log its events. */
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
  readonly autosave?: string;
  readonly analysis?: boolean;
  readonly lang?: string;
  readonly dir?: string;
  /** The record as direct text, or what lies in the slots. */
  readonly content?: string | TemplateResult;
  readonly [listener: `onGame${string}`]: ((event: Event) => void) | undefined;
}

/** The argument that listens to an event: `onGameMove` to `game-move`. */
const listener = (event: string) =>
  `on-${event}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A game's board as a page writes it, with all that the manifest says of its tag; an argument that is not given leaves its attribute out. */
export function boardOf(tag: string): (args: AnyBoardArgs) => TemplateResult {
  const { attributes, events } = faceOf(tag);
  const bound = [
    { name: 'dir', to: 'dir' },
    ...attributes.map(({ name, type }) => ({ name, to: `${type?.text === 'boolean' ? '?' : ''}${name}` })),
    ...events.map(({ name }) => ({ name: listener(name), to: `@${name}` })),
  ];
  const texts = [...bound.map(({ to }, i) => `${i ? '' : `<${tag}`} ${to}=`), '>', `</${tag}>`];
  // one array for all renderings, by which Lit knows its template
  const strings: TemplateStringsArray = Object.assign(texts, { raw: texts });
  return (args) => {
    const given = new Map<string, unknown>(Object.entries(args));
    return html(
      strings,
      ...[...bound.map(({ name }) => name), 'content'].map((name) => given.get(name) ?? nothing),
    );
  };
}
