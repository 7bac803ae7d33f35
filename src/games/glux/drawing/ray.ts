import { nothing, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../../core/game.js';
import { shapes as marks } from '../../../element/view/seat-marks.js';
import type { Chip, Face, Square } from '../engine/types.js';
import { lamp } from './chip.js';
import * as finish from './finish.js';
import { middleOf, unit, type Layout } from './places.js';

/** A way that is counted: from a chip over every square to the last. */
export interface Counted {
  readonly from: Square;
  readonly path: readonly Square[];
  /** The square that bars it. */
  readonly barred?: Square | undefined;
}

const at = ([x, y]: readonly [number, number]) => `translate(${x} ${y})`;

const bead = (layout: Layout, square: Square, number: number) =>
  svg`<g class="bead" transform=${at(middleOf(layout, square))}><circle r="7.5" /><text y="3.8">${number}</text></g>`;

/** The count from a chip, square by square; what bars it, as a beam across. */
export const ray = (layout: Layout, { from, path, barred }: Counted): TemplateResult => {
  const open = barred === undefined ? path : path.slice(0, path.indexOf(barred) + 1);
  const [start, end] = [middleOf(layout, from), middleOf(layout, open.at(-1) ?? from)];
  const [dx, dy] = [Math.sign(end[0] - start[0]), Math.sign(end[1] - start[1])];
  // the numbers at both ends stay free
  const first = [start[0] + 14 * dx, start[1] + 14 * dy];
  const stop = [end[0] - 17 * dx, end[1] - 17 * dy];
  const across = `M${stop[0]! - 10 * dy} ${stop[1]! - 10 * dx}l${20 * dy} ${20 * dx}`;
  return svg`<g class=${barred === undefined ? 'ray' : 'ray no'}>
    <path d=${`M${first.join(' ')}L${stop.join(' ')}`} />
    ${open.slice(0, -1).map((square, i) => bead(layout, square, i + 1))}
    ${barred === undefined ? nothing : svg`<path class="beam" d=${across} />`}
  </g>`;
};

/** Beside a square: the chip that may come there, and the one that it would cover. Nothing there is hidden by it. */
export const callout = (
  layout: Layout,
  square: Square,
  seat: Seat,
  faces: readonly Face[],
  covers: Chip | undefined,
): TemplateResult => {
  const [x, y] = middleOf(layout, square);
  const width = 24 * faces.length + (covers ? 38 : 0) + 8;
  const right = unit * layout.rows[0]!.length;
  const left = Math.min(Math.max(x - width / 2, -8), right + 8 - width);
  const top = y < 2 * unit ? y + 21 : y - 21 - 30;
  const small = (chip: Chip, i: number, more = 0) =>
    svg`<g transform=${`translate(${left + 16 + 24 * i + more} ${top + 15}) scale(.68)`}>${lamp(chip, finish)}</g>`;
  return svg`<g class="callout">
    <rect x=${left} y=${top} width=${width} height="30" rx="8" />
    ${faces.map((face, i) => small({ seat, face }, i))}
    ${
      covers
        ? svg`<path d=${`M${left + 24 * faces.length + 8} ${top + 15}h9m-4-4 4 4-4 4`} />${small(covers, faces.length, 14)}`
        : nothing
    }
  </g>`;
};

/** A small mark of a seat on a square that it could reach. */
export const reachMark = (layout: Layout, square: Square, seat: Seat): TemplateResult => {
  const [x, y] = middleOf(layout, square);
  return svg`<path class=${`flag s${seat + 1}`} d=${marks[seat]!} transform=${`translate(${x - 10} ${y + 10}) scale(.46) translate(-17 -17)`} />`;
};
