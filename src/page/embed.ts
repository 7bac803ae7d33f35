/** The script of pages with one board: of `cdn/embed.html`, where the query of the address has everything, and of those that `page` writes. */
import { loadBundle } from './autoload.js';
import { isLook, isTheme, parseQuery } from './query.js';

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
    look: (name: string) => `Den Look „${name}“ gibt es nicht.`,
    theme: (name: string) =>
      `Das Farbschema „${name}“ gibt es nicht. Für den Parameter „theme“ gibt es: light, dark.`,
  },
};

type Faults = (typeof faults)['en'];

const wordsOf = (lang: string): Faults => (/^de\b/i.test(lang) ? faults.de : faults.en);

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

/** The height at which WordPress cuts a frame, and by how much less a page is high that needs no scrollbar any more, in CSS pixels. */
const [MOST_OF_WORDPRESS, LESS] = [1000, 40];

/** The messages with a height that pages around a frame understand. */
function heightMessages(height: number, secret: string | undefined) {
  return [
    { type: 'spielkasten-height', height } satisfies HeightMessage,
    // Iframely, which Notion uses, Embedly and Infogram find the frame by its address
    JSON.stringify({ context: 'iframe.resize', src: location.href, height }),
    // WordPress shows the frame only when it has told a height, and knows it by the secret in its address
    ...(secret === undefined ? [] : [{ message: 'height', value: height, secret }]),
  ];
}

/**
 * Tells the page around the frame the height of the content: now, whenever it changes, and when WordPress says that it is ready. It
 * contains nothing else. Returns a function that tells it once more: in a tab in the background, no change is observed.
 */
function reportHeight(): () => void {
  const tell = () => {
    // WordPress may add it after the page has been loaded
    const [, secret] = /^#\?secret=([a-z0-9]{1,64})$/i.exec(location.hash) ?? [];
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    const { classList } = document.documentElement;
    // a scrollbar makes the content narrower and lower: it must not go when that would fit
    const most = MOST_OF_WORDPRESS - (classList.contains('scrolls') ? LESS : 0);
    classList.toggle('scrolls', secret !== undefined && height > most);
    classList.toggle('whole', secret !== undefined && height <= most);
    // a frame that is not displayed has none
    if (height > 0) for (const message of heightMessages(height, secret)) parent.postMessage(message, '*');
  };
  new ResizeObserver(tell).observe(document.body);
  addEventListener('message', ({ data, source }: MessageEvent<{ readonly message?: unknown } | null>) => {
    if (source === parent && data?.message === 'ready') tell();
  });
  return tell;
}

/** The boards by the ids of the games: their tags and their bundles. */
type Boards = Readonly<Record<string, readonly [tag: string, bundle: string]>>;

/** Loads a bundle. Returns false after showing that it could not be loaded. */
async function load(bundle: string, base: string, { load: missing }: Faults): Promise<boolean> {
  try {
    await loadBundle(bundle, base);
    return true;
  } catch {
    showFault(missing);
    return false;
  }
}

/** Shows the board of the query. */
async function showBoard(boards: Boards, base: string): Promise<void> {
  const { game, lang, theme, look, attributes } = parseQuery(location.search);
  document.documentElement.lang = lang;
  const words = wordsOf(lang);
  if (theme !== undefined) applyTheme(theme, words.theme);
  if (look !== undefined) applyLook(look, base, words.look);
  const found = Object.hasOwn(boards, game) ? boards[game] : undefined;
  if (!found) {
    showFault(words.game(shorten(game), Object.keys(boards).join(', ')));
    return;
  }
  const [tag, bundle] = found;
  if (!(await load(bundle, base, words))) return;
  const board = document.createElement(tag);
  const attributesOf = board.constructor as object as FrameClass;
  for (const [name, value] of attributes)
    if (isFrameAttribute(name, attributesOf)) board.setAttribute(name, value);
    else showFault(words.parameter(shorten(name)));
  document.body.append(board);
}

/**
 * Shows the board of the page, or else that of the query. There `game` is the id of a game; all other parameters are attributes of its
 * board. An unknown parameter is named on the page; the board shows faults of values.
 */
export async function embed(boards: Boards, base: string): Promise<void> {
  const tell = reportHeight();
  document.documentElement.classList.toggle('framed', parent !== window);
  const own = Object.values(boards).find(([tag]) => document.querySelector(tag));
  if (own) await load(own[1], base, wordsOf(document.documentElement.lang));
  else await showBoard(boards, base);
  tell();
}
