import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Channel } from '../../src/table/channel-link.js';
import { channelLink, hostTable } from '../../src/table.js';
import { Replica } from '../../src/core/table/replica.js';
import { hasStarted } from '../../src/core/table/state.js';
import { all, allOver, games, movesOf, player } from './play.js';

/** A channel whose messages a test can see and lose. */
function cable() {
  const sent: string[] = [];
  const { port1, port2 } = new MessageChannel();
  const watch = (port: MessagePort): Channel => ({
    postMessage(text) {
      sent.push(text);
      port.postMessage(text);
    },
    start: () => port.start(),
    addEventListener: (type, listener) => port.addEventListener(type, listener as EventListener),
    removeEventListener: (type, listener) => port.removeEventListener(type, listener as EventListener),
  });
  const close = () => port1.close();
  return { near: watch(port1), far: watch(port2), sent, close };
}

describe('hostTable', () => {
  it('plays a whole game of Glüx with hidden hands over message ports, and no frame has a chip of another, a token or the seed', async () => {
    const table = await hostTable({ game: 'glux', names: ['Ada', 'Bo', 'Cy'], trustHost: true });
    const cables = [cable(), cable(), cable()] as const;
    for (const { near } of cables) table.serve(near);
    const links = [
      channelLink(cables[0].far, table.tokens[1]),
      channelLink(cables[1].far, table.tokens[2]),
      channelLink(cables[2].far),
    ];
    const pages = [player(table.link(0), 0), player(links[0]!, 1), player(links[1]!, 2), player(links[2]!)];
    await allOver(pages);
    const [ada] = pages;
    assert.ok(
      pages.every(({ match }) => JSON.stringify(match!.outcome) === JSON.stringify(ada!.match!.outcome)),
    );
    assert.deepEqual(
      ada!.state.seats.map((place) => place!.name),
      ['Ada', 'Bo', 'Cy'],
    );
    // what the spectator has seen has no chip at all
    assert.ok(!/\+\d/.test(movesOf(pages[3]!)));
    const text = cables.map(({ sent }) => sent.filter((each) => !each.includes('"reveal"')).join('\n'));
    for (const secret of [...table.tokens, ada!.state.seed!])
      assert.ok(text.every((each) => !each.includes(secret)));
    assert.ok(!/\+(16|25|34)/.test(text[2]!));
    for (const link of links) link.close();
    for (const { close } of cables) close();
  });

  it('serves several pages over one BroadcastChannel, and sends each only what is for it', async () => {
    const table = await hostTable({ game: 'luzi', names: ['Ada', 'Bo'], options: { rounds: 1 } });
    const [here, there] = [new BroadcastChannel('luzi'), new BroadcastChannel('luzi')];
    const stop = table.serve(here);
    const bo = channelLink(there, table.tokens[1]);
    const watcher = channelLink(there);
    const pages = [player(table.link(0), 0), player(bo, 1), player(watcher)];
    await allOver(pages);
    assert.equal(movesOf(pages[1]!), movesOf(pages[0]!));
    assert.equal(movesOf(pages[2]!), movesOf(pages[0]!));
    stop();
    bo.close();
    watcher.close();
    here.close();
    there.close();
  });

  it('refuses hidden hands unless the host is trusted, and on a channel that others read', async () => {
    await assert.rejects(hostTable({ game: 'glux', names: ['Ada', 'Bo'] }), /every hand/);
    const table = await hostTable({ game: 'glux', names: ['Ada', 'Bo'], trustHost: true });
    const channel = new BroadcastChannel('glux');
    assert.throws(() => table.serve(channel), /BroadcastChannel/);
    channel.close();
    await assert.rejects(hostTable({ game: 'chess', names: ['Ada', 'Bo'] }), { name: 'BadEntry' });
    await assert.rejects(hostTable({ game: 'fluctus', names: ['Ada'] }), { name: 'BadEntry' });
  });

  it('gives no seat and no answer to somebody without its token, and ignores what is no question', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'], watch: false });
    const { near, far, sent, close } = cable();
    const answered = new Promise((resolve) => {
      far.addEventListener('message', ({ data }) => resolve(data));
    });
    table.serve(near);
    const strangers = [channelLink(far), channelLink(far, 'f'.repeat(32))];
    for (const hostile of [
      1,
      null,
      'x',
      '[]',
      '[1,2,3]',
      '["a","b"]',
      '["a","","null"]',
      '["a","","{\\"q\\":1,\\"n\\":0}"]',
      'x'.repeat(9000),
    ])
      far.postMessage!(hostile as string);
    const bo = channelLink(far, table.tokens[1]);
    await bo.since(0);
    await answered;
    // the first answer is the one for the token
    const answers = sent.filter((text) => typeof text === 'string' && text.includes('"to"'));
    const pages = new Set(answers.map((text) => (JSON.parse(text) as { to: string }).to));
    assert.equal(pages.size, 1);
    assert.deepEqual(await bo.append(99, { k: 'back' }), { error: 'early', have: 2 });
    assert.deepEqual(await bo.append(3, { k: 'dance' } as never), { error: 'notation' });
    for (const link of [...strangers, bo]) link.close();
    close();
  });

  it('lets nobody take over a page of another by its name', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    const { near, far, sent, close } = cable();
    table.serve(near);
    const bo = channelLink(far, table.tokens[1]);
    await bo.since(0);
    const [page] = JSON.parse(sent[0]!) as [string];
    far.postMessage!(JSON.stringify([page, '', '{"q":77,"n":0}']));
    await bo.since(0);
    assert.ok(!sent.some((text) => text.includes('"q":77,"answer"')));
    bo.close();
    close();
  });

  it('asks again until it is answered, and gives up when it is closed', async () => {
    const table = await hostTable({ game: 'fluctus', names: ['Ada', 'Bo'] });
    const { near, far, close } = cable();
    near.start!();
    const bo = channelLink(far, table.tokens[1]);
    const waiting = bo.since(0);
    // nobody hears the first question
    await new Promise(setImmediate);
    table.serve(near);
    assert.equal((await waiting).length, 2);
    const lost = bo.append(99, { k: 'back' });
    bo.close();
    await assert.rejects(lost, /closed/);
    await assert.rejects(bo.since(0), /closed/);
    close();
  });

  it('plays for the computer, and plays again', async () => {
    const table = await hostTable({ game: 'luzi', names: ['Ada', 'Bo', 'Cy'], options: { rounds: 1 } });
    // Ada does not move: the others wait for her
    const ada = new Replica(games, table.link(0), 0);
    void ada.sync();
    const [bo, cy] = [player(table.link(1), 1), player(table.link(2), 2)];
    await all([ada], ({ state }) => hasStarted(state) && state.match?.turn === 0);
    await ada.act({ k: 'resign' });
    await allOver([ada, bo, cy]);
    assert.equal(ada.state.seats[0]!.computer, 'hard');
    await ada.act({ k: 'ask', what: 'rematch' });
    await bo.act({ k: 'answer', what: 'rematch', yes: true });
    await cy.act({ k: 'answer', what: 'rematch', yes: true });
    const { next } = ada.state;
    const again = [0, 1, 2].map((seat) => player(table.link(seat, next), seat));
    await allOver(again);
    assert.notEqual(movesOf(again[0]!), movesOf(ada));
  });
});
