import type { Progress } from '../../../core/bot.js';
import { colors, type FluctusState } from '../engine/types.js';
import { Proof } from './proof.js';
import { isDraw, isWon, pliesOf, Solver } from './solver.js';
import { Materials, Placements, popCount, rotate, type Family } from './tables.js';
import { MOST_MOVES, WIN, type Twin } from './twin.js';

/** All tables share one numbering of placements. */
let placements: Placements | undefined;

/** The positions with two given materials. Steps lead from one to another, so they are solved together. */
interface Group {
  readonly families: readonly Family[];
  /** Number of positions. */
  readonly size: number;
  solved: boolean;
}

/** The solved game for a variant and a distance between the colours. It is computed step by step on request. */
class Table {
  readonly materials: Materials;
  /** By plane: the distance to the opponent's colour, clockwise. */
  readonly apart: readonly number[];
  /** It has the values of all groups that are solved. */
  solver: Solver | undefined;
  readonly #classic: boolean;
  readonly #groups: Group[] = [];
  /** The group in progress. It is kept, so that a cancelled task loses no work. */
  #work: { readonly group: Group; readonly steps: Generator<undefined, void> } | undefined;

  constructor(classic: boolean, apart: number) {
    this.#classic = classic;
    this.materials = new Materials(classic);
    this.apart = apart === 3 ? [3] : [apart, 6 - apart];
  }

