import type { Seat } from '../../../core/game.js';
import { flat, html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import type { Color } from '../engine/types.js';
import { stoneParts } from './defs.js';

/** A stone: its seat and its colour. */
export interface Stone {
  readonly seat: Seat;
  readonly color: Color;
}

/** The look of a field: its stone and its marks. */
export interface PieceLook {
  readonly stone?: Stone | undefined;
  /** The stone is selected: it is lifted, with a ring. */
  readonly chosen?: boolean | undefined;
  /** The kind of move that a press makes; `barred` is a step that F5 forbids. */
  readonly target?: 'step' | 'capture' | 'enter' | 'barred' | undefined;
  /** The last move began or ended here. */
  readonly last?: 'from' | 'to' | undefined;
  /** The last move captured a stone here. */
  readonly captured?: boolean | undefined;
  /** A hint begins or ends here; in diagrams also a mark for the reader. */
  readonly hint?: 'from' | 'to' | undefined;
}

const drawnStones: Record<string, Drawing> = {};

/** A stone. Motion moves `.stone` (px are drawing units there); selecting it lifts `.lift`. Drawn outright: a copy costs more. */
export const stone = ({ seat, color }: Stone): Drawing =>
  (drawnStones[`${seat}${color}`] ??= flat(svg`<g class="stone c-${color}">
    <circle r="27" class="cast shade" /><g class="lift">${stoneParts[seat]}</g>
  </g>`));

/** The ring around a selected stone. */
export const chosenRing: Drawing = svg`<circle r="27" class="chosen-ring" />`;

const ghost = svg`<circle r="37" class="ghost" />`;

const lastMarks = {
  from: svg`<circle r="19" class="last-from" />`,
  to: svg`<path
    d="M-33-16v-8q0-9 9-9h8M16-33h8q9 0 9 9v8M33 16v8q0 9-9 9h-8M-16 33h-8q-9 0-9-9v-8"
    class="last-to"
  />`,
};

/** Four arrow heads that point out of a field, or into it. */
const hints = {
  from: 'M-5-37 0-43 5-37M-5 37 0 43 5 37M-37-5-43 0-37 5M37-5 43 0 37 5',
  to: 'M-5-43 0-37 5-43M-5 43 0 37 5 43M-43-5-37 0-43 5M43-5 37 0 43 5',
};

const targets = {
  step: svg`<g class="aim"><circle r="21" class="halo" /><circle r="13" /><circle r="5" class="pip" /></g>`,
  enter: svg`<g class="aim"><circle r="21" class="halo" /><circle r="13" /><path d="M-6 0H6M0-6V6" /></g>`,
  capture: svg`<g class="aim">
    <circle r="37" class="take-casing" /><circle r="37" class="take" /><path d="M-44 0h15M44 0H29M0-44v15M0 44V29" />
  </g>`,
  barred: svg`<g class="barred"><circle r="14" /><path d="M-7 0H7" /></g>`,
};

/** Stone and marks of a field around 0 0. */
export const pieceParts = (look: PieceLook): Drawing => {
  const { chosen, hint, last, target } = look;
  return svg`
    ${look.captured ? ghost : nothing}${look.stone ? stone(look.stone) : nothing}
    ${chosen ? chosenRing : nothing}
    ${last ? lastMarks[last] : nothing}
    ${hint ? svg`<path class="hint-casing" d=${hints[hint]} /><path class="hint" d=${hints[hint]} />` : nothing}
    ${target ? targets[target] : nothing}
  `;
};

/** The drawing of a field. */
export const piece = (look: PieceLook): Drawing =>
  html`<svg
    width="60"
    fill="none"
    stroke="url(#_) currentColor"
    class="piece ${look.chosen ? 'chosen' : ''}"
    viewBox="-38 -38 76 76"
    aria-hidden="true">
    ${pieceParts(look)}
  </svg>`;

const bend =
  'M7 16q0-10 10-10h22q10 0 10 10v27q0 2 1.4 3.4l59.2 59.2q1.4 1.4 3.4 1.4h27q10 0 10 10v9q0 24-24 24H30q-23 0-23-23z';

/** The focus ring in a reserve's button; the stones are part of the ground. */
export const reserveFrame: Drawing = html`<svg
  width="60"
  fill="none"
  stroke="url(#_) currentColor"
  class="piece"
  viewBox="0 0 156 156"
  aria-hidden="true">
  <path d=${bend} class="edge" />
  <path d=${bend} class="edge" />
</svg>`;

/** The mark of a seat for the list of seats, 34 by 34. Its shape depends on the seat; the letter is laid over it. */
export const stoneMark = ({ seat, color }: Stone): Drawing =>
  html`<svg
    width="34"
    fill="none"
    stroke="url(#_) currentColor"
    class="seat-stone c-${color}"
    viewBox="0 0 34 34"
    aria-hidden="true">
    <rect
      class="body"
      x=${seat ? 3 : 2}
      y=${seat ? 3 : 2}
      width=${seat ? 28 : 30}
      height=${seat ? 28 : 30}
      rx=${seat ? 4 : 15} />
  </svg>`;
