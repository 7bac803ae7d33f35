import type { Seat } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import type { Twin } from './twin.js';
import { movesOf, playOut, promise } from './weigh.js';

/** How much more than its results a move's promise counts while it was tried little. */
const CURIOSITY = 1;

/** The same among the moves to be valued, which all promise as much. */
const DOUBT = 2;

/** A move that was not tried yet is expected to be so much worse than its siblings. */
const DISMAY = 0.1;

/** Points ahead of the best other one that are as good as can be. */
const CLEAR = 24;

/** So often a move is tried to know its value: more is for those that win most. */
const ENOUGH = 200;

/** A tree grows no further than so many moves. */
const MOST_MOVES = 1 << 18;

/** A move of a seat in the tree. */
interface Branch {
  /** Packed. */
  readonly move: number;
  /** Share of the trust that its promise deserves before it is tried. */
  readonly prior: number;
  visits: number;
  /** Results of the seat that moves, summed up. */
  sum: number;
  /** What follows, by the kind of chip that the next seat then has to lay. */
  readonly next: (Fork | undefined)[];
}

/** A seat is to lay a certain kind of chip. */
interface Fork {
  visits: number;
  /** Results of that seat, summed up. */
  sum: number;
  /** From the second visit on. */
  branches?: readonly Branch[];
}

/** A legal move at the root. */
export interface Outcome extends Branch {
  /** Games won by each seat in the playouts through it; shared ones in equal parts. */
  readonly wins: Float64Array;
  /** The game ends with it. */
  final?: boolean;
}

/** Share of games that a seat wins through a move. */
export const shareOf = ({ visits, wins }: Outcome, seat: Seat): number =>
  visits ? wins[seat]! / visits : 1 / wins.length;

/** Mean result of the seat that makes a move. */
export const resultOf = ({ sum, visits }: Outcome): number => (visits ? sum / visits : 0);

/**
 * Monte Carlo tree search over what a seat cannot see. Every iteration deals hands and bags anew. What a seat holds it
 * drew after its last choice, so nothing that was played tells of it, and laying it uncovers it: what a seat knows at its
 * turn is the board and the kind of chip it is to lay, and moves of other kinds never mix.
 */
export class Search {
  readonly outcomes: readonly Outcome[];
  readonly #twin: Twin;
  readonly #chance: Random;
  /** Iterations that are spread evenly over the moves, to value them all. */
  readonly #even: number;
  readonly #root: Fork;
  /** By seat, of the present iteration. */
  readonly #results: Float64Array;
  readonly #wins: Float64Array;
  /** Way through the tree of the present iteration. */
  readonly #seats: Seat[] = [];
  readonly #forks: Fork[] = [];
  readonly #branches: Branch[] = [];
  #moves = 0;

  constructor(twin: Twin, chance: Random, even = 0) {
    this.#twin = twin;
    this.#chance = chance;
    this.#even = even;
    const { seats } = twin.ground;
    this.#results = new Float64Array(seats);
    this.#wins = new Float64Array(seats);
    this.outcomes = this.#sprout().map((branch) => ({ ...branch, wins: new Float64Array(seats) }));
    this.#root = { visits: 0, sum: 0, branches: this.outcomes };
  }

