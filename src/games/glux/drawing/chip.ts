import type { Seat } from '../../../core/game.js';
import { flat, html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { shapes } from '../../../element/ui/view/seat-marks.js';
import type { Chip, Face, Stack } from '../engine/types.js';
import { marks, type Marks } from './marks.js';

/** A square: its chips and marks. */
export interface SquareLook extends Marks {
  readonly stack: Stack;
}

/** The line inside a chip's edge on which its lights are. It has a length of 60 in every shape. */
const rims = [
  'M0-11.500a11.500 11.500 0 1 1-.1 0z',
  'M0-10.500H10.500V10.500H-10.500V-10.500Z',
  'M0-13 13 0 0 13-13 0Z',
  'M0-12 12.200 10.900H-12.200Z',
];

/** The side and the top of a chip. Drawn directly: a copy by `use` has more elements. */
const body = (seat: Seat): Drawing =>
  svg`<path class="k-side" d=${shapes[seat]!} transform="translate(-15.6 -12.800) scale(.92)" /><path class="k-top" d=${shapes[seat]!} transform="translate(-15.6 -15.6) scale(.92)" />`;

/** The gloss of a chip, and as many lights on its rim as it has pips. */
const lights = (seat: Seat, face: Face) => {
  const dashes = `0 ${60 / face}`;
  return svg`<path class="glass ornament" d=${shapes[seat]!} transform="translate(-15.6 -15.6) scale(.92)" />
    <path class="lights casing ornament" d=${rims[seat]!} pathLength="60" stroke-dasharray=${dashes} /><path class="lights ornament" d=${rims[seat]!} pathLength="60" stroke-dasharray=${dashes} />`;
};

/** The line of a number, below the middle of a chip. */
const numberY = (seat: Seat): number => (seat === 3 ? 8 : seat === 2 ? 5.2 : 6);

const drawnChips: Record<string, Drawing> = {};

/** A chip around 0 0 that shows its face. */
export const chip = ({ seat, face }: Chip): Drawing =>
  (drawnChips[`${seat} ${face}`] ??= flat(svg`<g class="chip s${seat + 1}">
    ${body(seat)}${lights(seat, face)}
    <text y=${numberY(seat)}>${face}</text>
  </g>`));

const drawnRims: Record<number, Drawing> = {};

/** The visible part of a chip that is covered: its rim. */
const rim = ({ seat }: Chip): Drawing =>
  (drawnRims[seat] ??= flat(
    svg`<g class="covered s${seat + 1}" transform="translate(0 3.4) scale(1.12)">${body(seat)}</g>`,
  ));

const pile = (stack: Stack) => {
  const top = stack.at(-1);
  const covered = stack.length > 1 ? stack[0] : undefined;
  if (!top) return nothing;
  return svg`<g class="pile">${
    covered ? svg`${rim(covered)}<g transform="translate(0 -2.2) scale(.92)">${chip(top)}</g>` : chip(top)
  }</g>`;
};

/** The chips and marks of a square around 0 0. */
export const squareParts = ({ stack, ...marked }: SquareLook): Drawing => svg`${pile(stack)}${marks(marked)}`;

/** The drawing in a square's button. An empty square without marks has none. */
export const squareDrawing = (look: SquareLook): Drawing | typeof nothing => {
  const { stack, aimed, last, hint } = look;
  return stack.length > 0 || aimed || last || hint
    ? html`<svg
        width="40"
        text-anchor="middle"
        fill="none"
        stroke="url(#_) currentColor"
        class="piece"
        viewBox="-18 -18 36 36"
        aria-hidden="true">
        ${squareParts(look)}
      </svg>`
    : nothing;
};
