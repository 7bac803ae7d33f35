/** A key that has come to the document, where a page listens to its shortcuts. */
export interface PageKey {
  readonly type: string;
  readonly key: string;
  readonly prevented: boolean;
}

const types = ['keydown', 'keypress', 'keyup'] as const;

/** Modifiers, which are pressed before a key. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/** A page with shortcuts: collects the keys that come to it. Call `leave` at the end. */
export class PageKeys {
  #all: PageKey[] = [];

  constructor() {
    for (const type of types) document.addEventListener(type, this.#hear);
  }

  readonly #hear = ({ type, key, defaultPrevented: prevented }: KeyboardEvent): void => {
    if (!MODIFIERS.includes(key)) this.#all.push({ type, key, prevented });
  };

  /** The keys since the last call: pressed, typed and released. */
  take(): readonly PageKey[] {
    const all = this.#all;
    this.#all = [];
    return all;
  }

  /** The names of the keys that were pressed since the last call. */
  pressed(): readonly string[] {
    return this.take().flatMap(({ type, key }) => (type === 'keydown' ? key : []));
  }

  leave(): void {
    for (const type of types) document.removeEventListener(type, this.#hear);
  }
}
