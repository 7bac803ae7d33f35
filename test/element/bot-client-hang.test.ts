import { expect } from '@open-wc/testing';
import type { Bot } from '../../src/core/bot.js';
import { BotClient, type BotSource } from '../../src/element/model/thinking/bot-client.js';
import { failure, FakeWorker, heldTimers, refused, sourceOf, task, type Goal } from './bot-client-fakes.js';

const { signal } = new AbortController();

/** The time limit for the start of a worker, in ms. */
const START = 2500;

/** The time limit for a bot that was told to end, in ms. */
const PATIENCE = 4000;

describe('the bot client gives up waiting', () => {
  let timers: ReturnType<typeof heldTimers>;
  let client: BotClient<Goal, number>;
  let workers: FakeWorker[];

  beforeEach(() => {
    timers = heldTimers();
    workers = [];
  });
  afterEach(() => {
    timers.restore();
    client.dispose();
  });

  const open = (source: BotSource<Goal, number>) => (client = new BotClient(source));
  const createWorker = () => workers[workers.push(new FakeWorker()) - 1]!;
  const count = (goal: number, cap?: number) =>
    client.think({ goal }, { ...task, ...(cap && { cap }) }, { signal });

  /** Reports a worker as ready; resolves with the id of the task that it gets. */
  async function begin(worker: FakeWorker): Promise<number> {
    worker.say({ ready: true });
    return (await worker.order()).id;
  }

  it('for a worker that does not start', async () => {
    open(sourceOf({ createWorker }));
    const thought = count(3);
    expect(timers.delays).to.deep.equal([START]);
    timers.strike();
    expect(await thought).to.deep.equal({ move: 3 });
    expect(client.way).to.equal('page');
    expect(workers.map(({ terminated }) => terminated)).to.deep.equal([true]);
    expect(timers.delays).to.deep.equal([]);
  });

  it('at most three seconds after the start: then the page thinks, without a second worker', async () => {
    const begun: string[] = [];
    const blobSource = () => {
      begun.push('blob');
      return Promise.resolve('');
    };
    open(sourceOf({ createWorker, blobSource }));
    const thought = count(3);
    const waited = timers.delays.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
    timers.strike();
    expect(await thought).to.deep.equal({ move: 3 });
    expect([client.way, waited <= 3000, begun]).to.deep.equal(['page', true, []]);
  });

  it('for a worker that does not react to messages, and closes it', async () => {
    open(sourceOf({ createWorker, load: refused }));
    const thought = failure(count(1, 100));
    const id = await begin(workers[0]!);
    expect(timers.delays).to.deep.equal([100]);
    timers.strike();
    expect(workers[0]!.orders.at(-1)).to.deep.equal({ id, finish: true });
    expect(workers[0]!.terminated).to.equal(false);
    expect(timers.delays).to.deep.equal([PATIENCE]);
    timers.strike();
    expect(await thought).to.have.property('message', 'The bot does not answer.');
    expect(workers.map(({ terminated }) => terminated)).to.deep.equal([true]);
    expect(timers.delays).to.deep.equal([]);
  });

  it('for one task, and starts the others again', async () => {
    open(sourceOf({ createWorker, load: refused }));
    const stuck = failure(count(1, 100));
    const other = count(2);
    await begin(workers[0]!);
    timers.strike();
    timers.strike();
    expect(await stuck).to.be.instanceOf(Error);
    const id = await begin(workers[1]!);
    workers[1]!.say({ id, verdict: { move: 2 } });
    expect(await other).to.deep.equal({ move: 2 });
  });

  it('for a bot on the page that does not end', async () => {
    const endless: Bot<Goal, number> = {
      *think() {
        for (;;) yield { done: 0 };
      },
    };
    open(sourceOf({ load: () => Promise.resolve(endless) }));
    let tell: () => void;
    const thinking = new Promise<void>((resolve) => (tell = resolve));
    const watched = { signal, onProgress: () => tell() };
    const thought = failure(client.think({ goal: 1 }, { ...task, cap: 100 }, watched));
    await thinking;
    timers.strike();
    timers.strike();
    expect(await thought).to.have.property('message', 'The bot does not answer.');
    expect(client.way).to.equal(undefined);
  });

  it('but restarts the time limit of a task after its worker has failed', async () => {
    open(sourceOf({ createWorker, blobSource: () => new Promise(() => undefined) }));
    const thought = failure(count(1, 100));
    await begin(workers[0]!);
    expect(timers.delays).to.deep.equal([100]);
    workers[0]!.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
    expect(timers.delays).to.deep.equal([]);
    client.dispose();
    expect(await thought).to.have.property('name', 'AbortError');
  });

  it('but stops the timer of a task that is answered', async () => {
    open(sourceOf({ createWorker }));
    const thought = count(1, 100);
    const id = await begin(workers[0]!);
    workers[0]!.say({ id, verdict: { move: 1 } });
    expect(await thought).to.deep.equal({ move: 1 });
    expect(timers.delays).to.deep.equal([]);
  });
});
