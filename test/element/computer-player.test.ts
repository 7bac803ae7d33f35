import { expect, fixtureCleanup } from '@open-wc/testing';
import type { ReactiveController } from 'lit';
import type { Bot } from '../../src/core/bot.js';
import { definition } from '../../src/games/fluctus/definition.js';
import type { BotSource } from '../../src/element/model/thinking/bot-client.js';
import type { Board } from '../../src/element/model/board.js';
import { ComputerPlayer, type Question } from '../../src/element/parts/computer/computer-player.js';
import type { ComputerStatus } from '../../src/element/model/snapshot.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { frame } from '../support/board.js';
import {
  counter,
  failure,
  FakeWorker,
  heldTimers,
  refused,
  sourceOf,
  type Goal,
  replaceBot,
} from './bot-client-fakes.js';

interface GoalTypes {
  readonly state: Goal;
  readonly move: number;
  readonly options: object;
}

/** The parts of a board that a computer player uses. It is updated when an update is requested. */
class FakeBoard {
  /** Resolves when the board has come to rest. */
  rest: Promise<unknown> = Promise.resolve();
  accepts: (move: number) => boolean = () => true;
  readonly log: string[] = [];
  readonly computer: ComputerPlayer<GoalTypes>;
  status: ComputerStatus = { thinking: false, hinting: false };
  /** The state in which the computer is to move. */
  #state: Goal | undefined;
  #connected = true;
  readonly #controllers: ReactiveController[] = [];
  #logged: (() => void) | undefined;
  #pending = false;

  constructor(bot: BotSource<Goal, number>) {
    this.computer = new ComputerPlayer(this.#createBoard(bot) as unknown as Board<GoalTypes>);
  }

  #createBoard(bot: BotSource<Goal, number>) {
    const connected = () => this.#connected;
    const requestUpdate = () => {
      if (!this.#pending) void Promise.resolve().then(() => this.update());
      this.#pending = true;
    };
    const element = {
      addController: (controller: ReactiveController) => this.#controllers.push(controller),
      renderRoot: new EventTarget(),
      requestUpdate,
      get isConnected() {
        return connected();
      },
    };
    const snapshot = () => this.#snapshot;
    const store = {
      seed: 'seed',
      subscribe: () => undefined,
      get snapshot() {
        return snapshot();
      },
      set: ({ computer }: { readonly computer: ComputerStatus }) => {
        this.status = computer;
        requestUpdate();
      },
      play: (move: number, source: string) => {
        const played = this.accepts(move);
        this.#write(`${source} ${played ? 'played' : 'was refused'} ${move}`);
        if (played) this.#state = undefined;
        return played;
      },
      reject: (attribute: string | undefined, { code }: { readonly code: string }) => {
        this.#write([attribute, code, 'failed'].filter(Boolean).join(' '));
      },
    };
    return { element, store, definition: { bot }, rest: () => this.rest };
  }

  get #snapshot() {
    const state = this.#state;
    return {
      match: { state, ply: 0, game: { view: ({ goal }: Goal) => ({ goal }) } },
      turn: state ? 0 : 'over',
      levelToMove: state && 'medium',
      computer: this.status,
    };
  }

  /** The question that the bot gets in the position on the board. */
  get question(): Question<Goal> {
    return this.computer.ask('medium')!;
  }

  /** Shows a new position in which the computer is to move; resolves at the next entry of the log. */
  ask(goal: number): Promise<void> {
    this.#connected = true;
    this.#state = { goal };
    return this.next(() => this.update());
  }

  /** Shows a position in which the computer is not to move. */
  leave(): void {
    this.#state = undefined;
    this.update();
  }

