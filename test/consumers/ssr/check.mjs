import assert from 'node:assert/strict';
import { playGame } from '../play.mjs';

export const site = '.';

const tags = ['fluctus-board', 'glux-board', 'lucky-numbers-grid', 'luzi-dice'];
const cases = ['position', 'record', 'replay', 'diagram', 'german'];

/** In the page: a frame and another one, for what a frame begins. */
const settle = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });

/** In the page: keeps how the board looks that the server made, and what it is made of. */
function remember(tag) {
  const board = document.querySelector(tag);
  globalThis.nodes = [...board.shadowRoot.querySelectorAll('*')];
  globalThis.content = globalThis.contentOf(board);
  globalThis.looked = globalThis.lookOf(board);
  // a page that comes in pieces may move while it comes
  globalThis.shifts.length = 0;
  return globalThis.looked.length;
}

/** In the page: loads scripts one after the other, and waits until the board has taken over. */
async function load(tag, scripts) {
  const ready = new Promise((resolve) => {
    document.addEventListener('game-ready', resolve, { once: true });
  });
  for (const script of scripts) await import(script);
  await ready;
  await document.querySelector(tag).updateComplete;
}

/** In the page: what is not as the server had made it. */
function changes(tag) {
  const board = document.querySelector(tag);
  const looks = globalThis.lookOf(board);
  const nodes = [...board.shadowRoot.querySelectorAll('*')];
  return {
    shifts: globalThis.shifts,
    looks: looks.flatMap((look, i) => (look === globalThis.looked[i] ? [] : [[globalThis.looked[i], look]])),
    lost: globalThis.looked.length - looks.length,
    strange: nodes.filter((node) => !globalThis.nodes.includes(node)).length,
    boards: board.shadowRoot.querySelectorAll('.frame').length,
  };
}

const withLit = ['@lit-labs/ssr-client/lit-element-hydrate-support.js', 'spielkasten'];

/** Opens a page whose board a server has made, and lets its scripts come. */
async function hydrate(page, tag, name, scripts) {
  await page.open(`/${tag}-${name}.html`);
  await page.run(settle);
  assert.ok((await page.run(remember, tag)) > 20, 'something is drawn before any script');
  await page.run(load, tag, scripts);
  await page.run(settle);
  return page.run(changes, tag);
}

const hydrates = (tag) => async (page) => {
  for (const name of cases) {
    const { shifts, looks, lost, strange, boards } = await hydrate(page, tag, name, withLit);
    assert.deepEqual(
      { name, shifts, looks: looks.slice(0, 3), lost, strange, boards },
      { name, shifts: [], looks: [], lost: 0, strange: 0, boards: 1 },
    );
  }
  assert.deepEqual(page.problems, []);
};

const givesWay = (tag) => async (page) => {
  for (const name of cases)
    for (const scripts of [
      [`/node_modules/spielkasten/cdn/${tag}.min.js`],
      [withLit[0], `/node_modules/spielkasten/cdn/${tag}.min.js`],
    ]) {
      const { shifts, looks, lost, boards } = await hydrate(page, tag, name, scripts);
      assert.deepEqual(
        { name, shifts, looks: looks.slice(0, 3), lost, boards },
        { name, shifts: [], looks: [], lost: 0, boards: 1 },
      );
    }
  assert.deepEqual(page.problems, []);
};

/** In the page: what a board that no server has made shows at first. */
async function drawn(tag) {
  const made = document.querySelector(tag);
  const board = made.cloneNode();
  const shown = new Promise((resolve) => {
    board.addEventListener('game-ready', () => resolve(globalThis.contentOf(board)), { once: true });
  });
  made.after(board);
  board.scrollIntoView();
  return { server: globalThis.content, browser: await shown };
}

const shows = (tag) => async (page) => {
  for (const name of ['opening', ...cases, 'bad']) {
    await hydrate(page, tag, name, withLit);
    const { server, browser } = await page.run(drawn, tag);
    const at = browser.findIndex((line, i) => line !== server[i]);
    assert.equal(server[at], browser[at], `${name}, ${server[at - 1]}`);
    assert.equal(server.length, browser.length, name);
  }
};

const plays = (tag) => async (page) => {
  await hydrate(page, tag, 'opening', withLit);
  await page.run((name) => {
    document.querySelector(name).seats = 'human computer:easy';
  }, tag);
  const game = await playGame(page, tag);
  assert.ok(game.over.winners);
  assert.deepEqual(page.problems, []);
};

export const checks = Object.fromEntries(
  tags.flatMap((tag) => [
    [`shows in the markup of a server what a browser draws at first: ${tag}`, shows(tag)],
    [`is taken over by hydration without a flash, a shift or an error: ${tag}`, hydrates(tag)],
    [`gives way in one go to a script-tag bundle that cannot hydrate it: ${tag}`, givesWay(tag)],
    [`plays a whole game where a server drew the board: ${tag}`, plays(tag)],
  ]),
);

export const smoke = Object.keys(checks).filter((sentence) => sentence.startsWith('plays'));
