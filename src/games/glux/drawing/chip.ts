import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../../core/game.js';
import { shapes } from '../../../element/view/seat-marks.js';
import type { Chip, Face, Stack } from '../engine/types.js';
import { marks, type Marks } from './marks.js';

/** A square: its chips and marks. */
export interface SquareLook extends Marks {
  readonly stack: Stack;
}

/** The gloss of a chip, and as many lights on its rim as it has pips. */
const lights = (seat: Seat, face: Face) => {
  const dashes = `0 ${60 / face}`;
  const rim = `#g-rim${seat}`;
  return svg`<path class="glass" d=${shapes[seat]!} transform="translate(-15.6 -15.6) scale(.92)" />
    <use href=${rim} class="lights casing" stroke-dasharray=${dashes} /><use href=${rim} class="lights" stroke-dasharray=${dashes} />`;
};

/** A chip around 0 0 that shows its face. */
export const chip = ({ seat, face }: Chip): TemplateResult =>
  svg`<g class="chip s${seat + 1}">
    <use href=${`#g-chip${seat}`} />${lights(seat, face)}
    <text y=${seat === 3 ? 8 : seat === 2 ? 5.2 : 6}>${face}</text>
  </g>`;

/** The visible part of a chip that is covered: its rim. */
const rim = ({ seat }: Chip) =>
  svg`<use href=${`#g-chip${seat}`} class="covered s${seat + 1}" transform="translate(0 3.4) scale(1.12)" />`;

const pile = (stack: Stack) => {
  const top = stack.at(-1);
  const covered = stack.length > 1 ? stack[0] : undefined;
  if (!top) return nothing;
  return svg`<g class="pile">${
    covered ? svg`${rim(covered)}<g transform="translate(0 -2.2) scale(.92)">${chip(top)}</g>` : chip(top)
  }</g>`;
};

/** The chips and marks of a square around 0 0. */
export const squareParts = ({ stack, ...marked }: SquareLook): TemplateResult =>
  svg`${pile(stack)}${marks(marked)}`;

/** The drawing in a square's button. An empty square without marks has none. */
export const squareDrawing = (look: SquareLook): TemplateResult | typeof nothing => {
  const { stack, aimed, last, hint } = look;
  return stack.length > 0 || aimed || last || hint
    ? html`<svg class="piece" viewBox="-18 -18 36 36" aria-hidden="true">${squareParts(look)}</svg>`
    : nothing;
};
