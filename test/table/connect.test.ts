import { expect, fixtureCleanup } from '@open-wc/testing';
import '../../src/index.js';
import { BadEntry, channelLink, connect, hostTable } from '../../src/table.js';
import type { FluctusBoard } from '../../src/games/fluctus/fluctus-board.js';
import type { GluxBoard } from '../../src/games/glux/glux-board.js';
import type { LuziDice } from '../../src/games/luzi/luzi-dice.js';
import { heard, type Driver } from '../support/board.js';
import { boardsOf, inStep, seated } from './boards.js';

describe('boards at a table', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('play a game from page to page, with the names of the table', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    const drivers = await boardsOf<FluctusBoard>('fluctus-board', 3);
    const [ada, bo, watcher] = drivers as [Driver<FluctusBoard>, Driver<FluctusBoard>, Driver<FluctusBoard>];
    const seen = heard(watcher, 'game-move');
    const tables = heard(watcher, 'game-table');
    await seated(table, [ada, bo]);
    await connect(watcher.element, table.link());
    await ada.clickOn(ada.root.querySelector<HTMLElement>('[data-square="ro"]')!);
    await inStep(drivers, 1);
    bo.element.play('@go');
    await inStep(drivers, 2);
    expect(drivers.map(({ element }) => element.position)).to.deep.equal(Array(3).fill(ada.element.position));
    expect(seen.map(({ detail }) => [detail.notation, detail.seat, detail.source])).to.deep.equal([
      ['@ro', 0, 'remote'],
      ['@go', 1, 'remote'],
    ]);
    expect(tables.at(-1)!.detail).to.deep.equal({
      game: 'fluctus',
      status: 'playing',
      seats: [{ name: 'Ada' }, { name: 'Bo' }],
    });
    await watcher.settled();
    expect(watcher.root.querySelector('.seats')!.textContent).to.contain('Bo');
  });

  it('say how long to wait after too many moves, and that a log is full, and take the move back', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    const [ada, bo] = (await boardsOf<FluctusBoard>('fluctus-board', 2)) as [
      Driver<FluctusBoard>,
      Driver<FluctusBoard>,
    ];
    await connect(bo.element, table.link(1), { seat: 1 });
    const refusals = [{ error: 'rate', wait: 11_500 }, { error: 'full' }];
    const link = Object.assign(table.link(0), { append: () => Promise.resolve(refusals.shift()) });
    await connect(ada.element, link, { seat: 0 });
    const sentences = [
      [
        'Too many moves in a short time. This one was not played. Try again in 12 s.',
        'Zu viele Züge in kurzer Zeit. Dieser wurde nicht gespielt. Versuche es in 12 s noch einmal.',
      ],
      [
        'The log of the table is full, so this move was not played. Open a new table.',
        'Das Protokoll des Tisches ist voll, darum wurde dieser Zug nicht gespielt. Eröffne einen neuen Tisch.',
      ],
    ] as const;
    for (const [english, german] of sentences) {
      ada.element.lang = 'en';
      ada.element.play('@ro');
      await ada.until(() => ada.message === english);
      expect(ada.element.ply).to.equal(0);
      ada.element.lang = 'de';
      await ada.until(() => ada.message === german);
    }
  });

  it('let nobody move before all seats are taken, for another seat, or as a spectator', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    const drivers = await boardsOf<FluctusBoard>('fluctus-board', 2);
    const [ada, bo] = drivers as [Driver<FluctusBoard>, Driver<FluctusBoard>];
    await seated(table, [ada]);
    await ada.settled();
    expect(ada.root.querySelectorAll('.can').length, 'before the start').to.equal(0);
    const cards = () => [...ada.root.querySelectorAll('.seat .under')].map(({ textContent }) => textContent);
    expect(cards()).to.deep.equal(['you', 'free']);
    const { port1, port2 } = new MessageChannel();
    table.serve(port1);
    await connect(bo.element, channelLink(port2, table.tokens[1]), { seat: 1 });
    await ada.until(() => ada.root.querySelector('.can') !== null);
    expect(cards()[1]).to.equal('elsewhere');
    expect(bo.root.querySelectorAll('.can').length, 'before the turn').to.equal(0);
    const errors = heard(bo, 'game-error');
    bo.element.play('@ro');
    await bo.until(() => errors.length > 0);
    expect(errors[0]!.detail).to.deep.include({
      code: 'table-turn',
      message: 'It is another player’s turn.',
    });
    bo.element.lang = 'de';
    await bo.until(() => bo.root.textContent.includes('Ada ist'));
    bo.element.play('@ro');
    await bo.until(() => errors.length > 1);
    expect(errors[1]!.detail.message).to.equal('Jemand anderes ist an der Reihe.');
    expect(bo.element.ply).to.equal(0);
  });

  it('end with a resignation on every page, which tells who has resigned', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    const drivers = await boardsOf<FluctusBoard>('fluctus-board', 2);
    const [ada, bo] = drivers as [Driver<FluctusBoard>, Driver<FluctusBoard>];
    await seated(table, drivers);
    const ends = drivers.map((driver) => heard(driver, 'game-over'));
    bo.element.resign();
    await Promise.all(drivers.map((driver, i) => driver.until(() => ends[i]!.length > 0)));
    for (const [end] of ends)
      expect([end!.detail.winners, end!.detail.reason, end!.detail.by]).to.deep.equal([[0], 'resign', 1]);
    expect(ada.element.winners).to.deep.equal([0]);
    expect(await ada.element.hint(), 'nothing is left to hint').to.equal(undefined);
  });

  it('give no hint during the game, and offer no other game', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    const drivers = await boardsOf<FluctusBoard>('fluctus-board', 2);
    await seated(table, drivers);
    const [ada] = drivers as [Driver<FluctusBoard>];
    expect(await ada.element.hint()).to.equal(undefined);
    await ada.settled();
    expect(['Hint', 'New'].filter((name) => ada.has('button', name))).to.deep.equal([]);
    expect(ada.element.undo()).to.equal(false);
  });

  it('keep the hands of Glüx secret, and take the draws of the host', async () => {
    await expectRejected(hostTable({ game: 'glux', names: ['Ada', 'Bo'] }));
    const table = await hostTable({ game: 'glux', names: ['Ada', 'Bo'], trustHost: true });
    const drivers = await boardsOf<GluxBoard>('glux-board', 2);
    const [ada, bo] = drivers as [Driver<GluxBoard>, Driver<GluxBoard>];
    await seated(table, drivers);
    await Promise.all(drivers.map((driver) => driver.until(() => driver.element.turn === 0)));
    for (const driver of drivers) await driver.settled();
    for (let ply = 0; ply < 12; ply++) {
      const { element } = drivers[ada.element.turn as 0 | 1]!;
      const before = element.ply;
      element.play(element.moves[0]!);
      await inStep(drivers, before + 1);
      await Promise.all(drivers.map((driver) => driver.until(() => typeof driver.element.turn === 'number')));
    }
    expect(ada.element.publicPosition).to.equal(bo.element.publicPosition);
    const hand = (driver: Driver<GluxBoard>, seat: number) => driver.element.state.hands[seat];
    expect([hand(ada, 0), hand(bo, 1)].every((chip) => chip && chip !== '?')).to.equal(true);
    expect([hand(ada, 1), hand(bo, 0)].some((chip) => /\d/.test(chip ?? ''))).to.equal(false);
  });

  it('roll the dice of the host in Luzi und Joe', async () => {
    const table = await hostTable({ game: 'luzi', names: ['Ada', 'Bo'] });
    const drivers = await boardsOf<LuziDice>('luzi-dice', 2);
    await seated(table, drivers);
    const [ada, bo] = drivers as [Driver<LuziDice>, Driver<LuziDice>];
    ada.element.play(ada.element.moves[0]!);
    await inStep(drivers, 2);
    expect(ada.element.position).to.equal(bo.element.position);
  });

  it('leave the table with a new game, which is their own', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    const drivers = await boardsOf<FluctusBoard>('fluctus-board', 2);
    await seated(table, drivers);
    const [ada, bo] = drivers as [Driver<FluctusBoard>, Driver<FluctusBoard>];
    ada.element.play('@ro');
    await inStep(drivers, 1);
    const tables = heard(bo, 'game-table');
    bo.element.newGame();
    expect(tables.at(-1)!.detail.status).to.equal('left');
    await bo.settled();
    expect(bo.has('button', 'Hint')).to.equal(true);
  });

  it('are their own again if the host cannot be reached, or after another table', async () => {
    const [alone] = await boardsOf<FluctusBoard>('fluctus-board', 1);
    const closed = {
      append: () => Promise.reject(new Error('closed')),
      since: () => Promise.reject(new Error('closed')),
      onlog: () => {},
    };
    await expectRejected(connect(alone!.element, closed, { seat: 0 }));
    await alone!.settled();
    expect(alone!.has('button', 'Hint')).to.equal(true);
    expect(alone!.root.querySelectorAll('.can').length).to.be.greaterThan(0);
    const tables = heard(alone!, 'game-table');
    for (const name of ['Ada', 'Cleo']) {
      const table = await hostTable({ game: 'fluctus', names: [name, 'Bo'] });
      await connect(alone!.element, table.link(0), { seat: 0 });
    }
    expect(tables.map(({ detail }) => `${detail.status} ${detail.seats[0]?.name}`)).to.deep.equal([
      'waiting Ada',
      'left Ada',
      'waiting Cleo',
    ]);
  });

  it('can look back without leaving the table', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    const drivers = await boardsOf<FluctusBoard>('fluctus-board', 2);
    await seated(table, drivers);
    const [ada, bo] = drivers as [Driver<FluctusBoard>, Driver<FluctusBoard>];
    ada.element.play('@ro');
    await inStep(drivers, 1);
    bo.element.goTo(0);
    bo.element.play('@go');
    await inStep(drivers, 2);
    expect(ada.element.position).to.equal(bo.element.position);
  });
});

async function expectRejected(promise: Promise<unknown>): Promise<void> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).to.be.instanceOf(Error);
  expect(error).not.to.be.instanceOf(BadEntry);
}
