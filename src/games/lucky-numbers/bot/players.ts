import type { Progress } from '../../../core/bot.js';
import type { Random } from '../../../core/random.js';
import { HIGHEST } from '../engine/board.js';
import { diagonals, DRAW, lay, lowest, PASS, REVEAL, size, type Twin } from './twin.js';

/** Steps from the top left to the bottom right. */
const STEPS = 6;

/**
 * By encoded move: the distance of a tile from the ideal number of the cell, in sixths. The ideal numbers increase evenly from 1
 * at the top left to 20.
 */
const misplacement = Int16Array.from({ length: 16 * (HIGHEST + 1) }, (_, move) =>
  Math.abs(STEPS * ((move >> 4) - 1) - (HIGHEST - 1) * (((move >> 2) & 3) + (move & 3))),
);

/** Base cost of an empty cell, and the cost of each turn of waiting. */
const [EMPTY, TURN] = [100, 25];

/** Maximum cost of waiting, also for a cell on which no number fits; and the additional cost of each missing number there. */
const [MAX_COST, MISSING] = [400, 20];

/** Weight of a face-up tile, which need not be turned over first. */
const FACE_UP = 2;

/** Cost of each sixth of misplacement, which leaves less room for other tiles. */
const MISPLACED = 0.1;

// a board with a border, so that every cell has neighbors
const inner = Array.from({ length: 16 }, (_, at) => at + (at >> 2) + 6);
const low = new Int8Array(31);
const high = new Int8Array(31).fill(HIGHEST + 1);

/** By number: count of the available tiles up to that number. */
const upTo = new Int32Array(HIGHEST + 1);

/** Counts the available tiles. Call it before `cost`. */
function countTiles({ down, middle }: Twin): void {
  for (let tile = 1; tile <= HIGHEST; tile++) {
    upTo[tile] = upTo[tile - 1]! + down[tile]! + FACE_UP * middle[tile]!;
  }
}

/** Returns the cost of waiting for a number from `min` to `max`. */
function waitingCost(min: number, max: number): number {
  if (min > max) return MAX_COST + MISSING * (min - max);
  const fitting = upTo[max]! - upTo[min - 1]!;
  return fitting ? Math.min(MAX_COST, EMPTY + (TURN * upTo[HIGHEST]!) / fitting) : MAX_COST;
}

/**
 * Returns the cost of filling a board: the sum of the waiting costs of the empty cells. Each cell waits for the numbers that fit
 * there if the board is filled without exchanges; this takes the empty cells between it and the next tiles into account. The
 * order of the sum is fixed, for the same result on every platform.
 */
function cost(boards: Uint8Array, board: number): number {
  for (let at = 0; at < 16; at++) {
    const i = inner[at]!;
    low[i] = boards[board + at]! || Math.max(low[i - 5]!, low[i - 1]!) + 1;
  }
  let sum = 0;
  for (let at = 15; at >= 0; at--) {
    const i = inner[at]!;
    const tile = boards[board + at]!;
    high[i] = tile || Math.min(high[i + 5]!, high[i + 1]!) - 1;
    sum += tile ? MISPLACED * misplacement[(tile << 4) | at]! : waitingCost(low[i]!, high[i]);
  }
  return sum;
}

/** An evaluation of laying a tile on a cell. */
interface Evaluation {
  gain(tile: number, at: number): number;
  /** The gain above which a drawn tile is laid. */
  readonly floor: number;
  /** Subtracted from the expected gain of turning a tile over. */
  readonly patience: number;
}

/** The value of filling an empty cell, in sixths. */
const FILLED = 200;

/** Evaluates a tile by its distance from the ideal number of the cell. */
export const medium = ({ boards, seat }: Twin): Evaluation => ({
  gain: (tile, at) => {
    const back = boards[16 * seat + at]!;
    return (back ? misplacement[lay(back, at)]! : FILLED) - misplacement[lay(tile, at)]!;
  },
  floor: 0,
  patience: 100,
});

/** Bonus of an exchange, which brings another tile into play; and the gain above which a tile is not left to the others. */
const [EXCHANGE, LEAVE] = [5, -10];

/** Evaluates a tile by the change in the waiting time of the empty cells. */
export function hard(twin: Twin): Evaluation {
  const { boards, seat } = twin;
  countTiles(twin);
  const now = cost(boards, 16 * seat);
  const gain = (tile: number, at: number) => {
    const cell = 16 * seat + at;
    const back = boards[cell]!;
    boards[cell] = tile;
    const after = cost(boards, 16 * seat);
    boards[cell] = back;
    return now - after + (back ? EXCHANGE : 0);
  };
  return { gain, floor: LEAVE, patience: 0 };
}

