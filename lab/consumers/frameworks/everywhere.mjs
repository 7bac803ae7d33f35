/**
 * The sixteen behaviours that custom-elements-everywhere.com tests, in its order. Boards have no arrays or objects as
 * properties, and the names of all their events have hyphens: `<probe-board>` extends `<fluctus-board>` by such
 * properties, and the checks dispatch events with other names on it.
 */
import assert from 'node:assert/strict';
import { isDrawn, open, shows } from './scene.mjs';

const board = '`<fluctus-board>`';
const probe = '`<probe-board>`';

const draws = (sentence, selector) => ({ sentence, by: board, check: (page) => isDrawn(page, selector) });

const passes = (what, name, value) => ({
  sentence: `passes ${what}`,
  by: `${probe}, \`${name}\``,
  check: async (page) =>
    assert.deepEqual(await page.run((property) => document.querySelector('#probe')[property], name), value),
});

const hears = (what, type) => ({
  sentence: `listens declaratively to ${what} event`,
  by: `${probe}, \`${type}\` dispatched on it`,
  check: async (page) => {
    await page.run(
      (name) => void document.querySelector('#probe').dispatchEvent(new CustomEvent(name)),
      type,
    );
    await shows(page, '#heard', type);
  },
});

const plays = (sentence, output, text) => ({
  sentence,
  by: `${probe}, \`game-move\``,
  check: async (page) => {
    await page.run(() => void document.querySelector('#probe').play('@gi'));
    await shows(page, output, text);
  },
});

export const behaviours = [
  draws('shows an element without children', '#none'),
  draws('shows an element with a shadow root', '#board'),
  {
    sentence: 'shows and updates slotted children',
    by: `${board}, slot \`caption\``,
    check: async (page) => {
      await shows(page, '#board [slot=caption]', 'Rendered 0 times');
      await page.click('#again');
      await shows(page, '#board [slot=caption]', 'Rendered 1 times');
      await isDrawn(page, '#board');
    },
  },
  {
    sentence: 'hides an element and shows it again',
    by: board,
    check: async (page) => {
      await page.click('#toggle');
      await shows(page, '#view', 'Another view');
      await page.click('#toggle');
      await isDrawn(page, '#view fluctus-board');
    },
  },
  passes('a boolean', 'noLit', true),
  passes('a number', 'ply', 1),
  passes('a string', 'names', 'Ada,Bo'),
  plays('listens imperatively to an event', '#listened', '@gi'),
  passes('an array', 'arr', ['b', 'o', 'a', 'r', 'd']),
  passes('an object', 'obj', { org: 'webcomponents' }),
  passes('an object to a property in camelCase', 'camelCaseObj', { label: 'passed' }),
  hears('a lowercase', 'lowercaseevent'),
  hears('a camelCase', 'camelEvent'),
  plays('listens declaratively to a kebab-case event', '#heard', 'game-move'),
  hears('a CAPScase', 'CAPSevent'),
  hears('a PascalCase', 'PascalEvent'),
];

export const everywhere = Object.fromEntries(
  behaviours.map(({ sentence, check }) => [
    sentence,
    async (page) => {
      await open(page, 'everywhere');
      await check(page);
    },
  ]),
);
