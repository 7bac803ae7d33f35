import { html, type Drawing } from '../../../element/drawing/template.js';

/** The glows are written out, one for each seat: a template without values is cloned in one step. */
const content = html`<svg width="0" height="0" class="g-defs" aria-hidden="true">
  <defs>
    <radialGradient id="g-face" cx=".3" cy=".18" r="1">
      <stop class="hi" />
      <stop offset=".5" class="mid" />
      <stop offset="1" class="lo" />
    </radialGradient>
    <radialGradient id="g-glow0" class="s1">
      <stop class="glow" stop-opacity=".6" />
      <stop offset=".45" class="glow" stop-opacity=".16" />
      <stop offset="1" class="glow" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="g-glow1" class="s2">
      <stop class="glow" stop-opacity=".6" />
      <stop offset=".45" class="glow" stop-opacity=".16" />
      <stop offset="1" class="glow" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="g-glow2" class="s3">
      <stop class="glow" stop-opacity=".6" />
      <stop offset=".45" class="glow" stop-opacity=".16" />
      <stop offset="1" class="glow" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="g-glow3" class="s4">
      <stop class="glow" stop-opacity=".6" />
      <stop offset=".45" class="glow" stop-opacity=".16" />
      <stop offset="1" class="glow" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="g-shine" cx=".35" cy=".2" r=".9">
      <stop class="light" stop-opacity=".25" />
      <stop offset=".2" class="light" stop-opacity=".04" />
      <stop offset="1" stop-opacity=".25" />
    </radialGradient>
    <linearGradient id="g-deep" x2="0" y2="1">
      <stop class="deep" stop-opacity=".42" />
      <stop offset="1" class="deep" stop-opacity="0" />
    </linearGradient>
  </defs>
</svg>`;

/** The shared parts of every drawing. Render them once in each shadow root, before boards and chips. */
export const defs = (): Drawing => content;
