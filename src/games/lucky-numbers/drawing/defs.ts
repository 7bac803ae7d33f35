import { html, type TemplateResult } from 'lit';
import type { Finish } from './finish.js';

/** The shared parts of every drawing; to be rendered once in each shadow root, before trays and tiles. */
export const defs = (finish?: Finish): TemplateResult =>
  html`<svg class="l-defs" aria-hidden="true">
    <defs>
      <radialGradient id="l-face" cx=".3" cy=".18" r="1">
        <stop class="hi" />
        <stop offset=".5" class="mid" />
        <stop offset="1" class="lo" />
      </radialGradient>
      <linearGradient id="l-bed" x2=".6" y2="1">
        <stop class="deep" />
        <stop offset=".28" class="bed" />
      </linearGradient>
      <radialGradient id="l-glaze" cx=".32" cy=".2" r="1">
        <stop class="glaze" />
        <stop offset=".6" class="bone" />
        <stop offset="1" class="worn" />
      </radialGradient>
      <g id="l-cell">
        <rect x="-50" y="-50" width="100" height="100" rx="20" fill="url(#l-bed)" />
        ${finish?.glint}
      </g>
      <g id="l-tile">
        <rect x="-45" y="-41" width="90" height="90" rx="18" class="t-side" />
        <rect x="-45" y="-46" width="90" height="90" rx="18" fill="url(#l-glaze)" />
        <rect x="-38.5" y="-39.5" width="77" height="77" rx="12.5" class="t-line" />
      </g>
      ${finish?.shapes}
    </defs>
  </svg>`;
