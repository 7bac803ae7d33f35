import { html } from '../../../element/drawing/template.js';

/** The gradients of all drawings. Render it once in each shadow root, before trays and tiles. */
export const defs = html`<svg width="0" height="0" class="l-defs" aria-hidden="true">
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
      <stop class="glaze" stop-opacity=".35" />
      <stop offset=".6" class="glaze" stop-opacity="0" />
      <stop offset=".6" class="glaze-low" stop-opacity="0" />
      <stop offset="1" class="glaze-low" stop-opacity=".12" />
    </radialGradient>
  </defs>
</svg>`;
