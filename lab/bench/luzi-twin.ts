import type { Random } from '../../src/core/random.js';
import { count, DICE, THREE, without } from '../../src/games/luzi/engine/dice.js';
import { FEWEST } from '../../src/games/luzi/engine/rules.js';
import type { Face, LuziMove, LuziState } from '../../src/games/luzi/engine/types.js';
import { ends, free, less, more, NONE, numberOf, startOf } from '../../src/games/luzi/bot/run.js';
import type { Policy, Sums } from '../../src/games/luzi/bot/run.js';

/** An encoded move is the number of the free dice that are kept, or `STOP`. */
export const STOP = -1;

/** The maximum number of moves. */
export const MOST_MOVES = 81;

const cache: Int16Array[] = [];

/** Returns all sets of kept dice that leave enough dice to throw. */
function keptOf(number: number): Int16Array {
  const found = new Set([number]);
  for (const each of found)
    for (let i = 4 * each; i < 4 * each + 4; i++) if (less[i] !== NONE) found.add(less[i]!);
  const size = free[number]!.length;
  return Int16Array.from(found).filter((each) => each < ends[Math.max(0, size - FEWEST + 1)]!);
}

/**
 * A second, fast implementation of the rules for the simulations of the benchmark: a mutable game with numbers instead of dice
 * and without a score sheet. The engine is the reference; a test compares the two.
 */
export class Twin {
  readonly scores: Int32Array;
  round = 1;
  seat = 0;
  throws = 0;
  over = false;
  /** Dice on the table (the free dice by their number) and in the cup. */
  joes = 0;
  sixes = 0;
  number = 0;
  cup = 0;
  readonly #sums: Sums;
  readonly #rounds: number;
  readonly #first: number;
  /** True if there was a Trinity before the throw, so that a third six is a stand-off. */
  #trinity = false;

  constructor(state: LuziState, sums: Sums) {
    this.#sums = sums;
    this.#rounds = state.rounds;
    this.#first = state.first;
    this.scores = new Int32Array(state.scores.length);
    this.load(state);
  }

  /** Loads a state of the same game. */
  load({ scores, round, seat, throws, dice, cup, ending }: LuziState): void {
    this.scores.set(scores);
    Object.assign(this, { round, seat, throws, cup, over: ending !== undefined });
    this.joes = count(dice, 1);
    this.sixes = count(dice, 6);
    this.number = numberOf(dice);
    this.#trinity = this.joes >= THREE;
  }

  /** Writes the legal moves to `list` and returns their number. The first throw keeps no dice. */
  moves(list: Int16Array): number {
    if (!this.throws) {
      list[0] = 0;
      return 1;
    }
    const some = (cache[this.number] ??= keptOf(this.number));
    list.set(some);
    list[some.length] = STOP;
    return some.length + 1;
  }

  do(move: number): void {
    if (move === STOP) {
      this.#end(this.#points());
      return;
    }
    this.cup = this.throws ? DICE - this.joes - this.sixes - free[move]!.length : DICE;
    this.#trinity = this.joes >= THREE;
    this.number = move;
  }

  /** Plays the move of a policy. */
  follow(policy: Policy): void {
    this.do(this.throws ? policy[this.#table()]! : 0);
  }

  /** Throws all dice in the cup. */
  throw({ below }: Random): void {
    while (this.cup) this.fall(below(6) + 1);
  }

  /** Adds one die from the cup. */
  fall(face: number): void {
    if (face === 1) this.joes++;
    else if (face === 6) this.sixes++;
    else this.number = more[4 * this.number + face - 2]!;
    if (--this.cup === 0) this.#endThrow();
  }

  #table = (): number => startOf(this.joes, this.sixes) + this.number;

  #points(): number {
    return this.#sums.points[this.#sums.ends[this.#table()]!]!;
  }

  #endThrow(): void {
    const { superluzi, together } = this.#sums.rules;
    if (this.sixes < THREE) {
      this.throws++;
      return;
    }
    const robs = !this.throws && this.sixes >= superluzi;
    const trinity = together === 'luzi' ? this.#trinity : this.joes >= THREE;
    if (robs) for (let seat = 0; seat < this.scores.length; seat++) this.#rob(seat);
    this.#end(trinity && !robs ? this.#points() : 0);
  }

  #rob(seat: number): void {
    if (seat !== this.seat) this.scores[seat]! -= 6 * this.sixes;
  }

  #end(points: number): void {
    this.scores[this.seat]! += points;
    this.seat = (this.seat + 1) % this.scores.length;
    this.joes = this.sixes = this.number = this.throws = 0;
    this.#trinity = false;
    if (this.seat !== this.#first) return;
    if (this.round === this.#rounds) this.over = true;
    else this.round++;
  }
}

/** Converts an encoded move to a move of the engine. */
export function toMove({ dice, throws }: LuziState, move: number): LuziMove {
  if (move === STOP) return { kind: 'stop' };
  const freeDice: readonly Face[] = dice.filter((die) => die > 1 && die < 6);
  return { kind: 'roll', dice: throws ? without(freeDice, free[move]!) : [] };
}
