import type { Seat } from '../../../core/game.js';
import { nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { indexOf } from '../engine/board.js';
import type { Chip, Face, Square } from '../engine/types.js';
import { targetsOf, type ShownPosition } from '../selection.js';
import { calloutPlace } from './callout-place.js';
import { chip } from './chip.js';
import { seatFlag } from './light.js';
import { middleOf, type Layout } from './places.js';

/** A count from a chip over every square of a path. */
export interface Count {
  readonly from: Square;
  readonly path: readonly Square[];
}

const bead = (layout: Layout, square: Square, number: number) =>
  svg`<g class="bead" transform=${`translate(${middleOf(layout, square).join(' ')})`}><circle r="7.5" /><text y="3.8">${number}</text></g>`;

/** A count as a line with a number on each square. */
export const ray = (layout: Layout, { from, path }: Count): Drawing => {
  const [start, end] = [middleOf(layout, from), middleOf(layout, path.at(-1) ?? from)];
  const [dx, dy] = [Math.sign(end[0] - start[0]), Math.sign(end[1] - start[1])];
  // the numbers at both ends stay free; between neighbours there is no line
  const line = `M${start[0] + 18 * dx} ${start[1] + 18 * dy}L${end[0] - 18 * dx} ${end[1] - 18 * dy}`;
  return svg`<g class="ray">
    <path d=${line} />
    ${path.slice(0, -1).map((square, i) => bead(layout, square, i + 1))}
  </g>`;
};

/** A box beside a square, so that it hides nothing: the chip that may be laid, and the one that it would cover. */
const callout = (
  { layout, state, targets }: ShownPosition,
  square: Square,
  faces: readonly Face[],
  covered: Chip | undefined,
) => {
  const { seat } = state;
  const width = 24 * faces.length + (covered ? 38 : 0) + 8;
  const [left, top] = calloutPlace(layout, square, state, targets, [width, 30]);
  const small = (shown: Chip, dx: number) =>
    svg`<g transform=${`translate(${left + 16 + dx} ${top + 15}) scale(.68)`}>${chip(shown)}</g>`;
  return svg`<g class="callout">
    <rect x=${left} y=${top} width=${width} height="30" rx="8" />
    ${faces.map((face, i) => small({ seat, face }, 24 * i))}
    ${
      covered
        ? svg`<path d=${`M${left + 24 * faces.length + 8} ${top + 15}h9m-4-4 4 4-4 4`} />${small(covered, 24 * faces.length + 14)}`
        : nothing
    }
  </g>`;
};

/** The small mark of a seat on a square that it can reach. */
const reachMark = (layout: Layout, square: Square, seat: Seat) => {
  const [x, y] = middleOf(layout, square);
  return seatFlag(seat, x - 10, y + 10, 0.46);
};

/** The parts of the layer over the squares that are not part of a position. */
export interface OverlayLook {
  /** The square under the pointer, or the focused one. */
  readonly hovered: Square | undefined;
  /** The faces that may be laid now. */
  readonly faces: readonly Face[];
  /** The seat whose reach is shown. */
  readonly reachOf: Seat | undefined;
}

/** The layer over the squares: the counts to the hovered target or from the hovered chip, and the reach of a seat. */
export function overlay(position: ShownPosition, { hovered, faces, reachOf }: OverlayLook): Drawing {
  const { layout, targets, state, aimed, face } = position;
  const to = hovered !== undefined && targets.has(hovered) ? hovered : aimed;
  const reached = reachOf === undefined ? [] : [...targetsOf(state, reachOf).keys()];
  const ways =
    to === undefined
      ? [...targets.values()].flat().filter(({ from }) => from === hovered)
      : (targets.get(to) ?? []);
  const covered = to === undefined ? undefined : state.stacks[indexOf(state.board, to)]?.[0];
  return svg`
    ${reached.map((square) => reachMark(layout, square, reachOf!))}
    ${ways.map(({ from, path }) => (from === undefined ? nothing : ray(layout, { from, path })))}
    ${
      to === undefined || faces.length === 0 ? nothing : callout(position, to, face ? [face] : faces, covered)
    }`;
}
