import type { ReactiveController } from 'lit';
import type { Board } from '../board.js';

/** Steps through the record at a chosen speed, until it ends or is stopped. */
export class Autoplay<S, M, O extends object> implements ReactiveController {
  readonly #board: Board<S, M, O>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    board.element.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Starts; from the beginning if the end is shown. */
  start(): void {
    const { store } = this.#board;
    if (store.snapshot.match.atEnd) store.goTo(0);
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#publish();
  }

  setPace(seconds: number): void {
    const { store } = this.#board;
    store.set({ autoplay: { ...store.snapshot.autoplay, pace: seconds } });
    if (this.#timer !== undefined) this.#schedule();
  }

  #schedule(): void {
    const { store } = this.#board;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (store.goTo(store.snapshot.match.ply + 1) && !store.snapshot.match.atEnd) this.#schedule();
      else this.stop();
    }, store.snapshot.autoplay.pace * 1000);
    this.#publish();
  }

  #publish(): void {
    const { store } = this.#board;
    const running = this.#timer !== undefined;
    const { autoplay } = store.snapshot;
    if (autoplay.running !== running) store.set({ autoplay: { ...autoplay, running } });
  }
}
