import { formatMovesAfter } from '../../core/format-record.js';
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
import {
  addLine,
  emptyTail,
  matchKey,
  readTail,
  storeBase,
  storedWithTail,
  type Tail,
} from './saved-tail.js';
import { canStore, parseFields, storedText, type Fields } from './stored-fields.js';

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
  /** The text that was read or written last, with the moves after it; null if there was none, undefined before. */
  known?: string | null | undefined;
  /** The match of that text, if moves can be appended. */
  last?: LastSave | undefined;
  /** The person has been told that the match cannot be saved. */
  told?: boolean;
  /** The key under which it follows other windows and boards. */
  key?: string | undefined;
  /** The match of another window is being shown: it is saved already. */
  taking?: boolean;
}

/** A match as it was saved last. */
interface LastSave {
  readonly match: AnyMatch;
  /** All that is saved but the moves, the ply and the number of saves. */
  readonly facts: string;
  readonly tail: Tail;
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
function parseSaved({ base, ...tail }: Tail): SavedMatch | undefined {
  const fields = parseFields(base);
  const { record, ply, position, seated, named, counted, revealed } = fields;
  if (isNewer(fields) || !isText(record) || !Number.isInteger(ply) || Number(ply) < 0) return undefined;
  const { declared, chosen } = Object(seated) as Fields;
  return {
    saves: countOf(fields) + tail.saves,
    record: tail.moves ? `${record.trimEnd()}${tail.moves}\n` : record,
    ply: tail.ply ?? Number(ply),
    position: isText(position) ? position : undefined,
    seated: isText(declared) && isText(chosen) ? { declared, chosen } : undefined,
    named: parseNamed(named),
    counted: counted === true || undefined,
    revealed: revealed === true || undefined,
  };
}

/** A saved match that was read. */
interface ReadMatch {
  readonly saved: SavedMatch;
  readonly opened: OpenedMatch;
  readonly tail: Tail;
}

/** Opens the saved match of a text, without the moves of its tail if they make no sense; undefined if it cannot be read. */
function openSaved(board: SavingBoard, text: string | null | undefined): ReadMatch | undefined {
  if (typeof text !== 'string') return undefined;
  const tail = readTail(text);
  const read = openTail(board, tail);
  return read || !tail.moves ? read : openTail(board, emptyTail(tail.base));
}

function openTail({ definition, declarations, store }: SavingBoard, tail: Tail): ReadMatch | undefined {
  const saved = parseSaved(tail);
  if (!saved) return undefined;
  const { record } = saved;
  // A record of the library is complete: attributes that make no sense now do not matter.
  const opening = isComplete(saved)
    ? { players: undefined, first: '', options: {}, record }
    : declarations.openingOf({ record });
  const opened = openMatch(definition, opening, store.seed);
  return 'fault' in opened ? undefined : { saved, opened, tail };
}

/** True for a record of the library. */
const isComplete = ({ record }: SavedMatch): boolean => tagOf(record, 'Format') !== undefined;

/** Shows a saved match. */
function take(board: SavingBoard, { saved, opened, tail }: ReadMatch): void {
  const { store } = board;
  const { ply, seated, named, counted, revealed } = saved;
  const { match, names } = opened;
  if (ply < match.moves.length) match.goTo(ply);
  store.set({ chosenSeats: seated, chosenNames: named });
  board.taking = true;
  board.show(opened);
  board.taking = false;
  store.set({ counted: counted ?? false, revealed });
  board.last = isComplete(saved) && match.atEnd ? { match, facts: factsOf(board, names), tail } : undefined;
}

/** Shows the saved match of a board, if there is one and nothing else was declared. */
export function restoreMatch(board: SavingBoard): void {
  const text = storedWithTail(keyOf(board));
  const read = openSaved(board, text);
  board.known = text;
  if (read && read.saved.position === board.declarations.position) take(board, read);
}

/** True if a saved match has a move of a person, or an end, that another match has not. */
function adds(board: SavingBoard, text: string | null | undefined, { match: other }: OpenedMatch): boolean {
  const read = openSaved(board, text);
  if (!read) return false;
  const { match } = read.opened;
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
  const { base, moves } = readTail(text);
  const whole = moves ? JSON.stringify(openSaved(board, text)?.saved) : base;
  let number = 2;
  while (storedText(`${key} ${number}`) !== null) number++;
  if (!storeBase(`${key} ${number}`, whole)) return false;
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

/** All that is saved of a board but its match. */
function detailsOf({ store, declarations }: SavingBoard) {
  const { chosenSeats, chosenNames, counted, revealed } = store.snapshot;
  return {
    position: declarations.position,
    seated: chosenSeats,
    named: chosenNames,
    counted: counted || undefined,
    revealed,
  };
}

/** The details of a board, and the names in the record, to compare. */
const factsOf = (board: SavingBoard, names: OpenedMatch['names']): string =>
  JSON.stringify([detailsOf(board), names.flatMap((name, seat) => (name ? [[seat, name]] : []))]);

/** The match of a board as it is saved. */
function savedOf(board: SavingBoard): SavedMatch {
  const { record: match, names, recap } = board.store.snapshot;
  // A recap is over after a reload.
  const ply = recap ? match.moves.length : match.ply;
  return { saves: 0, record: recordOf(match, names, true), ply, ...detailsOf(board) };
}

/** True if a match is another one with more moves, or none, and no end. */
function continues(match: AnyMatch, { match: before }: LastSave): boolean {
  const { length } = before.moves;
  return (
    length > 0 &&
    match.moves.length >= length &&
    // a move makes a new state, which copies of the match have in common
    match.stateAt(length) === before.stateAt(length) &&
    match.notes.size === before.notes.size &&
    match.variations.size === before.variations.size &&
    (match === before || !(before.conclusion ?? match.outcomeAt(match.moves.length)))
  );
}

/** Adds the last moves to what is stored. False if there are none; undefined if the match must be saved as a whole. */
function append(board: SavingBoard, key: string): boolean | undefined {
  const { last } = board;
  const { record: match, names, recap } = board.store.snapshot;
  const facts = factsOf(board, names);
  if (!last || last.facts !== facts || !(match.atEnd || recap) || !continues(match, last)) return undefined;
  const moves = formatMovesAfter(match, last.match.moves.length);
  if (!moves) return false;
  const { base } = last.tail;
  if (base.length + last.tail.text.length + moves.length > LONGEST_RECORD) return undefined;
  const tail = addLine(key, last.tail, match.moves.length, moves);
  if (!tail) return undefined;
  board.last = { match, facts, tail };
  board.known = `${base}\n${tail.text}`;
  return true;
}

/** Saves the match of a board as a whole. A match that another window has saved meanwhile is kept, too. False if nothing was saved. */
function saveWhole(board: SavingBoard, key: string, before: string | null): boolean {
  const { record: match, names } = board.store.snapshot;
  const known = before === null ? undefined : parseSaved(readTail(before));
  const saved = { ...savedOf(board), saves: known?.saves ?? countOf(parseFields(before)) };
  const same = JSON.stringify(known) === JSON.stringify(saved);
  const base = JSON.stringify({ ...saved, saves: saved.saves + 1 });
  const long = saved.record.length > LONGEST_RECORD;
  if (!same) {
    const others = before !== null && before !== board.known && adds(board, before, { match, names });
    if (long || (others && !keep(board, before)) || !storeBase(key, base)) {
      tellUnsaved(board, long ? faults.long : faults.full);
      return false;
    }
    board.known = storedWithTail(key);
  }
  const tail = same ? readTail(before!) : emptyTail(base);
  board.last = saved.ply === match.moves.length ? { match, facts: factsOf(board, names), tail } : undefined;
  return !same;
}

/** Saves the match of a board, unless a newer version has saved one there: then it returns true. */
export function saveMatch(board: SavingBoard): boolean {
  if (board.taking) return false;
  const key = keyOf(board);
  const before = storedWithTail(key);
  const appended = before === board.known ? append(board, key) : undefined;
  if (appended === undefined && findNewer(board)) return true;
  if (!(appended ?? saveWhole(board, key, before))) return false;
  if (board.told) board.store.accept('autosave');
  board.told = false;
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
  const text = storedWithTail(keyOf(board));
  if (text === known || known === undefined || !settings.session.isSaved || !awake) return;
  const read = openSaved(board, text);
  if (!read || read.saved.position !== board.declarations.position) return;
  const { saved, opened } = read;
  // A later save knows of ours, and one of a person who has taken moves back replaces it.
  const ours = known === null ? undefined : parseSaved(readTail(known));
  const lost = saved.saves <= (ours?.saves ?? 0) && adds(board, known, opened);
  board.known = text;
  take(board, read);
  // The window that has saved the match lets its computer answer, unless a listener has played here.
  if (store.snapshot.record === opened.match) store.set({ following: true });
  else saveMatch(board);
  if (lost) keep(board, known!);
}

/** Another window has changed what is stored under a key, or under all keys. */
const catchUpWith = ({ key }: StorageEvent) => {
  for (const board of followersOf(key && matchKey(key))) catchUp(board);
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
