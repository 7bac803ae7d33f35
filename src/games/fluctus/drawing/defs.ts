import { flat, html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { colors } from '../engine/types.js';
import { armPath } from './places.js';

export const turn = (sixths: number): string => `rotate(${60 * sixths})`;

const sixth = [0, 1, 2, 3, 4, 5];

/** Shades laid over a plain colour: light comes from the top left. */
const shades = svg`
  <radialGradient id="f-face" cx=".3" cy=".16" r="1.05">
    <stop class="hi" /><stop offset=".5" class="mid" /><stop offset="1" class="lo" />
  </radialGradient>
  <radialGradient id="f-bowl" cx=".64" cy=".7" r=".78">
    <stop class="bed" /><stop offset=".5" class="bed" /><stop offset="1" class="deep" />
  </radialGradient>
  <linearGradient id="f-edge" x2="1" y2="1">
    <stop class="rim-hi" /><stop offset=".45" class="rim-mid" /><stop offset="1" class="rim-lo" />
  </linearGradient>
  <linearGradient id="f-side" x2="0" y2="1">
    <stop offset=".965" class="side-hi" /><stop offset="1" class="side-lo" />
  </linearGradient>
  <linearGradient id="f-shine" x2="1" y2="1">
    <stop class="light" stop-opacity=".34" /><stop offset=".5" class="light" stop-opacity="0" />
    <stop offset=".5" stop-opacity="0" /><stop offset="1" stop-opacity=".22" />
  </linearGradient>
  <radialGradient id="f-cast">
    <stop offset=".55" class="shadow" /><stop offset="1" class="shadow" stop-opacity="0" />
  </radialGradient>
  <clipPath id="f-clip"><rect x="-268" y="-268" width="536" height="536" rx="30" /></clipPath>
`;

/** The six arms, cut into the wood and inlaid flush; at the centre each ends in a point. Drawn outright: a copy costs more. */
export const lines = /* @__PURE__ */ flat(svg`
  ${sixth.map((n) => svg`<path d=${armPath} class="ribbon-kerf" transform=${turn(n)} />`)}
  ${colors.map(
    (color, n) => svg`<g class="c-${color}" transform=${turn(n)}>
      <path d=${armPath} class="ribbon" /><path d="M-13.5-7.5 0 0-13.5 7.5z" class="inlaid" />
      <path d=${armPath} class="sheen" /><path d="M-13-3 0 0-13 3z" class="sheen-tip" />
      ${n % 3 ? svg`<path d=${armPath} class=${n % 3 === 1 ? 'dotted' : 'dashed'} />` : nothing}
    </g>`,
  )}
  <path class="star" d="M-15.2-8.8 15.2 8.8M0-17.6V17.6M15.2-8.8-15.2 8.8" />
`);

/** The well of a field in its ring, around 0 0: a hollow in the wood. */
export const wellParts: Drawing = svg`
  <circle r="34.75" class="inlaid ring" /><circle r="34" class="shine" />
  <circle r="27" class="hollow ring bowl" />
  <path d="M-18.6 18.6A26.3 26.3 0 0 0 18.6-18.6" class="glint" />
`;

/** The dimple of a reserve, around 0 0. */
export const dimpleParts: Drawing = svg`
  <circle r="15.5" class="hollow" /><path d="M-10.7 10.7A15.2 15.2 0 0 0 10.7-10.7" class="glint" />
`;

const turned = svg`
  <path d="M-23 0v5a23 23 0 0 0 46 0v-5z" class="t-side" />
  <circle r="22.4" class="t-face" /><circle r="21.8" class="shine" />
  <circle r="17.2" class="t-dish" />
  <circle r="16.2" transform="rotate(180)" class="shine t-hollow" />
  <path d="M-16.5-12.5A20.7 20.7 0 0 1 7-19.5" class="t-glint" />
`;

/** Turned stones, low draughtsmen, around 0 0: seat A bears a ring and point, seat B a square on its corner. */
export const stoneParts: readonly [Drawing, Drawing] = [
  svg`${turned}<circle r="8.6" class="mark-edge" /><circle r="8.6" class="mark-ring" /><circle r="3.4" class="mark-fill" />`,
  svg`${turned}<path d="M0-11 11 0 0 11-11 0z" class="mark-fill" />`,
];

/** The shared parts of every drawing; to be rendered once in each shadow root, before boards and diagrams. */
export const defs = (): Drawing =>
  html`<svg width="0" height="0" class="f-defs" aria-hidden="true">
    <defs>${shades}</defs>
  </svg>`;
