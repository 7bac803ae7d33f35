import { html, svg, type TemplateResult } from 'lit';
import type { DieLook } from './die-look.js';
import { marks } from './marks.js';

/** A flame around a point, as path data. */
export const flame = (x: number, y: number): string =>
  `M${x} ${y - 9.4}c.8 4.2 6.8 5.7 6.8 12a6.8 6.8 0 0 1-13.6 0c0-3.1 1.1-4.2 2.1-5.2.2 1.8 1.2 2.8 2.4 2.8-.6-3.9.2-7.5 2.3-9.6z`;

/** The positions of pips in a grid of three by three, by face. One and six have drawings of their own. */
const pips: Readonly<Record<number, readonly number[]>> = {
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
};

const face = (n: number) => {
  if (n === 1) return svg`<circle r="13" class="joe" /><circle r="4.5" class="eye" />`;
  if (n === 6) {
    return svg`<path d=${[-17, 17].flatMap((x) => [-21, 1, 23].map((y) => flame(x, y))).join('')} class="horn" />`;
  }
  // All pips are one path and all their highlights another, so that a die has few nodes.
  const all = (draw: (x: number, y: number) => string) =>
    pips[n]?.map((at) => draw(19 * ((at % 3) - 1), 19 * (Math.floor(at / 3) - 1))).join('');
  return svg`<path d=${all((x, y) => `M${x} ${y}h.01`)} class="pip" />
    <path d=${all((x, y) => `M${x - 4.5} ${y + 5}a6.8 6.8 0 0 0 10.8-7.5`)} class="glint" />`;
};

/** The drawings of the faces, from one to six. */
export const faces: readonly TemplateResult[] = [1, 2, 3, 4, 5, 6].map(face);

/** The body of a die with a face. It is not a <use>, which takes longer to lay out. */
const body = (n: number) =>
  svg`<rect x="-38" y="-32" width="76" height="76" rx="17" class="die-side" />
    <rect x="-38" y="-38" width="76" height="76" rx="17" fill="url(#l-bone)" />
    <rect x="-35.5" y="-35.5" width="71" height="71" rx="22" class="edge" />
    ${faces[n - 1]}`;

/** The gradients of the dice, needed once in each shadow root. */
export const defs: TemplateResult = html`<svg class="l-defs" aria-hidden="true">
  <defs>
    <linearGradient id="l-bone" x1=".1" x2=".8" y2="1">
      <stop class="b0" />
      <stop offset=".55" class="b1" />
      <stop offset="1" class="b2" />
    </linearGradient>
    <radialGradient id="l-cast">
      <stop offset=".5" />
      <stop offset="1" stop-opacity="0" />
    </radialGradient>
  </defs>
</svg>`;

const placement = ({ turn, shift: [x, y] }: DieLook) => `translate(${x} ${y}) rotate(${turn})`;

/** The drawing of a die. */
export const dieParts = (look: DieLook): TemplateResult =>
  svg`<g transform=${placement(look)}>
    <ellipse cx="7" cy="15" rx="50" ry="44" class="shade" />
    <g class="lift">
      ${body(look.face)}${marks(look)}
    </g>
  </g>`;

/** The drawing in the button of a die. The style sheet shows the focus rings. */
export const die = (look: DieLook): TemplateResult =>
  html`<svg class="die ${look.state}" viewBox="-52 -52 104 104" aria-hidden="true">
    ${dieParts(look)}
    <g class="focus" transform=${placement(look)}>
      <rect x="-50" y="-50" width="100" height="100" rx="28" />
      <rect x="-54" y="-54" width="108" height="108" rx="32" />
    </g>
  </svg>`;

/** The drawing of a die in a diagram. */
export const stillDie = (look: DieLook): TemplateResult =>
  html`<svg class="die ${look.state}" viewBox="-52 -52 104 104" aria-hidden="true">${dieParts(look)}</svg>`;

/** A small die in a line of text. */
export const smallDie = (n: number, chosen = false): TemplateResult =>
  html`<svg class="small-die ${chosen ? 'chosen' : ''}" viewBox="-42 -42 84 90" aria-hidden="true">
    ${body(n)}
  </svg>`;
