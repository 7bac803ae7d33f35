import { html, svg, type TemplateResult } from 'lit';
import { shapes } from '../../../element/view/seat-marks.js';
import type { Finish } from './finish.js';

/** A seat's chip round 0 0: its side, then its face. */
const chip = (seat: number) =>
  svg`<g id=${`g-chip${seat}`}>
    <path class="k-side" d=${shapes[seat]!} transform="translate(-15.6 -12.800) scale(.92)" />
    <path class="k-top" d=${shapes[seat]!} transform="translate(-15.6 -15.6) scale(.92)" />
  </g>`;

/** The shared parts of every drawing; to be rendered once in each shadow root, before boards and chips. */
export const defs = (finish?: Finish): TemplateResult =>
  html`<svg class="g-defs" aria-hidden="true">
    <defs>
      <radialGradient id="g-face" cx=".3" cy=".18" r="1">
        <stop class="hi" />
        <stop offset=".5" class="mid" />
        <stop offset="1" class="lo" />
      </radialGradient>
      ${[0, 1, 2, 3].map(chip)} ${finish?.shapes}
    </defs>
  </svg>`;
