import type { Seat } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import { faces, MAX_SEATS, pack, type Twin } from './twin.js';

/** The value of a point. */
const POINT = 100;

/** The value of each pip of a lead in a room, and the maximum lead that counts. */
const PIP = 8;
const MAX_PIPS = 7;

/** The value of a direction in which a chip can be counted. */
const DIRECTION = 30;

/** Number of moves that a playout samples for each move. */
const SAMPLES = 24;

/** Returns the value of a lead in pips. */
const leadValue = (lead: number): number => PIP * Math.max(-MAX_PIPS, Math.min(MAX_PIPS, lead));

/** Returns the value of a room for a seat: points compared to the mean of the others, and pips. `room` is its index in `pips`. */
function roomValue(twin: Twin, room: number, seat: Seat): number {
  const { pips } = twin;
  const { seats } = twin.ground;
  if (seats === 2) {
    const lead = pips[room + seat]! - pips[room + 1 - seat]!;
    return 4 * POINT * Math.sign(lead) + leadValue(lead);
  }
  let [best, others] = [0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, pips[room + other]!);
    others += twin.worth(room, other);
  }
  return POINT * (twin.worth(room, seat) - others / (seats - 1)) + leadValue(pips[room + seat]! - best);
}

/** Returns how much laying a chip on a square improves the value of its room for a seat. */
function gain(twin: Twin, seat: Seat, at: number, face: number): number {
  const { cells, pips } = twin;
  const room = MAX_SEATS * twin.ground.rooms[at]!;
  if (!room) return 0;
  const under = cells[at]!;
  const owner = room + ((under >> 3) & 3);
  const before = roomValue(twin, room, seat);
  pips[owner]! -= under & 7;
  pips[room + seat]! += face;
  const after = roomValue(twin, room, seat);
  pips[room + seat]! -= face;
  pips[owner]! += under & 7;
  return after - before;
}

/**
 * Returns the gain plus the value of the directions in which the chip can be counted. Those of a covered chip are added if it is
 * an opponent's, subtracted if it is an own one.
 */
function priority(twin: Twin, at: number, face: number): number {
  const { seat } = twin;
  const under = twin.cells[at]!;
  const owner = (under >> 3) & 3;
  const taken = under && twin.ways(at, under & 7, owner);
  const ways = twin.ways(at, face, seat) + (owner === seat ? -taken : taken);
  return gain(twin, seat, at, face) + DIRECTION * ways;
}

/** Returns the encoded moves of the seat to move, in the order of `reach`. */
function movesOf(twin: Twin): readonly number[] {
  const kind = 2 * twin.hands[twin.seat]!;
  const squares = [...twin.found.subarray(0, twin.reach())];
  return squares.flatMap((at) => [pack(at, faces[kind]!), pack(at, faces[kind + 1]!)]);
}

/** Returns the move with the highest gain, or a random one of several. */
export function greedy(twin: Twin, chance: Random, moves = movesOf(twin)): number {
  let [best, most, equals] = [moves[0]!, -Infinity, 0];
  for (const move of moves) {
    const value = gain(twin, twin.seat, move >> 3, move & 7);
    if (value > most) [most, equals] = [value, 0];
    if (value === most && chance.below(++equals) === 0) best = move;
  }
  return best;
}

/** Plays to the end. Each move is the best of a random sample by gain: purely random play is a poor estimate. */
function playOut(twin: Twin, chance: Random): void {
  const { found, hands } = twin;
  while (!twin.over) {
    if (twin.draws) {
      twin.drawAny(chance);
      continue;
    }
    const { seat } = twin;
    const count = 2 * twin.reach(seat);
    const kind = 2 * hands[seat]!;
    let [best, most] = [0, -Infinity];
    for (let i = 0; i < SAMPLES; i++) {
      const choice = chance.below(count);
      const value = gain(twin, seat, found[choice >> 1]!, faces[kind + (choice & 1)]!);
      if (value > most) [best, most] = [choice, value];
    }
    twin.lay(found[best >> 1]!, faces[kind + (best & 1)]!);
  }
}

/** A square at distance n is overlooked n times out of this number. */
const SIGHT = 8;

/** Returns the distance to the nearest chip from which the seat to move counts to a square; 0 if it needs no count (G8). */
function distance({ cells, ground, seat }: Twin, at: number): number {
  let least = 7;
  for (let direction = 0; direction < 4; direction++) {
    const step = ground.steps[direction]!;
    const most = Math.min(ground.edges[4 * at + direction]!, least - 1);
    let far = 1;
    while (far < most && !cells[at + far * step]) far++;
    const chip = far <= most ? cells[at + far * step]! : 0;
    if (chip && (chip & 7) === far && ((chip >> 3) & 3) === seat) least = far;
  }
  return least % 7;
}

/**
 * Chooses a move like a beginner: the one that gains most at once, but it overlooks squares, and more of them the farther it
 * has to count.
 */
export function easyMove(twin: Twin, chance: Random): number {
  const moves = movesOf(twin);
  const seen = new Set<number>();
  for (const move of moves) seen.add(move >> 3);
  for (const at of seen) if (chance.below(SIGHT) < distance(twin, at)) seen.delete(at);
  const noticed = moves.filter((move) => seen.has(move >> 3));
  return greedy(twin, chance, noticed.length ? noticed : moves);
}

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
