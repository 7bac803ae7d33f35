import type { ThinkOptions } from './bot-client.js';

/** A wait is shown after this time, and its progress changes at most this often; in ms. */
const LONG = 500;
const STEP = 100;

/** A request to a bot that somebody waits for: its progress, and ways to end it. */
export class PendingThink {
  /** The share of the work that is done, 0 to 1. */
  done = 0;
  /** The wait has been long enough to show it. */
  long = false;
  readonly options: ThinkOptions;
  /** Called when the progress to show has changed. */
  readonly #changed: () => void;
  readonly #stop = new AbortController();
  readonly #hurry = new AbortController();
  #timer: ReturnType<typeof setTimeout>;
  #shown: number | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#timer = setTimeout(this.#show, LONG);
    const onProgress: ThinkOptions['onProgress'] = ({ done }) => {
      this.done = done;
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
