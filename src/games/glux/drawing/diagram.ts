import { html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { indexOf } from '../engine/board.js';
import type { Square } from '../engine/types.js';
import { squareParts, type Marks } from './chip.js';
import { groundParts, viewBox, type GroundLook } from './ground.js';
import { middleOf, type Layout } from './places.js';

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

/** The drawing below the board of a picture. */
interface Below {
  readonly height: number;
  readonly drawing?: Drawing | undefined;
}

/** A position that cannot be played on: one drawing in place of its squares, with a layer over it, and more below it. */
export const position = (
  look: GroundLook & Pick<DiagramLook, 'layer'> & { readonly last: readonly Square[] },
  { height, drawing }: Below = { height: 0 },
): Drawing => {
  const marks = (square: Square) => ({ last: look.last.includes(square) });
  return svgOf(look.layout, svg`${boardParts({ ...look, marks })}${drawing ?? nothing}`, height);
};
