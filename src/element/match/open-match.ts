import { BadNotation, BadOption } from '../../core/errors.js';
import type { Game } from '../../core/game.js';
import { Match } from '../../core/match.js';
import { gameOf, parseRecord } from '../../core/parse-record.js';
import { random } from '../../core/random.js';
import type { GameReader, OptionField } from '../game-definition.js';
import { parseSeat } from './players.js';
import type { Series } from './tournament.js';

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

/** A match that was opened, with the names its record gives. */
export interface Opened<S, M, O extends object> {
  readonly match: Match<S, M, O>;
  readonly names: readonly (string | undefined)[];
  /** The series of which it is a game. */
  readonly series?: Series<S, M, O> | undefined;
  /** Lots were asked for, and could not be drawn yet. */
  readonly undrawn?: boolean;
}

/** Text that could not be used. */
export interface Unread {
  readonly attribute: string;
  readonly fault: BadNotation | BadOption;
}

const drawFirst = (seed: string | undefined, seats: number): number =>
  seed === undefined ? 0 : random(`${seed} first`, 0).below(seats);

/**
 * The seed of a setup, which is written out with the options. The first match of a page's seed is the one that the page
 * names; for all others one is derived, of which the board's own cannot be read off.
 */
function setupSeed(seed: string): string {
  const { next } = random(`${seed} setup`, 0);
  return /^(.*)\/0$/s.exec(seed)?.[1] ?? [next(), next()].map((bits) => bits.toString(36)).join('');
}

const bad = (name: string, found: string) =>
  new BadOption(`The option ${name} cannot be ${found}.`, { code: 'option', at: name, found });

/** What reads for the game that is to be played: the one that a record names, else the one that the page declares. */
function readerFor<S, M, O extends object>(
  reader: GameReader<S, M, O>,
  { options, record = '' }: Opening,
): GameReader<S, M, O> {
  const { game, others = {} } = reader;
  const id = gameOf(record);
  const named = [reader, ...Object.values(others)].find((each) => each.game.id === id);
  const chosen = options.game ?? game.id;
  if (named || chosen === game.id) return named ?? reader;
  if (!Object.hasOwn(others, chosen)) throw bad('game', chosen);
  return others[chosen]!;
}

/**
 * Opens the match that the texts describe, or says which attribute is at fault. `seed` draws the first seat, or the
 * setup of a game that has one, once lots may be drawn.
 */
export function openMatch<S, M, O extends object>(
  reader: GameReader<S, M, O>,
  opening: Opening,
  seed: string | undefined,
): Opened<S, M, O> | Unread {
  const { record, position } = opening;
  const source = record !== undefined ? 'record' : position !== undefined ? 'position' : 'options';
  try {
    const { game, options: fields, seeded, series } = readerFor(reader, opening);
    // a record that names no first seat is one that A began
    const given = readOptions<O>(game, fields, opening, record === undefined ? seed : undefined);
    const draws = source === 'options' && (seeded === true || opening.first === 'random');
    const undrawn = draws && seed === undefined;
    const drawn = draws && seeded && seed !== undefined ? { seed: setupSeed(seed) } : undefined;
    const options = drawn ? ({ ...given, ...drawn } as O & typeof drawn) : given;
    if (record !== undefined) return series?.read(record, options) ?? parseRecord(game, record, options);
    const start = { ...(options && { options }), ...(position !== undefined && { position }) };
    const match = new Match(game, start);
    const begun = opening.options.series === 'true' ? series?.begin() : undefined;
    return { match, names: [], series: begun, ...(undrawn && { undrawn }) };
  } catch (error) {
    if (error instanceof BadOption) return { attribute: error.at ?? source, fault: error };
    if (error instanceof BadNotation) return { attribute: source, fault: error };
    throw error;
  }
}

/** Options of `setup` from the texts; undefined when all are left to their defaults. */
function readOptions<O extends object>(
  game: Game<unknown, unknown, O>,
  fields: readonly OptionField[],
  { players, first, options }: Opening,
  seed: string | undefined,
): O | undefined {
  const { min, max } = game.players;
  if (players !== undefined && !(Number.isInteger(players) && players >= min && players <= max)) {
    throw bad('players', String(players));
  }
  const seats = players ?? Math.max(min, Math.min(2, max));
  const begins = first === 'random' ? drawFirst(seed, seats) : parseSeat(first || 'A', seats);
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
