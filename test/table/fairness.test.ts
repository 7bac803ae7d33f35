import { expect, fixtureCleanup } from '@open-wc/testing';
import '../../src/index.js';
import {
  commitTo,
  connect,
  hostTable,
  type Entry,
  type HostedTable,
  type Link,
  type TableMemory,
} from '../../src/table.js';
import { sha256 } from '../../src/core/table/sha256.js';
import type { LuziDice } from '../../src/games/luzi/luzi-dice.js';
import { heard, type Driver } from '../support/board.js';
import { boardsOf } from './boards.js';

type Board = Driver<LuziDice>;
type Log = readonly Entry[];
type Forge = (log: Log) => Log;

const OTHER = 'f'.repeat(32);
const honest: Forge = (log) => log;

/** The link of a host that shows one page another log. */
function cheating(link: Link, forge: Forge, memory: TableMemory = link.memory!): Link {
  const all = async () => forge((await link.since(0)) as Log);
  const cheat: Link = {
    memory,
    onlog: () => {},
    append: (n, action) => link.append(n, action),
    since: async (n) => (await all()).slice(n),
  };
  link.onlog = (entries) => {
    const numbers = new Set((entries as Log).map(({ n }) => n));
    void all().then((log) => cheat.onlog(log.filter(({ n }) => numbers.has(n))));
  };
  return cheat;
}

/** Changes fields in the entries of a kind. */
const changed =
  <K extends Entry['k']>(kind: K, change: (entry: Extract<Entry, { k: K }>) => object): Forge =>
  (log) => {
    const isOfKind = (entry: Entry): entry is Extract<Entry, { k: K }> => entry.k === kind;
    return log.map((entry) => (isOfKind(entry) ? { ...entry, ...change(entry) } : entry));
  };

/** Another commitment of a seat, and the salt for it. */
const otherSalt =
  (seat: number): Forge =>
  (log) => {
    const { table } = log[0] as Extract<Entry, { k: 'open' }>;
    const commit = commitTo(table, seat, OTHER);
    const sits = changed('sit', (entry) => (entry.seat === seat ? { commit } : {}));
    return changed('salt', (entry) => (entry.seat === seat ? { salt: OTHER } : {}))(sits(log));
  };

/** Another seed, and the commitment to it. */
const otherSeed: Forge = (log) =>
  changed('reveal', () => ({ seed: OTHER + OTHER }))(
    changed('open', () => ({ commit: sha256(OTHER + OTHER) }))(log),
  );

/** The log without the entry that answers a question. */
const withoutAnswer: Forge = (log) =>
  log.filter(({ k }) => k !== 'ask' && k !== 'answer').map((entry, i) => ({ ...entry, n: i + 1 }));

const openTable = () => hostTable({ game: 'luzi', names: ['Ada', 'Bo'], options: { rounds: 1 } });

const alarmOf = ({ root }: Board): string =>
  root.querySelector('.alarm')?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** The boards of Ada, whose host shows her another log, and of Bo. */
async function seated(table: HostedTable, forge: Forge, memory?: TableMemory) {
  const [ada, bo] = (await boardsOf<LuziDice>('luzi-dice', 2)) as [Board, Board];
  const errors = heard(ada, 'game-error');
  const tables = [ada, bo].map((board) => heard(board, 'game-table'));
  const link = cheating(table.link(0), forge, memory);
  const connection = await connect(ada.element, link, { seat: 0 });
  await connect(bo.element, table.link(1), { seat: 1 });
  const begins = () => ada.until(() => tables.every((told) => told.at(-1)?.detail.status === 'playing'));
  return { ada, bo, errors, connection, link, begins };
}

/** Ada throws once, and Bo resigns. */
async function playOut({ ada, bo, begins }: Awaited<ReturnType<typeof seated>>): Promise<void> {
  await begins();
  ada.element.play(ada.element.moves[0]!);
  await bo.until(() => bo.element.ply > 1);
  bo.element.resign();
  await bo.until(() => bo.element.winners !== undefined);
}

const name = /^(Fair|Not fair|Dice and draws)/;

/** The entry of the menu about fairness. */
async function menuOf(board: Board): Promise<string> {
  await board.until(() => board.has('button', 'More'));
  await board.click('button', 'More');
  await board.until(() => board.has('button', name));
  const found = board.name(board.find('button', name));
  board.element.renderRoot.querySelector<HTMLElement>('.panel .small')!.click();
  await board.settled();
  return found;
}

