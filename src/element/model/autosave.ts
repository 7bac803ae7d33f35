import { movesInCommon, type AnyMatch } from '../../core/match.js';
import { tagOf } from '../../core/parse-record.js';
import { cleanName } from '../../core/player-name.js';
import { LONGEST_RECORD } from '../../core/record-text.js';
import type { AnyStore } from './match-store.js';
import type { PlayableGame } from './game-definition.js';
import type { Declarations } from './declarations.js';
import { recordOf } from './move-effects.js';
import { openMatch, type OpenedMatch } from './open-match.js';
import type { ChosenNames, ChosenSeats } from './snapshot.js';
import { canStore, parseFields, storedText, storeText, type Fields } from './stored-fields.js';

/** A board whose matches are saved. */
export interface SavingBoard {
  readonly definition: PlayableGame;
  readonly store: AnyStore;
  readonly declarations: Declarations;
  /** A saved match replaces neither that of a link or a record, nor moves that were made. */
  canRestore(): boolean;
  show(opened: OpenedMatch): void;
  /** The board is in a page. */
  connected: boolean;
  /** The text that was read or written last; null if there was none, undefined before. */
  known?: string | null | undefined;
  /** The person has been told that the match cannot be saved. */
  told?: boolean;
  /** The key under which it follows other windows and boards. */
  key?: string | undefined;
  /** The match of another window is being shown: it is saved already. */
  taking?: boolean;
}

