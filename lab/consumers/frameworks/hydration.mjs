/** The checks of a page that a server has rendered and that the framework has taken over, in `<name>.html`. */
import assert from 'node:assert/strict';
import { isDrawn, shows } from './scene.mjs';

async function open(page, name) {
  await page.open(`/${name}.html`);
  await isDrawn(page, '#board');
  await isDrawn(page, '#dice');
}

/** Runs in the page: what the elements have taken. */
function taken() {
  const [board, dice, rules] = ['board', 'dice', 'rules'].map((id) => document.getElementById(id));
  return {
    noLit: board.noLit,
    noCoordinates: board.noCoordinates,
    names: board.names,
    marks: board.marks,
    drawn: Boolean(board.shadowRoot.querySelector('.marks')),
    noKeys: dice.noKeys,
    rows: dice.rows,
    level: rules.headingLevel,
    rule: rules.rule,
  };
}

export const hydrationChecks = (name) => ({
  [`takes all properties that the server has written, without a warning: ${name}`]: async (page) => {
    await open(page, name);
    assert.deepEqual(await page.run(taken), {
      noLit: true,
      noCoordinates: false,
      names: 'Ada,Bo',
      marks: 'ro wo:red',
      drawn: true,
      noKeys: true,
      rows: '6 12 20 30 42 57',
      level: 4,
      rule: 'F1 F2',
    });
    assert.deepEqual(page.problems, []);
  },
  [`hears events and changes properties after it has taken over: ${name}`]: async (page) => {
    await open(page, name);
    await page.click('#lit');
    await page.until(() => document.querySelector('#board').noLit === false);
    await page.run(() => void document.querySelector('#board').play('@ro'));
    await shows(page, '#heard', '@ro');
    assert.deepEqual(page.problems, []);
  },
});
