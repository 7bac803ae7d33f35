import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Level } from '../core/bot.js';
import type { Seat } from '../core/game.js';
import { random } from '../core/random.js';
import type { BotClient, BotSource } from './bot-client.js';

/** Longest time, in ms, that a computer seat thinks about one move. */
const CAP = 10_000;

/** A position in which a computer player is asked for a move. */
export interface Question<S> {
  /** The match's own state: tells questions apart, and is not shown to the bot. */
  readonly state: unknown;
  readonly view: S;
  readonly seat: Seat;
  readonly level: Level;
  /** What its seed is made from; nothing of it can be read off that. */
  readonly lot: string;
}

/** Where the answers go. */
export interface ComputerHost<S, M> {
  /** The computer seat that is to move now, if one is. */
  readonly question: () => Question<S> | undefined;
  /** Resolves when the board has come to rest. */
  readonly rest: () => Promise<unknown>;
  /** Plays the answer; false when the page refused it. */
  play(move: M): boolean;
  /** No way of thinking works. */
  readonly fail: () => void;
}

/** Lets the computer seats play, and gives hints. Thinking stops when the question is gone or the element removed. */
export class Computer<S, M> implements ReactiveController {
  readonly #element: ReactiveControllerHost;
  readonly #host: ComputerHost<S, M>;
  readonly #source: BotSource<S, M>;
  #client: BotClient<S, M> | undefined;
  #asked: { readonly state: unknown; readonly abort: AbortController } | undefined;
  #advice: AbortController | undefined;
  /** The page refused the computer's move here: it waits for the page to play. */
  #refused: unknown;

  constructor(element: ReactiveControllerHost, source: BotSource<S, M>, host: ComputerHost<S, M>) {
    this.#element = element;
    this.#source = source;
    this.#host = host;
    element.addController(this);
    element.requestUpdate();
  }

  get thinking(): boolean {
    return this.#asked !== undefined;
  }

  get advising(): boolean {
    return this.#advice !== undefined;
  }

  /** Before the board is drawn: it shows who is thinking. */
  hostUpdate(): void {
    const question = this.#host.question();
    if (question && question.state === this.#refused) return;
    if (question?.state === this.#asked?.state) return;
    this.#drop();
    if (question) void this.#answer(question);
  }

  hostDisconnected(): void {
    this.#drop();
    this.dropAdvice();
    this.#client?.dispose();
    this.#client = undefined;
  }

  /** A move for whoever is to move; undefined when the position is gone meanwhile. Rejects when no way of thinking works. */
  async advise(question: Question<S>): Promise<M | undefined> {
    this.dropAdvice();
    const abort = new AbortController();
    this.#advice = abort;
    this.#element.requestUpdate();
    try {
      return await this.#think(question, abort.signal);
    } finally {
      if (this.#advice === abort) this.dropAdvice();
    }
  }

  dropAdvice(): void {
    this.#advice?.abort();
    this.#advice = undefined;
    this.#element.requestUpdate();
  }

  #drop(): void {
    this.#asked?.abort.abort();
    this.#asked = undefined;
  }

  async #answer(question: Question<S>): Promise<void> {
    const { state } = question;
    const asked = { state, abort: new AbortController() };
    this.#asked = asked;
    this.#element.requestUpdate();
    const { signal } = asked.abort;
    try {
      const move = await this.#think(question, signal);
      // The answer waits until the move before it has come to rest.
      await this.#host.rest();
      if (move === undefined || signal.aborted) return;
      this.#asked = undefined;
      if (!this.#host.play(move)) this.#refused = state;
    } catch {
      this.#refused = state;
      this.#host.fail();
    } finally {
      if (this.#asked === asked) this.#asked = undefined;
      this.#element.requestUpdate();
    }
  }

  async #think({ view, level, lot }: Question<S>, signal: AbortSignal): Promise<M | undefined> {
    const seed = random(lot, 0).next().toString(36);
    const { BotClient } = await import('./bot-client.js');
    const dropped = () => signal.aborted;
    this.#client ??= new BotClient(this.#source);
    try {
      const { move } = await this.#client.think(view, { level, seed, cap: CAP }, { signal });
      return dropped() ? undefined : move;
    } catch (error) {
      if (dropped()) return undefined;
      throw error;
    }
  }
}
