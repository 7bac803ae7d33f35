/** Pairs of logs of Glüx that differ in one hidden chip: only its seat can tell them apart. */
import type { Seat, Viewer } from '../../../src/core/game.js';
import { random } from '../../../src/core/random.js';
import { applyEntry } from '../../../src/core/table/apply-entry.js';
import type { StoredEntry } from '../../../src/core/table/entry.js';
import { noTable, type TableState } from '../../../src/core/table/state.js';
import type { GluxState } from '../../../src/games/glux/engine/index.js';
import { games, logOf, openTable, person, playOn, revealSalts } from './tables.js';

export interface HiddenPair {
  readonly seats: number;
  /** The seat whose chip differs. */
  readonly hidden: Seat;
  readonly logs: readonly [readonly StoredEntry[], readonly StoredEntry[]];
}

export const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), 'table'];

/** For each seat with a chip in hand: the entry and the place in it that drew the chip, and the kinds it could be instead. */
function hiddenDraws(log: readonly StoredEntry[], last: TableState) {
  const { hands, bags } = last.match!.state as GluxState;
  const draws = new Map<number, readonly [entry: number, place: number]>();
  let state = noTable;
  for (const [i, { key: _, ...entry }] of log.entries()) {
    const { match } = state;
    if (entry.k === 'move') {
      const copy = match!.copy();
      for (const [place, move] of entry.m.entries()) {
        if (move.startsWith('+')) draws.set((copy.state as GluxState).seat, [i, place]);
        copy.play(copy.game.parseMove(move));
      }
    }
    state = applyEntry(state, entry, games);
  }
  return hands.flatMap((hand, seat) => {
    const others = ['16', '25', '34'].filter((chip, kind) => chip !== hand && bags[seat]![kind]);
    return hand.length === 2 ? others.map((chip) => ({ seat, at: draws.get(seat)!, chip })) : [];
  });
}

const withDraw = (log: readonly StoredEntry[], [i, place]: readonly [number, number], chip: string) =>
  log.map((entry, at) =>
    at === i && entry.k === 'move' ? { ...entry, m: entry.m.with(place, `+${chip}`) } : entry,
  );

/** Pairs from random games for two to four seats. */
export async function* hiddenPairs(seed: string, count: number): AsyncGenerator<HiddenPair> {
  for (let game = 0, made = 0; made < count; game++) {
    const { below } = random(`${seed} hidden`, game);
    const seats = 2 + (game % 3);
    const { table, store } = await openTable({ game: 'glux', seats }, {}, 0);
    const salts: string[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const salt = below(2 ** 31)
        .toString(16)
        .padStart(32, '0');
      salts.push(salt);
      await table.sit(seat, person(seat, salt));
    }
    await revealSalts(table, (seat) => salts[seat]!);
    await playOn(table, 3 + below(40), below(2 ** 31));
    const log = await logOf(store);
    for (const { seat, at, chip } of hiddenDraws(log, table.state)) {
      yield { seats, hidden: seat, logs: [log, withDraw(log, at, chip)] };
      if (++made === count) return;
    }
  }
}
