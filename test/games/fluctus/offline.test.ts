import { expect } from '@open-wc/testing';
import { calm } from '../../support/board.js';
import { needsChromium } from '../../support/engine.js';
import { boardOn, load, offlinePage, type OfflinePage } from '../../support/offline.js';
import { FluctusDriver, heard, type FluctusBoard } from './fluctus-driver.js';

const position = '.AA.../....B. A 6,7 2,1 -,-';
const module = (path: string) => new URL(`../../../src/${path}`, import.meta.url);

describe('a Fluctus board that is offline for a while', () => {
  let page: OfflinePage;

  before(needsChromium);
  beforeEach(async () => {
    page = await offlinePage();
  });
  afterEach(async () => {
    expect(page.unhandled).to.deep.equal([]);
    await page.lose('');
    await page.remove();
  });

  /** A board on a page that cannot fetch modules at this address, with the errors that it fires. */
  async function without(address: string, attributes: Readonly<Record<string, string>> = {}) {
    await page.lose(address);
    await load(page, module('index.ts'));
    const all = { seats: 'human human', ...attributes };
    const element = (await boardOn(page, 'fluctus-board', all)) as FluctusBoard;
    calm(element);
    const board = new FluctusDriver(element);
    const errors = heard(board, 'game-error');
    return {
      board,
      element,
      /** Takes the errors since the last call. */
      errors: () => errors.splice(0).map(({ detail }) => [detail.code, detail.attribute]),
      failed: () => board.until(() => errors.length),
    };
  }

  it('keeps its position if it cannot read another, and reads it when it is set again', async () => {
    const { board, element, errors, failed } = await without('/open-match.');
    element.play('@ro');
    element.position = position;
    await failed();
    expect(errors()).to.deep.equal([['load', 'position']]);
    expect(board.message).to.equal('This could not be loaded');
    expect(element.ply).to.equal(1);
    await page.lose('');
    element.position = position;
    await element.updateComplete;
    expect(element.position).to.equal(position);
  });

  it('starts the next game at a declared position that it could not read', async () => {
    const { board, element, errors } = await without('/reader.', { position });
    await board.until(() => board.message);
    expect(errors().length).to.be.at.most(1);
    await page.lose('');
    element.newGame();
    await element.updateComplete;
    expect(element.position).to.equal(position);
  });

  it('asks the computer again in the next position, and for the next hint', async () => {
    const { board, element, errors, failed } = await without('/computer/computers.', {
      seats: 'human computer:easy',
    });
    await board.seen();
    await board.until(() => board.has('button', 'Hint'));
    board.find('button', 'Hint').click();
    await failed();
    expect(errors()).to.deep.equal([['computer', undefined]]);
    element.play('@ro');
    await failed();
    expect(errors()).to.deep.equal([['computer', undefined]]);
    await page.lose('');
    element.undo();
    await element.updateComplete;
    expect(element.moves).to.include(await board.hintAtOnce());
    element.play('@ri');
    await board.until(() => element.ply === 2);
  });

  it('has its tools after the next move', async () => {
    const { board, element, errors } = await without('/view/toolbar.');
    await page.missed();
    await board.settled();
    await page.lose('');
    element.play('@ro');
    await board.until(() => board.has('button', 'Undo'));
    expect(errors()).to.deep.equal([]);
  });

  it('says once that a dialog could not be loaded, and opens it the next time', async () => {
    const { board, errors, failed } = await without('/lifecycle/lazy-parts.');
    await board.until(() => board.has('button', 'More'));
    const press = (name: string) => {
      board.find('button', name).click();
    };
    press('More');
    await failed();
    await board.settled();
    expect(errors()).to.deep.equal([['load', undefined]]);
    expect(board.text('.over')).to.equal('This could not be loaded');
    board.root.querySelector<HTMLElement>('.over')!.click();
    await page.lose('');
    await board.settled();
    press('More');
    await board.until(() => board.has('button', 'Turn the board'));
    press('Close');
    await board.settled();

    for (const [name, address, shown] of [
      ['New', '/fluctus/reader.', 'Start'],
      ['Rules', '/rulebook/index.', 'Close'],
    ] as const) {
      await page.lose(address);
      press(name);
      await failed();
      expect(errors(), name).to.deep.equal([['load', undefined]]);
      await page.lose('');
      await board.settled();
      press(name);
      await board.until(() => board.has('button', shown));
      press('Close');
      await board.settled();
    }
  });

  it('changes the language when it is set again', async () => {
    const { board, element } = await without('/fluctus/words/de.');
    element.lang = 'de';
    await page.missed();
    await board.until(() => board.has('button', 'Undo'));
    await page.lose('');
    element.lang = 'de';
    await board.until(() => board.has('button', 'Zurücknehmen'));
  });

  it('lets stones be dragged after the next move', async () => {
    const { board, element } = await without('/input/drag-controller.', { position });
    await page.missed();
    await page.lose('');
    element.play('wo-ri');
    while (element.ply < 2) await board.swipe(board.field('bi'), board.field('bo'));
  });
});
