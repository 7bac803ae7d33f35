import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import '../../src/index.js';
import { boardOf } from '../../src/element/model/board.js';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import { calm, type AnyBoard } from '../support/board.js';
import { clearSaved, savedUnder } from '../support/storage.js';
import { fluctusPuzzle, heard, PuzzleDriver } from './puzzles.js';

const position = 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi';
const record = '1. @ro @go 2. @ri @gi';
const dicePosition = '29,32 3/5 A 1 22233456';

/** A text with links to a board to play on. */
async function text(
  links: ReturnType<typeof html>,
  attributes: Readonly<Record<string, string>> = {},
  tag = 'fluctus-board',
) {
  const board = document.createElement(tag) as AnyBoard;
  calm(board);
  for (const [name, value] of Object.entries({ id: 'v1', seats: 'human human', pace: 'fast', ...attributes }))
    board.setAttribute(name, value);
  const root = await fixture<HTMLElement>(
    html`<div>
      ${board}
      <p>${links}</p>
    </div>`,
  );
  const driver = new PuzzleDriver(board);
  await driver.settled();
  await driver.seen();
  await driver.settled();
  const all = [...root.querySelectorAll('game-move')];
  for (const link of all)
    await driver.until(() => link.shadowRoot?.querySelector<HTMLElement>('[part=move]'));
  const press = async (link: MoveInText) => {
    link.shadowRoot!.querySelector<HTMLElement>('[part=move]')!.click();
    await driver.settled();
    await link.updateComplete;
  };
  return { board, driver, links: all, press };
}

/** Resolves when the reader may play at the position. */
const playable = (driver: PuzzleDriver) =>
  driver.until(() => boardOf(driver.element).store.snapshot.movableSeat !== undefined);

const here = html`<game-move board="v1" position=${position}>here</game-move>`;

describe('a position of a text, on a board to play on', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('leaves the game as it is, also if the reader plays there', async () => {
    const { board, driver, links, press } = await text(here, { record });
    const game = board.record;
    await press(links[0]!);
    expect([board.position, board.path, board.record]).to.deep.equal([position, '', game]);
    const moves = heard(driver, 'game-move');
    const places = heard(driver, 'game-navigate');
    await playable(driver);
    await driver.tap('ro', 'yi');
    expect([board.ply, board.path, board.record]).to.deep.equal([1, '', game]);
    expect([moves.length, places.map(({ detail }) => detail.path)]).to.deep.equal([0, ['']]);
    await driver.click('button', 'Back to the game');
    expect([board.ply, board.path, board.record]).to.deep.equal([4, '4', game]);
    expect(driver.has('button', 'Back to the game')).to.equal(false);
    expect(driver.focused?.closest('.board')).not.to.equal(null);
  });

  it('is left by goTo, ply and newGame', async () => {
    const { board, links, press } = await text(here, { record });
    const game = board.record;
    for (const [leave, path] of [
      [() => board.goTo(4), '4'],
      [() => board.goTo('3'), '3'],
      [() => (board.ply = 2), '2'],
    ] as const) {
      await press(links[0]!);
      expect(board.path).to.equal('');
      leave();
      expect([board.path, board.record]).to.deep.equal([path, game]);
    }
    await press(links[0]!);
    expect(() => {
      board.goTo(5);
    }).to.throw(RangeError);
    expect(board.path).to.equal('');
    board.newGame();
    expect([board.path, board.ply]).to.deep.equal(['0', 0]);
  });

  it('is continued by play, and undo takes back only that', async () => {
    const { board, driver, links, press } = await text(here, { record });
    const game = board.record;
    await press(links[0]!);
    await playable(driver);
    expect(board.play('roxyi')).to.equal(true);
    expect([board.ply, board.record]).to.deep.equal([1, game]);
    expect(board.undo()).to.equal(true);
    expect([board.position, board.path, board.record]).to.deep.equal([position, '', game]);
    expect(board.redo()).to.equal(true);
    expect([board.ply, board.path]).to.deep.equal([1, '']);
    expect(board.undo()).to.equal(true);
    expect(board.undo()).to.equal(false);
  });

  it('offers neither a draw nor to resign', async () => {
    const { board, driver, links, press } = await text(here, { record });
    await press(links[0]!);
    await playable(driver);
    await driver.click('button', 'More');
    await driver.until(() => driver.has('button', 'Copy the moves'));
    expect(driver.names('button').filter((name) => /resign|draw/i.test(name))).to.deep.equal([]);
    expect(await board.offerDraw()).to.equal(false);
  });

  it('is played by the reader for all seats, and not by the computer', async () => {
    const { board, driver, links, press } = await text(here, { record, seats: 'human computer:easy' });
    await press(links[0]!);
    await playable(driver);
    await driver.tap('ro', 'yi');
    expect(driver.text('.headline')).not.to.contain('thinking');
    await driver.tap('wi', 'yo');
    expect(board.ply).to.equal(2);
  });

  it('does not replace the game that the browser has saved', async () => {
    const autosave = 'visit';
    clearSaved(autosave);
    const { board, driver, links, press } = await text(here, { autosave });
    board.play('@ro');
    await driver.settled();
    await driver.until(() => savedUnder(autosave).some((each) => each.includes('@ro')));
    const before = savedUnder(autosave);
    await press(links[0]!);
    await playable(driver);
    await driver.tap('ro', 'yi');
    expect(savedUnder(autosave)).to.deep.equal(before);
    clearSaved(autosave);
  });

  it('has its own chance', async () => {
    const link = html`<game-move board="v1" position=${dicePosition}>here</game-move>`;
    const { board, driver, links, press } = await text(link, { seed: 'visit' }, 'luzi-dice');
    const game = board.record;
    await press(links[0]!);
    await driver.until(() => driver.element.moves.length > 0);
    await playable(driver);
    expect(board.play(board.moves.find((move) => move !== 'stop')!)).to.equal(true);
    expect(board.record).to.equal(game);
    board.goTo('0');
    expect([board.record, board.path]).to.deep.equal([game, '0']);
  });

  it('names itself in German', async () => {
    const { driver, links, press } = await text(here, { record, lang: 'de' });
    await press(links[0]!);
    await driver.until(() => driver.has('button', 'Zurück zur Partie'));
    expect(driver.message).to.contain('ändern die Partie nicht');
  });
});

