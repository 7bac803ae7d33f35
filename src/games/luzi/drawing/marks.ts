import { nothing, svg, type TemplateResult } from 'lit';
import type { DieLook } from './die-look.js';

const ring = svg`<rect x="-45" y="-45" width="90" height="90" rx="23" class="ring-casing" />
  <rect x="-45" y="-45" width="90" height="90" rx="23" class="ring" />`;

const tick = svg`<g class="tick" transform="translate(33 -33)"><circle r="14" /><path d="M-6 0l4 4.5 8-9" /></g>`;

const corners = svg`<path
  class="last"
  d="M-45-28v-6q0-11 11-11h6M28-45h6q11 0 11 11v6M45 28v6q0 11-11 11h-6M-28 45h-6q-11 0-11-11v-6"
/>`;

const chevrons = svg`<path class="hint" d="M-8-54 0-46 8-54M-8 54 0 46 8 54M-54-8-46 0-54 8M54-8 46 0 54 8" />`;

/** The marks of a die: chosen, fallen in the latest throw, its number, a hint. */
export function marks({ state, latest, hint, number }: DieLook): TemplateResult | typeof nothing {
  const chosen = state === 'chosen';
  if (!chosen && !latest && !hint && !number) return nothing;
  return svg`${chosen ? ring : nothing} ${latest ? corners : nothing} ${chosen ? tick : nothing}
    ${number ? svg`<text x="-46" y="58" class="die-number">${number}</text>` : nothing}
    ${hint ? chevrons : nothing}`;
}
