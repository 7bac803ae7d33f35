import { expect } from '@open-wc/testing';
import { calm } from '../support/board.js';
import { needsChromium } from '../support/engine.js';
import { boardOn, load, offlinePage, type OfflinePage } from '../support/offline.js';
import { FluctusDriver, heard, type FluctusBoard } from '../games/fluctus/fluctus-driver.js';

const module = (path: string) => new URL(`../../../src/${path}`, import.meta.url);

/** Presses a button by its name. */
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

  /** A board on a page from which a file is missing, with its errors. */
  async function without(address: string, attributes: Readonly<Record<string, string>> = {}) {
    await page.lose(address);
    await load(page, module('index.js'));
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

  it('starts the computer again in the next position', async () => {
    const { board, element, told } = await without('/computer/index.', { seats: 'human computer:easy' });
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

  for (const [address, what] of [
    ['/computer/index.', 'loaded'],
    ['/fluctus/bot/', 'started'],
  ] as const) {
    const ways: readonly (readonly [when: string, act: (board: FluctusDriver) => void])[] = [
      ['when the browser is online again', () => page.window.dispatchEvent(new Event('online'))],
      ['when the reader comes back', () => page.window.dispatchEvent(new Event('focus'))],
      ['when the reader tries again', (board) => press(board, 'Try again')],
    ];
    for (const [when, act] of ways)
      it(`continues ${when} if the computer could not be ${what}`, async () => {
        const { board, element, told } = await without(address, { seats: 'human computer:easy' });
        // Requests for workers do not go through the page.
        if (what === 'started') Reflect.set(page.window, 'Worker', undefined);
        await board.seen();
        element.play('@ro');
        await board.until(() => told().length);
        expect(told()).to.deep.equal([['computer', undefined]]);
        await board.settled();
        await page.lose('');
        act(board);
        await board.until(() => element.ply === 2);
        expect(board.message).to.equal('');
      });
  }

  it('reports that a hint could not be computed, and gives one the next time', async () => {
    const { board, element, told } = await without('/computer/index.');
    press(board, 'Hint');
    await board.until(() => told().length);
    expect(told()).to.deep.equal([['computer', undefined]]);
    await page.lose('');
    expect(element.moves).to.include(await element.hint());
  });

  it('gives undefined for a hint whose code cannot be loaded, and reports it', async () => {
    const { element, told } = await without('/computer/index.');
    expect(await element.hint()).to.equal(undefined);
    expect(told()).to.deep.equal([['computer', undefined]]);
  });

  it('reports once that a dialog could not be loaded, and opens it the next time', async () => {
    const { board, told } = await without('/dialogs/index.');
    press(board, 'More');
    await board.until(() => told().length);
    await board.settled();
    expect(told()).to.deep.equal([['load', undefined]]);
    expect(board.text('.over')).to.equal('Could not be loaded. Check your connection, then try again.');
    board.root.querySelector<HTMLElement>('.over')!.click();
    await page.lose('');
    await board.settled();
    press(board, 'More');
    await board.until(() => board.has('button', 'Flip the board'));
  });

  it('reports that the rules could not be loaded, and shows them the next time', async () => {
    const { board, told } = await without('/rulebook/index.');
    press(board, 'Rules');
    await board.until(() => told().length);
    expect(told()).to.deep.equal([['load', undefined]]);
    await page.lose('');
    await board.settled();
    press(board, 'Rules');
    await board.until(() => board.has('heading', /F1\b/));
  });

  it('opens a dialog that a reader waits for, and loads a language and the moves, when it is online again', async () => {
    const { board, element, told } = await without('/words/de/ui.', { record: '1. @ro @go 2. @ri' });
    element.lang = 'de';
    await page.missed();
    await page.lose('/tree/index.');
    element.mode = 'replay';
    await board.until(() => told().length);
    await page.lose('');
    await board.until(() => {
      page.window.dispatchEvent(new Event('online'));
      return board.has('button', 'Einen Zug vor');
    });
  });

  it('reports that the buttons of a replay could not be loaded, and shows them in the next position', async () => {
    const { board, element, told } = await without('/tree/index.', { record: '1. @ro @go 2. @ri' });
    element.mode = 'replay';
    await board.until(() => told().length);
    await board.settled();
    expect([told(), board.has('button', 'Next move')]).to.deep.equal([[['load', undefined]], false]);
    await page.lose('');
    element.goTo(1);
    await board.until(() => board.has('button', 'Next move'));
    expect(told().length).to.equal(1);
  });

  it('refuses a place that does not exist, although its module is not loaded', async () => {
    const { element } = await without('', { record: '1. @ro @go 2. @ri' });
    element.mode = 'replay';
    expect(() => element.goTo('3zz9')).to.throw('There is no place “3zz9” in the record.');
  });

  it('loads a language again when it is set again', async () => {
    const { board, element } = await without('/words/de/fluctus.');
    element.lang = 'de';
    await page.missed();
    await board.until(() => board.has('button', 'Undo'));
    await page.lose('');
    // The worker tells of the failed request before the page does: until then the board still waits for it.
    await board.until(() => {
      element.lang = 'de';
      return board.has('button', 'Zurück');
    });
  });
});