describe('a move of the game in a text', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('is a visit on a board to play on, and the last move leads back', async () => {
    const links = html`<game-move board="v1">1... @go</game-move> <game-move board="v1">2... @gi</game-move>`;
    const { board, driver, links: both, press } = await text(links, { record });
    const game = board.record;
    await press(both[0]!);
    expect([board.ply, board.path, board.record]).to.deep.equal([2, '2', game]);
    expect(both[0]!.shadowRoot!.querySelector('[aria-current]')).not.to.equal(null);
    await playable(driver);
    board.play('ro-vo');
    expect([board.ply, board.path, board.record]).to.deep.equal([3, '', game]);
    await press(both[1]!);
    expect([board.path, driver.has('button', 'Back to the game')]).to.deep.equal(['4', false]);
  });

  it('leads into a variation', async () => {
    const links = html`<game-move board="v1" path="3a1">2. ro-vo</game-move>`;
    const {
      board,
      links: all,
      press,
    } = await text(links, { record: '1. @ro @go 2. @ri (2. ro-vo) 2... @gi' });
    const game = board.record;
    await press(all[0]!);
    expect([board.ply, board.path, board.record]).to.deep.equal([3, '3a1', game]);
  });
});

describe('a position of a text, on a puzzle', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('leaves the puzzle as it is, and cannot be played', async () => {
    const { position: start, record: solution, right, plies } = fluctusPuzzle;
    const other = html`<game-move board="v1" position="A....A/....B. A 6,7 2,1 -,-">here</game-move>`;
    const { board, driver, links, press } = await text(other, {
      mode: 'puzzle',
      position: start,
      record: solution,
    });
    await driver.ready();
    await driver.tap(...right[0]!);
    await driver.ready();
    const { ply } = board;
    await press(links[0]!);
    expect(driver.find('button', 'Hint').getAttribute('aria-disabled')).to.equal('true');
    await driver.tap('ro', 'bi');
    expect([board.path, board.tries]).to.deep.equal(['', 0]);
    await driver.click('button', 'Back to the game');
    await driver.ready();
    expect(board.ply).to.equal(ply);
    await driver.tap(...right[1]!);
    await driver.ready();
    expect([board.solved, board.ply, board.tries]).to.deep.equal([true, plies, 0]);
  });
});
