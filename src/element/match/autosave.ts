import { tagOf } from '../../core/parse-record.js';
import type { OpenableGame } from '../playable.js';
import type { Declarations } from './declarations.js';
import type { MatchStore } from './match-store.js';
import { recordOf } from './move-effects.js';
import { openMatch, type OpenedMatch, type Opening } from './open-match.js';
import { trimName } from './players.js';
import type { ChosenNames, ChosenSeats } from './snapshot.js';
import { storedFields, type Fields } from './stored-fields.js';

/** A board whose matches are saved. */
export interface SavingBoard<S, M, O extends object> {
  readonly definition: OpenableGame<S, M, O> & {
    readonly extras?: {
      needed(opening: Opening): boolean;
      readonly module: { load(): Promise<unknown> };
    };
  };
  readonly store: MatchStore<S, M, O>;
  readonly declarations: Declarations;
  /** A saved match replaces neither that of a link or a record, nor moves that were made. */
  canRestore(): boolean;
  show(opened: OpenedMatch<S, M, O>): void;
}

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
  /** The seed of the match is known. */
  readonly revealed?: boolean | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function parseNamed(value: unknown): ChosenNames | undefined {
  const { declared, chosen } = Object(value) as Fields;
  if (!isText(declared) || !Array.isArray(chosen) || !chosen.every(isText)) return undefined;
  return { declared, chosen: chosen.map(trimName) };
}

/** The format of saved matches, and of their records. A text that names none has it. */
const VERSION = 1;
const RECORD_FORMAT = '1';

/** True if a text was written by a newer version of the library. */
function isNewer({ version, record }: Fields): boolean {
  const format = isText(record) ? tagOf(record, 'Format') : undefined;
  return (version ?? VERSION) !== VERSION || (format ?? RECORD_FORMAT) !== RECORD_FORMAT;
}

/** The key under which the match of a board is saved. */
const keyOf = <S, M, O extends object>({ definition, declarations }: SavingBoard<S, M, O>): string =>
  `spielkasten:${definition.game.id}:${declarations.texts.autosave}`;

/** Tells if a newer version of the library saved a match under the key of the board. It must not be overwritten. */
export function findNewer<S, M, O extends object>(board: SavingBoard<S, M, O>): boolean {
  const newer = isNewer(storedFields(keyOf(board)));
  const message = 'A newer version has saved a game here. It is kept, and this game is not saved.';
  if (newer) board.store.reject('autosave', { code: 'autosave-newer', at: 'autosave', message });
  return newer;
}

/** Reads the saved match of a board; undefined if there is none of this format. */
function readSaved<S, M, O extends object>(board: SavingBoard<S, M, O>): SavedMatch | undefined {
  const fields = storedFields(keyOf(board));
  const { record, ply, position, seated, named, counted, revealed } = fields;
  if (isNewer(fields) || !isText(record) || !Number.isInteger(ply) || Number(ply) < 0) return undefined;
  const { declared, chosen } = Object(seated) as Fields;
  return {
    record,
    ply: Number(ply),
    position: isText(position) ? position : undefined,
    seated: isText(declared) && isText(chosen) ? { declared, chosen } : undefined,
    named: parseNamed(named),
    counted: counted === true,
    revealed: revealed === true ? true : undefined,
  };
}

/** Shows the saved match of a board, if there is one and nothing else was declared. Rejects if a module is missing. */
export async function restoreMatch<S, M, O extends object>(board: SavingBoard<S, M, O>): Promise<void> {
  const { definition, store, declarations } = board;
  const { extras } = definition;
  const saved = readSaved(board);
  if (!saved || saved.position !== declarations.position) return;
  const opening = declarations.openingOf({ record: saved.record });
  if (extras?.needed(opening)) await extras.module.load();
  if (!board.canRestore()) return;
  const opened = openMatch(definition, opening, store.seed);
  if ('fault' in opened) return;
  if (saved.ply < opened.match.moves.length) opened.match.goTo(saved.ply);
  store.set({ chosenSeats: saved.seated, chosenNames: saved.named });
  board.show(opened);
  store.set({ counted: saved.counted ?? false, revealed: saved.revealed });
}

/**
 * Saves the match of a board, unless a newer version has saved one there: then it returns true. Storage that is denied or full is no
 * error: the game goes on without it.
 */
export function saveMatch<S, M, O extends object>(board: SavingBoard<S, M, O>): boolean {
  if (findNewer(board)) return true;
  const { store, declarations } = board;
  const {
    record: match,
    tournament,
    names,
    chosenSeats,
    chosenNames,
    counted,
    revealed,
    recap,
  } = store.snapshot;
  const saved: SavedMatch = {
    record: recordOf(match, tournament, names, true),
    // A recap is over after a reload.
    ply: recap ? match.moves.length : match.ply,
    position: declarations.position,
    seated: chosenSeats,
    named: chosenNames,
    counted: counted || undefined,
    revealed,
  };
  try {
    localStorage.setItem(keyOf(board), JSON.stringify(saved));
  } catch {
    // Nothing to do: see above.
  }
  return false;
}
