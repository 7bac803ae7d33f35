import { html, nothing, svg, type TemplateResult } from 'lit';
import { marksOver, marksUnder } from './marks.js';
import type { PieceLook } from './piece-look.js';
import { stone, type Stone } from './stone.js';

const targets = {
  step: svg`<g class="aim"><circle r="21" class="halo" /><circle r="13" /><circle r="5" class="pip" /></g>`,
  enter: svg`<g class="aim"><circle r="21" class="halo" /><circle r="13" /><path d="M-6 0H6M0-6V6" /></g>`,
  capture: svg`<g class="aim">
    <circle r="37" class="take-casing" /><circle r="37" class="take" /><path d="M-44 0h15M44 0H29M0-44v15M0 44V29" />
  </g>`,
};

/** Stone and marks of a field around 0 0, without the focus ring. */
export const pieceParts = (look: PieceLook): TemplateResult => {
  const { target } = look;
  return svg`
    ${marksUnder(look)}
    ${look.stone ? stone(look.stone) : nothing}
    ${look.chosen ? svg`<circle r="27" class="chosen-ring" />` : nothing}
    ${marksOver(look)}
    ${target ? targets[target] : nothing}
  `;
};

const focus = svg`<g class="focus"><circle r="38" /><circle r="41" /></g>`;

/** The drawing in a field's button. Focus rings are always there; the style sheet shows them. */
export const piece = (look: PieceLook): TemplateResult =>
  html`<svg class="piece ${look.chosen ? 'chosen' : ''}" viewBox="-38 -38 76 76" aria-hidden="true">
    ${pieceParts(look)}${look.still ? nothing : focus}
  </svg>`;

const bend =
  'M7 16q0-10 10-10h22q10 0 10 10v27q0 2 1.4 3.4l59.2 59.2q1.4 1.4 3.4 1.4h27q10 0 10 10v9q0 24-24 24H30q-23 0-23-23z';

/** The drawing in a reserve's button; the stones are part of the ground. */
export const reserveFrame: TemplateResult = html`<svg class="piece" viewBox="0 0 156 156" aria-hidden="true">
  <path d=${bend} class="hover" />
  <g class="focus">
    <path d=${bend} />
    <path d=${bend} />
  </g>
</svg>`;

/** The mark of a seat for the list of seats, 34 by 34. Its shape depends on the seat; the letter is laid over it. */
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
