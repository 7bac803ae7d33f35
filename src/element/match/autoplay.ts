import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Steps through a record by the clock, until it ends or somebody stops it. */
export class Stepper implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  /** Takes one step; false at the end. */
  readonly #step: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seconds = 1.5;

  constructor(host: ReactiveControllerHost, step: () => boolean) {
    this.#host = host;
    this.#step = step;
    host.addController(this);
  }

  get running(): boolean {
    return this.#timer !== undefined;
  }

  /** Seconds a move. */
  get pace(): number {
    return this.#seconds;
  }
  set pace(seconds: number) {
    this.#seconds = seconds;
    if (this.running) this.run();
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.stop();
  }

  run(): void {
    this.stop();
    this.#timer = setTimeout(() => {
      if (this.#step()) this.run();
      else this.stop();
    }, this.#seconds * 1000);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#host.requestUpdate();
  }
}
