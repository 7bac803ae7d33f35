import type { ThinkOptions } from './bot-client.js';

/** A wait is shown after this time, and its progress changes at most this often; in ms. */
const LONG = 500;
const STEP = 100;

/** A request to a bot that somebody waits for: its progress, and ways to end it. */
export class PendingThink<M> {
  /** The share of the work that is done, 0 to 1. */
  done = 0;
  /** The wait has been long enough to show it. */
  long = false;
  readonly options: ThinkOptions<M>;
  /** Called when the progress to show has changed. */
  readonly #changed: () => void;
  readonly #stop = new AbortController();
  readonly #hurry = new AbortController();
  #timer: ReturnType<typeof setTimeout>;
  #shown: number | undefined;

  /** `found` is called once, with the move to show until the answer, if the bot has one. */
  constructor(changed: () => void, found?: (move: M) => void) {
    this.#changed = changed;
    this.#timer = setTimeout(this.#show, LONG);
    let known = false;
    const onProgress: ThinkOptions<M>['onProgress'] = ({ done, move }) => {
      this.done = done;
      if (move === undefined || known) return;
      known = true;
      found?.(move);
    };
    this.options = { signal: this.#stop.signal, hurry: this.#hurry.signal, onProgress };
  }

  get stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Cancels the request. */
  stop(): void {
    this.end();
    this.#stop.abort();
  }

  /** Makes the bot answer with the best that it has found so far. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** The answer has come. */
  end(): void {
    clearTimeout(this.#timer);
    this.long = false;
  }

  readonly #show = (): void => {
    this.long = true;
    this.#timer = setTimeout(this.#show, STEP);
    if (this.#shown !== this.done) this.#changed();
    this.#shown = this.done;
  };
}
