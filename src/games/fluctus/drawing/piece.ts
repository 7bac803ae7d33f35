import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../../core/game.js';
import type { Color } from '../engine/types.js';
import type { Finish } from './finish.js';

/** Whose stone, in which colour. */
export interface Stone {
  readonly seat: Seat;
  readonly color: Color;
}

/** What lies on a field, and what is marked there. */
export interface PieceLook {
  readonly stone?: Stone | undefined;
  /** A taken stone that fades while another one lands on it. */
  readonly gone?: Stone | undefined;
  /** Lifted out of its well, with a lit ring. */
  readonly chosen?: boolean | undefined;
  /** What pressing the field would do. */
  readonly target?: 'step' | 'capture' | 'enter' | undefined;
  /** A step here is forbidden by F5. */
  readonly barred?: boolean | undefined;
  /** The last move came from here, or stands here. */
  readonly last?: 'from' | 'to' | undefined;
  /** A hint's move begins here, or ends; in diagrams also: look here. */
  readonly hint?: 'from' | 'to' | undefined;
  /** Nobody can press here. */
  readonly still?: boolean | undefined;
}

/** A stone under a class of its own. */
export const body = (name: string, { seat, color }: Stone) =>
  svg`<g class="${name} c-${color}">
    <use href="#f-shade" class="shade" /><use href=${`#f-stone${seat}`} class="lift" />
  </g>`;

/** A stone without its place. Motion goes to `.stone` (px are drawing units there); `.lift` is what choosing lifts. */
export const stone = (shown: Stone): TemplateResult => body('stone', shown);

const targets = {
  step: svg`<g class="aim"><circle r="21" class="halo" /><circle r="13" /><circle r="5" class="pip" /></g>`,
  enter: svg`<g class="aim"><circle r="21" class="halo" /><circle r="13" /><path d="M-6 0H6M0-6V6" /></g>`,
  capture: svg`<g class="aim">
    <circle r="37" class="take-casing" /><circle r="37" class="take" /><path d="M-44 0h15M44 0H29M0-44v15M0 44V29" />
  </g>`,
};

/** Stone and marks of a field round 0 0, without focus. */
export const pieceParts = (look: PieceLook, finish?: Finish): TemplateResult => {
  const { target } = look;
  return svg`
    ${finish?.under(look)}
    ${look.stone ? stone(look.stone) : nothing}
    ${look.chosen ? svg`<circle r="27" class="chosen-ring" />` : nothing}
    ${finish?.over(look)}
    ${target ? targets[target] : nothing}
  `;
};

const focus = svg`<g class="focus"><circle r="38" /><circle r="41" /></g>`;

/** The drawing inside a field's button. Focus rings are always there and shown by the sheet. */
export const piece = (look: PieceLook, finish?: Finish): TemplateResult =>
  html`<svg class="piece ${look.chosen ? 'chosen' : ''}" viewBox="-38 -38 76 76" aria-hidden="true">
    ${pieceParts(look, finish)}${look.still ? nothing : focus}
  </svg>`;

const bend =
  'M7 16q0-10 10-10h22q10 0 10 10v27q0 2 1.4 3.4l59.2 59.2q1.4 1.4 3.4 1.4h27q10 0 10 10v9q0 24-24 24H30q-23 0-23-23z';

/** The drawing inside a reserve's button; the stones themselves lie on the ground. */
export const reserveFrame: TemplateResult = html`<svg class="piece" viewBox="0 0 156 156" aria-hidden="true">
  <path d=${bend} class="hover" />
  <g class="focus">
    <path d=${bend} />
    <path d=${bend} />
  </g>
</svg>`;

/** A seat's stone for the list of seats, 34 × 34, its shape told by the seat; its letter is laid over it. */
export const stoneMark = ({ seat, color }: Stone): TemplateResult =>
  html`<svg class="seat-stone c-${color}" viewBox="0 0 34 34" aria-hidden="true">
    <rect
      class="body"
      x=${seat ? 3 : 2}
      y=${seat ? 3 : 2}
      width=${seat ? 28 : 30}
      height=${seat ? 28 : 30}
      rx=${seat ? 4 : 15}
    />
  </svg>`;
