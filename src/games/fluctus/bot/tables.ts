import { board, fields } from '../engine/board.js';
import { colors, type Color, type Field } from '../engine/types.js';

/** The board as bit sets: bit n of a 12-bit set is field n in the order of a formatted position. */

/** Number of sets of the twelve fields. */
const SETS = 4096;

const bit = (field: Field): number => 1 << fields.indexOf(field);

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
export const captures: readonly Capture[] = board.lines
  .flatMap(({ fields: line }) =>
    [line, [...line].reverse()].flatMap((path) =>
      path.slice(2).map((to, i): Capture => {
        const [from, over] = [path[i]!, path[i + 1]!];
        const move = pack(fields.indexOf(from), fields.indexOf(over), fields.indexOf(to));
        return { pair: bit(from) | bit(over), target: bit(to), from: bit(from), move };
      }),
    ),
  )
  .sort((a, b) => a.target - b.target);

for (const { fields: line } of board.lines) {
  line.slice(1).forEach((field, i) => {
    neighbors[fields.indexOf(field)]! |= bit(line[i]!);
    neighbors[fields.indexOf(line[i]!)]! |= bit(field);
  });
}

for (let set = 1; set < SETS; set++) {
  popCount[set] = popCount[set >> 1]! + (set & 1);
  for (const { pair, target } of captures) if ((set & pair) === pair) attacks[set]! |= target;
}

/** The start fields of red, the first colour on both rings (F3). Those of the next colour are one bit further. */
export const STARTS = 0b1000001;

/** Returns the set of the two start fields of a colour. */
export const starts = (color: Color): number => STARTS << colors.indexOf(color);
