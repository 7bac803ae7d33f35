import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../../core/game.js';
import type { Color } from '../engine/types.js';

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
}

const body = (name: string, { seat, color }: Stone) =>
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

const lastMarks = {
  from: svg`<circle r="19" class="last-from" />`,
  to: svg`<path
    d="M-33-16v-8q0-9 9-9h8M16-33h8q9 0 9 9v8M33 16v8q0 9-9 9h-8M-16 33h-8q-9 0-9-9v-8"
    class="last-to"
  />`,
};

/** Four arrow heads that point out of a field or into it. */
const hints = {
  from: 'M-5-37 0-43 5-37M-5 37 0 43 5 37M-37-5-43 0-37 5M37-5 43 0 37 5',
  to: 'M-5-43 0-37 5-43M-5 43 0 37 5 43M-43-5-37 0-43 5M43-5 37 0 43 5',
};

/** Stone and marks of a field round 0 0, without focus. */
export const pieceParts = (look: PieceLook): TemplateResult => {
  const { last, target, hint } = look;
  return svg`
    ${last === 'from' ? lastMarks.from : nothing}
    ${look.gone ? body('gone', look.gone) : nothing}
    ${look.stone ? stone(look.stone) : nothing}
    ${look.chosen ? svg`<circle r="27" class="chosen-ring" />` : nothing}
    ${last === 'to' ? lastMarks.to : nothing}
    ${look.barred ? svg`<g class="barred"><circle r="14" /><path d="M-7 0H7" /></g>` : nothing}
    ${hint ? svg`<path class="hint-casing" d=${hints[hint]} /><path class="hint" d=${hints[hint]} />` : nothing}
    ${target ? targets[target] : nothing}
  `;
};

/** The drawing inside a field's button. Focus rings are always there and shown by the sheet. */
export const piece = (look: PieceLook): TemplateResult =>
  html`<svg class="piece ${look.chosen ? 'chosen' : ''}" viewBox="-38 -38 76 76" aria-hidden="true">
    ${pieceParts(look)}
    <g class="focus">
      <circle r="38" />
      <circle r="41" />
    </g>
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