/** A move and its estimated gain. */
type Estimate = readonly [move: number, gain: number];

/**
 * Returns the estimated gain of every move, the best first. The gain of turning a tile over is the mean of the best gains of
 * the face-down tiles.
 */
export function rank(twin: Twin, { gain, floor, patience }: Evaluation): readonly Estimate[] {
  const { boards, choice, drawn, down, filled, pile, seat } = twin;
  let tiles = choice;
  for (let tile = 1; tile <= HIGHEST; tile++) if (!drawn && down[tile]) tiles |= 1 << tile;
  twin.fits(tiles, seat);
  const estimates: Estimate[] = [];
  const most = new Float64Array(HIGHEST + 1);
  for (let at = 0; at < 16; at++) {
    for (let set = twin.fitting[at]!; set; set &= set - 1) {
      const tile = lowest(set);
      const gained = gain(tile, at);
      most[tile] = Math.max(most[tile]!, gained);
      // a full board wins, whatever the gain of an exchange
      const wins = filled[seat] === 15 && !boards[16 * seat + at];
      if ((choice >> tile) & 1) estimates.push([lay(tile, at), wins ? Infinity : gained]);
    }
  }
  let expected = 0;
  for (let tile = 1; tile <= HIGHEST; tile++) expected += down[tile]! * most[tile]!;
  estimates.push(drawn ? [PASS, floor] : [DRAW, Math.max(0, expected / pile - patience)]);
  return estimates.sort(([a, x], [b, y]) => y - x || a - b);
}

/** Returns the move for a dealt tile: in ascending order if all tiles are known, else on the cell nearest to its ideal. */
export function settle(twin: Twin): number {
  const { boards, drawn, seat, oneByOne } = twin;
  let best = -1;
  for (const at of diagonals) {
    if (boards[16 * seat + at]) continue;
    if (best < 0 || (oneByOne && misplacement[lay(drawn, at)]! < misplacement[lay(drawn, best)]!)) best = at;
  }
  return lay(drawn, best);
}

/** The gain in sixths above which `quick` takes a face-up tile. */
const MIN_GAIN = 10;

/** The best number for the cells at each step from the top left, in sixths. Found by experiment, like all numbers of `quick`. */
const IDEAL = [6, 23, 41, 63, 85, 103, 120];

const deviation = Int16Array.from({ length: 16 * (HIGHEST + 1) }, (_, move) =>
  Math.abs(6 * (move >> 4) - IDEAL[((move >> 2) & 3) + (move & 3)]!),
);

/**
 * Returns a move nearly as good as that of `hard`, but much faster, for rollouts. Fills a cell only with a suitable number; the
 * fuller the board, the larger the allowed deviation.
 */
function quick(twin: Twin): number {
  const { boards, choice, drawn, filled, fitting, seat } = twin;
  if (twin.step >= 0) return settle(twin);
  const other = drawn ? PASS : DRAW;
  if (!choice || !twin.fits(choice, seat)) return other;
  let most = drawn ? 0 : MIN_GAIN;
  let best = other;
  const fill = Math.max(30, 10 * filled[seat]! - 50);
  for (let at = 0; at < 16; at++) {
    if (!fitting[at]) continue;
    const back = boards[16 * seat + at]!;
    const before = back ? deviation[lay(back, at)]! : fill;
    for (let set = fitting[at]!; set; set &= set - 1) {
      const move = lay(lowest(set), at);
      const gain = before - deviation[move]!;
      if (gain <= most) continue;
      most = gain;
      best = move;
    }
  }
  return best;
}

/** The maximum random error of an easy player, in sixths. */
const NOISE = 18;

/** Allowed misplacement in sixths for each tile on the board: the fuller the board, the less choosy the player. */
const NEAR = 9;

/** Penalty of an exchange, in sixths. */
const EXCHANGE_PENALTY = 30;

/**
 * Chooses a move like a beginner: any tile near its ideal cell. It ignores the effect on the other cells, overlooks every second
 * face-up tile, and exchanges only badly placed tiles.
 */
export function easy(twin: Twin, chance: Random): number {
  const { boards, choice, drawn, filled, fitting, seat } = twin;
  const setup = twin.step >= 0;
  let nearest = setup ? Infinity : NEAR * filled[seat]!;
  let best = drawn ? PASS : DRAW;
  let seen = choice;
  for (let set = choice; set && !drawn; set &= set - 1) if (chance.below(2)) seen &= ~(set & -set);
  twin.fits(seen, seat);
  for (let at = 0; at < 16; at++) {
    const back = boards[16 * seat + at]!;
    for (let set = fitting[at]!; set; set &= set - 1) {
      const move = lay(lowest(set), at);
      const distance = misplacement[move]! + chance.below(NOISE) + (back ? EXCHANGE_PENALTY : 0);
      if (distance >= nearest || (back && distance >= misplacement[lay(back, at)]!)) continue;
      nearest = distance;
      best = move;
    }
  }
  return best;
}

