import type { Seat } from '../../../core/game.js';
import type { TableMemory } from '../../../core/table/witness.js';
import { KeptList } from './kept-list.js';

/** A seat at a table of a server, as the browser of its person keeps it. */
export interface KeptSeat {
  /** The id of the table. */
  readonly id: string;
  readonly seat: Seat;
  /** The secret of the seat: 32 hexadecimal digits. */
  readonly token: string;
  readonly name: string;
  /** What the board has kept of the table, with the secret key of its salts. */
  readonly memory?: TableMemory;
}

/** True for a memory of a table that a board has kept. */
function isMemory(value: unknown): boolean {
  const { key, own, commit, commits, n, digest, fault } = Object(value) as Partial<Record<string, unknown>>;
  const fits = (found: unknown, form: RegExp) => found === undefined || form.test(String(found));
  return (
    fits(key, /^[0-9a-f]{32}$/) &&
    fits(own, /^true$/) &&
    fits(commit, /^[0-9a-f]{64}$/) &&
    fits(commits, /^(,?([0-9a-f]{64})?){2,5}$/) &&
    fits(n, /^\d{1,5}$/) &&
    fits(digest, /^[0-9a-f]{64}$/) &&
    (fault === undefined || fits(Reflect.get(Object(fault) as object, 'what'), /^[a-z]+$/))
  );
}

function isSeat(value: unknown): value is KeptSeat {
  const { id, seat, token, name, memory } = Object(value) as Partial<Record<string, unknown>>;
  const placed = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < 5;
  const named = typeof id === 'string' && typeof name === 'string';
  return named && placed && isMemory(memory) && /^[0-9a-f]{32}$/.test(String(token));
}

/** The seats of this browser at tables of servers. */
export const keptSeats = new KeptList('spielkasten:seats', isSeat);
