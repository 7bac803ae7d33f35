import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { flame } from './die.js';
import { ledgeGrain, rimGrain } from './grain.js';
import { places, target } from './places.js';

/** A tray as it is drawn. */
export interface TrayLook {
  /** The rows of places on the ledge. */
  readonly ledgeRows: 1 | 2;
  /** The sixes on the ledge: the free places for sixes have a flame. */
  readonly sixes: number;
  /** The words on the felt. */
  readonly caption: string;
}

const slot = (n: number, flaming: boolean) => {
  const [x, y] = places[`l${n}`] ?? [0, 0];
  return svg`<rect x=${x - 43} y=${y - 41} width="86" height="86" rx="20" class="slot" />
    ${flaming ? svg`<path d=${flame(0, 0)} class="slot-flame" transform=${`translate(${x} ${y + 2}) scale(2)`} />` : nothing}`;
};

const wood = ({ ledgeRows, sixes }: TrayLook) => {
  const ledge = 22 + ledgeRows * target;
  return svg`
    <rect x="-34" y="-26" width="708" height="492" rx="52" class="wood-side" />
    <rect x="-34" y="-34" width="708" height="488" rx="52" class="wood" />
    ${rimGrain}
    <rect x="-2" y="-2" width="644" height="424" rx="26" class="wood-side" />
    <rect width="640" height="420" rx="24" class="felt" />
    <path d=${`M0 ${ledge + 8}V24Q0 0 24 0H616Q640 0 640 24V${ledge + 8}z`} class="wood-side" />
    <path d=${`M0 ${ledge}V24Q0 0 24 0H616Q640 0 640 24V${ledge}z`} class="wood" />
    ${ledgeGrain(ledge)}
    ${Array.from({ length: ledgeRows * 6 }, (_, n) => slot(n, n > 2 && n < 6 && n - 3 >= sixes))}
  `;
};

/** The rim, the ledge and the felt, for an SVG in the units of the tray. */
export const trayParts = (look: TrayLook): TemplateResult =>
  svg`${guard([look.ledgeRows, look.sixes], () => wood(look))}
    <text x="24" y="404" class="felt-word">${look.caption}</text>`;

/** The drawing of the tray. */
export const tray = (look: TrayLook): TemplateResult =>
  html`<svg class="ground" viewBox="-34 -34 708 502" aria-hidden="true">${trayParts(look)}</svg>`;

/** The drawing of the cup with the number of dice in it. */
export const cup = (dice: number): TemplateResult =>
  html`<svg class="die" viewBox="-52 -52 104 104" aria-hidden="true">
    <ellipse cx="9" cy="52" rx="52" ry="20" class="shade" />
    <path d="M-48-42-36 46q36 16 72 0L48-42z" class="leather" />
    <ellipse cy="-42" rx="48" ry="17" class="leather-rim" />
    <ellipse cy="-41" rx="41" ry="12.5" class="leather-deep" />
    ${dice ? svg`<text y="24" class="cup-count">${dice}</text>` : nothing}
    <g class="focus">
      <rect x="-56" y="-64" width="112" height="124" rx="28" />
      <rect x="-60" y="-68" width="120" height="132" rx="32" />
    </g>
  </svg>`;
