/**
 * `node --import tsx test/core/table/schedules.ts FROM COUNT` runs these schedules and prints how often what happened. It is a process of its own, because
 * node:test observes each promise, which takes more time than the schedules.
 */
import assert from 'node:assert/strict';
import type { Seat, Viewer } from '../../../src/core/game.js';
import { random, type Random } from '../../../src/core/random.js';
import type { Action, Answer, Entry, Link, TableMemory } from '../../../src/core/table/entry.js';
import { Replica } from '../../../src/core/table/replica.js';
import { Table } from '../../../src/core/table/table.js';
import { viewEntry, viewLog } from '../../../src/core/table/apply-entry.js';
import { allTables, games, logOf, openTable, someMove, tableId } from './tables.js';

/** How often entries of each kind were taken, moves rolled back, and answers given. */
const seen: Record<string, number> = {};
const note = (what: string) => (seen[what] = (seen[what] ?? 0) + 1);

/** The messages that are on their way. Any of them may be the next one to arrive. */
type Mail = (() => void)[];

interface Page {
  readonly viewer: Viewer;
  readonly replica: Replica;
  /** The entries that the page has seen, as text. */
  log: string[];
  /** The moves that a board shows which does only what `onchange` tells it. */
  moves: string[];
  /** What the page has kept last. */
  memory: TableMemory;
  readonly link: Link & { closed: boolean };
  /** The actions without an answer. */
  readonly waiting: Set<Action>;
}

/**
 * A link that loses, repeats and reorders messages. An append is sent until it is answered. Of a page that is closed, messages still arrive, but
 * not at it.
 */
function badLink(table: Table, viewer: Viewer, mail: Mail, { below }: Random): Page['link'] {
  const often = () => (below(4) === 0 ? 2 : 1);
  const link: Page['link'] = {
    closed: false,
    onlog: () => {},
    append: (n, action) =>
      new Promise((answer) => {
        const resolve = (given: Answer) => link.closed || answer(given);
        const send = () => {
          if (link.closed) return;
          const arrive = () => {
            void table.append(n, action, viewer as Seat).then((answer: Answer) => {
              // the answer is lost, and the action is sent again
              mail.push(below(5) === 0 ? send : () => resolve(answer));
            });
          };
          for (let i = often(); i > 0; i--) mail.push(arrive);
        };
        send();
      }),
    since: (n) =>
      new Promise((resolve) => {
        mail.push(() => {
          void table.since(viewer, n).then((entries) => mail.push(() => link.closed || resolve(entries)));
        });
      }),
  };
  return link;
}

function openPage(table: Table, viewer: Viewer, mail: Mail, dice: Random, memory: TableMemory = {}): Page {
  const link = badLink(table, viewer, mail, dice);
  const replica = new Replica(games, link, viewer === 'table' ? undefined : viewer, memory);
  const page: Page = { viewer, replica, link, log: [], moves: [], memory, waiting: new Set() };
  replica.onkeep = (kept) => (page.memory = JSON.parse(JSON.stringify(kept)) as TableMemory);
  replica.onchange = ({ entries, from, reloaded }) => {
    page.log = [...(reloaded ? [] : page.log), ...entries.map((entry) => JSON.stringify(entry))];
    const { game, moves } = replica.match!;
    if (from < page.moves.length) note('rolled back');
    page.moves = [...page.moves.slice(0, from), ...moves.slice(from).map((move) => game.formatMove(move))];
  };
  return page;
}

/** Notes the answer to an action. `made`: the numbers of all entries that were acknowledged. */
function follow({ waiting }: Page, action: Action, answer: Promise<Answer>, made: Set<number>): void {
  waiting.add(action);
  void answer.then((given) => {
    assert.ok(waiting.delete(action), 'an action is answered twice');
    if ('ok' in given) made.add(given.ok);
    note('error' in given ? given.error : 'ok');
  });
}

/** Closes a page, and returns the next one of its browser. */
function reload(page: Page, table: Table, mail: Mail, dice: Random, made: Set<number>): Page {
  page.link.closed = true;
  page.link.onlog = () => {};
  page.replica.onchange = () => {};
  const next = openPage(table, page.viewer, mail, dice, page.memory);
  const { resumed } = next.replica;
  const left = [...page.waiting].filter(({ k }) => k !== 'leave');
  assert.deepEqual(
    resumed.map(({ action }) => action),
    left,
  );
  for (const { action, answer } of resumed) {
    note('resumed');
    follow(next, action, answer, made);
  }
  void next.replica.sync();
  return next;
}

