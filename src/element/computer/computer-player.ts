import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Level, Verdict } from '../../core/bot.js';
import type { Seat } from '../../core/game.js';
import { random } from '../../core/random.js';
import type { BotClient, BotSource } from './bot-client.js';
import { Wait } from './pending-think.js';

/** Longest time, in ms, that a computer seat thinks about one move. */
const CAP = 10_000;

/** The same for a hint: whoever will not wait for it says so. */
const ADVICE_CAP = 60_000;

/** Resolves when the next frame is drawn, or in time where the page draws none. */
const frame = () =>
  new Promise<void>((resolve) => {
    const late = setTimeout(resolve, document.hidden ? 0 : 1000);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });

/** The frame of the last answer on this page. */
let answered = Promise.resolve();

/** Gives each answer a frame of its own: boards that come to rest together would else move, and be drawn, in one task. */
const ownFrame = (): Promise<void> => {
  const before = answered;
  answered = before.then(frame);
  return before;
};

/** A position in which a computer player is asked for a move. */
export interface Question<S> {
  /** The match's own state: tells questions apart, and is not shown to the bot. */
  readonly state: unknown;
  readonly view: S;
  readonly seat: Seat;
  readonly level: Level;
  /** Asks what each move is worth, too. */
  readonly analysis?: boolean;
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
  #asked: { readonly state: unknown; readonly wait: Wait } | undefined;
  #advice: Wait | undefined;
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

  /** What a person waits for: the move of a computer seat, or a hint. */
  get wait(): Wait | undefined {
    return this.#asked?.wait ?? this.#advice;
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

  /**
   * What is to be done in a position, for whoever is to move; undefined when the position is gone meanwhile. Rejects when
   * no way of thinking works.
   */
  async advise(question: Question<S>): Promise<Verdict<M> | undefined> {
    this.dropAdvice();
    const wait = this.#begin();
    this.#advice = wait;
    this.#element.requestUpdate();
    try {
      return await this.#think(question, wait);
    } finally {
      if (this.#advice === wait) this.dropAdvice();
    }
  }

  dropAdvice(): void {
    this.#advice?.stop();
    this.#advice = undefined;
    this.#element.requestUpdate();
  }

  #begin(): Wait {
    return new Wait(() => {
      this.#element.requestUpdate();
    });
  }

  #drop(): void {
    this.#asked?.wait.stop();
    this.#asked = undefined;
  }

  async #answer(question: Question<S>): Promise<void> {
    const { state } = question;
    const wait = this.#begin();
    const asked = { state, wait };
    this.#asked = asked;
    this.#element.requestUpdate();
    try {
      const verdict = await this.#think(question, wait);
      wait.end();
      // The answer waits until the move before it has come to rest.
      await this.#host.rest();
      await ownFrame();
      if (!verdict || wait.stopped) return;
      this.#asked = undefined;
      if (!this.#host.play(verdict.move)) this.#refused = state;
    } catch {
      this.#refused = state;
      this.#host.fail();
    } finally {
      wait.end();
      if (this.#asked === asked) this.#asked = undefined;
      this.#element.requestUpdate();
    }
  }

  async #think({ view, level, lot, analysis }: Question<S>, wait: Wait): Promise<Verdict<M> | undefined> {
    const seed = random(lot, 0).next().toString(36);
    const { BotClient } = await import('./bot-client.js');
    this.#client ??= new BotClient(this.#source);
    try {
      const cap = analysis ? ADVICE_CAP : CAP;
      const task = { level, seed, cap, ...(analysis && { analysis }) };
      const verdict = await this.#client.think(view, task, wait.options);
      return wait.stopped ? undefined : verdict;
    } catch (error) {
      if (wait.stopped) return undefined;
      throw error;
    }
  }
}
