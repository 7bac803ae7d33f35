import type { ReactiveController } from 'lit';
import type { Level, Verdict } from '../../../core/bot.js';
import type { Seat, GameTypes } from '../../../core/game.js';
import { random } from '../../../core/random.js';
import type { Board } from '../../model/board.js';
import { isElsewhere, isPlain, keyOf, take } from '../../ui/input/key-events.js';
import { delay } from '../../base/delay.js';
import { retryLater } from '../../base/retry.js';
import type { Pace } from '../../model/settings.js';
import { BotClient } from '../../model/thinking/bot-client.js';
import { PendingThink } from '../../model/thinking/pending-think.js';
import { listenToRecap } from './recap.js';
import { drawn } from '../../base/abilities.js';
import { computerWords } from '../../../words/en/parts.js';

/** The longest time for a move of a computer seat, in ms. */
const MOVE_CAP = 10_000;

/** The longest time for a hint, in ms. A person can end it sooner. */
const HINT_CAP = 60_000;

/** Resolves when the next frame is drawn, or after a second if the page draws none; at once if it never draws any. */
const frame = () =>
  new Promise<void>((resolve) => {
    const late = setTimeout(resolve, document.hidden || !drawn ? 0 : 1000);
    if (drawn)
      requestAnimationFrame(() => {
        clearTimeout(late);
        setTimeout(resolve);
      });
  });

/** The frame of the last answer on this page. */
let lastAnswer = Promise.resolve();

/** Resolves in a frame of its own: boards that answer at once would otherwise be rendered in one long task. */
const ownFrame = (): Promise<void> => {
  const before = lastAnswer;
  lastAnswer = before.then(frame);
  return before;
};

/** The shortest time between a move and the next one of a computer, in ms. */
const PACES: Readonly<Record<Pace, number>> = { fast: 0, normal: 600, slow: 1500, key: 0 };

/** A position for which a move is asked. */
export interface Question<S> {
  /** The state of the match: tells questions apart. The bot does not get it. */
  readonly state: S;
  /** The state as the seat to move may know it. */
  readonly view: S;
  readonly seat: Seat;
  readonly level: Level;
  /** The string from which the bot's seed is made; it cannot be read off the seed. */
  readonly seed: string;
}

/** Plays the computer seats and computes hints. Thinking stops when the position changes or the element is removed. */
export class ComputerPlayer<G extends GameTypes = GameTypes> implements ReactiveController {
  readonly #board: Board<G>;
  #client: BotClient<G['state'], G['move']> | undefined;
  #move: { readonly state: G['state']; readonly pending: PendingThink<G['move']> } | undefined;
  #hint: PendingThink<G['move']> | undefined;
  /** The time of the last move of any seat, by `performance.now()`. */
  #movedAt = -Infinity;
  /** Lets the computer play the move that waits for a person; undefined while none does. */
  #go: (() => void) | undefined;
  /** The state in which the page refused the computer's move, or thinking failed: the computer does not move there. */
  #refused: G['state'] | undefined;

