import { svg, type TemplateResult } from 'lit';
import type { Seat } from '../../../core/game.js';
import type { Color } from '../engine/types.js';

/** A stone: its seat and its colour. */
export interface Stone {
  readonly seat: Seat;
  readonly color: Color;
}

/** A stone in a group of a class. */
export const stoneIn = (name: string, { seat, color }: Stone): TemplateResult =>
  svg`<g class="${name} c-${color}">
    <use href="#f-shade" class="shade" /><use href=${`#f-stone${seat}`} class="lift" />
  </g>`;

/** A stone. Motion moves `.stone` (px are drawing units there); selecting it lifts `.lift`. */
export const stone = (shown: Stone): TemplateResult => stoneIn('stone', shown);
