import { html, nothing, svg, type TemplateResult } from 'lit';
import type * as Finish from '../finish.js';

export type DieState = 'free' | 'chosen' | 'locked' | 'spent';

/** A die as it lies, drawn round 0 0. */
export interface DieLook {
  readonly face: number;
  readonly state: DieState;
  /** It fell in the latest throw. */
  readonly last?: boolean | undefined;
  /** A hint would throw it. */
  readonly hint?: boolean | undefined;
  /** Its number, where that is shown. */
  readonly number?: number | undefined;
  /** Degrees, and how far it lies beside its place. */
  readonly turn?: number | undefined;
  readonly shift?: readonly [x: number, y: number] | undefined;
}

/** A flame round this point, as path data. */
export const flame = (x: number, y: number): string =>
  `M${x} ${y - 9.4}c.8 4.2 6.8 5.7 6.8 12a6.8 6.8 0 0 1-13.6 0c0-3.1 1.1-4.2 2.1-5.2.2 1.8 1.2 2.8 2.4 2.8-.6-3.9.2-7.5 2.3-9.6z`;

/** Where pips lie, by face: Joe's one and Luzi's six are drawn in their own way. */
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
  // all pips are one line of points, and all that glints on them is another: each die has few nodes to draw
  const all = (draw: (x: number, y: number) => string) =>
    pips[n]?.map((at) => draw(19 * ((at % 3) - 1), 19 * (Math.floor(at / 3) - 1))).join('');
  return svg`<path d=${all((x, y) => `M${x} ${y}h.01`)} class="pip" />
    <path d=${all((x, y) => `M${x - 4.5} ${y + 5}a6.8 6.8 0 0 0 10.8-7.5`)} class="glint" />`;
};

/** Shared parts of every drawing of dice; once in each shadow root. */
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
    <g id="l-cube">
      <rect x="-38" y="-32" width="76" height="76" rx="17" class="die-side" />
      <rect x="-38" y="-38" width="76" height="76" rx="17" fill="url(#l-bone)" />
      <rect x="-35.5" y="-35.5" width="71" height="71" rx="22" class="edge" />
    </g>
    ${[1, 2, 3, 4, 5, 6].map((n) => svg`<g id=${`l-${n}`}>${face(n)}</g>`)}
  </defs>
</svg>`;

const place = ({ turn = 0, shift: [x, y] = [0, 0] }: DieLook) => `translate(${x} ${y}) rotate(${turn})`;

/** The drawing of a die without its place: `.roll` is what falls. */
export const dieParts = (look: DieLook, finish?: typeof Finish): TemplateResult => {
  const { face: n, state } = look;
  return svg`<g class="roll">
    <g transform=${place(look)}>
      <ellipse cx="7" cy="15" rx="50" ry="44" class="shade" />
      <g class="lift">
        <use href="#l-cube" /><use href=${`#l-${n}`} />
        ${
          state === 'chosen'
            ? ['ring-casing', 'ring'].map(
                (name) => svg`<rect x="-45" y="-45" width="90" height="90" rx="23" class=${name} />`,
              )
            : nothing
        }
        ${finish?.marks(look)}
      </g>
    </g>
  </g>`;
};

/** The drawing inside a die's button; the focus rings are always there and shown by the sheet. */
export const die = (look: DieLook, finish?: typeof Finish): TemplateResult =>
  html`<svg class="die ${look.state}" viewBox="-52 -52 104 104" aria-hidden="true">
    ${dieParts(look, finish)}
    <g class="focus" transform=${place(look)}>
      <rect x="-50" y="-50" width="100" height="100" rx="28" />
      <rect x="-54" y="-54" width="108" height="108" rx="32" />
    </g>
  </svg>`;