/** What a person may try on a page, sensible or not. */
function someAction({ replica, viewer }: Page, { below }: Random): Action {
  const { match, state } = replica;
  const what = (['undo', 'draw', 'rematch', 'computer'] as const)[below(4)]!;
  const own = match?.turn === viewer && match.game.moves(match.state).length > 0;
  const kind = below(40);
  if (kind === 0) return { k: 'resign' };
  if (kind === 1) return { k: 'leave' };
  if (kind === 2) return { k: 'back' };
  if (kind === 3) return { k: 'time' };
  if (kind === 4) return { k: 'first', seat: below(5) };
  if (kind === 5) return { k: 'clock', seat: below(5), times: below(3) };
  if (kind < 8) return { k: 'ask', what };
  const [ask] = state.asks;
  if (ask && kind < 25) return { k: 'answer', what: ask.what, yes: below(3) > 0 };
  return own ? { k: 'move', m: someMove(match, below(1000)) } : { k: 'ask', what: 'undo' };
}

/** Resolves when nothing more follows from what has arrived. */
const settled = () => new Promise(setImmediate);

/** Delivers the messages in any order, until none is left. */
async function deliver(mail: Mail, { below }: Random): Promise<void> {
  await settled();
  while (mail.length > 0) {
    mail.splice(below(mail.length), 1)[0]!();
    if (below(3) === 0) for (let i = 0; i < 20; i++) await Promise.resolve();
    if (mail.length === 0) await settled();
  }
}

function assertSame(
  { viewer, replica, log, moves }: Page,
  entries: readonly Entry[],
  table: Table,
  where: string,
) {
  const { match } = table.state;
  const { game } = match!;
  const seen = game.view(match!.state, viewer);
  assert.deepEqual(
    log,
    entries.map((entry) => JSON.stringify(entry)),
    where,
  );
  assert.equal(replica.fault, undefined, where);
  assert.equal(game.formatPosition(replica.match!.state), game.formatPosition(seen), where);
  assert.deepEqual(replica.match!.outcome, match!.outcome, where);
  assert.deepEqual(
    moves,
    replica.match!.moves.map((move) => game.formatMove(move)),
    where,
  );
  assert.deepEqual(replica.match!.moves, replica.state.match!.moves, where);
}

/** True for the consent that a host gives by itself. */
const isOwed = (entry: Entry): boolean => entry.k === 'answer' && entry.yes;

async function runSchedule(number: number): Promise<void> {
  const dice = random('schedules', number);
  const { below } = dice;
  // what is tested does not depend on the game: mostly the one that takes the least time
  const start = allTables[number % 16 > 0 ? 0 : (number / 16) % allTables.length]!;
  const mail: Mail = [];
  const pages: Page[] = [];
  const made = new Set<number>();
  const onEntry = (_: string, entry: Entry, before: Table['state']) => {
    for (const { viewer, link } of pages)
      for (let copies = below(4) && 1 + Number(below(4) === 0); copies > 0; copies--)
        mail.push(() => link.onlog([viewEntry(entry, before, viewer)]));
  };
  const clock = { per: 'game', ms: 1000 } as const;
  const opened = await openTable(
    { ...start, clock },
    { onEntry, rematch: () => Promise.resolve('ab'.repeat(12)) },
  );
  // a second process on the same store, and two tabs of one seat
  const tables = [opened.table, new Table(tableId, opened.host)];
  await tables[1]!.catchUp();
  const viewers: Viewer[] = [...Array(start.seats).keys(), 0, 'table'];
  for (const viewer of viewers) pages.push(openPage(tables[below(2)]!, viewer, mail, dice));
  for (const { replica } of pages) void replica.sync();
  await deliver(mail, dice);
  for (let step = 0; step < 8; step++) {
    opened.clock.now += below(400);
    for (const page of pages)
      if (page.viewer !== 'table' && (page.replica.match?.turn === page.viewer || below(6) === 0)) {
        const action = someAction(page, dice);
        follow(page, action, page.replica.act(action), made);
      }
    for (const [i, page] of pages.entries())
      if (below(12) === 0) pages[i] = reload(page, tables[below(2)]!, mail, dice, made);
    for (let i = below(12); i > 0 && mail.length > 0; i--) mail.splice(below(mail.length), 1)[0]!();
    if (below(3) === 0) await deliver(mail, dice);
  }
  await deliver(mail, dice);
  await Promise.all(tables.map((table) => table.catchUp()));
  for (const { replica } of pages) void replica.sync();
  await deliver(mail, dice);
  const log = await logOf(opened.store);
  for (const { k } of log) note(k);
  for (const page of pages)
    assertSame(
      page,
      viewLog(log, games, page.viewer),
      opened.table,
      `schedule ${number}, viewer ${page.viewer}`,
    );
  for (const { waiting } of pages)
    assert.equal(waiting.size, 0, `schedule ${number}: an action was never answered`);
  // no action is made twice: it is acknowledged once
  for (const entry of log)
    if (['move', 'ask', 'answer', 'resign'].includes(entry.k) && 'seat' in entry && entry.seat !== 'chance')
      assert.ok(
        made.has(entry.n) || isOwed(entry),
        `schedule ${number}: entry ${entry.n} was not acknowledged`,
      );
}

const [from = 0, count = 100] = process.argv.slice(2).map(Number);
for (let number = from; number < from + count; number++) await runSchedule(number);
console.log(JSON.stringify(seen));