describe('the fairness of a table', () => {
  afterEach(() => fixtureCleanup());

  it('is checked by each board by itself, and said in the menu', async () => {
    const people = await seated(await openTable(), honest);
    const { ada, bo } = people;
    await people.begins();
    expect(await menuOf(ada)).to.equal('Fair so far');
    await playOut(people);
    for (const board of [ada, bo]) {
      await board.until(() => board.element.winners !== undefined);
      expect(await menuOf(board)).to.equal('Fair: checked');
      expect(alarmOf(board)).to.equal('');
    }
  });

  it('is explained in a dialog, with what others need to check it and without a secret', async () => {
    const { ada, connection, begins } = await seated(await openTable(), honest);
    await begins();
    await ada.click('button', 'More');
    await ada.until(() => ada.has('button', 'Fair so far'));
    await ada.click('button', 'Fair so far');
    await ada.until(() => ada.all('.fairness textarea').length === 3);
    const [code, kept, log] = ada
      .all('.fairness textarea')
      .map((each) => (each as HTMLTextAreaElement).value);
    expect(code).to.match(/^([0-9a-f]{4} ){5}[0-9a-f]{4}$/);
    expect(kept).to.match(/^[0-9a-f]{64}( [0-9a-f]{64}){2}$/);
    expect((JSON.parse(log!) as Log)[0]!.k).to.equal('open');
    expect(ada.root.querySelector('.fairness a')!.getAttribute('href')).to.match(/\/fairness\/$/);
    expect(ada.root.innerHTML).not.to.contain(connection.memory.key);
  });

  it('is checked in part by a spectator who comes late', async () => {
    const table = await openTable();
    await playOut(await seated(table, honest));
    const [late] = (await boardsOf<LuziDice>('luzi-dice', 1)) as [Board];
    await connect(late.element, table.link());
    expect(await menuOf(late)).to.equal('Dice and draws: checked');
  });

  const whilePlaying: readonly (readonly [string, Forge, RegExp, string])[] = [
    [
      'reveals a seed that is not the committed one',
      changed('reveal', () => ({ seed: OTHER + OTHER })),
      /seed of the table/,
      'seed',
    ],
    [
      'shows a salt that is not the committed one',
      changed('salt', ({ seat }) => (seat === 1 ? { salt: OTHER } : {})),
      /The secret number of a player/,
      'salt',
    ],
    [
      'changes the dice',
      changed('move', ({ m: [move, outcome = ''] }) => ({
        // the dice stand in order
        m: [move!, `=${[...outcome.slice(1, -1), outcome.endsWith('6') ? '1' : '6'].sort().join('')}`],
      })),
      /^You cannot trust this game. Move 2, =\d+, does not follow/,
      'outcome',
    ],
  ];
  for (const [what, forge, told, code] of whilePlaying)
    it(`is an alarm that stays if the host ${what}`, async () => {
      const people = await seated(await openTable(), forge);
      const { ada, bo, errors } = people;
      if (code !== 'salt') await playOut(people);
      await ada.until(() => alarmOf(ada) !== '');
      expect(alarmOf(ada)).to.match(told);
      expect(errors.map(({ detail }) => detail.code)).to.deep.equal([`table-unfair-${code}`]);
      expect(await menuOf(ada)).to.equal('Not fair');
      expect(alarmOf(bo)).to.equal('');
      ada.element.lang = 'de';
      await ada.until(() => alarmOf(ada).startsWith('Dieser Partie ist nicht zu trauen.'));
    });

  it('is an alarm before the own salt is revealed if the host replaces the own commitment', async () => {
    const table = await openTable();
    const { ada } = await seated(table, otherSalt(0), { key: 'a'.repeat(32), own: true });
    await ada.until(() => alarmOf(ada) !== '');
    expect(alarmOf(ada)).to.contain('The commitment of player A is not');
    const log = (await table.link().since(0)) as Log;
    expect(log.filter((entry) => entry.k === 'salt' && entry.seat === 0)).to.deep.equal([]);
  });

  it('is an alarm if the host shows an entry in another way than before', async () => {
    const { ada, link, begins } = await seated(await openTable(), honest);
    await begins();
    const [entry] = (await link.since(1)) as Log;
    link.onlog([{ ...entry, name: 'Zoe' }]);
    await ada.until(() => alarmOf(ada) !== '');
    expect(alarmOf(ada)).to.contain('Entry 2 of the log is not the one that was shown before');
  });

  const afterReload: readonly (readonly [string, Forge, string, string])[] = [
    ['another seed and commitment', otherSeed, 'seed', '1'],
    ['another commitment and salt of somebody else', otherSalt(1), 'commit', 'B'],
    ['another name', changed('sit', ({ seat }) => (seat === 1 ? { name: 'Zoe' } : {})), 'log', ''],
    ['a log without an entry that was there', withoutAnswer, 'log', ''],
    ['a log without its end', (log) => log.slice(0, -1), 'log', ''],
  ];
  for (const [what, forge, code, at] of afterReload)
    it(`is an alarm after a reload if the host shows ${what}`, async () => {
      const table = await openTable();
      const people = await seated(table, honest);
      const { ada, connection } = people;
      await playOut(people);
      await ada.until(() => ada.element.winners !== undefined);
      await connection.act({ k: 'ask', what: 'rematch' });
      await connection.act({ k: 'answer', what: 'rematch', yes: false });
      const memory = JSON.parse(JSON.stringify(connection.memory)) as TableMemory;
      const [again] = (await boardsOf<LuziDice>('luzi-dice', 1)) as [Board];
      const errors = heard(again, 'game-error');
      const second = await connect(again.element, cheating(table.link(0), forge, memory), { seat: 0 });
      await again.until(() => alarmOf(again) !== '');
      expect(errors[0]!.detail.code).to.equal(`table-unfair-${code}`);
      if (at) expect(errors[0]!.detail.at).to.equal(at);
      // also if the host shows the right log then
      const [third] = (await boardsOf<LuziDice>('luzi-dice', 1)) as [Board];
      await connect(third.element, cheating(table.link(0), honest, second.memory), { seat: 0 });
      await third.until(() => alarmOf(third) !== '');
    });
});
