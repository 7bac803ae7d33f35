import type { Seat } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import type { Twin } from './twin.js';
import { movesOf, playOut, priority } from './heuristics.js';

/** Weight of a move's prior against its results. */
const EXPLORATION = 1;

/** The same in an analysis, in which all moves have the same prior. */
const EVEN_EXPLORATION = 2;

/** An untried move is expected to be so much worse than the mean of its siblings. */
const UNTRIED_PENALTY = 0.1;

/** The maximum lead in points that counts. */
const MAX_LEAD = 24;

/** The maximum number of even visits of each move in an analysis. Further visits go to the best moves. */
const MAX_EVEN_VISITS = 200;

/** The maximum number of moves in the tree. */
const MAX_MOVES = 1 << 18;

/** A move in the tree. */
interface Edge {
  /** Encoded. */
  readonly move: number;
  /** Prior probability, from the heuristics. */
  readonly prior: number;
  visits: number;
  /** Sum of the results of the seat that moves. */
  sum: number;
  /** The next node, by the kind of chip that the next seat has to lay. */
  readonly next: (TreeNode | undefined)[];
}

/** A position in which a seat has to lay a certain kind of chip. */
interface TreeNode {
  visits: number;
  /** Sum of the results of that seat. */
  sum: number;
  /** Present from the second visit on. */
  edges?: readonly Edge[];
}

/** A legal move at the root. */
export interface Outcome extends Edge {
  /** Number of playouts through it that each seat won. A shared win counts in equal parts. */
  readonly wins: Float64Array;
  /** True if the move ends the game. */
  final?: boolean;
}

/** Returns the share of games that a seat won after a move. */
export const shareOf = ({ visits, wins }: Outcome, seat: Seat): number =>
  visits ? wins[seat]! / visits : 1 / wins.length;

/** Returns the mean result of the seat that makes a move. */
export const resultOf = ({ sum, visits }: Outcome): number => (visits ? sum / visits : 0);

/**
 * Monte Carlo tree search with hidden information. Every iteration deals the hidden hands again. A seat draws its chip after
 * its last move and reveals it by laying it, so earlier moves tell nothing about a hidden chip. At its turn a seat knows the
 * board and the kind of its chip; a node therefore stands for one kind of chip.
 */
export class Search {
  readonly outcomes: readonly Outcome[];
  readonly #twin: Twin;
  readonly #chance: Random;
  /** Number of iterations that are spread evenly over the moves, for an analysis. */
  readonly #even: number;
  readonly #root: TreeNode;
  /** By seat, in the current iteration. */
  readonly #results: Float64Array;
  readonly #wins: Float64Array;
  /** Path through the tree in the current iteration. */
  readonly #seats: Seat[] = [];
  readonly #nodes: TreeNode[] = [];
  readonly #edges: Edge[] = [];
  #moves = 0;

  constructor(twin: Twin, chance: Random, even = 0) {
    this.#twin = twin;
    this.#chance = chance;
    this.#even = even;
    const { seats } = twin.ground;
    this.#results = new Float64Array(seats);
    this.#wins = new Float64Array(seats);
    this.outcomes = this.#expand().map((edge) => ({ ...edge, wins: new Float64Array(seats) }));
    this.#root = { visits: 0, sum: 0, edges: this.outcomes };
  }

  /** Plays one game: through the tree, then a playout to the end. */
  iterate(): void {
    const twin = this.#twin;
    twin.reset();
    twin.deal(this.#chance);
    const outcome = this.#even > 0 ? this.#sample() : (this.#select(this.#root) as Outcome);
    this.#nodes.length = this.#edges.length = this.#seats.length = 0;
    for (let node: TreeNode | undefined = this.#root, edge: Edge = outcome; node;) {
      this.#nodes.push(node);
      this.#edges.push(edge);
      this.#seats.push(twin.seat);
      node = this.#descend(edge);
      if (node) edge = this.#select(node);
    }
    if (twin.over && this.#edges.length === 1) outcome.final = true;
    playOut(twin, this.#chance);
    this.#computeResults();
    for (const [i, seat] of this.#seats.entries()) {
      const result = this.#results[seat]!;
      for (const each of [this.#nodes[i]!, this.#edges[i]!]) {
        each.visits++;
        each.sum += result;
      }
    }
    for (const [seat, won] of this.#wins.entries()) outcome.wins[seat]! += won;
  }

  /** The move with the most visits; of several, the one with the best results. */
  get best(): Outcome {
    return this.outcomes.reduce((best, each) =>
      each.visits > best.visits || (each.visits === best.visits && each.sum > best.sum) ? each : best,
    );
  }

  /** Plays a move and the draws after it. Returns the next node if it is expanded. */
  #descend(edge: Edge): TreeNode | undefined {
    const twin = this.#twin;
    twin.lay(edge.move >> 3, edge.move & 7);
    while (!twin.over && twin.draws) twin.drawAny(this.#chance);
    if (twin.over) return undefined;
    const kind = twin.hands[twin.seat]!;
    const node = edge.next[kind];
    if (!node) edge.next[kind] = { visits: 0, sum: 0 };
    else if (!node.edges && this.#moves < MAX_MOVES) node.edges = this.#expand();
    return node?.edges && node;
  }

  /** Creates the edges of the current position in order of their heuristic priority. */
  #expand(): readonly Edge[] {
    const twin = this.#twin;
    const ordered = movesOf(twin).map((move) => ({ move, value: priority(twin, move >> 3, move & 7) }));
    ordered.sort((a, b) => b.value - a.value);
    this.#moves += ordered.length;
    const shares = ordered.map((_, i) => 1 / (i + 1));
    const all = shares.reduce((sum, share) => sum + share);
    return ordered.map(({ move }, i) => ({ move, prior: shares[i]! / all, visits: 0, sum: 0, next: [] }));
  }

  /** Selects the edge with the best sum of results and exploration bonus. */
  #select({ edges, sum, visits }: TreeNode): Edge {
    const untried = (visits ? sum / visits : 0.5) - UNTRIED_PENALTY;
    const exploration = EXPLORATION * Math.sqrt(visits + 1);
    let [best, most] = [edges![0]!, -Infinity];
    for (const edge of edges!) {
      const { prior, visits: tried } = edge;
      const value = (tried ? edge.sum / tried : untried) + (exploration * prior) / (1 + tried);
      if (value > most) [best, most] = [edge, value];
    }
    return best;
  }

  /** Selects a move in an analysis: first all moves equally often, then the moves that win most. */
  #sample(): Outcome {
    const { outcomes } = this;
    const { visits } = this.#root;
    if (visits < Math.min(this.#even, MAX_EVEN_VISITS * outcomes.length))
      return outcomes[visits % outcomes.length]!;
    const { seat } = this.#twin;
    const exploration = (EVEN_EXPLORATION * Math.sqrt(visits)) / outcomes.length;
    // if all games are won or lost, the lead decides
    const value = (each: Outcome) =>
      shareOf(each, seat) + resultOf(each) / 1024 + exploration / (1 + each.visits);
    return outcomes.reduce((best, each) => (value(each) > value(best) ? each : best));
  }

  /** Computes the results of a finished game. A win counts half, the lead in points the other half. */
  #computeResults(): void {
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
      const lead = Math.max(-MAX_LEAD, Math.min(MAX_LEAD, points[seat]! - best));
      this.#wins[seat] = ((won >> seat) & 1) / winners;
      this.#results[seat] = this.#wins[seat]! / 2 + (lead / MAX_LEAD + 1) / 4;
    }
  }
}
