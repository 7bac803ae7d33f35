import { BadNotation, BadOption } from '../core/errors.js';
import type { Game } from '../core/game.js';
import { Match } from '../core/match.js';
import type { parseRecord } from '../core/read-record.js';
import type { OptionField } from './kit.js';
import { parseSeat } from './players.js';

/** What a match is to start from, as texts of attributes. */
export interface Opening {
  readonly players: number | undefined;
  /** A seat letter or `random`. */
  readonly first: string;
  /** Texts of the game's own options by name; the absent ones take their defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly position?: string | undefined;
  readonly record?: string | undefined;
}

/** Reads records; it comes when the first record is to be read. */
export type Reader = typeof parseRecord;

/** A match that was opened, with the names its record gives. */
export interface Opened<S, M, O extends object> {
  readonly match: Match<S, M, O>;
  readonly names: readonly (string | undefined)[];
}

/** Text that could not be used: which attribute, and the error. */
export class BadOpening extends Error {
  readonly attribute: string;
  readonly fault: BadNotation | BadOption;
  constructor(attribute: string, fault: BadNotation | BadOption) {
    super(fault.message);
    this.attribute = attribute;
    this.fault = fault;
  }
}

const bad = (name: string, found: string) =>
  new BadOption(`The option ${name} cannot be ${found}.`, { code: 'option', at: name, found });

/** Opens the match that the texts describe; `pickFirst` draws the first seat. Throws BadOpening. */
export function openMatch<S, M, O extends object>(
  game: Game<S, M, O>,
  fields: readonly OptionField[],
  opening: Opening,
  pickFirst: (players: number) => number,
  read?: Reader,
): Opened<S, M, O> {
  const { record, position } = opening;
  const source = record !== undefined ? 'record' : position !== undefined ? 'position' : 'options';
  try {
    const options = readOptions<O>(game, fields, opening, pickFirst);
    if (record !== undefined && read) return read(game, record, options);
    const start = { ...(options && { options }), ...(position !== undefined && { position }) };
    return { match: new Match(game, start), names: [] };
  } catch (error) {
    if (error instanceof BadOption) throw new BadOpening(error.at ?? source, error);
    if (error instanceof BadNotation) throw new BadOpening(source, error);
    throw error;
  }
}

/** Options of `setup` from the texts; undefined when all are left to their defaults. */
function readOptions<O extends object>(
  game: Game<unknown, unknown, O>,
  fields: readonly OptionField[],
  { players, first, options }: Opening,
  pickFirst: (players: number) => number,
): O | undefined {
  const { min, max } = game.players;
  if (players !== undefined && !(Number.isInteger(players) && players >= min && players <= max)) {
    throw bad('players', String(players));
  }
  const seats = players ?? Math.max(min, Math.min(2, max));
  const begins = first === 'random' ? pickFirst(seats) : parseSeat(first || 'A', seats);
  if (begins === undefined) throw bad('first', first);
  const entries: [string, unknown][] = [];
  if (players !== undefined && min !== max) entries.push(['players', players]);
  for (const { name, parse } of fields) {
    const text = options[name];
    if (text !== undefined) entries.push([name, parse(text)]);
  }
  if (begins !== 0) entries.push(['first', begins]);
  // The game's own setup checks every value: what comes out of here is only named and typed by the fields.
  return entries.length > 0 ? (Object.fromEntries(entries) as O) : undefined;
}
