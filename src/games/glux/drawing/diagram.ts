import { html, svg, type TemplateResult } from 'lit';
import { indexOf } from '../engine/board.js';
import type { Square } from '../engine/types.js';
import { squareParts, type SquareLook } from './chip.js';
import { groundParts, viewBox, type GroundLook } from './ground.js';
import { middleOf } from './places.js';
import { ray, type Counted } from './ray.js';

/** A still picture of a board. */
export interface DiagramLook extends GroundLook {
  /** Text alternative. */
  readonly label: string;
  /** What is marked on a square. */
  readonly marks: (square: Square) => Omit<SquareLook, 'stack'>;
  /** Counts to trace. */
  readonly ways: readonly Counted[];
}

/** One still picture of a board, for rules and pages without script; needs `defs` in the same root. */
export const diagram = (look: DiagramLook): TemplateResult => {
  const { layout, state, finish } = look;
  return html`<svg class="diagram" viewBox=${viewBox(layout)} role="img" aria-label=${look.label}>
    ${groundParts(look)}
    ${layout.rows.flat().map((square) => {
      const stack = state.stacks[indexOf(state.board, square)]!;
      return svg`<g transform=${`translate(${middleOf(layout, square).join(' ')})`}>
        ${squareParts({ stack, ...look.marks(square) }, finish)}
      </g>`;
    })}
    ${look.ways.map((way) => ray(layout, way))}
  </svg>`;
};
