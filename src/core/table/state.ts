import type { Level } from '../bot.js';
import { BadEntry, createError } from '../errors.js';
import { seatLetter, type Game, type Seat } from '../game.js';
import type { AnyMatch } from '../match.js';
import type { Clock, EntryOf, Refusal, Request } from './entry.js';

export type TableGame = Game<unknown, unknown>;

/** The games that a table may have, by id. */
export type Games = Readonly<Record<string, TableGame>>;

/** A seat that is taken. */
export interface Occupant {
  readonly name: string;
  /** The commitment of a person to their salt; empty for a computer, and for a person who has to choose anew. */
  readonly commit: string;
  /** Once it is revealed. */
  readonly salt?: string;
  /** The computer plays for this seat. */
  readonly computer?: Level;
  /** The person has left, and may come back. */
  readonly left?: true;
  /** The person has resigned or lost on time, and may not come back. */
  readonly out?: true;
}

/** A request that is not answered yet. */
export interface Ask {
  readonly what: Request;
  readonly seat: Seat;
  /** The time at which it was asked. */
  readonly t: number;
  /** The seats that have agreed. */
  readonly yes: readonly Seat[];
  /** The seat for which the computer is to play. */
  readonly away?: Seat;
}

/** A table after an entry of its log. Plain data that never changes, apart from the match, which nobody may change. */
export interface TableState {
  /** The number of the entry; 0: no entry. */
  readonly n: number;
  /** The time of the entry. */
  readonly t: number;
  readonly open?: EntryOf<'open'>;
  readonly match?: AnyMatch;
  /** By seat; undefined: free. See `hasStarted`. */
  readonly seats: readonly (Occupant | undefined)[];
  /** The seat that arranges the table before the game: of whoever sat down first, or, after they have left, of the first person. */
  readonly host?: Seat | undefined;
  readonly asks: readonly Ask[];
  /** The requests since the last move, also those that were answered. */
  readonly asked: readonly Pick<EntryOf<'ask'>, 'seat' | 'what' | 't'>[];
  /** By seat: how often it has asked, left or chosen a salt anew, since the start of the game or before it. */
  readonly beside: readonly number[];
  /** The time at which the turn began; before the game, that of the newest commitment. */
  readonly since: number;
  /** By seat: the time that its moves have taken, in milliseconds. */
  readonly used: readonly number[];
  /** The seat that has lost on time. */
  readonly late?: Seat;
  /** The id of the next table, once all have agreed to play again. */
  readonly next?: string;
  /** The seed, once it is revealed. */
  readonly seed?: string;
}

/** A table without entries. */
export const noTable: TableState = {
  n: 0,
  t: 0,
  seats: [],
  asks: [],
  asked: [],
  beside: [],
  since: 0,
  used: [],
};

/** Throws the BadEntry for an entry or an action that the table does not allow. `code` is that of the refusal. */
export function refuse(code: Refusal, sentence: string, at?: string, found?: string): never {
  throw createError(BadEntry, sentence, [], { code, at, found });
}

/** True for the seat of a person, also while the computer plays for them. */
export const isHuman = (occupant: Occupant | undefined): occupant is Occupant =>
  !!occupant && (!occupant.computer || occupant.commit !== '');

/** True while all seats are taken. */
export const isFull = ({ seats }: TableState): boolean => seats.length > 0 && seats.every(Boolean);

/** True once all people at a full table are committed to their salts: from then on, salts may be revealed. */
export const isCommitted = (state: TableState): boolean =>
  isFull(state) && state.seats.every((occupant) => !isHuman(occupant) || occupant.commit !== '');

/** True from when all seats are taken and, if the game has chance, all salts are revealed. */
export const hasStarted = (state: TableState): boolean =>
  isFull(state) &&
  (!state.match!.game.chance ||
    state.seats.every((occupant) => !isHuman(occupant) || occupant.salt !== undefined));

/** True for a person for whose commitment or salt all others wait. */
export function owes(state: TableState, seat: Seat): boolean {
  const occupant = state.seats[seat];
  if (!isHuman(occupant) || !isFull(state) || hasStarted(state)) return false;
  return occupant.commit === '' || (isCommitted(state) && occupant.salt === undefined);
}