  constructor(board: Board<G>) {
    this.#board = board;
    board.element.addController(this);
    listenToRecap(board);
    board.store.subscribe((effect) => {
      if (effect?.type !== 'position') return;
      if (effect.played) this.#movedAt = performance.now();
      // a hint is obsolete in another position
      this.dropHint();
    });
    board.element.renderRoot.addEventListener('keydown', this.#key as EventListener);
    board.element.requestUpdate();
  }

  /** Before the board is rendered, so that it shows who is thinking. */
  hostUpdate(): void {
    const { element, store } = this.#board;
    if (store.snapshot.pace !== 'key') this.goOn();
    const level = element.isConnected ? store.snapshot.levelToMove : undefined;
    const question = level && this.ask(level);
    if (question && question.state === this.#refused) return;
    if (question?.state === this.#move?.state) return;
    this.#dropMove();
    if (question) void this.#answer(question);
  }

  hostDisconnected(): void {
    this.#dropMove();
    this.dropHint();
    this.#client?.dispose();
    this.#client = undefined;
  }

  /** The question for the seat to move; undefined at the end and on chance. */
  ask(level: Level): Question<G['state']> | undefined {
    const { store } = this.#board;
    const { match, turn } = store.snapshot;
    if (typeof turn !== 'number') return undefined;
    const { state, game, ply } = match;
    return { state, seat: turn, view: game.view(state, turn), level, seed: `${store.seed ?? ''} bot ${ply}` };
  }

  /**
   * Computes a hint; undefined if it is not wanted any more. `found` gets a good move long before, if the bot has one. Rejects
   * if no bot can be started.
   */
  async think(
    question: Question<G['state']>,
    found?: (move: G['move']) => void,
  ): Promise<Verdict<G['move']> | undefined> {
    this.dropHint();
    const pending = new PendingThink(this.#publish, found);
    this.#hint = pending;
    this.#publish();
    try {
      return await this.#request(question, pending, true);
    } finally {
      if (this.#hint === pending) this.dropHint();
    }
  }

  dropHint(): void {
    this.#hint?.stop();
    this.#hint = undefined;
    this.#publish();
  }

  /** Ends the wait of a person: the computer answers with the best that it has found. */
  moveNow(): void {
    (this.#move?.pending ?? this.#hint)?.hurry();
  }

  /** Ends the wait for a person. */
  goOn(): void {
    this.#go?.();
  }

  readonly #key = (event: KeyboardEvent): void => {
    const { element, store } = this.#board;
    if (isElsewhere(event, element.renderRoot)) return;
    const key = keyOf(event);
    if (key === 'Escape' && this.#hint) {
      take(event);
      this.dropHint();
    }
    if (key !== 'c' || !this.#go || !isPlain(event) || !store.snapshot.settings.keys) return;
    take(event);
    this.goOn();
  };

  #dropMove(): void {
    this.#move?.pending.stop();
    this.#move = undefined;
    this.#publish();
  }

  /** Puts the status of the computer into the store. */
  readonly #publish = (): void => {
    const { store } = this.#board;
    const { computer: known } = store.snapshot;
    const pending = this.#move?.pending ?? this.#hint;
    const waiting = this.#go !== undefined;
    const thinking = this.#move !== undefined && !waiting;
    const hinting = this.#hint !== undefined;
    const progress = pending?.long ? pending.done : undefined;
    const computer = { thinking, hinting, progress, waiting };
    const names = ['thinking', 'hinting', 'progress', 'waiting'] as const;
    if (names.some((name) => known[name] !== computer[name])) store.set({ computer });
  };

  async #answer(question: Question<G['state']>): Promise<void> {
    const { state } = question;
    const pending = new PendingThink<G['move']>(this.#publish);
    const move = { state, pending };
    this.#move = move;
    this.#publish();
    try {
      const verdict = await this.#request(question, pending, false);
      pending.end();
      // The answer waits until the move before it has come to rest.
      await this.#board.rest();
      await this.#pause(pending.options.signal);
      await this.#awaitPerson(pending.options.signal);
      if (verdict) await ownFrame();
      if (!verdict || pending.stopped) return;
      this.#move = undefined;
      if (!this.#board.store.play(verdict.move, 'computer')) this.#refused = state;
    } catch {
      this.#refused = state;
      this.#board.store.reject(undefined, { code: 'computer' }, true);
      retryLater(() => this.#tryAgain(state));
    } finally {
      pending.end();
      if (this.#move === move) this.#move = undefined;
      this.#publish();
      this.#board.element.requestUpdate();
    }
  }

  #tryAgain(state: G['state']): void {
    if (this.#refused !== state) return;
    this.#refused = undefined;
    this.#board.store.accept(undefined);
    this.#board.element.requestUpdate();
  }

  /** Waits until a person could follow the last move, also by ear, or the signal is aborted. */
  async #pause(signal: AbortSignal): Promise<void> {
    const wait = this.#movedAt + PACES[this.#board.store.snapshot.pace] - performance.now();
    if (wait > 0) await delay(wait, signal);
  }

  /** Waits until a person presses the key `c` or the button, if the person wants that, or the signal is aborted. */
  async #awaitPerson(signal: AbortSignal): Promise<void> {
    const { store, words, announce } = this.#board;
    const { pace, preferences, settings } = store.snapshot;
    if (pace !== 'key' || signal.aborted) return;
    const { waits } = computerWords(words().ui);
    if (!preferences.speech) announce(waits(settings.keys));
    await new Promise<void>((resolve) => {
      this.#go = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
      this.#publish();
    });
    this.#go = undefined;
    this.#publish();
  }

  /** Asks the bot; undefined if the request was stopped. */
  async #request(
    { view, level, seed }: Question<G['state']>,
    pending: PendingThink<G['move']>,
    analysis: boolean,
  ): Promise<Verdict<G['move']> | undefined> {
    this.#client ??= new BotClient<G['state'], G['move']>(this.#board.definition.bot);
    const task = {
      level,
      seed: random(seed, 0).next().toString(36),
      cap: analysis ? HINT_CAP : MOVE_CAP,
      ...(analysis && { analysis }),
    };
    try {
      const verdict = await this.#client.think(view, task, pending.options);
      return pending.stopped ? undefined : verdict;
    } catch (error) {
      if (pending.stopped) return undefined;
      throw error;
    }
  }
}
