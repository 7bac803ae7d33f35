import { expect } from '@open-wc/testing';
import { calm } from '../../support/board.js';
import { needsChromium } from '../../support/engine.js';
import { boardOn, load, offlinePage, type OfflinePage } from '../../support/offline.js';
import { FluctusDriver, heard, type FluctusBoard } from './fluctus-driver.js';

const position = '.AA.../....B. A 6,7 2,1 -,-';
const module = (path: string) => new URL(`../../../src/${path}`, import.meta.url);

/** Presses a tool, a menu's entry or a button of a panel. */
function press(board: FluctusDriver, name: string): void {
  board.find('button', name).click();
}

describe('a Fluctus board that is offline for a moment', function () {
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

  /** A board from whose page something is missing, with its errors. */
  async function without(address: string, attributes: Readonly<Record<string, string>> = {}) {
    await page.lose(address);
    await load(page, module('games/fluctus/define.js'));
    const all = { seats: 'human human', ...attributes };
    const element = (await boardOn(page, 'fluctus-board', all)) as FluctusBoard;
    calm(element);
    const board = new FluctusDriver(element);
    const errors = heard(board, 'game-error');
    return {
      board,
      element,
      errors,
      told: () => errors.map(({ detail }) => [detail.code, detail.attribute]),
    };
  }

  it('says that a position cannot be read, keeps its own, and reads it when it is set again', async () => {
    const { board, element, told } = await without('/opening.');
    element.play('@ro');
    element.position = position;
    await board.until(() => told().length);
    expect(told()).to.deep.equal([['load', 'position']]);
    expect(board.message).to.equal('This could not be loaded');
    expect(element.ply).to.equal(1);
    await page.lose('');
    element.position = position;
    await element.updateComplete;
    expect(element.position).to.equal(position);
  });

  it('begins at the declared position when a new game is asked for later', async () => {
    const { board, element, told } = await without('/reader.', { position });
    await board.until(() => board.message);
    expect(told().length).to.be.at.most(1);
    await page.lose('');
    element.newGame();
    await element.updateComplete;
    expect(element.position).to.equal(position);
  });

  it('calls the computer again in the next position', async () => {
    const { board, element, told } = await without('/computer/computers.', { seats: 'human computer:easy' });
    await board.seen();
    element.play('@ro');
    await board.until(() => told().length);
    expect(told()).to.deep.equal([['computer', undefined]]);
    await page.lose('');
    element.undo();
    await element.updateComplete;
    element.play('@ri');
    await board.until(() => element.ply === 2);
  });

  it('says that there is no hint, and gives one the next time', async () => {
    const { board, element, told } = await without('/computer/computers.');
    await board.until(() => board.has('button', 'Hint'));
    press(board, 'Hint');
    await board.until(() => told().length);
    expect(told()).to.deep.equal([['computer', undefined]]);
    await page.lose('');
    expect(element.moves).to.include(await element.hint());
  });

  it('has its tools after the next move', async () => {
    const { board, element, told } = await without('/parts/toolbar.');
    await page.missed();
    await board.settled();
    await page.lose('');
    element.play('@ro');
    await board.until(() => board.has('button', 'Undo'));
    expect(told()).to.deep.equal([]);
  });

  it('says that a panel cannot be had, once, and opens it the next time', async () => {
    const { board, told } = await without('/parts/lazy-parts.');
    await board.until(() => board.has('button', 'More'));
    press(board, 'More');
    await board.until(() => told().length);
    await board.settled();
    expect(told()).to.deep.equal([['load', undefined]]);
    expect(board.text('.over')).to.equal('This could not be loaded');
    board.root.querySelector<HTMLElement>('.over')!.click();
    await page.lose('');
    await board.settled();
    press(board, 'More');
    await board.until(() => board.has('button', 'Flip the board'));
  });

  for (const [name, address, shown] of [
    ['New', '/fluctus/reader.', 'Start'],
    ['Rules', '/rulebook/index.', 'Close'],
  ] as const) {
    it(`says that ${name} cannot be shown, and shows it the next time`, async () => {
      const { board, told } = await without(address);
      await board.until(() => board.has('button', name));
      press(board, name);
      await board.until(() => told().length);
      expect(told()).to.deep.equal([['load', undefined]]);
      await page.lose('');
      await board.settled();
      press(board, name);
      await board.until(() => board.has('button', shown));
    });
  }

  it('speaks another language when it is asked to again', async () => {
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
    const rest = board.next('game-animated');
    element.play('wo-ri');
    await rest;
    await load(page, module('element/input/drag-controller.ts'));
    await board.swipe(board.field('bi'), board.field('bo'));
    expect(element.ply).to.equal(2);
  });
});
