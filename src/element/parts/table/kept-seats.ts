import type { Seat } from '../../../core/game.js';
import { KeptList } from './kept-list.js';

/** A seat at a table of a server, as the browser of its person keeps it. */
export interface KeptSeat {
  /** The id of the table. */
  readonly id: string;
  readonly seat: Seat;
  /** The secret of the seat: 32 hexadecimal digits. */
  readonly token: string;
  readonly name: string;
}

function isSeat(value: unknown): value is KeptSeat {
  const { id, seat, token, name } = Object(value) as Partial<Record<string, unknown>>;
  const placed = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < 5;
  return typeof id === 'string' && typeof name === 'string' && placed && /^[0-9a-f]{32}$/.test(String(token));
}

/** The seats of this browser at tables of servers. */
export const keptSeats = new KeptList('spielkasten:seats', isSeat);
