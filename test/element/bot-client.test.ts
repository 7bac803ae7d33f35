import { expect } from '@open-wc/testing';
import { levels } from '../../src/core/bot.js';
import { BotClient, type BotSource, type TimedTask } from '../../src/element/model/thinking/bot-client.js';
import { definition } from '../../src/games/fluctus/definition.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import { toldUnder } from '../support/strict-frame.js';
import {
  counter,
  dyingText,
  failure,
  FakeWorker,
  middle,
  missingWorker,
  refused,
  servingText,
  sourceOf,
  task,
  workerOf,
  type Goal,
} from './bot-client-fakes.js';

const { signal } = new AbortController();

describe('the bot client', () => {
  const clients: { dispose(): void }[] = [];

  function clientOf<S, M>(source: BotSource<S, M>): BotClient<S, M> {
    const client = new BotClient(source);
    clients.push(client);
    return client;
  }

  const count = (client: BotClient<Goal, number>, goal: number, more: Partial<TimedTask> = {}) =>
    client.think({ goal }, { ...task, ...more }, { signal });

  afterEach(() => {
    for (const client of clients.splice(0)) client.dispose();
  });

  describe('the choice of a way', () => {
    it('gives the same move of Fluctus in the worker, in a blob and on the page', async () => {
      const view = fluctus.parsePosition(middle);
      const worker = new URL('../../src/games/fluctus/fluctus.worker.js', import.meta.url).href;
      const blobbed = {
        ...definition.bot,
        createWorker: refused,
        blobSource: () => Promise.resolve(`import '${worker}'`),
      };
      const sources = [definition.bot, blobbed, { ...definition.bot, createWorker: refused }];
      for (const level of levels) {
        const found: (string | undefined)[][] = [];
        // one after the other: there may be no more workers than processors
        for (const source of sources) {
          const client = clientOf(source);
          const { move } = await client.think(view, { level, seed: level, budget: 30_000 }, { signal });
          found.push([client.way, fluctus.formatMove(move)]);
        }
        const moves = found.map(([, move]) => move);
        expect(found.map(([way]) => way)).to.deep.equal(['worker', 'blob', 'page']);
        expect(new Set(moves).size, moves.join()).to.equal(1);
      }
    });

    it('gives the same move of Fluctus on the page if the policy of the page forbids workers', async () => {
      const policy = `script-src ${location.origin}; worker-src 'none'`;
      const told = toldUnder(policy, new URL('./bot-client-strict-page.ts', import.meta.url));
      const client = clientOf(definition.bot);
      const view = fluctus.parsePosition(middle);
      const { move } = await client.think(view, { level: 'hard', seed: 's' }, { signal });
      expect(client.way).to.equal('worker');
      expect(await told).to.deep.equal({
        way: 'page',
        move: fluctus.formatMove(move),
        forbidden: ['worker-src'],
      });
    });

    it('opens nothing before its first task', () => {
      const client = clientOf(sourceOf({ createWorker: () => expect.fail('a worker was started') }));
      expect(client.way).to.equal(undefined);
    });

    it('thinks in the worker if it works', async () => {
      const client = clientOf(sourceOf({ createWorker: () => workerOf(servingText), load: refused }));
      expect(await count(client, 5)).to.deep.equal({ move: 5 });
      expect(client.way).to.equal('worker');
    });

    const broken: [string, () => Worker][] = [
      ['cannot be created', refused],
      ['does not exist', missingWorker],
      ['fails while it starts', () => workerOf(`throw new Error('at once')`)],
      ['throws in its first task', () => workerOf(dyingText)],
    ];
    for (const [what, createWorker] of broken) {
      it(`thinks in a blob if the worker ${what}`, async () => {
        const client = clientOf(
          sourceOf({ createWorker, blobSource: () => Promise.resolve(servingText), load: refused }),
        );
        expect(await count(client, 6)).to.deep.equal({ move: 6 });
        expect(client.way).to.equal('blob');
      });

      it(`thinks on the page if the worker ${what} and there is no blob`, async () => {
        const client = clientOf(sourceOf({ createWorker }));
        expect(await count(client, 7)).to.deep.equal({ move: 7 });
        expect(client.way).to.equal('page');
      });
    }

    it('thinks on the page if the blob fails too', async () => {
      const client = clientOf(sourceOf({ blobSource: () => Promise.resolve(`throw new Error('blob')`) }));
      await count(client, 1);
      expect(client.way).to.equal('page');
    });

    it('remembers a way that failed, also for the next client', async () => {
      let tries = 0;
      const source = sourceOf({
        createWorker: () => {
          tries++;
          return refused();
        },
      });
      const first = clientOf(source);
      await count(first, 1);
      first.dispose();
      await count(clientOf(source), 1);
      expect(tries).to.equal(1);
    });

    it('rejects if nothing works, and tries all ways again for the next task', async () => {
      let online = false;
      const source = sourceOf({
        load: () => (online ? Promise.resolve(counter) : Promise.reject(new Error('offline'))),
      });
      const client = clientOf(source);
      expect(await failure(count(client, 1))).to.have.property('message', 'offline');
      online = true;
      expect(await count(client, 1)).to.deep.equal({ move: 1 });
    });

    it('repeats the tasks of a worker that fails while it thinks', async () => {
      const worker = new FakeWorker();
      const client = clientOf(sourceOf({ createWorker: () => worker }));
      const thoughts = [count(client, 4), count(client, 5)];
      worker.say({ ready: true });
      await worker.order();
      worker.say({ id: 1, progress: { done: 0.5 } });
      worker.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
      expect(await Promise.all(thoughts)).to.deep.equal([{ move: 4 }, { move: 5 }]);
      expect(worker.terminated).to.equal(true);
      expect(client.way).to.equal('page');
    });
  });

  for (const [way, createWorker] of [
    ['worker', () => workerOf(servingText)],
    ['page', refused],
  ] as const) {
    describe(`on the way "${way}"`, () => {
      const client = () => clientOf(sourceOf({ createWorker }));

      it('rejects with the reason of the signal when it is aborted', async () => {
        const stop = new AbortController();
        const onProgress = () => stop.abort('enough');
        const thought = client().think({ goal: Infinity }, task, { signal: stop.signal, onProgress });
        expect(await failure(thought)).to.equal('enough');
      });

      it('accepts the next task after one was aborted', async () => {
        const one = client();
        const stop = new AbortController();
        const thought = one.think({ goal: Infinity }, task, {
          signal: stop.signal,
          onProgress: () => stop.abort(),
        });
        expect(await failure(thought)).to.have.property('name', 'AbortError');
        expect(await count(one, 9)).to.deep.equal({ move: 9 });
      });

      it('answers a short task while a long one is running', async () => {
        const one = client();
        const stop = new AbortController();
        const long = failure(one.think({ goal: Infinity }, task, { signal: stop.signal }));
        expect(await count(one, 20)).to.deep.equal({ move: 20 });
        stop.abort('over');
        expect(await long).to.equal('over');
      });

      it('gives the best answer so far when the time is up', async () => {
        const verdict = await count(client(), Infinity, { cap: 20 });
        expect(verdict.capped).to.equal(true);
        expect(verdict.move).to.be.greaterThan(0);
      });

      it('gives the best answer so far when it is told to hurry', async () => {
        const hurry = new AbortController();
        const onProgress = () => hurry.abort();
        const options = { signal, hurry: hurry.signal, onProgress };
        const verdict = await client().think({ goal: Infinity }, task, options);
        expect(verdict.capped).to.equal(true);
        expect(verdict.move).to.be.greaterThan(0);
      });

      it('gives a move even if it is told to hurry before it starts', async () => {
        const hurry = new AbortController();
        const thought = client().think({ goal: Infinity }, task, { signal, hurry: hurry.signal });
        hurry.abort();
        const { move, capped } = await thought;
        expect(capped).to.equal(true);
        expect(move).to.be.at.least(0);
      });

      it('lets the bot continue from its last result when it is asked again', async () => {
        // a bot that keeps its results between tasks, as one that solves a game does
        const keeping = `(() => { let known = 0; return { *think({ goal }) {
          while (known < goal) { known++; if (yield { done: known / goal }) return { move: known, capped: true }; }
          return { move: known };
        } }; })()`;
        const source =
          way === 'page'
            ? sourceOf({ load: () => Promise.resolve((0, eval)(keeping) as typeof counter) })
            : sourceOf({
                createWorker: () =>
                  workerOf(servingText.replace(/serve\(.*, self\)/s, `serve(${keeping}, self)`)),
              });
        const one = clientOf(source);
        const first = await count(one, Infinity, { cap: 20 });
        expect(first.capped).to.equal(true);
        const second = await count(one, first.move);
        expect(second.capped).to.equal(undefined);
        expect(second.move).to.be.at.least(first.move);
      });

      it('passes the budget to the bot', async () => {
        expect(await count(client(), 1e9, { budget: 10 })).to.deep.equal({ move: 1e9 });
      });

      it('reports its progress', async () => {
        const told: number[] = [];
        await client().think({ goal: 500 }, task, { signal, onProgress: ({ done }) => told.push(done) });
        expect(told.length).to.be.greaterThan(3);
        expect(told).to.deep.equal([...told].sort((a, b) => a - b));
      });

      it('rejects with the error of the bot', async () => {
        expect(String(await failure(count(client(), -1)))).to.contain('below zero');
      });
    });
  }

  describe('sharing a worker', () => {
    it('starts nothing if the signal is already aborted', async () => {
      const client = clientOf(sourceOf({ createWorker: () => expect.fail('a worker was started') }));
      const reason = await failure(client.think({ goal: 1 }, task, { signal: AbortSignal.abort('no') }));
      expect(reason).to.equal('no');
    });

    it('starts one worker for all clients of a source', async () => {
      const workers: Worker[] = [];
      const createWorker = () => workers[workers.push(workerOf(servingText)) - 1]!;
      const source = sourceOf({ createWorker });
      const thoughts = [1, 2, 3].map((goal) => count(clientOf(source), goal));
      expect((await Promise.all(thoughts)).map(({ move }) => move)).to.deep.equal([1, 2, 3]);
      expect(workers.length).to.equal(1);
    });

    it('closes the worker with its last client, and starts another for the next one', async () => {
      const workers: FakeWorker[] = [];
      const source = sourceOf({ createWorker: () => workers[workers.push(new FakeWorker()) - 1]! });
      const [one, two] = [clientOf(source), clientOf(source)];
      const thoughts = [failure(count(one, 1)), failure(count(two, 1))];
      workers[0]!.say({ ready: true });
      await workers[0]!.order();
      one.dispose();
      one.dispose();
      expect(workers[0]!.terminated).to.equal(false);
      two.dispose();
      expect(workers[0]!.terminated).to.equal(true);
      expect(two.way).to.equal(undefined);
      for (const reason of await Promise.all(thoughts)) expect(reason).to.have.property('name', 'AbortError');
      const next = count(clientOf(source), 8);
      workers[1]!.say({ ready: true });
      await workers[1]!.order();
      workers[1]!.say({ id: 3, verdict: { move: 8 } });
      expect(await next).to.deep.equal({ move: 8 });
    });

    it('closes a worker that becomes ready after the last client was disposed of', async () => {
      const worker = new FakeWorker();
      const client = clientOf(sourceOf({ createWorker: () => worker }));
      const thought = failure(count(client, 1));
      client.dispose();
      const ended = new Promise<void>((resolve) => (worker.terminate = resolve));
      worker.say({ ready: true });
      await ended;
      expect(await thought).to.have.property('name', 'AbortError');
      expect(worker.orders).to.deep.equal([]);
    });

    it('tells the worker which tasks are cancelled', async () => {
      const worker = new FakeWorker();
      const client = clientOf(sourceOf({ createWorker: () => worker }));
      const stop = new AbortController();
      const thought = failure(client.think({ goal: 1 }, task, { signal: stop.signal }));
      worker.say({ ready: true });
      const { id } = await worker.order();
      stop.abort();
      await thought;
      expect(worker.orders.at(-1)).to.deep.equal({ id, cancel: true });
    });

    it('removes its listeners from the signals when a task is done', async () => {
      const client = clientOf(sourceOf());
      const { addEventListener, removeEventListener } = AbortSignal.prototype;
      const heard = new Set<unknown>();
      let most = 0;
      Object.assign(AbortSignal.prototype, {
        addEventListener(this: AbortSignal, ...args: Parameters<typeof addEventListener>) {
          most = Math.max(most, heard.add(args[1]).size);
          addEventListener.apply(this, args);
        },
        removeEventListener(this: AbortSignal, ...args: Parameters<typeof removeEventListener>) {
          heard.delete(args[1]);
          removeEventListener.apply(this, args);
        },
      });
      try {
        await count(client, 1);
        await failure(count(client, -1));
      } finally {
        Reflect.deleteProperty(AbortSignal.prototype, 'addEventListener');
        Reflect.deleteProperty(AbortSignal.prototype, 'removeEventListener');
      }
      expect(most).to.equal(1);
      expect(heard.size).to.equal(0);
    });

    it('rejects tasks after it was disposed of', async () => {
      const client = clientOf(sourceOf());
      client.dispose();
      expect(await failure(count(client, 1))).to.have.property('name', 'AbortError');
    });

    it('rejects a view that cannot be cloned, and still answers other tasks', async () => {
      const client = clientOf(sourceOf({ createWorker: () => workerOf(servingText) }));
      const uncloneable = { goal: 1, more: () => 1 };
      expect(await failure(client.think(uncloneable, task, { signal }))).to.have.property(
        'name',
        'DataCloneError',
      );
      expect(await count(client, 2)).to.deep.equal({ move: 2 });
    });
  });
});
