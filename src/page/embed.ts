/** The page `cdn/embed.html`: a board in a frame, with everything in the query of its address. */
import { loadBundle } from './autoload.js';

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
  },
  de: {
    game: (name: string, games: string) =>
      `Das Spiel „${name}“ gibt es nicht. Für den Parameter „game“ gibt es: ${games}.`,
    parameter: (name: string) => `Den Parameter „${name}“ gibt es nicht.`,
    load: 'Das Spiel konnte nicht geladen werden.',
    look: (name: string) => `Das Aussehen „${name}“ gibt es nicht.`,
  },
};

/** Attributes that are for boards in a page: a form, the storage and the address are not those of the frame. */
const ofPages = ['autosave', 'disabled', 'embed', 'name', 'required', 'share'];

/** The longest text of a fault that is shown, in characters. */
const LONGEST = 60;

function showFault(text: string): void {
  const line = document.createElement('p');
  line.role = 'alert';
  line.textContent = text;
  document.body.append(line);
}

/** Loads the style sheet of a look, which is in the package beside the folder at `base`. */
function applyLook(look: string, base: string, missing: (name: string) => string): void {
  const fail = () => {
    showFault(missing(look.slice(0, LONGEST)));
  };
  if (!/^[a-z-]+$/.test(look)) {
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

/** Applies the parameters of the page itself: the language, and `theme`, which is `light` or `dark`. */
function configurePage(query: URLSearchParams): void {
  const theme = query.get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
  document.documentElement.lang = query.get('lang') ?? 'en';
}

/**
 * Shows the board of the query. The first `game` is the id of a game; all other parameters are attributes of its board. `tags` are the
 * tags of the boards by the ids of the games. An unknown parameter is named on the page; the board shows faults of values.
 */
export async function embed(tags: Readonly<Record<string, string>>, base: string): Promise<void> {
  const query = new URLSearchParams(location.search);
  configurePage(query);
  reportHeight();
  const words = /^de\b/i.test(document.documentElement.lang) ? faults.de : faults.en;
  const game = query.get('game') ?? '';
  const look = query.get('look');
  if (look !== null) applyLook(look, base, words.look);
  const tag = Object.hasOwn(tags, game) ? tags[game] : undefined;
  if (!tag) {
    showFault(words.game(game.slice(0, LONGEST), Object.keys(tags).join(', ')));
    return;
  }
  try {
    await loadBundle(tag, base);
  } catch {
    showFault(words.load);
    return;
  }
  const board = document.createElement(tag);
  const { observedAttributes = [] } = board.constructor as { observedAttributes?: readonly string[] };
  const [, gameOfBoard] = query.getAll('game');
  query.delete('game');
  if (gameOfBoard !== undefined) query.set('game', gameOfBoard);
  for (const [name, value] of query) {
    if (['theme', 'lang', 'look'].includes(name)) continue;
    if (observedAttributes.includes(name) && !ofPages.includes(name)) board.setAttribute(name, value);
    else showFault(words.parameter(name.slice(0, LONGEST)));
  }
  document.body.append(board);
}
