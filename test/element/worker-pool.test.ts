import { expect } from '@open-wc/testing';
import { BotClient, type BotSource, type TimedTask } from '../../src/element/model/thinking/bot-client.js';
import { failure, FakeWorker, refused, sourceOf, task, type Goal } from './bot-client-fakes.js';

const { signal } = new AbortController();
const clients: BotClient<Goal, number>[] = [];

function clientOf(source: BotSource<Goal, number>): BotClient<Goal, number> {
  const client = new BotClient(source);
  clients.push(client);
  return client;
}

const count = (client: BotClient<Goal, number>, goal: number, more: Partial<TimedTask> = {}) =>
  client.think({ goal }, { ...task, ...more }, { signal });

describe('the workers of a page', () => {
  const counts = (processors: number) =>
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: processors, configurable: true });
  afterEach(() => {
    for (const client of clients.splice(0)) client.dispose();
    Reflect.deleteProperty(navigator, 'hardwareConcurrency');
  });

  /** Sources of workers that start at once and answer when they are told to. */
  function sourcesOf(count: number) {
    const workers: FakeWorker[][] = Array.from({ length: count }, () => []);
    const alive = () => workers.flat().filter(({ terminated }) => !terminated);
    const sources = workers.map((own) =>
      sourceOf({
        createWorker: () => {
          const worker = new FakeWorker();
          own.push(worker);
          queueMicrotask(() => worker.say({ ready: true }));
          return worker;
        },
        load: refused,
      }),
    );
    /** The order that the last worker of a source has. */
    const order = async (i: number) => {
      while (!workers[i]!.at(-1)?.orders.length) await Promise.resolve();
      return workers[i]!.at(-1)!.orders.at(-1)!.id;
    };
    const answer = async (i: number, move: number) => {
      const id = await order(i);
      workers[i]!.at(-1)!.say({ id, verdict: { move } });
    };
    return { workers, alive, sources, order, answer };
  }

  it('are as many as there are processors; further tasks wait', async () => {
    counts(2);
    const { workers, alive, sources, order, answer } = sourcesOf(3);
    const thoughts = sources.map((source, i) => count(clientOf(source), i));
    await order(0);
    await order(1);
    expect(workers[2]).to.deep.equal([]);
    await answer(0, 10);
    await answer(2, 12);
    await answer(1, 11);
    expect((await Promise.all(thoughts)).map(({ move }) => move)).to.deep.equal([10, 11, 12]);
    expect(alive().length).to.equal(2);
  });

  it('give the place of a background task to a move, and restart that task later', async () => {
    counts(1);
    const { workers, sources, order, answer } = sourcesOf(2);
    const idle = count(clientOf(sources[0]!), 0, { background: true });
    await order(0);
    const move = count(clientOf(sources[1]!), 1);
    await answer(1, 11);
    expect(await move).to.deep.equal({ move: 11 });
    expect(workers[0]![0]!.terminated).to.equal(true);
    while (workers[0]!.length < 2) await Promise.resolve();
    await answer(0, 10);
    expect(await idle).to.deep.equal({ move: 10 });
  });

  it('do not give the place of a background task to another one', async () => {
    counts(1);
    const { workers, sources, order, answer } = sourcesOf(2);
    const thoughts = sources.map((source, i) => count(clientOf(source), i, { background: true }));
    await order(0);
    expect(workers[1]).to.deep.equal([]);
    await answer(0, 10);
    await answer(1, 11);
    expect((await Promise.all(thoughts)).map(({ move }) => move)).to.deep.equal([10, 11]);
  });

  it('are not started for a client that was disposed of while it waited', async () => {
    counts(1);
    const { workers, sources, order, answer } = sourcesOf(2);
    const first = count(clientOf(sources[0]!), 0);
    await order(0);
    const client = clientOf(sources[1]!);
    const second = failure(count(client, 1));
    client.dispose();
    await answer(0, 10);
    await first;
    await second;
    expect(workers[1]).to.deep.equal([]);
    const third = count(clientOf(sources[1]!), 2);
    await answer(1, 12);
    expect(await third).to.deep.equal({ move: 12 });
  });
});
