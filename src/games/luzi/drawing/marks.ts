import { html, nothing, svg, type TemplateResult } from 'lit';
import type { DieLook } from './die.js';

/** What is marked on a die besides the ring of a chosen one: its tick, the corners of the latest throw, a hint. */
export const marks = ({ state, last, hint, number }: DieLook): TemplateResult => svg`
  ${
    last
      ? svg`<path
          class="last"
          d="M-45-28v-6q0-11 11-11h6M28-45h6q11 0 11 11v6M45 28v6q0 11-11 11h-6M-28 45h-6q-11 0-11-11v-6"
        />`
      : nothing
  }
  ${
    state === 'chosen'
      ? svg`<g class="tick" transform="translate(33 -33)"><circle r="14" /><path d="M-6 0l4 4.5 8-9" /></g>`
      : nothing
  }
  ${number ? svg`<text x="-46" y="58" class="die-number">${number}</text>` : nothing}
  ${hint ? svg`<path class="hint" d="M-8-54 0-46 8-54M-8 54 0 46 8 54M-54-8-46 0-54 8M54-8 46 0 54 8" />` : nothing}
`;

/** A small die in a line of text. */
export const smallDie = (n: number, chosen = false): TemplateResult =>
  html`<svg class="small-die ${chosen ? 'chosen' : ''}" viewBox="-42 -42 84 90" aria-hidden="true">
    <use href="#l-cube" />
    <use href=${`#l-${n}`} />
  </svg>`;
