import { expect, fixtureCleanup } from '@open-wc/testing';
import { connect, hostTable, type HostedTable } from '../../src/table.js';
import type { FluctusBoard } from '../../src/games/fluctus/fluctus-board.js';
import type { GluxBoard } from '../../src/games/glux/glux-board.js';
import { audit } from '../support/audit.js';
import { heard, type Driver } from '../support/board.js';
import { mountBoard, removeBoards } from '../element/all-boards.js';
import { boardsOf, inStep, seated } from './boards.js';

type Fluctus = Driver<FluctusBoard>;

/** Ada and Bo at a table, and somebody who watches. */
async function three(): Promise<{ table: HostedTable; ada: Fluctus; bo: Fluctus; watcher: Fluctus }> {
  const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
  const [ada, bo, watcher] = (await boardsOf<FluctusBoard>('fluctus-board', 3)) as [
    Fluctus,
    Fluctus,
    Fluctus,
  ];
  await seated(table, [ada, bo]);
  await connect(watcher.element, table.link());
  return { table, ada, bo, watcher };
}

const asked = (driver: Fluctus) => driver.until(() => driver.has('button', 'Decline'));
const asksOf = (driver: Fluctus) => {
  const events = heard(driver, 'game-ask');
  return () => events.map(({ detail: { what, seat, answer } }) => [what, seat, answer]);
};
const timesSaid = (driver: Fluctus, text: string) => driver.spoken.join(' ').split(text).length - 1;

