import { html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { facesOf, indexOf, kindsLeft } from '../engine/board.js';
import type { ChipType, Square } from '../engine/types.js';
import { freeChip, squareParts, type Marks } from './chip.js';
import { groundParts, sideHeight, viewBox, type GroundLook } from './ground.js';
import { frameOf, middleOf, unit, type Layout } from './places.js';

/** A static picture of a board. */
export interface DiagramLook extends GroundLook {
  /** The text alternative. */
  readonly label: string;
  /** The marks of a square. */
  readonly marks: (square: Square) => Marks;
  /** A drawing over the squares. */
  readonly layer?: Drawing | undefined;
}

/** Ground, chips and marks of a board, for an SVG in the board's drawing units. */
const boardParts = (look: Omit<DiagramLook, 'label'>) => {
  const { layout, state } = look;
  const squares = layout.rows.flat().flatMap((square) => {
    const stack = state.stacks[indexOf(state.board, square)]!;
    const marks = look.marks(square);
    if (stack.length === 0 && !Object.values(marks).includes(true)) return [];
    return svg`<g transform=${`translate(${middleOf(layout, square).join(' ')})`}>${squareParts({ stack, ...marks })}</g>`;
  });
  return svg`${groundParts(look)}${squares}${look.layer ?? nothing}`;
};

/** A static picture of a board, for rules and pages without script. Needs `defs` in the same root. */
export const diagram = (look: DiagramLook): Drawing =>
  html`<svg
    width="480"
    text-anchor="middle"
    fill="none"
    fill-opacity="0"
    stroke="url(#_) currentColor"
    class="diagram"
    viewBox=${viewBox(look.layout)}
    role="img"
    aria-label=${look.label}>
    ${boardParts(look)}
  </svg>`;

const svgOf = (layout: Layout, parts: Drawing, below = 0) =>
  html`<svg
    width="480"
    text-anchor="middle"
    fill="none"
    fill-opacity="0"
    stroke="url(#_) currentColor"
    class="ground"
    viewBox=${viewBox(layout, below)}
    aria-hidden="true">
    ${parts}
  </svg>`;

/** The ground of a board to play on. */
export const ground = (look: GroundLook): Drawing => svgOf(look.layout, groundParts(look));

/** The distance of the chips below a board. */
const [CHIP, SEAT] = [34, 20];

/** The chips that the players have not laid yet, in a row below the board, by seats. */
const chipRow = ({ layout, state }: GroundLook) => {
  const y = unit * layout.rows.length + frameOf(layout.board) + sideHeight + CHIP / 2;
  let x = CHIP / 2 - SEAT;
  return state.hands.map((_, seat) => {
    x += SEAT;
    const all = kindsLeft(state, seat).flatMap(({ kind, count }) => Array<ChipType>(count).fill(kind));
    return all.map((kind) => {
      const at = `translate(${x} ${y})`;
      x += CHIP;
      return svg`<g transform=${at}>${freeChip(seat, facesOf(kind))}</g>`;
    });
  });
};

/**
 * A position that cannot be played on: one drawing in place of its squares, with a layer over it. A picture has more below the board: its
 * side, and the chips that are left, if they are few.
 */
export const position = (
  look: GroundLook & Pick<DiagramLook, 'layer'> & { readonly last: readonly Square[] },
  below?: { readonly chips: boolean },
): Drawing => {
  const marks = (square: Square) => ({ last: look.last.includes(square) });
  const parts = boardParts({ ...look, marks });
  return below?.chips
    ? svgOf(look.layout, svg`${parts}${chipRow(look)}`, sideHeight + CHIP)
    : svgOf(look.layout, parts, below && sideHeight);
};
