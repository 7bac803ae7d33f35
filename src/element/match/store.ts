/**
 * A store: one immutable snapshot, replaced by commits, and effects that are handed to subscribers.
 *
 * @typeParam N snapshot
 * @typeParam E effect
 */
export abstract class Store<N, E> {
  #snapshot: N;
  readonly #listeners = new Set<(effect: E | undefined) => void>();
  #effects: E[] = [];
  #delivering = false;

  constructor(snapshot: N) {
    this.#snapshot = snapshot;
  }

  get snapshot(): N {
    return this.#snapshot;
  }

  /** Calls the listener without an argument once per commit, and then once per effect. Returns a function that unsubscribes. */
  subscribe(listener: (effect: E | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Replaces the snapshot and hands out the effects: the only way out of the store. */
  protected replace(snapshot: N, effects: readonly E[]): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener(undefined);
    this.#effects.push(...effects);
    if (!this.#delivering) this.#deliver();
  }

  /** Delivers the effects in order. Effects of an action of a subscriber come after those that are waiting. */
  #deliver(): void {
    this.#delivering = true;
    try {
      for (let effect = this.#effects.shift(); effect; effect = this.#effects.shift())
        for (const listener of this.#listeners) listener(effect);
    } finally {
      this.#delivering = false;
    }
  }
}
