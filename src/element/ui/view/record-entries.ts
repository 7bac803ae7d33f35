import type { Seat, Viewer } from '../../../core/game.js';
import type { AnyMatch } from '../../../core/match.js';
import type { RecordTurns } from '../../model/game-definition.js';
import { moveViews, type MoveView } from './move-views.js';

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

/** An entry as of a move. */
interface Step {
  /** The entry that chance goes on, or the chance before the first move. */
  readonly joins: Entry | undefined;
  /** The entry of the last move of a player. */
  readonly last: Entry | undefined;
  readonly entry: Entry;
}

/** By move. An entry stays the same object while others come after it: a list renders only those that change. */
const steps = new WeakMap<MoveView, Step>();

/** True if the same entries may follow both. */
const leadAlike = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one?.move === other?.move && one?.round === other?.round && one?.column === other?.column;

function createEntry(
  move: MoveView,
  joins: Entry | undefined,
  last: Entry | undefined,
  { seats, turns }: ListOf,
): Entry {
  const { column = 0, round = 1 } = last ?? {};
  const plies = [...(joins?.plies ?? []), move];
  if (move.seat === 'chance')
    return joins ? { ...joins, plies } : { move, plies, begins: false, column, round };
  const before = last?.move;
  const begins = before?.seat !== move.seat || !turns || turns.begins(move.notation, before.notation);
  if (!last) return { move, plies, begins, column, round };
  const next = (column + move.seat - Number(last.move.seat) + seats) % seats;
  return { move, plies, begins, column: next, round: round + Number(begins && next <= column) };
}

/**
 * Folds chance into the moves that it belongs to. `before` is the entry that a variation follows: if chance begins a variation, it
 * is an entry of its own there. Null: the variation begins the game.
 */
export function entriesOf(moves: readonly MoveView[], list: ListOf, before?: Entry | null): readonly Entry[] {
  const entries: Entry[] = [];
  let early: Entry | undefined;
  let last = before ?? undefined;
  for (const move of moves) {
    const isChance = move.seat === 'chance';
    const joins = isChance ? (entries.at(-1) ?? early) : early;
    let step = steps.get(move);
    if (step?.joins !== joins || !(step?.last === last || leadAlike(step?.last, last))) step = undefined;
    step ??= { joins, last, entry: createEntry(move, joins, last, list) };
    steps.set(move, step);
    const { entry } = step;
    if (isChance && before === undefined && entries.length === 0) early = entry;
    else {
      if (isChance && joins) entries.pop();
      entries.push(entry);
      if (!isChance || (joins && joins === last)) last = entry;
      early = undefined;
    }
  }
  return entries;
}

/** The record as a viewer may know it. */
export interface RecordView {
  readonly entries: readonly Entry[];
  readonly turns: RecordTurns | undefined;
  /** The winners at the end of the record; undefined while it is open. */
  readonly winners: readonly Seat[] | undefined;
}

/** By the moves as a viewer knows them. */
const known = new WeakMap<readonly MoveView[], readonly Entry[]>();

/** The record of a match as a viewer may know it. */
export function recordView(match: AnyMatch, viewer: Viewer, turns: RecordTurns | undefined): RecordView {
  const views = moveViews(match, viewer);
  const entries = known.get(views) ?? entriesOf(views, { seats: match.seats, turns });
  known.set(views, entries);
  return { entries, turns, winners: match.outcomeAt(match.moves.length)?.winners };
}

/** A line of a list of moves. */
export interface RecordLine {
  readonly entries: readonly Entry[];
  /** It begins a round. */
  readonly numbered: boolean;
}

/** The lines of a list: a line for each turn, or, of a game in which a turn is one move, for each round. */
export function linesOf(entries: readonly Entry[], turns: RecordTurns | undefined): readonly RecordLine[] {
  const lines: { readonly entries: Entry[]; readonly numbered: boolean }[] = [];
  for (const entry of entries) {
    const line = lines.at(-1)?.entries;
    const numbered = entry.round !== line?.[0]!.round;
    if (line && (turns ? !entry.begins : !numbered)) line.push(entry);
    else lines.push({ entries: [entry], numbered });
  }
  return lines;
}

/** The moves of an entry without the chance before it. */
const played = ({ move, plies }: Entry) => plies.filter(({ ply }) => ply >= move.ply);

/** True while a ply shows the move of an entry, or the chance after it. */
export const covers = ({ move, plies }: Pick<Entry, 'move' | 'plies'>, ply: number): boolean =>
  ply >= move.ply && ply <= plies.at(-1)!.ply;

/** The entry whose move, or the chance after it, led to a ply; undefined if none did. */
export function entryAt(entries: readonly Entry[], ply: number): Entry | undefined {
  // each entry has at least one ply
  let at = Math.min(ply, entries.length) - 1;
  while (at >= 0 && entries[at]!.move.ply > ply) at--;
  return at >= 0 && covers(entries[at]!, ply) ? entries[at] : undefined;
}

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
