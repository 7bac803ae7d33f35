/** The page `cdn/embed.html`: a board in a frame, with everything in the query of its address. */
import { loadBundle } from './autoload.js';

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

/** The message to the page around the frame: the height of the content, in CSS pixels. */
export interface HeightMessage {
  readonly type: 'spielkasten-height';
  readonly height: number;
}

/** Texts of faults, in the language of the frame. */
const faults = {
  en: {
    game: (name: string, games: string) =>
      `There is no game “${name}”. The parameter “game” is one of: ${games}.`,
    parameter: (name: string) => `The parameter “${name}” is unknown.`,
    load: 'The game could not be loaded.',
    look: (name: string) => `There is no look “${name}”.`,
    theme: (name: string) => `There is no theme “${name}”. The parameter “theme” is one of: light, dark.`,
  },
  de: {
    game: (name: string, games: string) =>
      `Das Spiel „${name}“ gibt es nicht. Für den Parameter „game“ gibt es: ${games}.`,
    parameter: (name: string) => `Den Parameter „${name}“ gibt es nicht.`,
    load: 'Das Spiel konnte nicht geladen werden.',
    look: (name: string) => `Das Aussehen „${name}“ gibt es nicht.`,
    theme: (name: string) =>
      `Das Farbschema „${name}“ gibt es nicht. Für den Parameter „theme“ gibt es: light, dark.`,
  },
};

function showFault(text: string): void {
  const line = document.createElement('p');
  line.role = 'alert';
  line.textContent = text;
  document.body.append(line);
}

function applyTheme(theme: string, missing: (name: string) => string): void {
  if (isTheme(theme)) document.documentElement.style.colorScheme = theme;
  else showFault(missing(shorten(theme)));
}

/** Loads the style sheet of a look, which is in the package beside the folder at `base`. */
function applyLook(look: string, base: string, missing: (name: string) => string): void {
  const fail = () => {
    showFault(missing(shorten(look)));
  };
  if (!isLook(look)) {
    fail();
    return;
  }
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL(`../looks/${look}.css`, base).href;
  sheet.onerror = fail;
  document.head.append(sheet);
  document.documentElement.dataset.look = look;
}

/** Tells the page around the frame the height of the content, now and whenever it changes. It contains nothing else. */
function reportHeight(): void {
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage({ type: 'spielkasten-height', height } satisfies HeightMessage, '*');
  }).observe(document.body);
}

/**
 * Shows the board of the query. `game` is the id of a game; all other parameters are attributes of its board. `boards` are the
 * tags of the boards and their bundles by the ids of the games. An unknown parameter is named on the page; the board shows faults of
 * values.
 */
export async function embed(
  boards: Readonly<Record<string, readonly [tag: string, bundle: string]>>,
  base: string,
): Promise<void> {
  const { game, lang, theme, look, attributes } = parseQuery(location.search);
  document.documentElement.lang = lang;
  reportHeight();
  const words = /^de\b/i.test(lang) ? faults.de : faults.en;
  if (theme !== undefined) applyTheme(theme, words.theme);
  if (look !== undefined) applyLook(look, base, words.look);
  const found = Object.hasOwn(boards, game) ? boards[game] : undefined;
  if (!found) {
    showFault(words.game(shorten(game), Object.keys(boards).join(', ')));
    return;
  }
  const [tag, bundle] = found;
  try {
    await loadBundle(bundle, base);
  } catch {
    showFault(words.load);
    return;
  }
  const board = document.createElement(tag);
  const attributesOf = board.constructor as object as FrameClass;
  for (const [name, value] of attributes)
    if (isFrameAttribute(name, attributesOf)) board.setAttribute(name, value);
    else showFault(words.parameter(shorten(name)));
  document.body.append(board);
}
