import { html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import type { Tilt } from '../dice-layout.js';

/** The state of a die on the tray. */
export type DieState = 'free' | 'chosen' | 'locked' | 'spent';

/** A die as it is drawn, around 0 0. */
export interface DieLook extends Tilt {
  readonly face: number;
  readonly state: DieState;
  /** It fell in the latest throw. */
  readonly latest?: boolean;
  /** It lies on the ledge. */
  readonly locked?: boolean;
  /** It can be thrown again. */
  readonly offer?: boolean;
  /** The hint throws it. */
  readonly hint: boolean;
  /** Its number, if that is shown. */
  readonly number?: number | false;
}

/** A flame around a point, as path data. */
export const flame = (x: number, y: number): string =>
  `M${x} ${y - 9.4}c.8 4.2 6.8 5.7 6.8 12a6.8 6.8 0 0 1-13.6 0c0-3.1 1.1-4.2 2.1-5.2.2 1.8 1.2 2.8 2.4 2.8-.6-3.9.2-7.5 2.3-9.6z`;

/** The positions of pips in a grid of three by three, by face. The flames of a six are in other places. */
const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], []];

const flames = [-17, 17].flatMap((x) => [-21, 1, 23].map((y) => flame(x, y))).join('');

/** All pips are one path and all their highlights another, so that all faces have the same two nodes. */
const face = (n: number): Drawing => {
  const all = (draw: (x: number, y: number) => string) =>
    pips[n]!.map((at) => draw(19 * ((at % 3) - 1), 19 * (Math.floor(at / 3) - 1))).join('');
  const dot = all((x, y) => `M${x} ${y}h.01`);
  const light = n === 1 ? dot : all((x, y) => `M${x - 4.5} ${y + 5}a6.8 6.8 0 0 0 10.8-7.5`);
  return svg`<path d=${dot || flames} class="pip n${n}" /><path d=${light} class="glint n${n}" />`;
};

/** The drawings of the faces, from one to six. */
export const faces: readonly Drawing[] = [1, 2, 3, 4, 5, 6].map(face);

/** The body of a die with a face. It is not a <use>, which takes longer to lay out. */
const body = (n: number) =>
  svg`<rect x="-38" y="-32" width="76" height="76" rx="17" class="die-side" />
    <rect x="-38" y="-38" width="76" height="76" rx="17" class="die-face" />
    <rect x="-38" y="-38" width="76" height="76" rx="17" class="die-glaze" />
    <rect x="-35.5" y="-35.5" width="71" height="71" rx="22" class="edge" />
    ${faces[n - 1]}`;

/** The gradients of the dice, needed once in each shadow root. */
export const defs: Drawing = html`<svg width="0" height="0" class="l-defs" aria-hidden="true">
  <defs>
    <linearGradient id="l-bone" x1=".1" x2=".8" y2="1">
      <stop class="light" stop-opacity=".5" />
      <stop offset=".55" class="light" stop-opacity="0" />
      <stop offset=".55" class="dim" stop-opacity="0" />
      <stop offset="1" class="dim" stop-opacity=".24" />
    </linearGradient>
    <radialGradient id="l-cast">
      <stop offset=".5" />
      <stop offset="1" stop-opacity="0" />
    </radialGradient>
  </defs>
</svg>`;

const ring = svg`<rect x="-45" y="-45" width="90" height="90" rx="23" class="ring ring-casing" />
  <rect x="-45" y="-45" width="90" height="90" rx="23" class="ring" />`;

/** A thin ring: the die can be pressed. */
const offering = svg`<rect x="-43" y="-43" width="86" height="86" rx="21" class="offer" />`;

const tick = svg`<g class="tick"><circle cx="33" cy="-33" r="14" /><path d="M27-33l4 4.5 8-9" /></g>`;

const corners = svg`<path
  class="last"
  d="M-45-28v-6q0-11 11-11h6M28-45h6q11 0 11 11v6M45 28v6q0 11-11 11h-6M-28 45h-6q-11 0-11-11v-6"
/>`;

const arrowHeads = 'M-8-54 0-46 8-54M-8 54 0 46 8 54M-54-8-46 0-54 8M54-8 46 0 54 8';
const chevrons = svg`<path class="ring ring-casing" d=${arrowHeads} /><path class="ring" d=${arrowHeads} />`;

/** The rings of a focused button, which the style sheet shows. */
const focus = svg`<g class="focus">
    <rect x="-50" y="-50" width="100" height="100" rx="28" />
    <rect x="-54" y="-54" width="108" height="108" rx="32" />
  </g>`;

/** The class names of the state of a die. */
export const dieClass = ({ state, locked }: DieLook): string => (locked ? `${state} locked` : state);

/** The drawing of a die, in a button with focus rings. */
export const dieParts = (look: DieLook, button: boolean): Drawing => {
  const { face, state, latest, offer, hint, number, turn, shift } = look;
  const chosen = state === 'chosen';
  return svg`<g transform=${`translate(${shift.join()}) rotate(${turn})`}>
    <ellipse cx="7" cy="15" rx="50" ry="44" class="shade" />
    <g class="lift">
      ${body(face)}${chosen ? ring : offer ? offering : nothing}${latest ? corners : nothing}${chosen ? tick : nothing}
      ${number ? svg`<text x="-60" y="5" class="die-number">${number}</text>` : nothing}${hint ? chevrons : nothing}
    </g>
    ${button ? focus : nothing}
  </g>`;
};

/** The drawing of a die in its button. */
export const die = (look: DieLook): Drawing =>
  html`<svg
    width="60"
    fill="none"
    stroke="url(#_) currentColor"
    class="die ${dieClass(look)}"
    viewBox="-52 -52 104 104"
    aria-hidden="true">
    ${dieParts(look, true)}
  </svg>`;

/** A small die in a line of text. */
export const smallDie = (n: number, chosen: boolean): Drawing =>
  html`<svg
    width="28"
    fill="none"
    stroke="url(#_) currentColor"
    class="small-die ${chosen ? 'chosen' : ''}"
    viewBox="-42 -42 84 90"
    aria-hidden="true">
    ${body(n)}
  </svg>`;