  /** Plays one game: through the tree, then on to its end. */
  iterate(): void {
    const twin = this.#twin;
    twin.reset();
    twin.deal(this.#chance);
    const outcome = this.#even > 0 ? this.#sample() : (this.#pick(this.#root) as Outcome);
    this.#forks.length = this.#branches.length = this.#seats.length = 0;
    for (let fork: Fork | undefined = this.#root, branch: Branch = outcome; fork;) {
      this.#forks.push(fork);
      this.#branches.push(branch);
      this.#seats.push(twin.seat);
      fork = this.#follow(branch);
      if (fork) branch = this.#pick(fork);
    }
    if (twin.over && this.#branches.length === 1) outcome.final = true;
    playOut(twin, this.#chance);
    this.#judge();
    for (const [i, seat] of this.#seats.entries()) {
      const result = this.#results[seat]!;
      for (const each of [this.#forks[i]!, this.#branches[i]!]) {
        each.visits++;
        each.sum += result;
      }
    }
    for (const [seat, won] of this.#wins.entries()) outcome.wins[seat]! += won;
  }

  /** The move that was tried most, of equals the one with the better results. */
  get best(): Outcome {
    return this.outcomes.reduce((best, each) =>
      each.visits > best.visits || (each.visits === best.visits && each.sum > best.sum) ? each : best,
    );
  }

  /** Lays a chip and lets all draw that do so: the fork that comes then, if the tree has it with its moves. */
  #follow(branch: Branch): Fork | undefined {
    const twin = this.#twin;
    twin.lay(branch.move >> 3, branch.move & 7);
    while (!twin.over && twin.draws) twin.drawAny(this.#chance);
    if (twin.over) return undefined;
    const kind = twin.hands[twin.seat]!;
    const fork = branch.next[kind];
    if (!fork) branch.next[kind] = { visits: 0, sum: 0 };
    else if (!fork.branches && this.#moves < MOST_MOVES) fork.branches = this.#sprout();
    return fork?.branches && fork;
  }

  /** The moves that are possible now, the most promising first. */
  #sprout(): readonly Branch[] {
    const twin = this.#twin;
    const weighed = movesOf(twin).map((move) => ({ move, value: promise(twin, move >> 3, move & 7) }));
    weighed.sort((a, b) => b.value - a.value);
    this.#moves += weighed.length;
    const shares = weighed.map((_, i) => 1 / (i + 1));
    const all = shares.reduce((sum, share) => sum + share);
    return weighed.map(({ move }, i) => ({ move, prior: shares[i]! / all, visits: 0, sum: 0, next: [] }));
  }

  /** The branch with the best results so far, or the one that deserves to be tried more. */
  #pick({ branches, sum, visits }: Fork): Branch {
    const unknown = (visits ? sum / visits : 0.5) - DISMAY;
    const curiosity = CURIOSITY * Math.sqrt(visits + 1);
    let [best, most] = [branches![0]!, -Infinity];
    for (const branch of branches!) {
      const { prior, visits: tried } = branch;
      const value = (tried ? branch.sum / tried : unknown) + (curiosity * prior) / (1 + tried);
      if (value > most) [best, most] = [branch, value];
    }
    return best;
  }

  /** To value all moves: first each as often, then those that win most. */
  #sample(): Outcome {
    const { outcomes } = this;
    const { visits } = this.#root;
    if (visits < Math.min(this.#even, ENOUGH * outcomes.length)) return outcomes[visits % outcomes.length]!;
    const { seat } = this.#twin;
    const doubt = (DOUBT * Math.sqrt(visits)) / outcomes.length;
    // where all is won or lost, by how much still counts
    const value = (each: Outcome) => shareOf(each, seat) + resultOf(each) / 1024 + doubt / (1 + each.visits);
    return outcomes.reduce((best, each) => (value(each) > value(best) ? each : best));
  }

  /** Whoever wins gets most; points count too, for they say how near a win was. */
  #judge(): void {
    const twin = this.#twin;
    const won = twin.leaders();
    const { points } = twin;
    const { seats } = twin.ground;
    let winners = 0;
    for (let seat = 0; seat < seats; seat++) winners += (won >> seat) & 1;
    for (let seat = 0; seat < seats; seat++) {
      let best = 0;
      for (let other = 0; other < seats; other++)
        if (other !== seat && points[other]! > best) best = points[other]!;
      const lead = Math.max(-CLEAR, Math.min(CLEAR, points[seat]! - best));
      this.#wins[seat] = ((won >> seat) & 1) / winners;
      this.#results[seat] = this.#wins[seat]! / 2 + (lead / CLEAR + 1) / 4;
    }
  }
}
