import assert from 'node:assert/strict';
import type { Random } from '../../../src/core/random.js';
import {
  DRAW,
  lay,
  lowest,
  MOST_MOVES,
  PASS,
  REVEAL,
  toMove,
  Twin,
} from '../../../src/games/lucky-numbers/bot/twin.js';
import { indexOf } from '../../../src/games/lucky-numbers/engine/board.js';
import {
  luckyNumbers,
  type LuckyMove,
  type LuckyOptions,
  type LuckyState,
} from '../../../src/games/lucky-numbers/engine/index.js';

const { chances, formatMove, formatPosition, happenings, moves, play, turn } = luckyNumbers;

/** All setups, variants and numbers of players, with one set of tiles, the usual ones or one more, and the most. */
export const everyOption: readonly LuckyOptions[] = (['choose', 'sorted', 'one-by-one'] as const).flatMap(
  (setup) =>
    (['basic', 'play-on'] as const).flatMap((variant) =>
      [1, 2, 3, 4].flatMap((players) =>
        [1, players + 1, 8].map((sets) => ({ setup, variant, players, sets, first: (sets + 1) % players })),
      ),
    ),
);

/** A move in the numbers of Twin. */
export function packed(move: LuckyMove): number {
  if (move.kind === 'lay') return lay(move.tile, indexOf(move.to));
  return move.kind === 'reveal' ? REVEAL | move.tile : move.kind === 'draw' ? DRAW : PASS;
}

const unpacked = (move: number): LuckyMove =>
  move >= REVEAL ? { kind: 'reveal', tile: move & 31 } : toMove(move);

/** The content of a Twin, for comparisons. */
export function whole(twin: Twin): string {
  const { bytes, seat, step, turning, idle, pile, over, middleSet } = twin;
  return [bytes.join(), seat, step, turning, idle, pile, over, middleSet].join(' ');
}

const list = new Int16Array(MOST_MOVES);

/** A random legal move of a Twin, or a random face-down tile if chance is to move; faster than listing the moves. */
export function anyMove(twin: Twin, { below }: Random): number {
  if (twin.chance) {
    let n = below(twin.pile);
    return REVEAL | twin.down.findIndex((count) => (n -= count) < 0);
  }
  const other = twin.step < 0 ? 1 : 0;
  let n = below(twin.fits(twin.choice, twin.seat) + other) - other;
  if (n < 0) return twin.drawn ? PASS : DRAW;
  for (let at = 0; ; at++)
    for (let set = twin.fitting[at]!; set; set &= set - 1) if (n-- === 0) return lay(lowest(set), at);
}

const listed = (twin: Twin): readonly string[] =>
  [...list.subarray(0, twin.moves(list))].map((move) => formatMove(toMove(move))).sort();

/** Throws if a Twin differs from the state. */
function compare(twin: Twin, state: LuckyState): void {
  const where = formatPosition(state);
  assert.equal(whole(twin), whole(new Twin(state)), where);
  assert.equal(twin.over ? `L${twin.over}` : undefined, state.ending?.rule, where);
  const winners = [0, 1, 2, 3].filter((seat) => (twin.winners >> seat) & 1);
  assert.deepEqual(state.ending ? winners : [], state.ending?.winners ?? [], where);
  assert.equal(!twin.over && twin.chance, turn(state) === 'chance', where);
}

/** Throws if the next moves of a Twin differ from those of the state. */
function compareMoves(twin: Twin, state: LuckyState): void {
  const where = formatPosition(state);
  assert.deepEqual(listed(twin), moves(state).map(formatMove), where);
  for (const { move, weight } of chances(state)) assert.equal(twin.down[packed(move) & 31], weight, where);
}

/** The kinds of happenings in random games, and the rules that ended a game. */
export type Met = Set<string>;

/**
 * Plays random games with the engine and Twin for this number of plies, and throws if they differ. The next moves are
 * compared only at every `every`th ply, because the engine is slow at listing them.
 */
export function walkBeside(start: LuckyState, chance: Random, plies: number, every: number, met: Met): void {
  let state = start;
  let twin = new Twin(start);
  for (let ply = 0; ply < plies; ply++) {
    compare(twin, state);
    if (ply % every === 0) compareMoves(twin, state);
    if (state.ending) {
      met.add(state.ending.rule);
      state = start;
      twin = new Twin(start);
      continue;
    }
    const move = unpacked(anyMove(twin, chance));
    if (ply % every === 0) for (const { kind } of happenings(state, move)) met.add(kind);
    state = play(state, move);
    twin.do(packed(move));
  }
}