/** Number of plies between two pauses: about a millisecond of work. */
const STEP = 3000;

/** The parts of a win, divided among the winners. */
const PARTS = 12;

/** A move and its results so far. */
export interface Trial {
  readonly move: number;
  /** Parts of wins by seat. */
  readonly won: number[];
  /** Sum of the mover's leads in filled cells over the best opponent. */
  lead: number;
  games: number;
  /** True if the move ends the game, so that no rollouts are needed. */
  readonly exact: boolean;
}

/** Adds the result of a finished game to a trial. */
function count({ winners, players, filled }: Twin, mover: number, tried: Trial): void {
  const parts = PARTS / size(winners);
  let most = 0;
  for (let seat = 0; seat < players; seat++) {
    if ((winners >> seat) & 1) tried.won[seat]! += parts;
    if (seat !== mover) most = Math.max(most, filled[seat]!);
  }
  tried.lead += filled[mover]! - most;
  tried.games++;
}

/** Creates a trial of a move in a view. `spare` is another Twin of the same game. */
export function trial(move: number, view: Twin, spare: Twin): Trial {
  spare.copy(view);
  spare.do(move);
  const won = Array<number>(view.players).fill(0);
  const tried = { move, won, lead: 0, games: 0, exact: spare.over > 0 };
  if (tried.exact) count(spare, view.seat, tried);
  return tried;
}

/** Returns a seat's chance to win after a move: its share of the rollouts, or 0.5 if there were none. */
export const chanceOf = ({ won, games }: Trial, seat: number): number =>
  games ? won[seat]! / (PARTS * games) : 0.5;

/** The value of a lead of one cell, in parts of a win. The lead has less noise than the wins. */
const CELL = 2;

/** Returns the value of a move for a seat, to compare moves. */
export const worthOf = ({ won, lead, games }: Trial, seat: number): number =>
  games && (won[seat]! + CELL * lead) / games;

/**
 * Returns the standard error of a chance. Four more games, half of them won, are added, so that the error is not 0 if all or no
 * games were won. For shared wins the real error is smaller.
 */
export function errorOf(tried: Trial, seat: number): number {
  const all = tried.games + 4;
  const share = (chanceOf(tried, seat) * tried.games + 2) / all;
  return Math.sqrt((share * (1 - share)) / all);
}

/** Rollouts of a view with the player `quick`. The unseen tiles are shuffled; each move is tried with the same shuffles. */
export class Rollouts {
  readonly #view: Twin;
  readonly #sim: Twin;
  readonly #next: () => number;
  readonly #tiles: Uint8Array;
  /** Total number of rollouts, and number of those done. */
  readonly #all: number;
  #games = 0;
  #plies = 0;

  constructor(view: Twin, spare: Twin, chance: Random, all: number) {
    this.#view = view;
    this.#sim = spare;
    this.#next = chance.next;
    this.#all = all;
    this.#tiles = Uint8Array.from([...view.down].flatMap((count, tile) => Array<number>(count).fill(tile)));
  }

  /** Tries each move with a number of shuffles. Returns true if time ran out. */
  *run(trials: readonly Trial[], shuffles: number): Generator<Progress, boolean, boolean | undefined> {
    for (let i = 0; i < shuffles; i++) {
      this.#shuffle();
      for (const each of trials) {
        this.#play(each);
        this.#games++;
        if (this.#plies < STEP) continue;
        this.#plies = 0;
        if (yield { done: Math.min(1, this.#games / this.#all) }) return true;
      }
    }
    return false;
  }

  #shuffle(): void {
    const tiles = this.#tiles;
    for (let i = tiles.length - 1; i > 0; i--) {
      // the bias is negligible for so few tiles
      const j = Math.floor((this.#next() * (i + 1)) / 4294967296);
      const tile = tiles[i]!;
      tiles[i] = tiles[j]!;
      tiles[j] = tile;
    }
  }

  #play(tried: Trial): void {
    const sim = this.#sim;
    sim.copy(this.#view);
    sim.do(tried.move);
    let plies = 0;
    for (; !sim.over; plies++) sim.do(sim.chance ? REVEAL | this.#tiles[sim.pile - 1]! : quick(sim));
    this.#plies += plies;
    count(sim, this.#view.seat, tried);
  }
}
