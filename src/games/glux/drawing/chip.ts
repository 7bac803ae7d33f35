import { flat, html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import type { Seat } from '../../../core/game.js';
import { shapes } from '../../../element/ui/view/seat-marks.js';
import type { Chip, Face, Stack } from '../engine/types.js';

/** The marks of a square. */
export interface Marks {
  /** The square is selected: only the face is open. */
  readonly aimed?: boolean | undefined;
  /** The last chip was laid here. */
  readonly last?: boolean | undefined;
  readonly hint?: boolean | undefined;
  /** A chip here is illegal. */
  readonly barred?: boolean | undefined;
}

const corners =
  'M-17.500-9v-4q0-4.500 4.500-4.500h4M9-17.500h4q4.500 0 4.500 4.500v4M17.500 9v4q0 4.500-4.500 4.500h-4M-9 17.500h-4q-4.500 0-4.500-4.500v-4';
const arrowHeads =
  'M-4.500-20 0-15.500 4.500-20M-4.500 20 0 15.500 4.500 20M-20-4.500-15.500 0-20 4.500M20-4.500 15.500 0 20 4.500';

const square = 'M-11-17h22q6 0 6 6v22q0 6-6 6h-22q-6 0-6-6v-22q0-6 6-6z';

/** A mark on any light: a line with a casing. */
const lastMark = svg`<path class="last-to casing" d=${corners} /><path class="last-to" d=${corners} />`;
const aimedMark = svg`<path class="chosen casing" d=${square} /><path class="chosen" d=${square} />`;
const hintMark = svg`<path class="hint casing" d=${arrowHeads} /><path class="hint" d=${arrowHeads} />`;
const barredMark = svg`<g class="barred"><circle r="8" /><path d="M-4.500 0h9" /></g>`;

/** The marks of a square around 0 0, drawn over its chips. */
export const marks = ({ last, aimed, hint, barred }: Marks): Drawing | typeof nothing =>
  last || aimed || hint || barred
    ? svg`${last ? lastMark : nothing}${aimed ? aimedMark : nothing}${hint ? hintMark : nothing}${barred ? barredMark : nothing}`
    : nothing;

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
export const body = (seat: Seat): Drawing =>
  svg`<path class="k-side" d=${shapes[seat]!} transform="translate(-15.6 -12.800) scale(.92)" /><path class="k-top" d=${shapes[seat]!} transform="translate(-15.6 -15.6) scale(.92)" />`;

/** The place of a chip's lens: inside its rim, in the same shape. */
export const lenses = [
  '-11.900 -11.900) scale(.7',
  '-11.900 -11.900) scale(.7',
  '-12.600 -12.600) scale(.74',
  '-11.900 -9.600) scale(.7',
];

/** The lens of a chip, full of its light, and as many lights on its rim as it has pips. */
const lights = (seat: Seat, face: Face) => {
  const dashes = `0 ${60 / face}`;
  return svg`<path fill=${`url(#g-lens${seat})`} d=${shapes[seat]!} transform=${`translate(${lenses[seat]!})`} />
    <path class="lights casing ornament" d=${rims[seat]!} pathLength="60" stroke-dasharray=${dashes} /><path class="lights ornament" d=${rims[seat]!} pathLength="60" stroke-dasharray=${dashes} />`;
};

/** The line of a number, below the middle of a chip. */
export const numberY = (seat: Seat): number => (seat === 3 ? 8 : seat === 2 ? 5.2 : 6);

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
    svg`<g class="covered s${seat + 1}" transform="translate(0 1.200) scale(.95)">${body(seat)}</g>`,
  ));

const pile = (stack: Stack) => {
  const top = stack.at(-1);
  const covered = stack.length > 1 ? stack[0] : undefined;
  if (!top) return nothing;
  return svg`<g class="pile">${
    covered
      ? svg`${rim(covered)}<g class="upper" transform="translate(0 -3.400) scale(.78)">${chip(top)}</g>`
      : chip(top)
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
        fill-opacity="0"
        stroke="url(#_) currentColor"
        class="piece"
        viewBox="-18 -18 36 36"
        aria-hidden="true">
        ${squareParts(look)}
      </svg>`
    : nothing;
};