/** The time in milliseconds after which somebody for whose salt all others wait can be sent away. */
export const SALT_TIME = 60_000;

/** True if another seat may free this one: its salt is late. */
export const isLate = (state: TableState, seat: Seat, now: number): boolean =>
  owes(state, seat) && now - state.since >= SALT_TIME;

/** The match of a game that has begun and is not over. Throws BadEntry. */
export function playing(state: TableState): AnyMatch {
  const { match } = state;
  if (!match || !hasStarted(state)) return refuse('illegal', 'The game has not begun');
  if (match.turn === 'over') refuse('over', 'The game is over');
  return match;
}

/**
 * True if a person plays for the seat and is there. After the end, a person for whom the computer played on counts, too; whoever
 * has left does not.
 */
export function isPerson({ seats, match }: TableState, seat: Seat): boolean {
  const occupant = seats[seat];
  return (
    isHuman(occupant) && !occupant.left && (match?.turn === 'over' || (!occupant.computer && !occupant.out))
  );
}

/**
 * The seats that answer a request: all people but the one who asks. An undo and a draw need the consent of people who have left, too.
 * Whoever the computer is to play for is asked as long as they have not left.
 */
export const askedOf = (state: TableState, { what, seat }: Pick<Ask, 'what' | 'seat'>): readonly Seat[] =>
  Array.from(state.seats.entries())
    .filter(([each]) => each !== seat)
    .filter(([each, occupant]) =>
      what === 'undo' || what === 'draw' ? occupant && !occupant.computer : isPerson(state, each),
    )
    .map(([each]) => each);

/** True if all have agreed, or nobody need be asked. */
export const isAgreed = (state: TableState, ask: Ask): boolean =>
  askedOf(state, ask).every((seat) => ask.yes.includes(seat));

/** The time for which a person at a table without a clock can answer the claim that the computer plays for them, in milliseconds. */
export const CLAIM_TIME = 24 * 3600_000;

/** The time at which the computer may take over as another seat presses for it, whether or not the person agrees. */
export function dueTime(state: TableState, { away, t }: Pick<Ask, 'away' | 't'>): number {
  const left = timeLeft(state, away!, t);
  return left === undefined ? t + CLAIM_TIME : t + left + 1;
}

/**
 * True if a request is done with the consent of a seat. The computer takes over if the person agrees, if the time is up, or for somebody
 * who has left if all others agree.
 */
export function isDone(state: TableState, ask: Ask, seat: Seat, now: number): boolean {
  const { what, away } = ask;
  if (what === 'computer' && (seat === away || now >= dueTime(state, ask))) return true;
  return (what !== 'computer' || !!state.seats[away!]?.left) && isAgreed(state, ask);
}

/**
 * The ply to which an undo of a seat leads: before its last move, if no chance was after it. Undefined if there is none: nobody
 * may roll or draw again.
 */
export function undoPly({ match }: TableState, seat: Seat): number | undefined {
  for (let ply = (match?.ply ?? 0) - 1; ply >= 0; ply--) {
    const turn = match!.game.turn(match!.stateAt(ply));
    if (turn === 'chance') break;
    if (turn === seat) return ply;
  }
  return undefined;
}

/** The time that a clock gives a seat, in milliseconds; undefined without a limit. */
export function timeOf({ ms, times }: Clock, seat: Seat): number | undefined {
  const factor = times ? times[seat]! : 1;
  return factor ? ms * factor : undefined;
}

/** The time that a seat has left, in milliseconds; negative if it is up. Undefined without a limit, and for a computer. */
export function timeLeft(state: TableState, seat: Seat, now: number): number | undefined {
  const { open, match, seats, since, used } = state;
  const all = open?.clock && !seats[seat]?.computer ? timeOf(open.clock, seat) : undefined;
  if (all === undefined) return undefined;
  const before = open!.clock!.per === 'game' ? used[seat]! : 0;
  return all - before - (hasStarted(state) && match?.turn === seat ? now - since : 0);
}

/** The words for a seat in an error. */
export const seatName = (seat: Seat): string => `seat ${seatLetter(seat)}`;

/** Milliseconds in whole seconds, as a text. */
export const secondsOf = (ms: number): string => `${Math.ceil(ms / 1000)}`;