  /** Returns the groups to solve for a position with these two materials, in order: later groups lead to earlier ones. */
  goal([a, b]: readonly [number, number]): readonly Group[] {
    if (!this.#classic) return [this.#group(0, 0)];
    const [ofA, ofB] = [this.materials.from(a), this.materials.from(b)];
    const goal: Group[] = [];
    for (const own of this.materials.list.keys()) {
      for (let other = 0; other <= own; other++)
        if ((ofA[own] && ofB[other]) || (ofA[other] && ofB[own])) goal.push(this.#group(own, other));
    }
    return goal;
  }

  #group(own: number, other: number): Group {
    const number = this.materials.family(own, other, 0);
    const known = this.#groups[number];
    if (known) return known;
    const families = this.#families(own, other);
    const size = families.reduce((sum, [a, b]) => sum + this.materials.ways(a, b), 0);
    return (this.#groups[number] = { families, size, solved: false });
  }

  #families(own: number, other: number): readonly Family[] {
    if (this.#classic) {
      const family: Family = [own, other, 0];
      return own === other ? [family] : [family, [other, own, 0]];
    }
    // if captured stones return, every position can lead to every other
    const all = [...this.materials.list.keys()];
    return this.apart.flatMap((_, plane) => all.flatMap((a) => all.map((b): Family => [a, b, plane])));
  }

  /** Returns about how many positions of a group are done. */
  worked(group: Group): number {
    return this.#work?.group === group ? this.solver!.worked / 2 : 0;
  }

  /** Does a step of the work, on this group if no other is in progress. */
  advance(group: Group): void {
    placements ??= new Placements();
    if (!placements.ready) return placements.advance();
    if (!this.solver) {
      this.solver = new Solver(this.materials, placements, this.#classic, this.apart);
      return;
    }
    const work = (this.#work ??= { group, steps: this.solver.solve(group.families) });
    if (!work.steps.next().done) return;
    work.group.solved = true;
    this.#work = undefined;
  }
}

/** Tables by variant and distance of the colours. By rotation all pairs of colours with the same distance are equivalent. */
const tables = new Map<string, Table>();

/**
 * Access of a view to its table. Values are exact for the game without F5 and F10, in which endless play is a draw.
 * Solving continues where an earlier task stopped.
 */
export class Oracle {
  /** Number of positions to solve: all that the game can reach. */
  readonly size: number;
  /** The variant and the colours. */
  readonly game: string;
  readonly #table: Table;
  /** Index of each seat's colour, clockwise. */
  readonly #colors: readonly number[];
  readonly #goal: readonly Group[];
  /** Number of groups of the goal that are solved, and number of their positions. */
  #done = 0;
  #solved = 0;

  constructor(twin: Twin, view: FluctusState) {
    this.#colors = view.colors.map((color) => colors.indexOf(color));
    this.game = `${view.variant} ${view.colors.join(' ')}`;
    const ahead = this.#distance(0);
    const apart = Math.min(ahead, 6 - ahead);
    const key = `${view.variant} ${apart}`;
    this.#table = tables.get(key) ?? new Table(view.variant === 'classic', apart);
    tables.set(key, this.#table);
    this.#goal = this.#table.goal([this.#material(twin, 0), this.#material(twin, 1)]);
    this.size = this.#goal.reduce((sum, { size }) => sum + size, 0);
  }

  /** Share of the positions that are solved, 0 to 1. */
  get done(): number {
    const worked = this.ready ? 0 : this.#table.worked(this.#goal[this.#done]!);
    return (this.#solved + worked) / this.size;
  }

  get ready(): boolean {
    for (let group; (group = this.#goal[this.#done])?.solved; this.#done++) this.#solved += group.size;
    return this.#done === this.#goal.length;
  }

  /** Does a step of solving, about half a millisecond. */
  advance(): void {
    this.#table.advance(this.#goal[this.#done]!);
  }

  /** Returns the value for the seat to move of a position that the view can lead to. Call it once `ready` is true. */
  value(twin: Twin): number {
    const { seat } = twin;
    const { apart, materials, solver } = this.#table;
    const { digits, ranks } = placements!;
    const color = this.#colors[seat]!;
    const digitsOf = (of: number) => digits[rotate(twin.board(of), color)]!;
    const [own, other] = [this.#material(twin, seat), this.#material(twin, 1 - seat)];
    const family = materials.family(own, other, apart.indexOf(this.#distance(seat)));
    return solver!.values[family]![ranks[digitsOf(seat) + 2 * digitsOf(1 - seat)]!]!;
  }

  /** Returns the distance to the opponent's colour, clockwise. */
  #distance(seat: number): number {
    return (this.#colors[1 - seat]! - this.#colors[seat]! + 6) % 6;
  }

  #material(twin: Twin, seat: number): number {
    return this.#table.materials.number(popCount[twin.board(seat)]!, twin.reserve(seat), twin.entries(seat));
  }
}

/** Number of plies after a move in which F5 and F10 are taken into account, whatever the table says. */
const HORIZON = 6;

/** Number of positions between two pauses. */
const PORTION = 256;

/** Number of positions of a proof between two pauses, about half a millisecond. A proof that goes on repeats about a hundred. */
const SLICE = 512;

/** The maximum number of positions that are searched to prove the values of all moves: the win of the first seat takes 300,000. */
const MOST_PROVEN = 400_000;

/** The same for a move without values, which must not take longer than a moment. */
const MOST_FOR_MOVE = 20_000;

/** The value of a win that is not proven, reduced by one for each ply. */
const LIKELY = WIN / 2;

/** A computation in steps. `next(true)` tells it that time is up. */
export type Steps<T, M = never> = Generator<Progress<M>, T, boolean | undefined>;

/** The evaluation of a legal move by the table. */
interface Judged {
  readonly move: number;
  /** Value as in a search: positive for a win, negative for a loss, reduced by one for each ply until then. */
  readonly worth: number;
  /** Number of replies that worsen the result for the opponent. */
  readonly traps: number;
}

/**
 * Evaluates the legal moves of a solved position. The table ignores F5 and F10, which depend on earlier moves. So no win of the
 * table is claimed before it is proven by the full rules (see Proof). Besides, if one of the two rules can forbid a step or end
 * the game within HORIZON plies after a move, these plies are searched by the full rules. A win that is not proven is worth
 * less than any that is, and more than a draw. A draw of the table may still be decided: F5 forbids moving to and fro for
 * ever, and decides about a quarter of such games between two such players.
 */
export class Judge {
  /** Number of positions searched. */
  nodes = 0;
  readonly #horizon: number;
  readonly #twin: Twin;
  readonly #oracle: Oracle;
  readonly #proof: Proof;
  readonly #list = new Int16Array(MOST_MOVES * (HORIZON + 8));
  #pause = PORTION;
  #late = false;
  #most = MOST_PROVEN;

  /** `horizon` replaces HORIZON. */
  constructor(twin: Twin, oracle: Oracle, horizon = HORIZON) {
    this.#horizon = horizon;
    this.#twin = twin;
    this.#oracle = oracle;
    this.#proof = new Proof(twin, oracle);
  }

  /**
   * Returns the moves in order of their value, and of their traps if equal. Only the value of the best moves is exact unless
   * `all` values are asked for. If time runs out, the wins and losses of the other moves are not proven, and `capped` is true.
   */
  *weigh(
    moves: readonly number[],
    all = true,
  ): Steps<{ readonly judged: readonly Judged[]; readonly capped: boolean }> {
    const twin = this.#twin;
    const judged: Judged[] = [];
    this.#most = all ? MOST_PROVEN : MOST_FOR_MOVE;
    let best = -WIN;
    for (const move of this.sorted(moves)) {
      twin.do(move);
      const search = this.#search(this.#horizon, -WIN, all ? WIN : 1 - best);
      let step = search.next();
      for (; !step.done; step = search.next()) this.#late ||= Boolean(yield { done: 1 });
      twin.ply = 1;
      const worth = 0 - step.value;
      best = Math.max(best, worth);
      judged.push({ move, worth, traps: this.#traps() });
      twin.undo();
      this.#late ||= Boolean(yield { done: 1 });
    }
    judged.sort((a, b) => b.worth - a.worth || b.traps - a.traps);
    return { judged, capped: this.#late };
  }

  /** Returns the moves in order of their values in the table. */
  sorted(moves: readonly number[]): readonly number[] {
    const twin = this.#twin;
    const worths = moves.map((move) => {
      twin.do(move);
      const worth = -(twin.ended() ?? this.table());
      twin.undo();
      return [move, worth] as const;
    });
    return worths.sort(([, a], [, b]) => b - a).map(([move]) => move);
  }

  /** Returns the number of replies that are worse for the opponent than its best one. */
  #traps(): number {
    const twin = this.#twin;
    const outcomes: number[] = [];
    for (const move of twin.ended() === undefined ? this.#list.slice(0, twin.moves(this.#list, 0)) : []) {
      twin.do(move);
      outcomes.push(Math.sign(-(twin.ended() ?? this.table())));
      twin.undo();
    }
    const best = Math.max(...outcomes);
    return outcomes.filter((outcome) => outcome < best).length;
  }

  /** Returns the value of the table for the seat to move. */
  table(): number {
    const value = this.#oracle.value(this.#twin);
    if (isDraw(value)) return 0;
    const worth = WIN - pliesOf(value) - this.#twin.ply;
    return isWon(value) ? worth : -worth;
  }

  /** Returns true if F5 or F10 can apply within so many plies. */
  #mayApply(plies: number): boolean {
    const twin = this.#twin;
    const { seat } = twin;
    const soon = Math.min(2 * twin.movesToBar(seat) - 2, 2 * twin.movesToBar(1 - seat) - 1);
    // a step that is forbidden now is excluded even at the horizon
    return soon <= Math.max(0, plies) || twin.mayRepeat(plies);
  }

  /**
   * Returns the value of the table if it is a draw or proven, or if it is out of the window: a proven value is never better for
   * the winner. Otherwise the value of a likely result.
   */
  *#proven(alpha: number, beta: number): Generator<undefined, number> {
    const table = this.table();
    if (!table || (table > 0 ? table <= alpha : table >= beta)) return table;
    const sign = Math.sign(table);
    const proof = this.#proof;
    const { ply } = this.#twin;
    const least = WIN - Math.abs(table) - ply;
    while (!this.#late && proof.nodes < this.#most) {
      proof.limit = proof.nodes + SLICE;
      const plies = proof.plies(table > 0, least);
      if (plies >= 0) return sign * (WIN - ply - plies);
      if (!proof.stopped) break;
      yield;
    }
    return sign * (LIKELY - ply - least);
  }

  *#search(plies: number, alpha: number, beta: number): Generator<undefined, number> {
    const twin = this.#twin;
    const end = twin.ended();
    if (end !== undefined) return end;
    if (this.#late || !this.#mayApply(plies)) return yield* this.#proven(alpha, beta);
    if (++this.nodes >= this.#pause) {
      yield;
      this.#pause = this.nodes + PORTION;
    }
    const at = twin.ply * MOST_MOVES;
    const until = twin.moves(this.#list, at);
    let best = -WIN;
    for (let i = at; i < until && best < beta; i++) {
      twin.do(this.#list[i]!);
      best = Math.max(best, -(yield* this.#search(plies - 1, -beta, -Math.max(alpha, best))));
      twin.undo();
    }
    return best;
  }
}
