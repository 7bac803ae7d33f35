import { html, svg, type TemplateResult } from 'lit';
import { shapes } from '../../../element/view/seat-marks.js';

const seats = [0, 1, 2, 3];

/** A seat's chip around 0 0: its side and its face. */
const chip = (seat: number) =>
  svg`<g id=${`g-chip${seat}`}>
    <path class="k-side" d=${shapes[seat]!} transform="translate(-15.6 -12.800) scale(.92)" />
    <path class="k-top" d=${shapes[seat]!} transform="translate(-15.6 -15.6) scale(.92)" />
  </g>`;

/** The line inside a chip's edge on which its lights are, 60 long whatever its shape. */
const rims = [
  'M0-11.500a11.500 11.500 0 1 1-.1 0z',
  'M0-10.500H10.500V10.500H-10.500V-10.500Z',
  'M0-13 13 0 0 13-13 0Z',
  'M0-12 12.200 10.900H-12.200Z',
];

/** The light that a seat's chips throw on the floor, and the rim of its lights. */
const glow = (seat: number) => svg`
  <radialGradient id=${`g-glow${seat}`} class=${`s${seat + 1}`}>
    <stop class="near" /><stop offset=".45" class="far" /><stop offset="1" class="none" />
  </radialGradient>
  <path id=${`g-rim${seat}`} d=${rims[seat]!} pathLength="60" />`;

const content = html`<svg class="g-defs" aria-hidden="true">
  <defs>
    <radialGradient id="g-face" cx=".3" cy=".18" r="1">
      <stop class="hi" />
      <stop offset=".5" class="mid" />
      <stop offset="1" class="lo" />
    </radialGradient>
    ${seats.map(chip)}${seats.map(glow)}
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
