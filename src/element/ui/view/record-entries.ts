import { seatLetter, type Viewer } from '../../../core/game.js';
import type { AnyMatch } from '../../../core/match.js';
import type { RecordTurns } from '../../model/game-definition.js';
import { moveViews, type MoveView } from './move-views.js';
import type { MoveValue } from './view-model.js';

/** A move of a player in the list of moves, with the moves of chance that belong to it. */
export interface Entry {
  readonly move: MoveView;
  /** The move with the chance that follows it; the first one also with that before it. */
  readonly plies: readonly MoveView[];
  /** The move begins a turn. */
  readonly begins: boolean;
  /** From 1. */
  readonly round: number;
  /** The column of the seat, from 0: the player who began has the first one. */
  readonly column: number;
}

/** The game of a list: the number of its seats, and its turns if they have several moves. */
export interface ListOf {
  readonly seats: number;
  readonly turns: RecordTurns | undefined;
}

/**
 * Folds chance into the moves that it belongs to. `before` is the entry that a variation follows: if chance begins a variation, it
 * is an entry of its own there. Null: the variation begins the game.
 */
export function entriesOf(
  moves: readonly MoveView[],
  { seats, turns }: ListOf,
  before?: Entry | null,
): readonly Entry[] {
  const entries: (Entry & { readonly plies: MoveView[] })[] = [];
  let early: MoveView[] = [];
  let last = before ?? undefined;
  for (const move of moves) {
    const { seat, notation } = move;
    if (seat === 'chance') {
      const { column = 0, round = 1 } = before ?? {};
      if (entries.length > 0) entries.at(-1)!.plies.push(move);
      else if (before !== undefined) entries.push({ move, plies: [move], begins: false, column, round });
      else early.push(move);
      continue;
    }
    const played = last?.move;
    const begins = played?.seat !== seat || !turns || turns.begins(notation, played.notation);
    const column = last ? (last.column + seat - Number(last.move.seat) + seats) % seats : 0;
    const round = last ? last.round + Number(begins && column <= last.column) : 1;
    const entry = { move, plies: [...early, move], begins, column, round };
    entries.push(entry);
    last = entry;
    early = [];
  }
  return entries;
}

/** The record as a viewer may know it. */
export interface RecordView {
  readonly entries: readonly Entry[];
  readonly turns: RecordTurns | undefined;
  /** The letters of the winners at the end of the record; undefined while it is open. */
  readonly result: string | undefined;
}

/** By the moves as a viewer knows them. */
const known = new WeakMap<readonly MoveView[], readonly Entry[]>();

/** The record of a match as a viewer may know it. `valueAt` gives the value of the move with that ply. */
export function recordView(
  match: AnyMatch,
  viewer: Viewer,
  turns: RecordTurns | undefined,
  valueAt?: (ply: number) => MoveValue | undefined,
): RecordView {
  const views = moveViews(match, viewer, valueAt);
  const entries = known.get(views) ?? entriesOf(views, { seats: match.seats, turns });
  known.set(views, entries);
  return { entries, turns, result: match.outcomeAt(match.moves.length)?.winners.map(seatLetter).join() };
}

/** The lines of a list: a line for each turn, or, of a game in which a turn is one move, for each round. */
export function linesOf(
  entries: readonly Entry[],
  turns: RecordTurns | undefined,
): readonly (readonly Entry[])[] {
  const lines: Entry[][] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    if (line && (turns ? !entry.begins : entry.round === line[0]!.round)) line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

/** The moves of an entry without the chance before it. */
const played = ({ move, plies }: Entry) => plies.filter(({ ply }) => ply >= move.ply);

/** True while a ply shows the move of an entry, or the chance after it. */
export const covers = ({ move, plies }: Entry, ply: number): boolean =>
  ply >= move.ply && ply <= plies.at(-1)!.ply;

/** The ply that an entry leads to: the last one with a comment or marks, or else the last one. */
export const plyOf = (entry: Entry): number =>
  (played(entry).findLast(({ noted }) => noted) ?? entry.plies.at(-1)!).ply;

/** The signs of PGN's numeric annotations. */
const signs: Readonly<Record<string, string>> = { $1: '!', $2: '?', $3: '!!', $4: '??', $5: '!?', $6: '?!' };
const signOf = (mark: string) => signs[mark] ?? mark;

/** The text of an entry: the notation of the move, in a game with turns together with what fell, and the signs of both. */
export function textOf(entry: Entry, turns: RecordTurns | undefined): string {
  const [{ notation }, ...chance] = played(entry) as [MoveView, ...MoveView[]];
  const fell = chance.map((each) => each.notation).join(' ');
  const text = turns && entry.move.seat !== 'chance' ? turns.text(notation, fell) : notation;
  return text + entry.plies.flatMap(({ marks }) => marks.map(signOf)).join('');
}

/** The accessible text of an entry. */
export const spokenText = (entry: Entry, turns: RecordTurns | undefined): string =>
  (turns ? played(entry) : [entry.move])
    .map(({ notation, marks }) => notation + marks.map(signOf).join(''))
    .join(' ');
