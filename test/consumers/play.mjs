/** Whole games and single moves in a page, for the checks of the consumers. */
import { presses } from './games.mjs';

/**
 * What a page has told as wrong, but for the line that Firefox writes of a worker's file that is not there: where a project
 * has no workers the computer player thinks on the page.
 */
export const wrong = ({ problems }, { workers }) =>
  problems.filter((text) => workers || !/Loading Worker .* disallowed MIME type/.test(text));

/** In the page: finds an element (`>>>` leads into a shadow root), and plays its human seats until the game is over. */
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
    // the boards above it may grow, and no computer thinks before its board has been seen
    board.scrollIntoView();
    // before its first update it may still be at another game than it declares
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
 * Plays a whole game of an element in the page, against `computer:easy` where its `seats` say nothing else: on a human's
 * turn always the first legal move. Gives the events seen, each `{ type, …detail }`, and the detail of `game-over`.
 *
 * @param {import('../../scripts/drive.mjs').Page} page
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

/** What computers have played in a game. */
export const answers = ({ events }) =>
  events.filter(({ type, source }) => type === 'game-move' && source === 'computer');

/**
 * Plays the first move of a game by the mouse alone, and gives who played what: `pointer @ro`. Whoever answers has done so
 * then: what lies below may move meanwhile.
 */
export async function clickAMove(page, tag) {
  await page.run((name) => {
    globalThis.clicked = undefined;
    globalThis.next = undefined;
    const board = document.querySelector(name);
    // what is dealt comes once the board has been seen
    board.scrollIntoView();
    board.addEventListener('game-move', ({ detail: { seat, source, notation } }) => {
      if (seat === 0) globalThis.clicked ??= `${source} ${notation}`;
    });
    board.addEventListener('game-turn', ({ detail: { seat } }) => (globalThis.next = seat));
  }, tag);
  for (const each of presses[tag]) await page.click(`${tag} >>> ${each}`);
  return page.until(() => !globalThis.next && globalThis.clicked);
}
