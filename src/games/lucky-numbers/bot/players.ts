import type { Random } from '../../../core/random.js';
import { HIGHEST } from '../engine/board.js';
import { diagonals, DRAW, lay, lowest, PASS, type Twin } from './twin.js';
import { cost, countTiles, misplacement } from './evaluate.js';

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
export type Estimate = readonly [move: number, gain: number];

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
export function quick(twin: Twin): number {
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
