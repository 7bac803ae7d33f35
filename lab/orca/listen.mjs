/** Plays a game by keys and listens to Orca. A key is pressed only after Orca has spoken what the last one caused. */
import { startDesktop } from './desktop.mjs';
import { servePage } from './page.mjs';

/** The milliseconds after which something that was not spoken counts as lost. */
const LIMIT = 10_000;

/** The milliseconds in which Orca, a browser and a page start on a busy machine. */
const STARTS = 180_000;

/** The milliseconds for which a player listens to an announcement. A board says again what a key interrupts before. */
const LISTENS = 700;

/** Resolves to the first value of a function that is not falsy, or to its value after the limit. */
async function until(read, limit = LIMIT) {
  const end = Date.now() + limit;
  for (;;) {
    const value = await read();
    if (value || Date.now() > end) return value;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** The text without what differs between ways to write it: Orca joins and trims pieces of text. */
export const plain = (text) => text.replace(/\s+/g, ' ').trim();

/** Keys that only move the focus, as all do after `go`. The others cause an announcement, except text that is typed. */
const moves = /^go |^(shift\+)?(Tab|Left|Right|Up|Down|Home|End|slash|Escape|n|p)$/;

/**
 * A game that is being listened to. `press` resolves to a step: `{ key, announced, focused, spoken }`. `type` only presses; `spoken` returns all
 * that was said, `isQuiet` tells if nothing is under way, and `told` is what the page has told.
 */
export async function openGame(game, browser) {
  const page = await servePage(game);
  const desktop = await startDesktop();
  const close = async () => {
    await desktop.close();
    await page.close();
  };
  const textsOf = (told, kind) => told.filter((each) => each.kind === kind).map(({ text }) => plain(text));
  const step = (key, told, spoken) => ({
    key,
    announced: textsOf(told, 'live'),
    focused: textsOf(told, 'focus').slice(-1),
    spoken: spoken.map(plain).filter(Boolean),
  });

  const count = (kind) => page.told.filter((each) => each.kind === kind).length;
  /** True if no move is under way and the last announcement was heard. */
  const isQuiet = () =>
    count('thinks') === count('played') &&
    // a step of a replay comes to rest, too
    count('moves') <= count('rests') &&
    Date.now() - page.lastTold() > LISTENS;

  /** Presses a key and waits until Orca has spoken what it caused, or the limit has passed. */
  async function press(key, limit = LIMIT) {
    const [from, start] = [page.told.length, desktop.spoken().length];
    const now = () => step(key, page.told.slice(from), desktop.spoken().slice(start));
    await desktop.press(key.replace(/^go /, ''));
    await until(() => page.told.slice(from).some(({ kind }) => kind === 'key'), limit);
    if (key.startsWith('type ')) return now();
    const expected = moves.test(key) ? 'focused' : 'announced';
    await until(() => now()[expected].length > 0 && isQuiet() && isSpoken(now()), limit);
    return now();
  }

  /** Goes to the board, when Orca has read the page and gives the keys to it. */
  async function enter() {
    const hears = (words) => desktop.spoken().some((text) => text.includes(words));
    const isLoaded = async () => {
      await desktop.focusWindow();
      return hears('Finished loading Board');
    };
    if (!(await until(isLoaded, STARTS))) throw new Error(`Orca finds no page in ${browser}`);
    // a person by hand goes there themselves
    if (game.byHand) return;
    // Orca says nothing of the first control in Firefox: then it goes one further and comes back.
    let first;
    for (let tries = 0; tries < 5; tries++) {
      const inFocusMode = hears('Focus mode');
      const { focused } = await press(inFocusMode ? 'shift+Tab' : 'Tab', 2000);
      first ??= focused[0];
      if (focused.length > 0 && focused[0] === first && hears('Focus mode')) return;
    }
    throw new Error(`Orca does not follow the focus in ${browser}`);
  }

  try {
    if (!(await until(() => desktop.spoken().length > 0, STARTS))) throw new Error('Orca does not start');
    desktop.openBrowser(browser, page.url);
    if (!(await until(() => page.told.length > 0, STARTS))) throw new Error(`${browser} shows no board`);
    await enter();
  } catch (error) {
    await close();
    throw error;
  }
  const spoken = () => desktop.spoken().map(plain);
  return { press, type: (text) => desktop.press(text), spoken, isQuiet, told: page.told, close };
}

/** True if everything that the page announced was spoken, and the name of what has the focus. */
const isSpoken = ({ announced, focused, spoken }) => {
  const all = spoken.join(' ');
  if (!all) return false;
  return [...announced, ...focused].every((text) => all.includes(text));
};
