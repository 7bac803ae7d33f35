/** A board in a form neither submits it nor adds to its data. */
import assert from 'node:assert/strict';
import { tags } from '../games.mjs';
import { clickAMove } from '../play.mjs';

const sent = (page) => page.run(() => globalThis.sent);

export const formChecks = {
  'plays moves with Enter in a form without submitting it': async (page) => {
    await page.open('/form.html');
    await page.click('input');
    await page.press('Tab');
    for (let i = 0; i < 20; i++) {
      const square = await page.run(() => document.activeElement.shadowRoot?.activeElement?.dataset.square);
      if (square) break;
      await page.press('Tab');
    }
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
      for (const press of ['Enter', key]) await page.press(press);
    const ply = await page.until(() => document.querySelector('fluctus-board').ply);
    assert.ok(ply > 0);
    assert.equal(await sent(page), 0);
    // the form itself can be submitted with Enter
    await page.click('input');
    await page.press('Enter');
    assert.equal(await sent(page), 1);
  },
  'plays moves by clicks in a form without submitting it or adding to its data': async (page) => {
    await page.open('/form.html');
    await page.until(() => !!document.querySelector('luzi-dice').shadowRoot);
    for (const tag of tags) assert.match(await clickAMove(page, tag), /^pointer /);
    const data = await page.run(() => [...new FormData(document.querySelector('form')).entries()]);
    assert.deepEqual(data, [['name', 'Ada']]);
    const elements = await page.run(() => [...document.forms[0].elements].map(({ localName }) => localName));
    // Boards can be part of a form: only a puzzle with a name has a value.
    assert.deepEqual(elements, ['input', ...tags, 'button']);
    assert.equal(await sent(page), 0);
    assert.deepEqual(page.problems, []);
  },
  'starts a new game with the form of the board without submitting the form around it': async (page) => {
    await page.open('/form.html');
    await page.run(() => {
      globalThis.begun = 0;
      document.querySelector('fluctus-board').addEventListener('game-navigate', () => begun++);
    });
    await page.click('fluctus-board >>> [data-square=ro]');
    await page.until(() => document.querySelector('fluctus-board').ply);
    await page.click('fluctus-board >>> [role=toolbar] [data-panel=new]');
    await page.click('fluctus-board >>> form [type=submit]');
    await page.until(() => document.querySelector('fluctus-board').ply === 0);
    assert.equal(await sent(page), 0);
    assert.deepEqual(page.problems, []);
  },
};
