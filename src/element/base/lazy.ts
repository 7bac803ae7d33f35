import { retryLater } from './retry.js';

/** A module that is loaded on demand, once for all boards of a page. */
export class Lazy<T> {
  /** The module, once it has been loaded. */
  value: T | undefined;
  readonly #import: () => Promise<T>;
  #loading: Promise<T> | undefined;

  constructor(load: () => Promise<T>) {
    this.#import = load;
  }

  /** Loads the module. Rejects if that fails; the next call tries again. Who calls first continues first. */
  async load(): Promise<T> {
    try {
      return (this.value = await (this.#loading ??= this.#import()));
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  /** Calls a function with the module once it is loaded. If it cannot be loaded, nothing happens; the next call tries again. */
  use(action: (module: T) => unknown): Promise<unknown> {
    return this.load().then(action, () => undefined);
  }
}

/** The parts of a board that the loading of a part uses. */
interface LoadingBoard {
  readonly element: { requestUpdate(): void };
  readonly store: {
    reject(attribute: undefined, fault: { readonly code: string }, again: boolean): void;
    accept(attribute: undefined): void;
  };
}

/** A part of a board that is loaded when it is wanted, and then stays. */
export class LazyPart<P> {
  part: P | undefined;
  /** Pending while the part is loaded; it never rejects. */
  loading: Promise<void> | undefined;
  readonly #board: LoadingBoard;
  readonly #create: () => Promise<P>;
  readonly #code: 'load' | 'computer';
  /** The state in which the part was wanted last: after a failure it is loaded again in another one, and by `retry`. */
  #wantedIn: unknown;

  /** `code` is the code of the error that tells that the part could not be loaded. */
  constructor(board: LoadingBoard, create: () => Promise<P>, code: 'load' | 'computer' = 'load') {
    this.#board = board;
    this.#create = create;
    this.#code = code;
  }

  /** Loads the part, unless that has failed in this state; undefined while the part is not wanted. */
  want(state: unknown): void {
    const again = state !== undefined && state !== this.#wantedIn;
    this.#wantedIn = state;
    if (again && !this.part) void this.load();
  }

  /** Loads the part; resolves also if that fails. */
  load(): Promise<void> {
    return this.part ? Promise.resolve() : (this.loading ??= this.#load());
  }

  async #load(): Promise<void> {
    const { element, store } = this.#board;
    try {
      this.part = await this.#create();
    } catch {
      const wanted = this.#wantedIn !== undefined;
      store.reject(undefined, { code: this.#code }, wanted);
      if (wanted) retryLater(this.#again);
    }
    this.loading = undefined;
    element.requestUpdate();
  }

  readonly #again = (): void => {
    const state = this.#wantedIn;
    this.#wantedIn = undefined;
    this.#board.store.accept(undefined);
    this.want(state);
  };
}
