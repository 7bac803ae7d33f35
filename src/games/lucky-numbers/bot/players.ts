import type { Random } from '../../../core/random.js';
import { HIGHEST } from '../engine/board.js';
import { diagonals, DRAW, lay, PASS, type Twin } from './twin.js';
import { cost, countTiles, strayed } from './worth.js';

/** What a player sees in laying a tile on a cell; what is not above `floor` is left. */
interface Judge {
  gain(tile: number, at: number): number;
  /** What a drawn tile must gain to be laid. */
  readonly floor: number;
  /** What waiting for a better tile must promise beyond the best one at hand. */
  readonly patience: number;
}

/** A tile in its place counts so much more than an empty cell, in sixths. */
const FILLED = 200;

/** Aims at the ideal of each cell. */
export const medium = ({ boards, seat }: Twin): Judge => ({
  gain: (tile, at) => {
    const back = boards[16 * seat + at]!;
    return (back ? strayed[lay(back, at)]! : FILLED) - strayed[lay(tile, at)]!;
  },
  floor: 0,
  patience: 100,
});

/** An exchange brings another tile into play, and a tile laid helps nobody else. */
const [EXCHANGE, KEPT] = [5, -10];

/** Weighs how long every empty cell waits. */
export function hard(twin: Twin): Judge {
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
  return { gain, floor: KEPT, patience: 0 };
}

/** A move and what it seems to gain. */
export type Guess = readonly [move: number, gain: number];

/**
 * What every move seems to gain, the best first. Turning a tile over promises the mean of what the best place of each
 * face-down tile gains.
 */
export function rank(twin: Twin, { gain, floor, patience }: Judge): readonly Guess[] {
  const { boards, choice, drawn, down, filled, pile, seat } = twin;
  let among = choice;
  for (let tile = 1; tile <= HIGHEST; tile++) if (!drawn && down[tile]) among |= 1 << tile;
  twin.fits(among, seat);
  const guesses: Guess[] = [];
  const most = new Float64Array(HIGHEST + 1);
  for (let at = 0; at < 16; at++) {
    for (let set = twin.fitting[at]!; set; set &= set - 1) {
      const tile = 31 - Math.clz32(set & -set);
      const gained = gain(tile, at);
      most[tile] = Math.max(most[tile]!, gained);
      // a full board wins, whatever an exchange would mend
      const wins = filled[seat] === 15 && !boards[16 * seat + at];
      if ((choice >> tile) & 1) guesses.push([lay(tile, at), wins ? Infinity : gained]);
    }
  }
  let promise = 0;
  for (let tile = 1; tile <= HIGHEST; tile++) promise += down[tile]! * most[tile]!;
  guesses.push(drawn ? [PASS, floor] : [DRAW, Math.max(0, promise / pile - patience)]);
  return guesses.sort(([a, x], [b, y]) => y - x || a - b);
}

/** Where a dealt tile goes: in ascending order where all are known, else near its place. */
export function settle(twin: Twin): number {
  const { boards, drawn, seat, oneByOne } = twin;
  let best = -1;
  for (const at of diagonals) {
    if (boards[16 * seat + at]) continue;
    if (best < 0 || (oneByOne && strayed[lay(drawn, at)]! < strayed[lay(drawn, best)]!)) best = at;
  }
  return lay(drawn, best);
}

/** What a face-up tile must gain, in sixths, for `quick` to take it. */
const WORTHWHILE = 10;

/** What suits the cells at each step from the top left best in such play, in sixths. Found by trial, like all numbers of `quick`. */
const SUITING = [6, 23, 41, 63, 85, 103, 120];

const unsuited = Int16Array.from({ length: 16 * (HIGHEST + 1) }, (_, move) =>
  Math.abs(6 * (move >> 4) - SUITING[((move >> 2) & 3) + (move & 3)]!),
);

/** Nearly as good as `hard`, in no time: for rollouts. Fills a cell only with what suits it, the fuller the board, the less so. */
export function quick(twin: Twin): number {
  const { boards, choice, drawn, filled, fitting, seat } = twin;
  if (twin.step >= 0) return settle(twin);
  const other = drawn ? PASS : DRAW;
  if (!choice || !twin.fits(choice, seat)) return other;
  let most = drawn ? 0 : WORTHWHILE;
  let best = other;
  const fill = Math.max(30, 10 * filled[seat]! - 50);
  for (let at = 0; at < 16; at++) {
    if (!fitting[at]) continue;
    const back = boards[16 * seat + at]!;
    const before = back ? unsuited[lay(back, at)]! : fill;
    for (let set = fitting[at]!; set; set &= set - 1) {
      const move = lay(31 - Math.clz32(set & -set), at);
      const gain = before - unsuited[move]!;
      if (gain <= most) continue;
      most = gain;
      best = move;
    }
  }
  return best;
}

/** An easy player's eye is out by up to so many sixths. */
const BLUR = 18;

/** A tile is near its place within so many sixths for each tile that lies on the board: who has much laid is less choosy. */
const NEAR = 9;

/** Exchanging comes to mind only where a tile lies so far off, in sixths. */
const FAR = 30;

/**
 * Lays anything near its place, by eye: it does not see what a tile leaves to the cells around, overlooks one face-up tile
 * in two, and exchanges only what lies badly.
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
      const move = lay(31 - Math.clz32(set & -set), at);
      const off = strayed[move]! + chance.below(BLUR) + (back ? FAR : 0);
      if (off >= nearest || (back && off >= strayed[lay(back, at)]!)) continue;
      nearest = off;
      best = move;
    }
  }
  return best;
}
