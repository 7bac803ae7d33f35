import { board, fields } from '../engine/board.js';
import { colors, type Color, type Field } from '../engine/types.js';

/** The board as sets of fields: bit n of a 12-bit set is field n in the order of a position's text. */

/** Every set of the twelve fields. */
const SETS = 4096;

const bit = (field: Field): number => 1 << fields.indexOf(field);

/** The first field of a set that is not empty. */
export const firstOf = (set: number): number => 31 - Math.clz32(set & -set);

/** Number of fields in each set. */
export const size = new Uint8Array(SETS);

/** The fields joined to each field (F4). */
export const around = new Uint16Array(12);

/** The fields that stones on each set can capture on (F6). */
export const aims = new Uint16Array(SETS);

/** A way of capturing: from, over and onto, and its move as the twin writes it. */
export interface Leap {
  /** The two fields that own stones must hold. */
  readonly pair: number;
  readonly target: number;
  /** The one of the pair that leaps. */
  readonly from: number;
  readonly move: number;
}

/** Field in a move or a path where there is none. */
export const NONE = 15;

/** A move in twelve bits: from, over and to, `NONE` where there is none. */
export const pack = (from: number, over: number, to: number): number => from | (over << 4) | (to << 8);

/** All ways of capturing, the three on each field together, in the order of the fields. */
export const leaps: readonly Leap[] = board.lines
  .flatMap(({ fields: line }) =>
    [line, [...line].reverse()].flatMap((way) =>
      way.slice(2).map((to, i): Leap => {
        const [from, over] = [way[i]!, way[i + 1]!];
        const move = pack(fields.indexOf(from), fields.indexOf(over), fields.indexOf(to));
        return { pair: bit(from) | bit(over), target: bit(to), from: bit(from), move };
      }),
    ),
  )
  .sort((a, b) => a.target - b.target);

for (const { fields: line } of board.lines) {
  line.slice(1).forEach((field, i) => {
    around[fields.indexOf(field)]! |= bit(line[i]!);
    around[fields.indexOf(line[i]!)]! |= bit(field);
  });
}

for (let set = 1; set < SETS; set++) {
  size[set] = size[set >> 1]! + (set & 1);
  for (const { pair, target } of leaps) if ((set & pair) === pair) aims[set]! |= target;
}

/** The start fields of red, the first colour of both rings; the next colour's are a place further on (F3). */
export const STARTS = 0b1000001;

/** The set of a colour's two start fields. */
export const starts = (color: Color): number => STARTS << colors.indexOf(color);