/** A saved match. The record is the full one: it contains what chance has hidden. */
export interface SavedMatch {
  /** Counts the saves under the key: two saves with the same number do not know of each other. */
  readonly saves: number;
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
  return { declared, chosen: chosen.map(cleanName) };
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
const keyOf = ({ definition, declarations }: SavingBoard): string =>
  `spielkasten:${definition.game.id}:${declarations.texts.autosave}`;

/** Tells if a newer version of the library saved a match under the key of the board. It must not be overwritten. */
export function findNewer(board: SavingBoard): boolean {
  const newer = isNewer(parseFields(storedText(keyOf(board))));
  const message = 'A newer version saved a game under this name. It is kept, and this game is not saved.';
  if (newer) board.store.reject('autosave', { code: 'autosave-newer', at: 'autosave', message });
  return newer;
}

const countOf = ({ saves }: Fields): number => (Number.isSafeInteger(saves) ? Number(saves) : 0);

/** Reads the text of a saved match; undefined if it has another format. */
function parseSaved(text: string | null | undefined): SavedMatch | undefined {
  const fields = parseFields(text);
  const { record, ply, position, seated, named, counted, revealed } = fields;
  if (isNewer(fields) || !isText(record) || !Number.isInteger(ply) || Number(ply) < 0) return undefined;
  const { declared, chosen } = Object(seated) as Fields;
  return {
    saves: countOf(fields),
    record,
    ply: Number(ply),
    position: isText(position) ? position : undefined,
    seated: isText(declared) && isText(chosen) ? { declared, chosen } : undefined,
    named: parseNamed(named),
    counted: counted === true,
    revealed: revealed === true ? true : undefined,
  };
}

/** Opens a saved match; undefined if it cannot be read. */
function openSaved(
  { definition, declarations, store }: SavingBoard,
  { record }: SavedMatch,
): OpenedMatch | undefined {
  // A record of the library is complete: attributes that make no sense now do not matter.
  const complete = tagOf(record, 'Format') !== undefined;
  const opening = complete
    ? { players: undefined, first: '', options: {}, record }
    : declarations.openingOf({ record });
  const opened = openMatch(definition, opening, store.seed);
  return 'fault' in opened ? undefined : opened;
}

/** Shows a saved match. */
function take(
  board: SavingBoard,
  { ply, seated, named, counted, revealed }: SavedMatch,
  opened: OpenedMatch,
): void {
  const { store } = board;
  if (ply < opened.match.moves.length) opened.match.goTo(ply);
  store.set({ chosenSeats: seated, chosenNames: named });
  board.taking = true;
  board.show(opened);
  board.taking = false;
  store.set({ counted: counted ?? false, revealed });
}

/** Shows the saved match of a board, if there is one and nothing else was declared. */
export function restoreMatch(board: SavingBoard): void {
  const text = storedText(keyOf(board));
  const saved = parseSaved(text);
  board.known = text;
  if (saved?.position !== board.declarations.position) return;
  const opened = saved && openSaved(board, saved);
  if (opened) take(board, saved, opened);
}

/** True if a saved match has a move of a person, or an end, that another match has not. */
function adds(board: SavingBoard, text: string | null | undefined, { match: other }: OpenedMatch): boolean {
  const saved = parseSaved(text);
  const opened = saved && openSaved(board, saved);
  if (!opened) return false;
  const { match } = opened;
  const { game, moves } = match;
  const start = (each: AnyMatch) => JSON.stringify([each.game.id, each.stateAt(0)]);
  const ply = start(match) === start(other) ? movesInCommon(match, other) : 0;
  if (ply === moves.length) return match.conclusion !== undefined && !other.conclusion;
  const { players } = board.store.snapshot;
  return moves.slice(ply).some((_, i) => {
    const turn = game.turn(match.stateAt(ply + i));
    return typeof turn === 'number' && players[turn]?.kind !== 'computer';
  });
}

/** Keeps the text of a saved match under another key, and names the key. False if there is no room. */
function keep(board: SavingBoard, text: string): boolean {
  const key = keyOf(board);
  let number = 2;
  while (storedText(`${key} ${number}`) !== null) number++;
  if (!storeText(`${key} ${number}`, text)) return false;
  const at = `${board.declarations.texts.autosave} ${number}`;
  const message = `Another game was saved under this name. It is kept as “${at}”.`;
  board.store.reject('autosave', { code: 'autosave-kept', at, message });
  return true;
}

/**
 * Tells that a match cannot be saved, once until it could be saved again. Without access to the storage, the page has chosen, or the
 * browser, that nothing is kept.
 */
function tellUnsaved(board: SavingBoard, fault: typeof faults.full): void {
  if (board.told || !canStore()) return;
  board.told = true;
  board.store.reject('autosave', { ...fault, at: 'autosave' });
}

const faults = {
  full: {
    code: 'autosave-full',
    message:
      'This game is not saved: the storage of the browser for this site is full. You can play on; delete saved games or data of the site to make room.',
  },
  long: {
    code: 'autosave-long',
    message: `This game is not saved: its record has more than ${LONGEST_RECORD} characters. You can play on; shorten its comments or begin a new game.`,
  },
};

/** The match of a board as it is saved. */
function savedOf({ store, declarations }: SavingBoard): SavedMatch {
  const { snapshot } = store;
  const { record: match, names, chosenSeats, chosenNames, counted, revealed, recap } = snapshot;
  return {
    saves: 0,
    record: recordOf(match, names, true),
    // A recap is over after a reload.
    ply: recap ? match.moves.length : match.ply,
    position: declarations.position,
    seated: chosenSeats,
    named: chosenNames,
    counted: counted || undefined,
    revealed,
  };
}

/**
 * Saves the match of a board, unless a newer version has saved one there: then it returns true. A match that another window has saved
 * meanwhile is kept, too.
 */
export function saveMatch(board: SavingBoard): boolean {
  if (board.taking) return false;
  if (findNewer(board)) return true;
  const { record: match, names } = board.store.snapshot;
  const key = keyOf(board);
  const before = storedText(key);
  const saves = countOf(parseFields(before));
  const saved = savedOf(board);
  if (before === JSON.stringify({ ...saved, saves })) return false;
  const others = before !== null && before !== board.known;
  const text = JSON.stringify({ ...saved, saves: saves + 1 });
  const long = saved.record.length > LONGEST_RECORD;
  const keepsOther = () => !others || !adds(board, before, { match, names }) || keep(board, before);
  if (long || !keepsOther() || !storeText(key, text)) {
    tellUnsaved(board, long ? faults.long : faults.full);
    return false;
  }
  if (board.told) board.store.accept('autosave');
  board.told = false;
  board.known = text;
  if (board.key !== key) follow(board);
  for (const other of followersOf(key)) if (other !== board) catchUp(other);
  return false;
}

/** The boards in the page whose matches are saved, by their keys. */
const boardsByKey = new Map<string, Set<SavingBoard>>();

/** The boards with a key; without one, all. A list: boards may come and go while it is used. */
const followersOf = (key: string | null): readonly SavingBoard[] =>
  key === null
    ? [...boardsByKey.values()].flatMap((boards) => [...boards])
    : [...(boardsByKey.get(key) ?? [])];

/** Shows what another window, or another board, has saved since the last look. */
function catchUp(board: SavingBoard): void {
  const { store, known } = board;
  const { settings, awake } = store.snapshot;
  const text = storedText(keyOf(board));
  const saved = text !== known && parseSaved(text);
  if (!saved || known === undefined || !settings.session.isSaved || !awake) return;
  const opened = openSaved(board, saved);
  if (!opened || saved.position !== board.declarations.position) return;
  // A later save knows of ours, and one of a person who has taken moves back replaces it.
  const lost = saved.saves <= countOf(parseFields(known)) && adds(board, known, opened);
  board.known = text;
  take(board, saved, opened);
  // The window that has saved the match lets its computer answer, unless a listener has played here.
  if (store.snapshot.record === opened.match) store.set({ following: true });
  else saveMatch(board);
  if (lost) keep(board, known!);
}

/** Another window has changed what is stored under a key, or under all keys. */
const catchUpWith = ({ key }: StorageEvent) => {
  for (const board of followersOf(key)) catchUp(board);
};

/** The reader is at this window: its computer answers. A page that was frozen or left has heard of nothing. */
const resume = () => {
  const boards = followersOf(null);
  for (const board of boards) catchUp(board);
  for (const { store } of boards) if (store.snapshot.following) store.set({ following: false });
};

const resumed = ['focus', 'pageshow'] as const;

/** Lets a board follow other windows with the same key, as long as it is in the page. */
export function follow(board: SavingBoard): void {
  unfollow(board);
  if (!board.connected || !board.declarations.texts.autosave) return;
  if (boardsByKey.size === 0) {
    addEventListener('storage', catchUpWith);
    for (const type of resumed) addEventListener(type, resume);
  }
  const key = (board.key = keyOf(board));
  boardsByKey.set(key, (boardsByKey.get(key) ?? new Set()).add(board));
  catchUp(board);
}

export function unfollow(board: SavingBoard): void {
  const { key } = board;
  const boards = key === undefined ? undefined : boardsByKey.get(key);
  board.key = undefined;
  if (!boards?.delete(board) || boards.size > 0) return;
  boardsByKey.delete(key!);
  if (boardsByKey.size > 0) return;
  removeEventListener('storage', catchUpWith);
  for (const type of resumed) removeEventListener(type, resume);
}