  /** Acts, and resolves at the next entry of the log. */
  next(act: () => void): Promise<void> {
    const logged = new Promise<void>((resolve) => (this.#logged = resolve));
    act();
    return logged;
  }

  update(): void {
    this.#pending = false;
    for (const each of this.#controllers) each.hostUpdate?.();
    for (const each of this.#controllers) each.hostUpdated?.();
  }

  remove(): void {
    this.#connected = false;
    for (const each of this.#controllers) each.hostDisconnected?.();
  }

  #write(entry: string): void {
    this.log.push(entry);
    this.#logged?.();
  }
}

/** Resolves after all tasks and microtasks that are queued. */
const later = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });

/** A source with one worker; `started` resolves when the client starts it. */
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

  it('plays the move of its bot, once', async () => {
    await boardOf().ask(5);
    board.update();
    expect(board.log).to.deep.equal(['computer played 5']);
    expect(board.status.thinking).to.equal(false);
  });

  it('plays after the board has come to rest', async () => {
    let settle: () => void;
    boardOf().rest = new Promise<void>((resolve) => (settle = resolve));
    const done = board.ask(5);
    expect(board.status.thinking).to.equal(true);
    await board.computer.think(board.question); // the answer for the move came first
    expect(board.log).to.deep.equal([]);
    expect(board.status.thinking).to.equal(true);
    settle!();
    await done;
    expect(board.log).to.deep.equal(['computer played 5']);
  });

  const failing: [string, Partial<BotSource<Goal, number>>, ((move: number) => boolean)?][] = [
    ['cannot be loaded', { load: () => Promise.reject(new Error('offline')) }],
    ['throws', { load: () => Promise.resolve({ think: () => refused() }) }],
    [
      'finds an illegal move',
      {},
      () => {
        throw new RangeError('illegal');
      },
    ],
  ];
  for (const [what, parts, accepts = () => true] of failing)
    it(`reports once that its bot ${what}, and tries again in another position`, async () => {
      const fails = { ...sourceOf(parts) };
      boardOf(fails).accepts = accepts;
      await board.ask(1);
      board.update();
      expect(board.status.thinking).to.equal(false);
      expect(board.log).to.deep.equal(['computer failed']);
      Object.assign(fails, sourceOf({ load: () => Promise.resolve(counter) }));
      board.accepts = () => true;
      board.remove(); // the bot on the page is kept while a client uses it
      await board.ask(2);
      expect(board.log).to.deep.equal(['computer failed', 'computer played 2']);
    });

  it('reports a bot that never answers, and ends its worker', async () => {
    const { worker, started, source } = sourceOfWorker();
    const timers = heldTimers();
    try {
      const done = boardOf(source).ask(1);
      await started;
      worker.say({ ready: true });
      await worker.order();
      // the first one shows that the wait is long
      expect(timers.delays).to.deep.equal([500, 10_000]);
      timers.cut(500);
      timers.strike();
      timers.strike();
      await done;
    } finally {
      timers.restore();
    }
    expect(board.log).to.deep.equal(['computer failed']);
    expect(board.status.thinking).to.equal(false);
    expect(worker.terminated).to.equal(true);
  });

  it('waits for another position if the page refused its move', async () => {
    boardOf().accepts = () => false;
    await board.ask(3);
    board.update();
    expect(board.status.thinking).to.equal(false);
    expect(board.log).to.deep.equal(['computer was refused 3']);
    board.accepts = () => true;
    await board.ask(4);
    expect(board.log).to.deep.equal(['computer was refused 3', 'computer played 4']);
  });

  it('cancels its request when another position is shown, but not a hint', async () => {
    const { worker, started, source } = sourceOfWorker();
    void boardOf(source).ask(1);
    const hint = board.computer.think({ ...board.question, view: { goal: 2 } });
    await started;
    worker.say({ ready: true });
    while (worker.orders.length < 2) await worker.order();
    const [moveId, hintId] = [1, 2].map(
      (goal) => worker.orders.find((order) => 'view' in order && order.view.goal === goal)!.id,
    ) as [number, number];
    board.leave();
    expect(worker.orders.at(-1)).to.deep.equal({ id: moveId, cancel: true });
    expect(board.status.thinking).to.equal(false);
    worker.say({ id: moveId, verdict: { move: 1 } });
    worker.say({ id: hintId, verdict: { move: 2 } });
    expect(await hint).to.deep.equal({ move: 2 });
    await later();
    expect(board.log).to.deep.equal([]);
  });

  it('ends its worker when the board is removed, and reports nothing more', async () => {
    const { worker, started, source } = sourceOfWorker();
    void boardOf(source).ask(1);
    const hint = board.computer.think(board.question);
    await started;
    worker.say({ ready: true });
    await worker.order();
    board.remove();
    expect(worker.terminated).to.equal(true);
    expect(await hint).to.equal(undefined);
    await later();
    expect(board.log).to.deep.equal([]);
  });

  it('rejects a hint if its bot fails', async () => {
    const broken: Bot<Goal, number> = { think: () => refused() };
    boardOf(sourceOf({ load: () => Promise.resolve(broken) }));
    const question: Question<Goal> = {
      state: { goal: 1 },
      view: { goal: 1 },
      seat: 0,
      level: 'hard',
      seed: '',
    };
    expect(String(await failure(board.computer.think(question)))).to.contain('blocked');
    expect(board.status.hinting).to.equal(false);
    expect(board.log).to.deep.equal([]);
  });
});

describe('a board with a computer player', () => {
  const { bot } = definition;
  const { createWorker, load } = bot;
  afterEach(() => {
    Object.assign(definition, { bot: Object.assign(bot, { createWorker, load }) });
    fixtureCleanup();
  });

  it('starts no worker if it is removed while the computer player is loaded', async () => {
    let [workers, loads] = [0, 0];
    replaceBot(definition, {
      createWorker: () => {
        workers++;
        return refused();
      },
      load: () => {
        loads++;
        return refused();
      },
    });
    const board = await fluctus({ seats: 'human computer:easy' });
    await board.seen();
    // The board begins to load the computer player in its own controllers, which come first.
    const removed = new Promise<number>((resolve) => {
      const remover = {
        hostUpdated: () => {
          if (board.element.ply !== 1) return;
          board.element.removeController(remover);
          board.element.remove();
          // one that an earlier test has loaded has begun by now
          resolve(workers);
        },
      };
      board.element.addController(remover);
    });
    board.element.play('@ro');
    const begun = await removed;
    await import('../../src/element/parts/computer/index.js');
    for (let i = 0; i < 10; i++) await frame();
    expect(workers).to.equal(begun);
    const before = workers + loads;
    document.body.append(board.element);
    await board.until(() => workers + loads > before);
    board.element.remove();
  });

  it('tells the page and the players, and works again later', async () => {
    Object.assign(definition.bot, {
      createWorker: refused,
      load: () => Promise.reject(new Error('offline')),
    });
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
    Object.assign(definition.bot, { load });
    board.element.undo();
    board.element.play('@ri');
    await board.until(() => board.element.ply === 2);
  });
});
