/** The query of the page for frames as plain data. It is text from outside. */

/** Everything that the query of a frame says. */
export interface EmbedQuery {
  /** The id of the game as it was written; empty if there is none. */
  readonly game: string;
  readonly lang: string;
  /** The colour scheme as it was written; undefined: that of the reader. */
  readonly theme: string | undefined;
  /** The name of a look as it was written. */
  readonly look: string | undefined;
  /** All other parameters by name, of which the last value counts: attributes of the board. */
  readonly attributes: ReadonlyMap<string, string>;
}

const ofFrame = ['game', 'lang', 'look', 'theme'];

/** Reads the query of an address. */
export function parseQuery(search: string): EmbedQuery {
  const query = new URLSearchParams(search);
  return {
    game: query.get('game') ?? '',
    lang: query.get('lang') ?? 'en',
    theme: query.get('theme') ?? undefined,
    look: query.get('look') ?? undefined,
    attributes: new Map([...query].filter(([name]) => !ofFrame.includes(name))),
  };
}

/** True for the name of a colour scheme. */
export const isTheme = (theme: string): boolean => theme === 'light' || theme === 'dark';

/** True if a look can be the name of a style sheet. */
export const isLook = (look: string): boolean => /^[a-z-]+$/.test(look);

/** The attributes of a board, and those of them that are for boards in a page. */
export interface FrameClass {
  readonly observedAttributes: readonly string[];
  readonly pageAttributes: readonly string[];
}

/** True if a frame may set an attribute of its board. */
export const isFrameAttribute = (name: string, { observedAttributes, pageAttributes }: FrameClass): boolean =>
  observedAttributes.includes(name) && !pageAttributes.includes(name);

/** The longest text of a fault that is shown, in characters. */
const LONGEST = 60;

/** A part of the query for a message. */
export const shorten = (text: string): string => text.slice(0, LONGEST);
