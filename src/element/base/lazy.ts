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
