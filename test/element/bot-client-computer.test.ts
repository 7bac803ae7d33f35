import { expect, fixtureCleanup } from '@open-wc/testing';
import type { ReactiveController } from 'lit';
import type { Bot } from '../../src/core/bot.js';
import { botSource } from '../../src/games/fluctus/bot-source.js';
import type { BotSource } from '../../src/element/computer/bot-client.js';
import { Computer, type Question } from '../../src/element/computer/computer-player.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import {
  counter,
  failure,
  FakeWorker,
  heldTimers,
  refused,
  sourceOf,
  type Goal,
} from './bot-client-fakes.js';

/** A board of which nothing is there but what a computer player needs; it is updated when it is asked to be. */
class FakeBoard {
  asked: Question<Goal> | undefined;
  /** Ends when the board has come to rest. */
  rest: Promise<unknown> = Promise.resolve();
  accepts: (move: number) => boolean = () => true;
  readonly heard: string[] = [];
  readonly computer: Computer<Goal, number>;
  #controller: ReactiveController | undefined;
  #until: (() => void) | undefined;
  #pending = false;

  constructor(source: BotSource<Goal, number>) {
    const element = {
      addController: (controller: ReactiveController) => (this.#controller = controller),
      removeController: () => undefined,
      requestUpdate: () => {
        if (!this.#pending) void Promise.resolve().then(() => this.update());
        this.#pending = true;
      },
      updateComplete: Promise.resolve(true),
    };
    this.computer = new Computer<Goal, number>(element, source, {
      question: () => this.asked,
      rest: () => this.rest,
      play: (move) => {
        const played = this.accepts(move);
        this.#tell(`${played ? 'played' : 'refused'} ${move}`);
        if (played) this.asked = undefined;
        return played;
      },
      fail: () => this.#tell('failed'),
    });
  }

  /** Asks for a move in a new position; resolves when something came of it. */
  ask(goal: number): Promise<void> {
    this.asked = { state: {}, view: { goal }, seat: 0, level: 'medium', lot: 'lot' };
    return this.hear(() => this.update());
  }

  /** Resolves when something comes of what is done. */
  hear(act: () => void): Promise<void> {
    const told = new Promise<void>((resolve) => (this.#until = resolve));
    act();
    return told;
  }

  update(): void {
    this.#pending = false;
    this.#controller?.hostUpdate?.();
    this.#controller?.hostUpdated?.();
  }

  /** What is not in the page has no question. */
  remove(): void {
    this.asked = undefined;
    this.#controller?.hostDisconnected?.();
  }

  #tell(what: string): void {
    this.heard.push(what);
    this.#until?.();
  }
}

/** Resolves after everything that is already on its way, on the page. */
const later = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });

/** A source of one worker, and when that is started: the client that starts it comes by an import. */
function sourceOfWorker() {
  const worker = new FakeWorker();
  let tell: () => void;
  const started = new Promise<void>((resolve) => (tell = resolve));
  const createWorker = () => {
    tell();
    return worker;
  };
  return { worker, started, source: sourceOf({ createWorker, load: refused }) };
}

describe('a computer player', () => {
  let board: FakeBoard;
  const boardOf = (source = sourceOf()) => (board = new FakeBoard(source));
  afterEach(() => {
    board.remove();
  });

  it('plays what its bot finds, once', async () => {
    await boardOf().ask(5);
    board.update();
    expect(board.heard).to.deep.equal(['played 5']);
    expect(board.computer.thinking).to.equal(false);
  });

  it('plays when the board has come to rest', async () => {
    let settle: () => void;
    boardOf().rest = new Promise<void>((resolve) => (settle = resolve));
    const told = board.ask(5);
    expect(board.computer.thinking).to.equal(true);
    await board.computer.advise(board.asked!); // by then it has thought
    expect(board.heard).to.deep.equal([]);
    expect(board.computer.thinking).to.equal(true);
    settle!();
    await told;
    expect(board.heard).to.deep.equal(['played 5']);
  });

  const failing: [string, Partial<BotSource<Goal, number>>, ((move: number) => boolean)?][] = [
    ['cannot be had in any way', { load: () => Promise.reject(new Error('offline')) }],
    ['throws', { load: () => Promise.resolve({ think: () => refused() }) }],
    [
      'finds a move that the rules forbid',
      {},
      () => {
        throw new RangeError('illegal');
      },
    ],
  ];
  for (const [what, parts, accepts = () => true] of failing)
    it(`says so once when its bot ${what}, thinks no more there, and tries again in another position`, async () => {
      const fails = { ...sourceOf(parts) };
      boardOf(fails).accepts = accepts;
      await board.ask(1);
      board.update();
      expect(board.computer.thinking).to.equal(false);
      expect(board.heard).to.deep.equal(['failed']);
      Object.assign(fails, sourceOf({ load: () => Promise.resolve(counter) }));
      board.accepts = () => true;
      board.remove(); // the bot on the page is kept as long as somebody uses it
      await board.ask(2);
      expect(board.heard).to.deep.equal(['failed', 'played 2']);
    });

  it('says so when its bot never answers, and ends the worker', async () => {
    const { worker, started, source } = sourceOfWorker();
    const timers = heldTimers();
    try {
      const told = boardOf(source).ask(1);
      await started;
      worker.say({ ready: true });
      await worker.order();
      // the first is for showing that it takes long
      expect(timers.delays).to.deep.equal([500, 10_000]);
      timers.cut(500);
      timers.strike();
      timers.strike();
      await told;
    } finally {
      timers.restore();
    }
    expect(board.heard).to.deep.equal(['failed']);
    expect(board.computer.thinking).to.equal(false);
    expect(worker.terminated).to.equal(true);
  });

  it('waits for another position when the page refused its move', async () => {
    boardOf().accepts = () => false;
    await board.ask(3);
    board.update();
    expect(board.computer.thinking).to.equal(false);
    expect(board.heard).to.deep.equal(['refused 3']);
    board.accepts = () => true;
    await board.ask(4);
    expect(board.heard).to.deep.equal(['refused 3', 'played 4']);
  });

  it('drops its question when the position is gone, and tells its worker', async () => {
    const { worker, started, source } = sourceOfWorker();
    void boardOf(source).ask(1);
    const advice = board.computer.advise({ ...board.asked!, view: { goal: 2 } });
    await started;
    worker.say({ ready: true });
    while (worker.orders.length < 2) await worker.order();
    const [move, hint] = [1, 2].map(
      (goal) => worker.orders.find((order) => 'view' in order && order.view.goal === goal)!.id,
    ) as [number, number];
    board.asked = undefined;
    board.update();
    expect(worker.orders.at(-1)).to.deep.equal({ id: move, cancel: true });
    expect(board.computer.thinking).to.equal(false);
    worker.say({ id: move, verdict: { move: 1 } });
    worker.say({ id: hint, verdict: { move: 2 } });
    expect(await advice).to.deep.equal({ move: 2 });
    await later();
    expect(board.heard).to.deep.equal([]);
  });

  it('ends its worker when the board is removed, and says nothing more', async () => {
    const { worker, started, source } = sourceOfWorker();
    void boardOf(source).ask(1);
    const advice = board.computer.advise(board.asked!);
    await started;
    worker.say({ ready: true });
    await worker.order();
    board.remove();
    expect(worker.terminated).to.equal(true);
    expect(await advice).to.equal(undefined);
    await later();
    expect(board.heard).to.deep.equal([]);
  });

  it('starts no worker when the board is removed before the client has come', async () => {
    let started = 0;
    const createWorker = () => {
      started++;
      return refused();
    };
    void boardOf(sourceOf({ createWorker })).ask(1);
    const advice = board.computer.advise(board.asked!);
    board.remove();
    expect(await advice).to.equal(undefined);
    expect(started).to.equal(0);
  });

  it('has no advice where its bot fails, and says why', async () => {
    const broken: Bot<Goal, number> = { think: () => refused() };
    boardOf(sourceOf({ load: () => Promise.resolve(broken) }));
    const question: Question<Goal> = { state: {}, view: { goal: 1 }, seat: 0, level: 'hard', lot: '' };
    expect(String(await failure(board.computer.advise(question)))).to.contain('blocked');
    expect(board.computer.advising).to.equal(false);
    expect(board.heard).to.deep.equal([]);
  });
});

describe('a board whose computer player fails', () => {
  const { createWorker, load } = botSource;
  afterEach(() => {
    Object.assign(botSource, { createWorker, load });
    fixtureCleanup();
  });

  it('tells the page and the player, and goes on', async () => {
    Object.assign(botSource, { createWorker: refused, load: () => Promise.reject(new Error('offline')) });
    const board = await fluctus({ seats: 'human computer:easy' });
    await board.seen();
    const error = board.next('game-error');
    board.element.play('@ro');
    expect((await error).detail).to.include({
      code: 'computer',
      message: 'The computer player could not be started',
    });
    await board.settled();
    expect(board.spoken).to.include('The computer player could not be started');
    expect(board.element.matches(':state(thinking)')).to.equal(false);
    Object.assign(botSource, { load });
    board.element.undo();
    board.element.play('@ri');
    await board.until(() => board.element.ply === 2);
  });
});
