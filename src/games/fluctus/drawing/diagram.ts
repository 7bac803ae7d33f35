import { html, svg, type TemplateResult } from 'lit';
import { fields } from '../engine/board.js';
import type { Field } from '../engine/types.js';
import { groundParts, type GroundLook } from './ground.js';
import type { PieceLook } from './piece-look.js';
import { pieceParts } from './piece.js';
import { place } from './places.js';

export interface DiagramLook extends GroundLook {
  /** Text alternative. */
  readonly label: string;
  /** Stones and marks by field. */
  readonly pieces: Readonly<Partial<Record<Field, PieceLook>>>;
}

/** One still picture of a board, for rules and pages without script; needs `defs` in the same root. */
export const diagram = (look: DiagramLook): TemplateResult =>
  html`<svg class="diagram" viewBox="-276 -276 552 560" role="img" aria-label=${look.label}>
    ${groundParts(look)}
    ${fields.map((field) => {
      const [x, y] = place(field, look.shift);
      const shown = look.pieces[field];
      return shown
        ? svg`<g class=${shown.chosen ? 'chosen' : ''} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            ${pieceParts(shown)}
          </g>`
        : '';
    })}
  </svg>`;
