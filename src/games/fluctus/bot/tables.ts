import { board, fields } from '../engine/board.js';

/** The board as bit sets: bit n of a 12-bit set is field n in the order of a formatted position. */

/** Number of sets of the twelve fields. */
const SETS = 4096;

/** Returns the first field of a set, which must not be empty. */
export const firstOf = (set: number): number => 31 - Math.clz32(set & -set);

/** Number of fields of each set. */
export const popCount = new Uint8Array(SETS);

/** The fields that a line joins to each field (F4). */
export const neighbors = new Uint16Array(12);

/** The fields that stones on each set can capture (F6). */
export const attacks = new Uint16Array(SETS);

/** A capture: the fields as sets, and the move as Twin encodes it. */
export interface Capture {
  /** The two fields that must have own stones. */
  readonly pair: number;
  readonly target: number;
  /** The field of the pair whose stone moves. */
  readonly from: number;
  readonly move: number;
}

/** Stands for a missing field in a move or a path. */
export const NONE = 15;

/** Encodes a move in twelve bits: from, over and to, each a field or `NONE`. */
export const pack = (from: number, over: number, to: number): number => from | (over << 4) | (to << 8);

/** All captures, ordered by the captured field; there are three for each field. */
export const captures: Capture[] = [];

for (const line of board.lines) {
  const path = line.fields.map((field) => fields.indexOf(field));
  for (const way of [path, [...path].reverse()]) {
    for (let i = 1; i < way.length; i++) {
      const [from, over, to] = [way[i - 1]!, way[i]!, way[i + 1]];
      neighbors[from]! |= 1 << over;
      if (to === undefined) continue;
      const move = pack(from, over, to);
      captures.push({ pair: (1 << from) | (1 << over), target: 1 << to, from: 1 << from, move });
    }
  }
}
captures.sort((a, b) => a.target - b.target);

for (let set = 1; set < SETS; set++) {
  popCount[set] = popCount[set >> 1]! + (set & 1);
  for (const { pair, target } of captures) if ((set & pair) === pair) attacks[set]! |= target;
}

/** The start fields of red, the first colour on both rings (F3). Those of the next colour are one bit further. */
export const STARTS = 0b1000001;