describe('a request at a table', () => {
  afterEach(() => {
    fixtureCleanup();
    removeBoards();
  });

  it('to take a move back is allowed by keyboard, said once, and told to every page', async () => {
    const { ada, bo, watcher } = await three();
    const told = [ada, bo, watcher].map(asksOf);
    ada.element.play('@ro');
    await inStep([ada, bo, watcher], 1);
    // before the question comes, which takes the focus only on a board that has it
    bo.element.focus();
    expect(ada.element.undo()).to.equal('asked');
    await asked(bo);
    const question = 'Ada asks to take back the last move.';
    expect(bo.message).to.equal(question);
    await ada.until(() => ada.message === 'You asked to take back your last move.');
    expect((await audit(bo.element)).violations).to.deep.equal([]);
    // looking back does not take the question away, nor say it again
    bo.element.goTo(0);
    await bo.settled();
    expect(bo.message).to.equal(question);
    await bo.until(() => bo.focused?.closest('.message'));
    await bo.press('Tab');
    expect(bo.name(bo.focused!)).to.equal('Allow');
    await bo.press('Enter');
    for (const driver of [ada, bo, watcher]) await driver.until(() => !driver.element.record.includes('@ro'));
    const both = [
      ['undo', 0, undefined],
      ['undo', 0, true],
    ];
    await ada.until(() => told.every((list) => list().length === both.length));
    for (const list of told) expect(list()).to.deep.equal(both);
    await ada.until(() => ada.message === 'The last move was taken back.');
    expect([timesSaid(bo, question), timesSaid(watcher, question)]).to.deep.equal([1, 0]);
    ada.element.play('@ri');
    await inStep([ada, bo, watcher], 1);
  });

  it('is refused, withdrawn by a move, and refused by the host', async () => {
    const { ada, bo } = await three();
    const told = asksOf(ada);
    ada.element.play('@ro');
    await inStep([ada, bo], 1);
    await ada.click('button', 'Undo');
    await asked(bo);
    await bo.click('button', 'Decline');
    await ada.until(() => ada.message.startsWith('Bo'));
    expect(ada.message).to.equal('Bo declined, so the move stays.');
    await bo.until(() => bo.message === '');
    // once in a turn
    ada.element.undo();
    await ada.until(() => ada.message === 'You cannot ask for this now.');
    bo.element.play('@go');
    await inStep([ada, bo], 2);
    // it waits, also while Ada looks back, until she takes it back
    ada.element.undo();
    await asked(bo);
    ada.element.goTo(0);
    await ada.until(() => ada.message === 'You asked to take back your last move.');
    await ada.click('button', 'Withdraw');
    await bo.until(() => bo.message === 'Ada withdrew the request.');
    await ada.until(() => ada.message === '');
    expect(bo.has('button', 'Decline')).to.equal(false);
    ada.element.goTo(2);
    ada.element.play(ada.element.moves[0]!);
    await inStep([ada, bo], 3);
    ada.element.undo();
    await asked(bo);
    ada.element.undo();
    await ada.until(() => ada.message.startsWith('You cannot ask for this now. You asked'));
    bo.element.play(bo.element.moves[0]!);
    await inStep([ada, bo], 4);
    await ada.until(() => ada.message.includes('your request no longer stands'));
    await bo.until(() => !bo.has('button', 'Decline'));
    expect(ada.element.ply).to.equal(4);
    await ada.until(() => told().length === 6);
    expect(told()).to.deep.equal([
      ['undo', 0, undefined],
      ['undo', 0, false],
      ['undo', 0, undefined],
      ['undo', 0, false],
      ['undo', 0, undefined],
      ['undo', 0, false],
    ]);
  });

  it('for a draw comes from the menu or the page, and ends the game if it is accepted', async () => {
    const { ada, bo, watcher } = await three();
    const ends = [ada, bo, watcher].map((driver) => heard(driver, 'game-over'));
    await ada.click('button', 'More');
    await ada.until(() => ada.has('button', 'Offer a draw'));
    await ada.click('button', 'Offer a draw');
    await asked(bo);
    expect(bo.message).to.equal('Ada offers a draw.');
    await bo.click('button', 'Decline');
    await ada.until(() => ada.message === 'Bo declined the draw.');
    expect(await bo.element.offerDraw()).to.equal(true);
    await asked(ada);
    await ada.click('button', 'Accept');
    await watcher.until(() => ends.every((list) => list.length > 0));
    expect(ends.map(([end]) => end!.detail.reason)).to.deep.equal(['agreed', 'agreed', 'agreed']);
  });

  it('to play again can be answered later, and leads all boards to the next table', async () => {
    const { table, ada, bo, watcher } = await three();
    const tables = heard(watcher, 'game-table');
    bo.element.play('@ro');
    // not Bo's turn: one may resign at any time
    await bo.click('button', 'More');
    await bo.until(() => bo.has('button', 'Resign'));
    await bo.click('button', 'Resign');
    await bo.until(() => bo.has('button', 'Yes'));
    await bo.click('button', 'Yes');
    // a board that grows moves the others
    for (const driver of [ada, bo, watcher]) await driver.until(() => driver.element.winners);
    await ada.until(() => ada.has('button', 'Play again'));
    await ada.click('button', 'Play again');
    await bo.until(() => bo.message === 'Ada would like to play again.');
    // Bo comes back another day
    const [later] = (await boardsOf<FluctusBoard>('fluctus-board', 1)) as [Fluctus];
    await connect(later.element, table.link(1), { seat: 1 });
    await later.until(() => later.message === 'Ada would like to play again.');
    await later.clickOn(later.root.querySelector<HTMLElement>('.message .go')!);
    for (const driver of [ada, bo, later, watcher])
      await driver.until(() => driver.element.winners === undefined);
    const { status, next } = tables.at(-1)!.detail;
    expect([status, next]).to.deep.equal(['playing', undefined]);
    expect(tables.some(({ detail }) => /^[0-9a-f]{24}$/.test(detail.next ?? ''))).to.equal(true);
    expect(tables.some(({ detail }) => detail.status === 'left')).to.equal(false);
    ada.element.play('@ro');
    await inStep([ada, bo, later, watcher], 1);
    await later.until(() => later.message === '');
  });

  it('comes from the command field, and is in German where the page is', async () => {
    const { ada, bo } = await three();
    for (const { element } of [ada, bo]) element.lang = 'de';
    await bo.until(() => bo.root.textContent.includes('Ada ist'));
    ada.element.play('@ro');
    await inStep([ada, bo], 1);
    ada.element.command = true;
    await ada.until(() => ada.has('textbox', 'Zug oder Befehl eingeben'));
    (ada.find('textbox', 'Zug oder Befehl eingeben') as HTMLInputElement).focus();
    await ada.type('zurück');
    await ada.press('Enter');
    await bo.until(() => bo.has('button', 'Erlauben'));
    expect(bo.message).to.equal('Ada möchte den letzten Zug zurücknehmen.');
    await bo.click('button', 'Erlauben');
    await ada.until(() => ada.element.ply === 0);
    await ada.until(() => ada.message === 'Der letzte Zug wurde zurückgenommen.');
  });

  it('is not possible over chance, and before the own first move', async () => {
    const table = await hostTable({ game: 'glux', names: ['Ada', 'Bo'], trustHost: true });
    const [ada, bo] = (await boardsOf<GluxBoard>('glux-board', 2)) as [Driver<GluxBoard>, Driver<GluxBoard>];
    await seated(table, [ada, bo]);
    await ada.until(() => ada.element.turn === 0);
    expect(ada.element.undo()).to.equal(false);
    ada.element.play(ada.element.moves[0]!);
    await inStep([ada, bo], 2);
    await ada.settled();
    expect(ada.element.undo()).to.equal(false);
    expect(ada.find('button', 'Undo').getAttribute('aria-disabled')).to.equal('true');
  });

  it('for a draw is told to the page on a board without a table, too', async () => {
    const board = await mountBoard('fluctus-board');
    const events = heard(board, 'game-ask');
    await board.element.offerDraw();
    const alone = await mountBoard('fluctus-board', { seats: 'human computer:easy', first: 'A' });
    const declined = heard(alone, 'game-ask');
    await alone.element.offerDraw();
    expect([...events, ...declined].map(({ detail }) => detail)).to.deep.equal([
      { game: 'fluctus', what: 'draw', seat: 0 },
      { game: 'fluctus', what: 'draw', seat: 0, answer: false },
    ]);
    expect(alone.message).to.contain('declined the draw');
  });
});
