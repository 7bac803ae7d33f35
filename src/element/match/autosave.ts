import { tagOf } from '../../core/parse-record.js';
import type { ToldFault } from './effects.js';
import { trimName } from './players.js';
import type { ChosenNames, ChosenSeats } from './snapshot.js';

/** A saved match. The record is the full one: it contains what chance has hidden. */
export interface SavedMatch {
  readonly record: string;
  /** The ply that was shown. */
  readonly ply: number;
  /** The position that the page declared; another one makes the saved match obsolete. */
  readonly position?: string | undefined;
  readonly seated?: ChosenSeats | undefined;
  readonly named?: ChosenNames | undefined;
  /** The match was counted in the statistics. */
  readonly counted?: boolean | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

type Fields = Readonly<Record<string, unknown>>;

function parseNamed(value: unknown): ChosenNames | undefined {
  const { declared, chosen } = (value ?? {}) as Fields;
  if (!isText(declared) || !Array.isArray(chosen) || !chosen.every(isText)) return undefined;
  return { declared, chosen: chosen.map(trimName) };
}

const storageKey = (game: string, key: string) => `spielkasten:${game}:${key}`;

/** The format of saved matches, and of their records. A text that names none has it. */
const VERSION = 1;
const RECORD_FORMAT = '1';

/** The fault if a newer version of the library saved a match under the key: it must not be overwritten. */
export function findNewer(game: string, key: string): ToldFault | undefined {
  try {
    const { version, record } = Object(
      JSON.parse(localStorage.getItem(storageKey(game, key)) ?? ''),
    ) as Fields;
    const format = isText(record) ? tagOf(record, 'Format') : undefined;
    if ((version ?? VERSION) === VERSION && (format ?? RECORD_FORMAT) === RECORD_FORMAT) return undefined;
    const message = 'A newer version has saved a game here. It is kept, and this game is not saved.';
    return { code: 'autosave-newer', at: 'autosave', message };
  } catch {
    return undefined; // storage is denied, or its text is no saved match
  }
}

/** Reads the match that a game saved under a key; undefined if there is none of this format, or storage is denied. */
export function readSaved(game: string, key: string): SavedMatch | undefined {
  if (findNewer(game, key)) return undefined;
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey(game, key)) ?? '') as Fields;
    const { record, ply, position, seated, named, counted } = saved;
    if (!isText(record) || !Number.isInteger(ply) || Number(ply) < 0) return undefined;
    const { declared, chosen } = (seated ?? {}) as Fields;
    return {
      record,
      ply: Number(ply),
      position: isText(position) ? position : undefined,
      seated: isText(declared) && isText(chosen) ? { declared, chosen } : undefined,
      named: parseNamed(named),
      counted: counted === true,
    };
  } catch {
    return undefined; // storage is denied, or its text is no saved match
  }
}

/** Saves a match. Storage that is denied or full is no error: the game goes on without it. */
export function writeSaved(game: string, key: string, saved: SavedMatch): void {
  try {
    localStorage.setItem(storageKey(game, key), JSON.stringify(saved));
  } catch {
    // Nothing to do: see above.
  }
}
