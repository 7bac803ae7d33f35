/** Plays whole games and single moves in a page. */
import { presses } from './games.mjs';

/** Runs in the page: finds an element (`>>>` enters a shadow root) and plays its human seats until the game is over. */
function begin(selector) {
  const [first, ...inner] = selector.split('>>>').map((part) => part.trim());
  let board = document.querySelector(first);
  for (const part of inner) board = board?.shadowRoot?.querySelector(part);
  if (!board) throw new Error(`no ${selector} in the page`);
  const game = { events: [], over: undefined, error: undefined };
  globalThis.playedGame = game;
  if (!board.seats) board.seats = 'human computer:easy';
  const human = (seat) => (board.seats.split(/\s+/)[seat] ?? 'computer') === 'human';
  let own = true;
  const types = ['move', 'score', 'turn', 'over', 'illegal', 'error'].map((type) => `game-${type}`);
  for (const type of types)
    board.addEventListener(type, ({ detail }) => {
      game.events.push({ type, ...detail });
      if (type === 'game-turn') own = human(detail.seat);
      if (type === 'game-over') game.over = detail;
      if (type === 'game-error') game.error = `game-error: ${detail.message}`;
    });
  const step = () => {
    if (game.over || game.error) return;
    // boards above may grow, and a computer player starts only once its board is visible
    board.scrollIntoView();
    // before its first update the board may not show the declared game yet
    const [move] = own && board.hasUpdated ? board.moves : [];
    if (move !== undefined) {
      own = false;
      try {
        board.play(move);
      } catch (error) {
        game.error = String(error);
      }
    }
    setTimeout(step);
  };
  step();
}

/**
 * Plays a whole game on an element in the page, with the first legal move on each turn of a human seat. Without `seats`
 * the opponent is `computer:easy`. Returns the events, each `{ type, …detail }`, and the detail of `game-over`.
 *
 * @param {import('./drive.mjs').Page} page
 * @param {string} selector
 */
export async function playGame(page, selector) {
  const [host] = selector.split('>>>');
  await page.until((first) => !!document.querySelector(first.trim()), host);
  await page.until((last) => !!customElements.get(last), /([\w-]+)[^>]*$/.exec(selector)[1]);
  await page.run(begin, selector);
  await page.until(() => {
    const { over, error } = globalThis.playedGame;
    if (error) throw new Error(error);
    return over;
  });
  return page.run(() => globalThis.playedGame);
}

/** The moves of computer players in a game. */
export const answers = ({ events }) =>
  events.filter(({ type, source }) => type === 'game-move' && source === 'computer');

/**
 * Plays the first move of a game with the mouse and returns its source and notation: `pointer @ro`. Resolves after the
 * answers of computer players, because the layout below the board may shift until then.
 */
export async function clickAMove(page, tag) {
  await page.run(async (name) => {
    globalThis.clicked = undefined;
    globalThis.next = undefined;
    const board = document.querySelector(name);
    // a board above that is rendered later moves this one away from the mouse
    for (const element of document.querySelectorAll(':defined')) await element.updateComplete;
    // tiles are dealt only once the board is visible
    board.scrollIntoView();
    board.addEventListener('game-move', ({ detail: { seat, source, notation } }) => {
      if (seat === 0) globalThis.clicked ??= `${source} ${notation}`;
    });
    board.addEventListener('game-turn', ({ detail: { seat } }) => (globalThis.next = seat));
  }, tag);
  for (const each of presses[tag]) await page.click(`${tag} >>> ${each}`);
  return page.until(() => !globalThis.next && globalThis.clicked);
}
