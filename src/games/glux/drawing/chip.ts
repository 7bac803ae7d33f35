import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Chip, Stack } from '../engine/types.js';
import type { Finish } from './finish.js';

/** What lies on a square, and what is marked there. */
export interface SquareLook {
  readonly stack: Stack;
  /** Chosen: only the face is still open. */
  readonly aimed?: boolean | undefined;
  readonly last?: boolean | undefined;
  readonly hint?: boolean | undefined;
  /** A chip here is against a rule. */
  readonly barred?: boolean | undefined;
}

/** A chip that shows its face. */
export const lamp = ({ seat, face }: Chip, finish?: Finish): TemplateResult =>
  svg`<g class="chip s${seat + 1}">
    <use href=${`#g-chip${seat}`} />${finish?.lights(seat, face)}
    <text y=${seat === 3 ? 8 : seat === 2 ? 5.2 : 6}>${face}</text>
  </g>`;

/** What shows of a chip that is covered: its rim. */
const rim = ({ seat }: Chip) =>
  svg`<use href=${`#g-chip${seat}`} class="covered s${seat + 1}" transform="translate(0 3.4) scale(1.12)" />`;

/** All that a square shows round 0 0, without focus. */
export const squareParts = ({ stack, ...look }: SquareLook, finish?: Finish): TemplateResult => {
  const top = stack.at(-1);
  const covered = stack.length > 1 ? stack[0] : undefined;
  return svg`
    ${top ? svg`<g class="pile">${covered ? svg`${rim(covered)}<g transform="translate(0 -2.2) scale(.92)">${lamp(top, finish)}</g>` : lamp(top, finish)}</g>` : nothing}
    ${finish?.over(look)}
  `;
};

/** The drawing inside a square's button; nothing where there is nothing to see. */
export const square = (look: SquareLook, finish?: Finish): TemplateResult | typeof nothing => {
  const { stack, aimed, last, hint } = look;
  return stack.length > 0 || aimed || last || hint
    ? html`<svg class="piece" viewBox="-18 -18 36 36" aria-hidden="true">${squareParts(look, finish)}</svg>`
    : nothing;
};
