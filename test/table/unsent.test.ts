import { expect, fixtureCleanup } from '@open-wc/testing';
import type { Link } from '../../src/core/table/entry.js';
import { connect, hostTable } from '../../src/table.js';
import type { FluctusBoard } from '../../src/games/fluctus/fluctus-board.js';
import type { Driver } from '../support/board.js';
import { boardsOf } from './boards.js';

/** Holds the actions that go over a link. Returns a function that lets them through. */
function stall(link: Link): () => void {
  const append = link.append.bind(link);
  let flow = () => {};
  const flows = new Promise<void>((resolve) => (flow = resolve));
  link.append = (n, action) => flows.then(() => append(n, action));
  return flow;
}

/** Boards at a table: the first one over a stalled link, the others on the seats of these letters. */
async function boardsAt(...others: readonly number[]) {
  const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
  const [ada, ...rest] = (await boardsOf<FluctusBoard>('fluctus-board', 1 + others.length)) as [
    Driver<FluctusBoard>,
    ...Driver<FluctusBoard>[],
  ];
  for (const [i, seat] of others.entries()) await connect(rest[i]!.element, table.link(seat), { seat });
  const link = table.link(0);
  const flow = stall(link);
  const connection = await connect(ada.element, link, { seat: 0 });
  return { table, ada, rest, flow, connection };
}

const mark = ({ root }: Driver<FluctusBoard>) => root.querySelector('.unsent')?.textContent;

/** The listeners of the window that the browser would call. The test runner has one of its own, so that the event cannot be fired. */
const leaving = new Set<unknown>();
const { addEventListener: add, removeEventListener: remove } = window;

/** True if the browser would ask before the page is left. */
const asks = () => {
  const event = new Event('beforeunload', { cancelable: true });
  for (const listener of leaving) (listener as (event: Event) => void)(event);
  return event.defaultPrevented;
};

describe('an action at a table that is not confirmed', () => {
  before(() => {
    const note = (change: (listener: unknown) => unknown, method: typeof add) =>
      function (type: string, listener: EventListener, options?: AddEventListenerOptions) {
        if (type === 'beforeunload') change(listener);
        else method.call(window, type, listener, options);
      } as typeof add;
    window.addEventListener = note((listener) => leaving.add(listener), add);
    window.removeEventListener = note((listener) => leaving.delete(listener), remove);
  });
  after(() => {
    window.addEventListener = add;
    window.removeEventListener = remove;
  });
  afterEach(() => fixtureCleanup());

  it('is marked in words of the language, and the browser asks before the page is left, until it is confirmed', async () => {
    const { ada, flow, connection } = await boardsAt(1);
    expect(asks()).to.equal(false);
    ada.element.play('@ro');
    await ada.until(() => mark(ada));
    expect(mark(ada)).to.equal('Your move has not been sent yet. The board keeps trying.');
    expect(ada.element.ply).to.equal(1);
    expect(connection.memory.unsent).to.deep.equal([{ n: 4, action: { k: 'move', m: '@ro' } }]);
    expect(asks()).to.equal(true);
    ada.element.lang = 'de';
    await ada.until(() => mark(ada) === 'Dein Zug ist noch nicht gesendet. Das Brett versucht es weiter.');
    flow();
    await ada.until(() => !mark(ada));
    expect(asks()).to.equal(false);
    expect(connection.memory.unsent).to.equal(undefined);
    await ada.until(() => ada.spoken.some((each) => each.includes('Gesendet.')));
  });

  it('is sent by the next connection, which gets the memory', async () => {
    const { table, ada, rest, connection } = await boardsAt(1);
    ada.element.play('@ro');
    const memory = JSON.parse(JSON.stringify(connection.memory)) as typeof connection.memory;
    connection.close();
    expect(asks()).to.equal(false);
    const [bo] = rest;
    const [again] = (await boardsOf<FluctusBoard>('fluctus-board', 1)) as [Driver<FluctusBoard>];
    const next = await connect(again.element, Object.assign(table.link(0), { memory }), { seat: 0 });
    await again.until(() => bo!.element.ply === 1);
    await again.until(() => !next.memory.unsent);
    expect(again.element.record).to.contain('@ro');
  });

  for (const { why, act, english, german } of [
    {
      why: 'another device of the person has moved',
      act: ([tablet]: readonly Driver<FluctusBoard>[]) => tablet!.element.play('@ri'),
      english: 'Another move arrived first, perhaps from another of your devices. This one was not played.',
      german:
        'Ein anderer Zug war schneller, vielleicht von einem anderen deiner Geräte. Dieser wurde nicht gespielt.',
    },
    {
      why: 'the game is over',
      act: ([, bo]: readonly Driver<FluctusBoard>[]) => bo!.element.resign(),
      english: 'The game at the table is over.',
      german: 'Die Partie am Tisch ist zu Ende.',
    },
  ])
    it(`is taken back if ${why}, and the board says so`, async () => {
      const { ada, rest } = await boardsAt(0, 1);
      ada.element.play('@ro');
      expect(ada.element.ply).to.equal(1);
      act(rest);
      await ada.until(() => ada.message === english);
      expect(ada.element.record).not.to.contain('@ro');
      ada.element.lang = 'de';
      await ada.until(() => ada.message === german);
    });
});
