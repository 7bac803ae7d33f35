import { html } from '../../../element/drawing/template.js';

/** The gradients of all drawings. Render it once in each shadow root, before trays and tiles. */
export const defs = html`<svg class="l-defs" aria-hidden="true">
  <defs>
    <radialGradient id="l-face" cx=".3" cy=".18" r="1">
      <stop stop-color="var(--_wood-high)" />
      <stop offset=".5" stop-color="var(--_wood)" />
      <stop offset="1" stop-color="var(--_wood-low)" />
    </radialGradient>
    <linearGradient id="l-bed" x2=".6" y2="1">
      <stop stop-color="var(--_well-deep)" />
      <stop offset=".28" stop-color="var(--_well)" />
    </linearGradient>
    <radialGradient id="l-glaze" cx=".32" cy=".2" r="1">
      <stop stop-color="color-mix(in oklab, var(--_tile), #fff 35%)" />
      <stop offset=".6" stop-color="var(--_tile)" />
      <stop offset="1" stop-color="color-mix(in oklab, var(--_tile), var(--_wood-side) 12%)" />
    </radialGradient>
  </defs>
</svg>`;
