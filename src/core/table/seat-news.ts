import { cleanName } from '../player-name.js';
import type { Seat } from '../game.js';
import { hasStarted, type TableState } from './state.js';

/** The largest number of seats in one question for their news. */
export const MOST_SEATS = 40;

/** A player of a table, as its lists show them. */
export interface Player {
  readonly name: string;
  /** The computer plays for the seat. */
  readonly computer?: true;
  readonly left?: true;
}

/** The news of the table of a seat, for a list of games. Everybody who may see the table knows it. */
export interface SeatNews {
  readonly seat: Seat;
  /** The id of the game. */
  readonly game: string;
  /** By seat; null: free. */
  readonly players: readonly (Player | null)[];
  /** The seat to move; null: the game has not begun. */
  readonly turn: Seat | 'over' | null;
  /** The time at which the turn began, or the game ended, in milliseconds since 1970. */
  readonly since: number;
  /** The id of the next table, once all have agreed to play again. */
  readonly next?: string;
}

/** The players by seat; null for a free one. */
export const playersOf = ({ seats }: TableState): readonly (Player | null)[] =>
  Array.from(seats, (place) =>
    place
      ? {
          name: place.name,
          ...(place.computer && { computer: true as const }),
          ...(place.left && { left: true as const }),
        }
      : null,
  );

/** The news of a table that is open, for one of its seats. */
export function seatNews(state: TableState, seat: Seat): SeatNews {
  const { open, match, since, t, next } = state;
  const turn = match!.turn;
  const to = turn === 'over' || (typeof turn === 'number' && hasStarted(state)) ? turn : null;
  return {
    seat,
    game: open!.game,
    players: playersOf(state),
    turn: to,
    since: to === 'over' ? t : since,
    ...(next !== undefined && { next }),
  };
}

const isSeat = (value: unknown, seats: number): value is Seat =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;

/** The names and the seats of players from outside; undefined if they are none. */
export function parsePlayers(value: unknown): readonly (Player | null)[] | undefined {
  if (!Array.isArray(value) || value.length > 5) return undefined;
  return value.map((each: unknown) => {
    const { name, computer, left } = Object(each) as Partial<Record<string, unknown>>;
    if (typeof name !== 'string') return null;
    return { name: cleanName(name), ...(computer === true && { computer }), ...(left === true && { left }) };
  });
}

/** The news that a server has sent, whose clock is `skew` milliseconds behind; undefined if they cannot be read. */
export function parseNews(value: unknown, skew = 0): SeatNews | undefined {
  const { seat, game, players, turn, since, next } = Object(value) as Partial<Record<string, unknown>>;
  const all = parsePlayers(players);
  if (!all || !isSeat(seat, all.length) || typeof game !== 'string') return undefined;
  if (turn !== 'over' && turn !== null && !isSeat(turn, all.length)) return undefined;
  const at = Number(since) + skew;
  if (!Number.isFinite(at)) return undefined;
  return { seat, game, players: all, turn, since: at, ...(typeof next === 'string' && { next }) };
}

/** The words that people at a table can say with one press. Each page shows it in its own language. */
export const reactions = ['hello', 'good-luck', 'well-played', 'wow', 'oops', 'thanks'] as const;

export type Reaction = (typeof reactions)[number];

/** By seat: 0 if its person has the table open, else for how many milliseconds they have been away; null: they were never there. */
export type Presence = readonly (number | null)[];
