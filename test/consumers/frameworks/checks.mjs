/**
 * What an element must do inside a framework, the same in each: the projects show the same scenes, chosen by the hash of
 * the address, and these checks drive them. README.md says what a scene holds.
 */
import assert from 'node:assert/strict';
import { openAccounts } from './accounts.mjs';
import { wrong } from '../play.mjs';
import { everywhere } from './everywhere.mjs';
import { isDrawn, open, shows } from './scene.mjs';

/** The position that the button `#set` of the scene `pair` gives. */
const GIVEN = '.AA.../....B. A 6,7 2,1 -,-';

const play = (page, move, board = '#board') =>
  page.run((selector, notation) => void document.querySelector(selector).play(notation), board, move);

/** A property of an element. */
const get = (page, name, board = '#board') =>
  page.run((selector, property) => document.querySelector(selector)[property], board, name);

const isGone = (page, selector) => page.until((gone) => !document.querySelector(gone), selector);
/** Says all once more as it is, as an eager framework would. */
const sayAgain = (page) =>
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
  'hears events that the template declares': async (page) => {
    await open(page, 'board');
    await play(page, '@ro');
    await play(page, '@go');
    await shows(page, '#declared', '@ro @go');
  },
  'hears events by addEventListener': async (page) => {
    await open(page, 'board');
    await play(page, '@ro');
    await play(page, '@go');
    await shows(page, '#listened', '@ro @go');
  },
  'hears a move that a hand makes': async (page) => {
    await open(page, 'board');
    await page.click('#board >>> [data-square=ro]');
    await shows(page, '#declared', '@ro');
  },
  'hears the answer of the computer': async (page) => {
    await open(page, 'board', 'human computer:easy');
    await play(page, '@ro');
    await page.until(() => /^@ro @g[io]$/.test(document.querySelector('#declared').textContent.trim()));
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
    await sayAgain(page);
    assert.equal(await get(page, 'ply'), 1);
    assert.equal(await get(page, 'record'), `${start}\n1. @ro\n`);
  },
  'keeps the game when a name changes, and shows the name': async (page) => {
    await open(page, 'board');
    await play(page, '@ro');
    await page.click('#names');
    await shows(page, '#board >>> .headline', 'Green to move');
    assert.equal(await get(page, 'ply'), 1);
  },
  'begins a match when a declared option changes': async (page) => {
    await open(page, 'board');
    await play(page, '@ro');
    await page.click('#variant');
    await page.until(() => document.querySelector('#board').position === '....../...... A 6,6 0,0 -,-');
    assert.equal(await get(page, 'ply'), 0);
    await page.click('#variant');
    await page.until(() => document.querySelector('#board').position === '....../...... A 8,8 0,0 -,-');
  },
  'gives its position out by event and takes it in by property': async (page) => {
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
  'keeps the moves of a game whose position comes back to it': async (page) => {
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

/** Waits until nothing goes on in the page, and gives how many of its boards are still there. */
async function atRest(page) {
  await page
    .until(() => {
      const { workers, timers, frames, listeners } = accounts();
      return !workers && !timers && !frames && !listeners;
    })
    .catch(async () => assert.fail(`still there: ${JSON.stringify(await page.run(() => accounts()))}`));
  return page.run(() => accounts().boards);
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
  'comes and goes by a condition, and begins anew': async (page) => {
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
  'keeps each game of a keyed list that is turned round': async (page) => {
    await open(page, 'list');
    await play(page, '@ro', '#a');
    await page.click('#turn');
    await page.until(() => document.querySelector('fluctus-board').id === 'b');
    assert.equal(await get(page, 'ply', '#a'), 1);
    assert.equal(await get(page, 'ply', '#b'), 0);
    await play(page, '@gi', '#a');
    assert.match(await get(page, 'record', '#a'), /\[SeatA "Ada"\][^]*1\. @ro @gi/);
  },
  'keeps the games of a keyed list that gains and loses a board': async (page) => {
    await open(page, 'list');
    await play(page, '@ro', '#b');
    await page.click('#add');
    await isDrawn(page, '#c');
    await page.click('#drop');
    await isGone(page, '#a');
    assert.equal(await get(page, 'ply', '#b'), 1);
    await shows(page, '#c >>> .headline', 'Eve to move');
  },
  'leaves nothing behind when it is removed in the middle of a thought': async (page) => {
    await open(page, 'board', 'human computer:best');
    await page.run(openAccounts);
    for (let round = 0; round < 6; round++) {
      await page.run(() => accounts.know(document.querySelector('#board')));
      await play(page, '@ro');
      await page.until((count) => accounts().workers === count, workers);
      await page.until(() => document.querySelector('#board').matches(':state(thinking)'));
      await takeAway(page);
      await bringBack(page);
    }
    let kept;
    for (let round = 0; round < 20; round++) {
      await takeAway(page);
      kept = await atRest(page);
      // a browser may keep a drawing or two among its styles, until it has drawn others
      if (kept <= 2) break;
      await bringBack(page);
    }
    assert.ok(kept <= 2, `${kept} boards of 6 are still there`);
    await shows(page, '#declared', '@ro '.repeat(6).trim());
  },
  'shows the other games': async (page) => {
    await open(page, 'others');
    for (const [board, heard] of [
      ['glux-board', 'glux'],
      ['lucky-numbers-grid', 'lucky-numbers'],
      ['luzi-dice', 'luzi'],
    ]) {
      // no lots are drawn before a board is seen
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

/** Every check ends with a look at the console. */
const quiet = (check, workers) => async (page) => {
  await check(page);
  assert.deepEqual(wrong(page, { workers }), []);
};

/** What other browsers check too. */
const smoke = [...Object.keys(declared), Object.keys(rendered)[0]];

/** The checks of a framework by sentence, for `check.mjs`; `workers` is how many its builder bundles for one computer. */
export function checksOf({ workers = 1 } = {}) {
  const all = { ...declared, ...rendered, ...listed(workers), ...everywhere };
  return {
    checks: Object.fromEntries(Object.entries(all).map(([name, check]) => [name, quiet(check, workers)])),
    smoke,
  };
}
