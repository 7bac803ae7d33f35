/** What is kept: the full record, and the ply that was shown. */
export interface Saved {
  readonly record: string;
  readonly ply: number;
}

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  'record' in value &&
  typeof value.record === 'string' &&
  'ply' in value &&
  Number.isInteger(value.ply) &&
  Number(value.ply) >= 0;

/** Keeps a game in local storage under a page's key. Storage that is denied, full or garbled is no error. */
export class Autosave {
  readonly #name: string;
  constructor(game: string, key: string) {
    this.#name = `spielkasten:${game}:${key}`;
  }

  read(): Saved | undefined {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(this.#name) ?? '');
      return isSaved(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  write(saved: Saved): void {
    try {
      localStorage.setItem(this.#name, JSON.stringify(saved));
    } catch {
      // the game goes on without it
    }
  }
}
