import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { ComputerTurn } from '../../../src/table/computer.js';
import { computerTurn } from '../../../src/table/computer.js';
import { act, openTable, revealSalts } from '../../../test/core/table/tables.js';
import { Computers } from '../src/computers.js';
import { patience } from './support/processes.js';

const open = () => new Worker(new URL('../dist/computer.worker.js', import.meta.url), { execArgv: [] });

/** A turn of a computer at the beginning of a game. */
async function turnOf(level: ComputerTurn['level']): Promise<ComputerTurn> {
  const { table } = await openTable({ game: 'luzi', seats: 2 }, {}, 1);
  await act(table, 0, { k: 'computer', seat: 1, level });
  await revealSalts(table);
  const { match } = table.state;
  const [move] = match!.game.moves(match!.state);
  await act(table, 0, { k: 'move', m: match!.game.formatMove(move) });
  while (!computerTurn(table.state)) {
    const now = table.state.match!;
    const [m] = now.game.moves(now.state);
    await act(table, 0, { k: 'move', m: now.game.formatMove(m) });
  }
  return computerTurn(table.state)!;
}

describe('the computers of a server', patience, () => {
  let computers: Computers;
  // the workers do not keep a process alive
  let alive: NodeJS.Timeout;
  before(() => {
    alive = setInterval(() => {}, 1000);
  });
  after(() => clearInterval(alive));
  afterEach(() => computers.close());
  const mine = () => Promise.resolve(true);

  it('think for everybody in turn, about short turns first, also if somebody has many tables', async () => {
    computers = new Computers(1, open);
    const [easy, best] = [await turnOf('easy'), await turnOf('best')];
    const order: string[] = [];
    const think = async (turn: ComputerTurn, who: string) => {
      assert.equal(typeof (await computers.think(turn, who, mine)), 'string');
      order.push(`${who} ${turn.level}`);
    };
    const many = Array.from({ length: 20 }, () => think(best, 'stranger'));
    await Promise.all([...many, think(best, 'ada'), think(easy, 'bo')]);
    assert.equal(order.length, 22);
    // one of the stranger was begun before
    assert.ok(order.indexOf('bo easy') <= 1, order.join());
    assert.ok(order.indexOf('ada best') <= 2, order.join());
  });

  it('leave a worker to others', async () => {
    computers = new Computers(3, open);
    const best = await turnOf('best');
    let begun = 0;
    const never = () => {
      begun++;
      return new Promise<boolean>(() => {});
    };
    for (let i = 0; i < 5; i++) void computers.think(best, 'stranger', never);
    assert.equal(begun, 2);
    assert.equal(typeof (await computers.think(best, 'ada', mine)), 'string');
  });

  it('do not think for what another process does, and go on after an error', async () => {
    computers = new Computers(1, open);
    const easy = await turnOf('easy');
    assert.equal(await computers.think(easy, 'ada', () => Promise.resolve(false)), undefined);
    await assert.rejects(
      computers.think(easy, 'ada', () => Promise.reject(new Error('lost'))),
      /lost/,
    );
    await assert.rejects(computers.think({ ...easy, game: 'chess' }, 'ada', mine));
    assert.equal(typeof (await computers.think(easy, 'ada', mine)), 'string');
  });
});
