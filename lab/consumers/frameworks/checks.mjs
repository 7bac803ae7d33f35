/**
 * The checks of an element in a framework. The projects of all frameworks show the same scenes, selected by the hash of
 * the URL; README.md describes them.
 */
import assert from 'node:assert/strict';
import { countResources } from './resource-counts.mjs';
import { everywhere } from './everywhere.mjs';
import { isDrawn, open, shows } from './scene.mjs';

/** The position that the button `#set` of the scene `pair` sets. */
const GIVEN = '.AA.../....B. A 6,7 2,1 -,-';

const play = (page, move, board = '#board') =>
  page.run((selector, notation) => void document.querySelector(selector).play(notation), board, move);

/** Reads a property of an element. */
const get = (page, name, board = '#board') =>
  page.run((selector, property) => document.querySelector(selector)[property], board, name);

const isGone = (page, selector) => page.until((gone) => !document.querySelector(gone), selector);

/** Sets all attributes and properties to their current values, as some frameworks do on each render. */
const setAllAgain = (page) =>
  page.run(async () => {
    const board = document.querySelector('#board');
    for (const { name, value } of board.attributes) board.setAttribute(name, value);
    const { names, variant, noLit } = board;
    Object.assign(board, { names, variant, noLit, record: undefined, position: undefined, ply: undefined });
    await board.updateComplete;
  });

const declared = {
  'takes attributes and properties from the template': async (page) => {
    await open(page, 'board');
    const found = await page.run(() => {
      const { names, noLit, noCoordinates } = document.querySelector('#board');
      return [names, noLit, noCoordinates, document.querySelector('#board').hasAttribute('no-coordinates')];
    });
    assert.deepEqual(found, ['Ada,Bo', true, true, true]);
    await shows(page, '#board >>> .headline', 'Ada to move');
  },
  'passes events to listeners in the template': async (page) => {
    await open(page, 'board');
    await play(page, '@ro');
    await play(page, '@go');
    await shows(page, '#declared', '@ro @go');
  },
  'passes events to listeners added by addEventListener': async (page) => {
    await open(page, 'board');
    await play(page, '@ro');
    await play(page, '@go');
    await shows(page, '#listened', '@ro @go');
  },
  'fires an event for a move by a click': async (page) => {
    await open(page, 'board');
    await page.click('#board >>> [data-square=ro]');
    await shows(page, '#declared', '@ro');
  },
  'fires an event for a move of the computer': async (page) => {
    await open(page, 'board', 'human computer:easy');
    await play(page, '@ro');
    await page.until(() => /^@ro @g[io]$/.test(document.querySelector('#declared').textContent.trim()));
  },
};

/** What the text of each attribute in the scene `others` means. */
const meant = {
  ply: 2,
  mode: 'replay',
  players: 2,
  follow: true,
  analysis: true,
  command: true,
  disabled: true,
  required: true,
  seed: '42',
};

const texts = {
  'takes the texts of attributes from the template': async (page) => {
    await open(page, 'others');
    const found = await page.run(
      (names) => names.map((name) => [name, document.querySelector('#texts')[name]]),
      Object.keys(meant),
    );
    assert.deepEqual(Object.fromEntries(found), meant);
    assert.equal(
      await page.run(
        () => document.querySelector('#texts').shadowRoot.querySelector('.message')?.textContent,
      ),
      undefined,
    );
  },
  'finds the board by its attributes, and copies it': async (page) => {
    await open(page, 'others');
    const copied = await page.run(async () => {
      const board = document.querySelector('fluctus-board[mode=replay][follow][ply="2"]');
      const copy = board.cloneNode();
      board.after(copy);
      await copy.updateComplete;
      return [copy.ply, copy.mode, copy.follow, copy.record];
    });
    assert.deepEqual(copied.slice(0, 3), [2, 'replay', true]);
    assert.match(copied[3], /1\. @ro @go 2\. @ri @gi/);
  },
  'shows a move of a text on its board': async (page) => {
    await open(page, 'others');
    await page.click('#link >>> [part=move]');
    await page.until(() => document.querySelector('#texts').ply === 3);
  },
};

