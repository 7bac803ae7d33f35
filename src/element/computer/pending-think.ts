import type { ThinkOptions } from './bot-client.js';

/** From so many ms on a wait is worth showing, and how often at most what is shown of it changes. */
const LONG = 500;
const STEP = 100;

/** A think that somebody waits for: how far it is, and whether it has taken long enough to say so. */
export class Wait {
  /** Share of the work that is done, 0 to 1. */
  done = 0;
  long = false;
  readonly options: ThinkOptions;
  readonly #tell: () => void;
  readonly #stop = new AbortController();
  readonly #hurry = new AbortController();
  #timer: ReturnType<typeof setTimeout>;
  #shown: number | undefined;

  /** `tell` is called when something is to be shown. */
  constructor(tell: () => void) {
    this.#tell = tell;
    this.#timer = setTimeout(this.#show, LONG);
    const onProgress: ThinkOptions['onProgress'] = ({ done }) => {
      this.done = done;
    };
    this.options = { signal: this.#stop.signal, hurry: this.#hurry.signal, onProgress };
  }

  get stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Nobody waits any more, and the thinking ends. */
  stop(): void {
    this.end();
    this.#stop.abort();
  }

  /** Whoever waits wants the best so far. */
  readonly hurry = (): void => {
    this.#hurry.abort();
  };

  /** The answer has come. */
  end(): void {
    clearTimeout(this.#timer);
    this.long = false;
  }

  readonly #show = (): void => {
    this.long = true;
    this.#timer = setTimeout(this.#show, STEP);
    if (this.#shown !== this.done) this.#tell();
    this.#shown = this.done;
  };
}
