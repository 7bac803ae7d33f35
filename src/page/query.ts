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

/** Parameters that other sites add to a link: those of oEmbed, and those that count visits. */
const foreign = /^(?:dnt|format|maxheight|maxwidth|url|utm_\w+|\w*clid)$/;

/** The parameters of a query that are not of others. */
export const ownParameters = (search: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !foreign.test(name)));

/** Reads the query of an address. */
export function parseQuery(search: string): EmbedQuery {
  const query = ownParameters(search);
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
