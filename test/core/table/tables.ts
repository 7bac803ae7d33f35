import { random } from '../../../src/core/random.js';
import type { Action, Answer, Store, StoredEntry } from '../../../src/core/table/entry.js';
import {
  memoryStore,
  openingOf,
  Table,
  type TableHost,
  type TableStart,
} from '../../../src/core/table/table.js';
import type { AnyMatch } from '../../../src/core/match.js';
import { commitTo } from '../../../src/core/table/chance.js';
import { isHuman, owes, type Games } from '../../../src/core/table/state.js';
import { games as engines } from '../../../src/engine.js';

export const games: Games = engines;
export const seed = '5eed'.repeat(16);
export const tokenOf = (seat: number) => `${seat}`.repeat(32);
export const saltOf = (seat: number) => `${seat}a`.repeat(16);
export const tableId = '7ab1e0'.repeat(4);

/** A person who sits on a seat. */
export const person = (seat: number, salt = saltOf(seat)) => ({
  name: `Player ${seat}`,
  commit: commitTo(tableId, seat, salt),
  token: tokenOf(seat),
});

/** Every game with every number of players from two. */
export const allTables: readonly TableStart[] = ['fluctus', 'glux', 'lucky-numbers', 'luzi'].flatMap(
  (game) => {
    const { max } = games[game]!.players;
    return Array.from({ length: max - 1 }, (_, i) => ({ game, seats: i + 2 }));
  },
);

/** A host whose clock stands still until it is moved, with its tables by number of process. */
export function hostOf(more: Partial<TableHost> = {}, store: Store = memoryStore()) {
  const clock = { now: 1000 };
  const host: TableHost = { games, store, now: () => clock.now, seed: () => Promise.resolve(seed), ...more };
  return { clock, store, host, table: () => new Table(tableId, host) };
}

/** Opens a table, and lets people sit on the first seats. */
export async function openTable(start: TableStart, more: Partial<TableHost> = {}, people = start.seats) {
  const made = hostOf(more);
  await made.store.append(tableId, openingOf(tableId, start, seed, made.clock.now, games).entry);
  const table = made.table();
  for (let seat = 0; seat < people; seat++) await table.sit(seat, person(seat));
  await revealSalts(table);
  return { ...made, table };
}

/** Reveals the salts of all people, once it is the time for them. */
export async function revealSalts(table: Table, salts: (seat: number) => string = saltOf): Promise<void> {
  for (const [seat, place] of table.state.seats.entries())
    if (isHuman(place) && owes(table.state, seat)) await act(table, seat, { k: 'salt', salt: salts(seat) });
}

/** A legal move of the side to move, in notation. */
export const someMove = ({ game, state }: AnyMatch, number: number): string => {
  const moves = game.moves(state);
  return game.formatMove(moves[number % moves.length]);
};

/** Plays moves at a table, to the end or for this number. */
export async function playOn(table: Table, count: number, number = 7): Promise<void> {
  const { below } = random('moves', number);
  for (let i = 0; i < count; i++) {
    const match = table.state.match!;
    if (typeof match.turn !== 'number') return;
    const answer = await act(table, match.turn, { k: 'move', m: someMove(match, below(1000)) });
    if ('error' in answer) throw new Error(answer.error);
  }
}

/** Appends an action after the newest entry. */
export const act = (table: Table, seat: number, action: Action): Promise<Answer> =>
  table.append(table.state.n + 1, action, seat);

/** Appends actions of seats, and returns what each was answered. */
export async function answers(
  table: Table,
  ...actions: readonly (readonly [number, Action])[]
): Promise<string> {
  const given: string[] = [];
  for (const [seat, action] of actions) {
    const told = await act(table, seat, action);
    given.push('error' in told ? told.error : 'ok');
  }
  return given.join(' ');
}

export const logOf = (store: Store): Promise<readonly StoredEntry[]> => store.load(tableId, 0);
