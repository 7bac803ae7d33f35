/** A board that is moved in the page keeps its game. */
import assert from 'node:assert/strict';
import { tags } from '../games.mjs';

/** Runs in the page: plays, and moves the board to the other part of the page after each move of any seat. */
function moveAbout(tag) {
  const board = document.querySelector(tag);
  const places = ['header', 'main'].map((name) => document.querySelector(name));
  const seen = { plies: [], answers: 0, moved: 0, ready: 0 };
  globalThis.seen = seen;
  let own = true;
  board.addEventListener('game-turn', ({ detail }) => (own = detail.seat === 0));
  board.addEventListener('game-ready', () => seen.ready++);
  board.addEventListener('game-move', ({ detail: { ply, source } }) => {
    seen.plies.push(ply);
    if (source === 'computer') seen.answers++;
    // the computer player starts to think at the same time
    queueMicrotask(() => {
      places[++seen.moved % 2].append(board);
      board.scrollIntoView();
    });
  });
  const step = () => {
    const [move] = own && board.hasUpdated ? board.moves : [];
    if (move !== undefined) {
      own = false;
      board.play(move);
    }
    if (seen.answers < 3 && !board.winners) setTimeout(step);
  };
  board.scrollIntoView();
  step();
}

export const movedChecks = Object.fromEntries(
  tags.map((tag) => [
    `keeps its game when it is moved in the page after every move: ${tag}`,
    async (page) => {
      await page.open('/moved.html');
      await page.until((name) => !!customElements.get(name), tag);
      await page.run(moveAbout, tag);
      await page.until((name) => globalThis.seen.answers >= 3 || document.querySelector(name).winners, tag);
      // one call for all values, because the game continues
      const { plies, answers, moved, ply } = await page.run(
        (name) => ({ ...globalThis.seen, ply: document.querySelector(name).ply }),
        tag,
      );
      assert.ok(answers > 0, 'the computer has played');
      // consecutive plies; the first may be above 1, because chance may move before the listener is added
      assert.deepEqual(
        plies,
        plies.map((_, i) => plies[0] + i),
      );
      assert.equal(moved, plies.length);
      assert.equal(ply, plies.at(-1));
      assert.deepEqual(page.problems, []);
    },
  ]),
);
