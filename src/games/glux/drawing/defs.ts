import { html, svg, type TemplateResult } from 'lit';

const seats = [0, 1, 2, 3];

/** The light that a seat's chips throw on the floor. */
const glow = (seat: number) => svg`
  <radialGradient id=${`g-glow${seat}`} class=${`s${seat + 1}`}>
    <stop class="near" /><stop offset=".45" class="far" /><stop offset="1" class="none" />
  </radialGradient>`;

const content = html`<svg class="g-defs" aria-hidden="true">
  <defs>
    <radialGradient id="g-face" cx=".3" cy=".18" r="1">
      <stop class="hi" />
      <stop offset=".5" class="mid" />
      <stop offset="1" class="lo" />
    </radialGradient>
    ${seats.map(glow)}
    <radialGradient id="g-shine" cx=".35" cy=".2" r=".9">
      <stop class="shine" />
      <stop offset=".5" class="shine-low" />
      <stop offset="1" class="shade" />
    </radialGradient>
    <linearGradient id="g-deep" x2="0" y2="1">
      <stop class="deep" />
      <stop offset="1" class="deep-none" />
    </linearGradient>
  </defs>
</svg>`;

/** The shared parts of every drawing. Render them once in each shadow root, before boards and chips. */
export const defs = (): TemplateResult => content;