const rendered = {
  'keeps the game when its parent renders again': async (page) => {
    await open(page, 'board');
    const start = await get(page, 'record');
    await play(page, '@ro');
    await page.click('#again');
    await shows(page, '#count', '1');
    await shows(page, '#board [slot=caption]', 'Rendered 1 times');
    await setAllAgain(page);
    assert.equal(await get(page, 'ply'), 1);
    assert.equal(await get(page, 'record'), `${start}1. @ro\n`);
  },
  'keeps the game when the names change, and shows the new names': async (page) => {
    await open(page, 'board');
    await play(page, '@ro');
    await page.click('#names');
    await shows(page, '#board >>> .headline', 'Green to move');
    assert.equal(await get(page, 'ply'), 1);
  },
  'starts a new match when a declared option changes': async (page) => {
    await open(page, 'board');
    await play(page, '@ro');
    await page.click('#variant');
    await page.until(() => document.querySelector('#board').position === '....../...... A 6,6 0,0 -,-');
    assert.equal(await get(page, 'ply'), 0);
    await page.click('#variant');
    await page.until(() => document.querySelector('#board').position === '....../...... A 8,8 0,0 -,-');
  },
  'reports its position in an event and accepts it as a property': async (page) => {
    await open(page, 'pair');
    await play(page, '@ro');
    await shows(page, '#position', await get(page, 'position'));
    await page.until(
      (position) => document.querySelector('#mirror').position === position,
      await get(page, 'position'),
    );
    await page.click('#set');
    for (const board of ['#board', '#mirror'])
      await page.until(
        (selector, given) => document.querySelector(selector).position === given,
        board,
        GIVEN,
      );
  },
  'keeps the moves when the page sets the position of the last event': async (page) => {
    await open(page, 'pair');
    await play(page, '@ro');
    await shows(page, '#position', await get(page, 'position'));
    await play(page, '@go');
    await shows(page, '#position', await get(page, 'position'));
    assert.match(await get(page, 'record'), /1\. @ro @go/);
    await page.run(() => document.querySelector('#board').newGame());
    assert.equal(await get(page, 'position'), '....../...... A 8,8 0,0 -,-');
  },
};

/** Waits until no worker, timer, frame or listener is left; returns the number of boards that are still in memory. */
async function atRest(page) {
  await page
    .until(() => {
      const { workers, timers, frames, listeners } = resourceCounts();
      return !workers && !timers && !frames && !listeners;
    })
    .catch(async () =>
      assert.fail(`not released: ${JSON.stringify(await page.run(() => resourceCounts()))}`),
    );
  return page.run(() => resourceCounts().boards);
}

async function takeAway(page) {
  await page.click('#toggle');
  await isGone(page, '#board');
}

async function bringBack(page) {
  await page.click('#toggle');
  await isDrawn(page, '#board');
}

const listed = (workers) => ({
  'is removed and added by a condition, and starts a new game': async (page) => {
    await open(page, 'board');
    await play(page, '@ro');
    await page.click('#toggle');
    await isGone(page, '#board');
    await page.click('#toggle');
    await isDrawn(page, '#board');
    assert.equal(await get(page, 'ply'), 0);
    await play(page, '@ri');
    await shows(page, '#declared', '@ro @ri');
  },
  'keeps its game when a keyed list is reversed': async (page) => {
    await open(page, 'list');
    await play(page, '@ro', '#a');
    await page.click('#turn');
    await page.until(() => document.querySelector('fluctus-board').id === 'b');
    assert.equal(await get(page, 'ply', '#a'), 1);
    assert.equal(await get(page, 'ply', '#b'), 0);
    await play(page, '@gi', '#a');
    assert.match(await get(page, 'record', '#a'), /\[SeatA "Ada"\][^]*1\. @ro @gi/);
  },
  'keeps its game when a keyed list gains and loses boards': async (page) => {
    await open(page, 'list');
    await play(page, '@ro', '#b');
    await page.click('#add');
    await isDrawn(page, '#c');
    await page.click('#drop');
    await isGone(page, '#a');
    assert.equal(await get(page, 'ply', '#b'), 1);
    await shows(page, '#c >>> .headline', 'Eve to move');
  },
  'releases its resources when it is removed while a computer thinks': async (page) => {
    await open(page, 'board', 'human computer:best');
    await page.run(countResources);
    for (let round = 0; round < 6; round++) {
      await page.run(() => resourceCounts.watch(document.querySelector('#board')));
      await play(page, '@ro');
      await page.until((count) => resourceCounts().workers === count, workers);
      await page.until(() => document.querySelector('#board').matches(':state(thinking)'));
      await takeAway(page);
      await bringBack(page);
    }
    let kept;
    for (let round = 0; round < 20; round++) {
      await takeAway(page);
      kept = await atRest(page);
      // the browser's style cache may keep one or two boards until others are rendered
      if (kept <= 2) break;
      await bringBack(page);
    }
    assert.ok(kept <= 2, `${kept} of 6 boards are still in memory`);
    await shows(page, '#declared', '@ro '.repeat(6).trim());
  },
  'shows the other games': async (page) => {
    await open(page, 'others');
    for (const [board, heard] of [
      ['glux-board', 'glux'],
      ['lucky-numbers-grid', 'lucky-numbers'],
      ['luzi-dice', 'luzi'],
    ]) {
      // chance moves only once a board is visible
      await page.run((selector) => document.querySelector(selector).scrollIntoView(), board);
      await page.until((selector) => document.querySelector(selector).moves.length, board);
      await page.run((selector) => {
        const element = document.querySelector(selector);
        element.play(element.moves[0]);
      }, board);
      await page.until(
        (game) => document.querySelector('#heard').textContent.split(' ').includes(game),
        heard,
      );
    }
  },
});

/** Adds to a check that the page reports no problem. */
const quiet = (check) => async (page) => {
  await check(page);
  assert.deepEqual(page.problems, []);
};

/** The checks of a framework; `workers` is the number of workers of one computer player. */
export function checksOf({ workers = 1 } = {}) {
  const all = { ...declared, ...texts, ...rendered, ...listed(workers), ...everywhere };
  return Object.fromEntries(Object.entries(all).map(([name, check]) => [name, quiet(check)]));
}
