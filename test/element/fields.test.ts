import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { frame, type Driver } from '../support/board.js';
import { needsChromium } from '../support/engine.js';
import { allTags, mountBoard, removeBoards } from './all-boards.js';

const fields = 'input, select, textarea';

/** Clicks on buttons, one after the other, and waits for what they show. */
async function click(board: Driver, buttons: readonly string[]): Promise<void> {
  for (const name of buttons) {
    await board.until(() => board.has('button', name));
    await board.click('button', name);
  }
}

/** Where boards have fields: attributes, and the buttons that show the fields. */
const places: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  ['the form of a new game', {}, ['New']],
  ['the settings', {}, ['More', 'Settings']],
  ['the bar of a replay', { mode: 'replay' }, []],
];

describe('a field on a phone', () => {
  before(needsChromium);
  before(() => executeServerCommand('touch', true));
  after(() => executeServerCommand('touch', false));
  afterEach(removeBoards);

  const expectLarge = async (board: Driver) => {
    await board.until(() => board.all(fields).length > 0);
    await frame();
    const small = board
      .all(fields)
      .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 16)
      .map((each) => each.outerHTML);
    expect(small).to.deep.equal([]);
  };

  it('is one that is touched', () => {
    expect(matchMedia('(pointer: coarse)').matches).to.equal(true);
  });

  for (const tag of allTags)
    for (const [name, attributes, buttons] of places)
      it(`has letters on which it does not zoom in: ${tag}, ${name}`, async () => {
        const board = await mountBoard(tag, attributes);
        await click(board, buttons);
        await expectLarge(board);
      });

  it('has such letters in the field for moves', async () => {
    const board = await mountBoard('fluctus-board');
    board.element.focus();
    await board.press('/');
    await expectLarge(board);
  });

  it('has such letters whatever stands around it', async () => {
    const board = await mountBoard('fluctus-board');
    const box = document.createElement('div');
    // the classes around fields that only a server, a finished game or a failure shows
    box.className = 'panel list field by-hand message table command';
    box.style.fontSize = '9px';
    box.innerHTML = '<input><input type="text"><select></select><textarea></textarea>';
    board.root.querySelector('.in')!.append(box);
    await expectLarge(board);
  });
});
