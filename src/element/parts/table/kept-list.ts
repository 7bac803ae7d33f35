import { storedFields, storeText } from '../../model/stored-fields.js';

/** A list in the local storage, the newest last. If the page may store nothing, it is kept until the page is closed. */
export class KeptList<T extends { readonly id: string }> {
  readonly key: string;
  readonly #isItem: (value: unknown) => value is T;
  #unstored: readonly T[] = [];

  constructor(key: string, isItem: (value: unknown) => value is T) {
    this.key = key;
    this.#isItem = isItem;
  }

  all(): readonly T[] {
    const list: unknown = storedFields(this.key);
    return [...(Array.isArray(list) ? list.filter(this.#isItem) : []), ...this.#unstored];
  }

  find(id: string): T | undefined {
    return this.all().find((each) => each.id === id);
  }

  /** Keeps an item in the place of the one with its id. Returns false if the page may store nothing. */
  keep(item: T): boolean {
    return this.#write([...this.all().filter(({ id }) => id !== item.id), item].slice(-MOST));
  }

  drop(id: string): void {
    this.#write(this.all().filter((each) => each.id !== id));
  }

  #write(items: readonly T[]): boolean {
    const stored = storeText(this.key, JSON.stringify(items));
    this.#unstored = stored ? [] : items;
    return stored;
  }
}

/** The number of items that are kept: each has up to 1 kB. */
const MOST = 200;
