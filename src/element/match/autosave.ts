import type { Opened, Opening } from './open-match.js';
import type { Reader } from './session.js';

/** Seats that somebody chose, as the attribute is written, and what the page declared meanwhile. */
export interface Seated {
  readonly declared: string;
  readonly chosen: string;
}

/** What is kept: the full record, the ply that was shown, the position that the page declared, and chosen seats. */
export interface Saved {
  readonly record: string;
  readonly ply: number;
  readonly position?: string | undefined;
  readonly seated?: Seated | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPly = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** What was kept, from what the storage holds; undefined where that makes no sense. */
function read(value: unknown): Saved | undefined {
  const field = (of: unknown, name: string): unknown =>
    typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
  const record = field(value, 'record');
  const ply = field(value, 'ply');
  if (!isText(record) || !isPly(ply)) return undefined;
  const position = field(value, 'position');
  const declared = field(field(value, 'seated'), 'declared');
  const chosen = field(field(value, 'seated'), 'chosen');
  return {
    record,
    ply,
    position: isText(position) ? position : undefined,
    seated: isText(declared) && isText(chosen) ? { declared, chosen } : undefined,
  };
}

/** What brings a stored game back. */
interface Restoring {
  readonly key: string;
  /** The position that the page declares now. */
  readonly position: string | undefined;
  readonly opening: Opening;
  readonly seed: string | undefined;
}

/** The stored game, with the seats chosen for it; undefined where there is none, or the page shows another position now. */
export function restore<S, M, O extends object>(
  reader: Reader<S, M, O>,
  { key, position, opening, seed }: Restoring,
): { readonly opened: Opened<S, M, O>; readonly seated: Seated | undefined } | undefined {
  const saved = new Autosave(reader.game.id, key).read();
  if (!saved || saved.position !== position) return undefined;
  const opened = reader.openMatch(reader, { ...opening, record: saved.record }, seed);
  if ('fault' in opened) return undefined;
  if (saved.ply < opened.match.moves.length) opened.match.goTo(saved.ply);
  return { opened, seated: saved.seated };
}

/** Keeps a game in local storage under a page's key. Storage that is denied, full or garbled is no error. */
export class Autosave {
  readonly #name: string;
  constructor(game: string, key: string) {
    this.#name = `spielkasten:${game}:${key}`;
  }

  read(): Saved | undefined {
    try {
      return read(JSON.parse(localStorage.getItem(this.#name) ?? ''));
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
