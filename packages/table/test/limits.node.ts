import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { MOST_SEATS } from '../../../src/core/table/seat-news.js';
import { addressOf, Budgets, Connections, costOf, TooMuch } from '../src/limits.js';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the address of a page', () => {
  it('is that which the last of so many proxies has seen', () => {
    const request = from('127.0.0.1', '1.1.1.1, 2.2.2.2,3.3.3.3');
    assert.deepEqual(
      [0, 1, 2, 3, 9].map((proxies) => addressOf(request, proxies).near),
      ['127.0.0.1', '3.3.3.3', '2.2.2.2', '1.1.1.1', '1.1.1.1'],
    );
    assert.equal(addressOf(from('127.0.0.1'), 1).near, '127.0.0.1');
  });

  it('is a /64 network of IPv6 in a /48 network, and IPv4 in whatever form', () => {
    const addresses = {
      '2001:db8:1:2:3:4:5:6': ['2001:db8:1:2', '2001:db8:1'],
      '2001:0DB8:1:2::1': ['2001:db8:1:2', '2001:db8:1'],
      '2001:db8::1': ['2001:db8:0:0', '2001:db8:0'],
      'fe80::1%eth0': ['fe80:0:0:0', 'fe80:0:0'],
      '[2001:db8:1:2::1]:443': ['2001:db8:1:2', '2001:db8:1'],
      '::1': ['0:0:0:0', '0:0:0'],
      '::ffff:10.0.0.1': ['10.0.0.1', undefined],
      '::ffff:a00:1': ['10.0.0.1', undefined],
      '10.0.0.1:1234': ['10.0.0.1', undefined],
      // no address: that of the proxy
      unknown: ['127.0.0.1', undefined],
      '<script>': ['127.0.0.1', undefined],
    };
    for (const [text, expected] of Object.entries(addresses)) {
      const { near, wide } = addressOf(from('127.0.0.1', text), 1);
      assert.deepEqual([near, wide], expected, text);
    }
    assert.equal(addressOf(from('::ffff:10.0.0.1'), 0).near, '10.0.0.1');
  });
});

describe('a budget', () => {
  beforeEach(() => mock.timers.enable({ apis: ['Date', 'setTimeout'] }));
  afterEach(() => mock.timers.reset());

  /** How often something may be done, of 500 times. */
  async function count(take: (i: number) => Promise<void>): Promise<number> {
    let done = 0;
    for (let i = 0; i < 500; i++)
      try {
        await take(i);
        done++;
      } catch (error) {
        assert.ok(error instanceof TooMuch && error.wait > 0);
      }
    return done;
  }
  const at = (near: string) => ({ near });

  it('is that of a seat, from whatever address', async () => {
    const budgets = new Budgets();
    assert.equal(await count((i) => budgets.take('append', at(`10.0.0.${i}`), 't/0')), 20);
    await budgets.take('append', at('10.0.0.1'), 't/1');
    await budgets.take('append', at('10.0.0.1'), 'other/0');
  });

  it('is there again after the time that a refusal says', async () => {
    const budgets = new Budgets();
    for (let i = 0; i < 20; i++) await budgets.take('append', at('10.0.0.1'), 't/0');
    mock.timers.tick(500);
    await assert.rejects(budgets.take('append', at('10.0.0.1'), 't/0'), { wait: 1500 });
    mock.timers.tick(1500);
    await budgets.take('append', at('10.0.0.1'), 't/0');
  });

  it('is that of an address, at whatever table', async () => {
    const budgets = new Budgets();
    assert.equal(await count((i) => budgets.take('read', at('10.0.0.1'), `t${i}/0`)), 200);
    await budgets.take('read', at('10.0.0.2'), 't1/0');
  });

  it('is that of all spectators of a table, which leaves the seats theirs', async () => {
    const budgets = new Budgets();
    assert.equal(await count((i) => budgets.take('read', at(`10.0.0.${i}`), 't/table')), 400);
    await budgets.take('read', at('10.0.0.1'), 't/0');
  });

  it('is spent by each seat in a question for news', async () => {
    const budgets = new Budgets();
    assert.equal(await count(() => budgets.take('news', at('10.0.0.1'), undefined, MOST_SEATS)), 3);
    await assert.rejects(budgets.take('news', at('10.0.0.1')), TooMuch);
  });

  it('is ten times as large for a /48 network of IPv6', async () => {
    const budgets = new Budgets();
    assert.equal(
      await count((i) => budgets.take('open', { near: `1:2:3:${Math.floor(i / 20)}`, wide: '1:2:3' })),
      200,
    );
    await budgets.take('open', { near: '1:2:4:0', wide: '1:2:4' });
  });

  it('is spent by long logs sooner', async () => {
    const budgets = new Budgets();
    assert.deepEqual([-5, 0, 199, 200, 4000, 99_999].map(costOf), [0, 0, 0, 1, 20, 50]);
    assert.equal(await count(() => budgets.take('read', at('10.0.0.1'), 't/0', 1 + costOf(4000))), 4);
  });
});

it('counts the connections of an address, and of a /48 network', () => {
  const connections = new Connections(2);
  const one = { near: '10.0.0.1' };
  const leave = [1, 2, 3].map(() => connections.enter(one));
  assert.equal(connections.isOver(one), true);
  for (let i = 0; i < 2; i++) leave[0]!();
  assert.equal(connections.isOver(one), false);
  connections.enter(one);
  assert.equal(connections.isOver(one), true);
  leave[1]!();
  assert.equal(connections.isOver(one), false);
  assert.equal(connections.isOver({ near: '10.0.0.2' }), false);
  for (let i = 0; i < 21; i++) connections.enter({ near: `1:2:3:${i}`, wide: '1:2:3' });
  assert.equal(connections.isOver({ near: '1:2:3:99', wide: '1:2:3' }), true);
  assert.equal(connections.isOver({ near: '1:2:4:0', wide: '1:2:4' }), false);
});
