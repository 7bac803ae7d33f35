import type { Seat } from '../../../core/game.js';
import type { TableMemory } from '../../../core/table/memory.js';
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

/** What was kept of a table; undefined if it cannot be read: the seat is kept all the same. */
export function memoryOf({ memory }: KeptSeat): TableMemory | undefined {
  return isMemory(memory) ? memory : undefined;
}

function isMemory(value: unknown): boolean {
  const { key, own, commit, commits, n, digest, fault } = Object(value) as Partial<Record<string, unknown>>;
  const fits = (found: unknown, form: RegExp) =>
    found === undefined || (typeof found === 'string' && form.test(found));
  return (
    fits(key, /^[0-9a-f]{32}$/) &&
    (own === undefined || own === true) &&
    fits(commit, /^[0-9a-f]{64}$/) &&
    (commits === undefined ||
      (Array.isArray(commits) && commits.every((each) => fits(each, /^([0-9a-f]{64})?$/)))) &&
    (n === undefined || Number.isSafeInteger(n)) &&
    fits(digest, /^[0-9a-f]{64}$/) &&
    (fault === undefined || isFault(fault))
  );
}

function isFault(value: unknown): boolean {
  const { what, ...rest } = Object(value) as Partial<Record<string, unknown>>;
  const isPlain = (each: unknown) => typeof each === 'string' || Number.isSafeInteger(each);
  return /^(seed|commit|salt|outcome|log|rule)$/.test(String(what)) && Object.values(rest).every(isPlain);
}

function isSeat(value: unknown): value is KeptSeat {
  const { id, seat, token, name } = Object(value) as Partial<Record<string, unknown>>;
  const placed = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < 5;
  return typeof id === 'string' && typeof name === 'string' && placed && /^[0-9a-f]{32}$/.test(String(token));
}

/** What tells seats apart: a browser may have several at a table, and a token sits again in a rematch. */
const nameOf = ({ id, token }: KeptSeat) => `${id}.${token}`;

/** The seats of this browser at tables of servers. */
export const keptSeats = new KeptList('spielkasten:seats', isSeat, nameOf);

export const isSameSeat = (a: KeptSeat, b: KeptSeat | undefined): boolean => !!b && nameOf(a) === nameOf(b);

/** A seat as it is kept, with what was learned of it since. */
export const keptSeat = (seat: KeptSeat): KeptSeat | undefined => keptSeats.find(nameOf(seat));

/** The seats at a table, the one that was used last first. */
export const seatsAt = (id: string): readonly KeptSeat[] =>
  keptSeats
    .all()
    .filter((each) => each.id === id)
    .toReversed();
