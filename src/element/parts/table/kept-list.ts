import { storedFields, storeText } from '../../model/stored-fields.js';

/** A list in the local storage, the newest last. Each change fires an event on the window, whose type is the key. If the page may store nothing, it is kept until the page is closed. */
export class KeptList<T extends { readonly id: string }> {
  readonly key: string;
  readonly #isItem: (value: unknown) => value is T;
  readonly #nameOf: (item: T) => string;
  #unstored: readonly T[] = [];

  /** `nameOf`: what tells the items apart. */
  constructor(key: string, isItem: (value: unknown) => value is T, nameOf = ({ id }: T) => id) {
    this.key = key;
    this.#isItem = isItem;
    this.#nameOf = nameOf;
  }

  /** The newest items that can be read, each name once. */
  all(): readonly T[] {
    const list: unknown = storedFields(this.key);
    const items = [...(Array.isArray(list) ? list.filter(this.#isItem) : []), ...this.#unstored];
    return [...new Map(items.map((item) => [this.#nameOf(item), item])).values()].slice(-MOST);
  }

  find(name: string): T | undefined {
    return this.all().find((each) => this.#nameOf(each) === name);
  }

  /** Keeps an item as the newest, in the place of the one with its name. Returns false if the page may store nothing. */
  keep(item: T): boolean {
    const isOther = (each: T) => this.#nameOf(each) !== this.#nameOf(item);
    return this.#write([...this.all().filter(isOther), item].slice(-MOST));
  }

  /** Changes an item that is kept, which stays as old as it is. */
  change(item: T): void {
    const isSame = (each: T) => this.#nameOf(each) === this.#nameOf(item);
    this.#write(this.all().map((each) => (isSame(each) ? item : each)));
  }

  drop(isGone: (item: T) => boolean): void {
    this.#write(this.all().filter((each) => !isGone(each)));
  }

  #write(items: readonly T[]): boolean {
    const stored = storeText(this.key, JSON.stringify(items));
    this.#unstored = stored ? [] : items;
    dispatchEvent(new Event(this.key));
    return stored;
  }
}

/** The number of items that are kept: each has up to 1 kB. */
const MOST = 200;
