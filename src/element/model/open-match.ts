import { BadNotation, BadOption } from '../../core/errors.js';
import { firstOf, type Game, type Seat, type GameTypes } from '../../core/game.js';
import { Match, type MatchOf } from '../../core/match.js';
import { random } from '../../core/random.js';
import { parseRecord } from '../../core/parse-record.js';
import type { OptionField, PlayableGame } from './game-definition.js';
import { formatList } from '../words/sentences.js';
import { numberOf } from '../base/property-types.js';
import { attributes } from './attributes.js';
import { parseSeat } from './players.js';

/** The declared start of a match: texts of attributes. */
export interface Opening {
  /** A text if it is no number. */
  readonly players: number | string | undefined;
  /** The letter or the number of a seat, or `random`. */
  readonly first: string;
  /** The texts of the game's own options by name; absent ones take their defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly position?: string | undefined;
  readonly record?: string | undefined;
}

/** A match that was opened. */
export interface OpenedMatch<G extends GameTypes = GameTypes> {
  readonly match: MatchOf<G>;
  /** The names in the record, by seat. */
  readonly names: readonly (string | undefined)[];
  /** The record from which the moves of `match` were removed, because they are its solution. */
  readonly solution?: MatchOf<G> | undefined;
  /** The setup needs random values, and no seed is available yet. */
  readonly needsSeed?: boolean;
}

/** A declaration that cannot be used, and the attribute it is from. */
export interface RejectedOpening {
  readonly attribute: string;
  readonly fault: BadNotation | BadOption;
}

/** The error for a value that is not in the list of those that are possible, or a player without one of the `seats`. */
export function badOption(name: string, found: string, values: readonly string[] = [], seats?: number) {
  const list = values.length > 0 ? ` It can be ${formatList(values, 'or')}.` : '';
  const message =
    seats === undefined
      ? `The option ${name} cannot be “${found}”.${list}`
      : `The option ${name} cannot be this long: leave out “${found}”. The number of seats is ${seats}.`;
  return Object.assign(new BadOption(message, { code: 'option', at: name, found }), { values, seats });
}

const randomSeat = (seed: string | undefined, seats: number): number =>
  seed === undefined ? 0 : random(`${seed} first`, 0).below(seats);

/** The seat that an option `first` names. */
const firstSeat = (first: string, seats: number, seed: string | undefined): Seat | undefined =>
  first === 'random' ? randomSeat(seed, seats) : parseSeat(first, seats);

/** The number of seats with an option `players`. */
const seatCount = ({ min, max }: Game<unknown, unknown>['players'], players: unknown): number =>
  Number.isInteger(players) ? (players as number) : Math.max(min, Math.min(2, max));

/**
 * The seed that a seeded setup gets. It is written into the record with the other options, so only the first match
 * with a seed of the page uses that seed itself; all others use a derived one that does not reveal the board's seed.
 */
function setupSeed(seed: string): string {
  const { next } = random(`${seed} setup`, 0);
  return /^(.*)\/0$/s.exec(seed)?.[1] ?? [next(), next()].map((bits) => bits.toString(36)).join('');
}

/** The options of `setup` from their texts; undefined if all have their defaults. */
function parseOptions<O extends object>(
  game: Game<unknown, unknown, O>,
  fields: readonly OptionField[],
  { players, first, options }: Opening,
  seed: string | undefined,
): O | undefined {
  const { min, max } = game.players;
  const seats = seatCount(game.players, players);
  if (players !== undefined && !(players === seats && seats >= min && seats <= max)) {
    const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
    throw badOption('players', String(players), counts);
  }
  const begins = firstSeat(first || 'A', seats, seed);
  if (begins === undefined) throw badOption('first', first, attributes.first.values(seats));
  const entries: [string, unknown][] = [];
  if (players !== undefined && min !== max) entries.push(['players', players]);
  for (const { name, parse } of fields) {
    const text = options[name];
    if (text !== undefined) entries.push([name, parse(text)]);
  }
  if (begins !== 0) entries.push(['first', begins]);
  // The fields only name and type the values; the game's own `setup` checks them.
  return entries.length > 0 ? (Object.fromEntries(entries) as O) : undefined;
}

/**
 * The options of `setup` from options in which a value may be the text of its attribute: an empty text is the default, and one that
 * means nothing stays, so that `setup` refuses it.
 */
export function typedOptions<G extends GameTypes>(
  { game, options: fields }: PlayableGame<G>,
  given: object,
  seed: string | undefined,
): G['options'] {
  const values: Readonly<Record<string, unknown>> = { ...given };
  const players = typeof values.players === 'string' ? numberOf(values.players) : values.players;
  const seats = seatCount(game.players, players);
  const parsers: Readonly<Record<string, (text: string) => unknown>> = {
    players: numberOf,
    first: (text) => firstSeat(text, seats, seed) ?? text,
    ...Object.fromEntries(fields.map(({ name, parse }) => [name, parse])),
  };
  const typed = (name: string, value: unknown): unknown => {
    if (name === 'seed' && typeof value === 'number') return String(value);
    if (typeof value !== 'string') return value;
    if (!value.trim()) return undefined;
    return Object.hasOwn(parsers, name) ? parsers[name]!(value) : value;
  };
  const entries = Object.entries(values).map(([name, value]) => [name, typed(name, value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as G['options'];
}

/** Opens the match of an opening, or throws BadOption or BadNotation. */
function open<G extends GameTypes>(
  { game, options: fields, seeded }: PlayableGame<G>,
  opening: Opening,
  seed: string | undefined,
): OpenedMatch<G> {
  const { record, position } = opening;
  const random =
    record === undefined && position === undefined && (seeded === true || opening.first === 'random');
  // A position names the seat to move. A record without the option `first` is one that seat A began.
  const declared = parseOptions<G['options']>(game, fields, opening, random ? seed : undefined);
  const seedOption = random && seeded && seed !== undefined ? { seed: setupSeed(seed) } : undefined;
  const options = seedOption
    ? ({ ...declared, ...seedOption } as G['options'] & typeof seedOption)
    : declared;
  if (record !== undefined) return parseRecord(game, record, options, position);
  const needsSeed = random && seed === undefined;
  return { match: new Match(game, { options, position }), names: [], needsSeed };
}

/**
 * The match that follows one when its players play again: with the same options, but the next seat begins, and with another
 * seed. A match that began at a position begins there again.
 */
export function nextMatch<G extends GameTypes>(
  { game, options, position, seats }: MatchOf<G>,
  seed: string | undefined,
): MatchOf<G> {
  if (position !== undefined) return new Match(game, { options, position });
  const { min, max } = game.players;
  const next = {
    ...(min < max && { players: seats }),
    ...options,
    ...(seats > 1 && { first: (firstOf(options) + 1) % seats }),
    ...(options && 'seed' in options && seed !== undefined && { seed: setupSeed(seed) }),
  };
  return new Match(game, { options: next });
}

/** Opens the match that the texts describe, or names the attribute at fault. `seed` decides everything random. */
export function openMatch<G extends GameTypes>(
  definition: PlayableGame<G>,
  opening: Opening,
  seed: string | undefined,
): OpenedMatch<G> | RejectedOpening {
  const { record, position } = opening;
  const source = record !== undefined ? 'record' : position !== undefined ? 'position' : 'options';
  try {
    return open(definition, opening, seed);
  } catch (error) {
    if (error instanceof BadOption) return { attribute: error.at ?? source, fault: error };
    if (error instanceof BadNotation) return { attribute: source, fault: error };
    throw error;
  }
}
