/** A module that is loaded on demand, once for all boards of a page. */
export class Lazy<T> {
  /** The module, once it has been loaded. */
  value: T | undefined;
  readonly #import: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#import = load;
  }

  /** Loads the module. Rejects if that fails; the next call tries again. */
  async load(): Promise<T> {
    return (this.value ??= await this.#import());
  }

  /** Calls a function with the module once it is loaded. If it cannot be loaded, nothing happens; the next call tries again. */
  async use(action: (module: T) => unknown): Promise<void> {
    await this.load().then(action, () => undefined);
  }
}
