import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Finish } from './finish.js';

/** What lies in a cell, and what is marked there. */
export interface CellLook {
  /** The number that lies here. */
  readonly tile?: number | undefined;
  /** The number that may be laid here: in an empty cell, or in exchange for the tile. */
  readonly offer?: number | undefined;
  /** Held, or to be laid: with a lit ring. */
  readonly chosen?: boolean | undefined;
  /** No number fits here as the tiles now lie. */
  readonly dead?: boolean | undefined;
  /** The last move laid this tile. */
  readonly last?: boolean | undefined;
  /** A hint lays a tile here; in diagrams also: look here. */
  readonly hint?: boolean | undefined;
  /** A tile here is against a rule. */
  readonly barred?: boolean | undefined;
}

/** A number; a stroke tells 6 from 9. */
const digits = (number: number, y = 17) => svg`<text y=${y}>${number}</text>
  ${number === 6 || number === 9 ? svg`<path class="base" d="M-10 ${y + 10}h20" />` : nothing}`;

/** Its body. Drawn outright: a copy costs more. */
const body = svg`<rect x="-45" y="-41" width="90" height="90" rx="18" class="t-side" /><rect x="-45" y="-46" width="90" height="90" rx="18" fill="url(#l-glaze)" /><rect x="-38.5" y="-39.5" width="77" height="77" rx="12.5" class="t-line" />`;

/** A glazed tile round 0 0, a little domed. Motion and lifting go to the group. */
export const tile = (number: number): TemplateResult =>
  svg`<g class="tile"><rect x="-42" y="-37" width="90" height="88" rx="19" class="t-cast" /><g class="lift">${body}${digits(number)}</g></g>`;

const bed = 'M-27-44h54q17 0 17 17v54q0 17-17 17h-54q-17 0-17-17v-54q0-17 17-17z';

/** A place that a number may take. */
export const free = (number: number) => svg`<g class="free"><path d=${bed} />${digits(number, 16)}</g>`;

/** A ring and two arrows: this tile may be exchanged. */
const ring = svg`<rect class="lit-ring" x="-46" y="-47" width="92" height="92" rx="19" />`;
const swap = svg`${ring}<g class="swap" transform="translate(35-36)"><circle r="14" /><path d="M-6.5-2.500H5l-3-3M6.5 3H-5l3 3" /></g>`;

const dead = svg`<path class="dead" d="M-13-13 13 13M13-13-13 13" />`;

/** All that a cell shows, round 0 0, without its bed and without focus. */
export const cellParts = (look: CellLook, finish?: Finish): TemplateResult => {
  const { tile: number, offer } = look;
  return svg`
    ${look.dead ? dead : nothing}
    ${number === undefined || offer === undefined ? nothing : svg`<path class="gap" d=${bed} />`}
    ${number === undefined ? (offer === undefined ? nothing : free(offer)) : svg`<g class="up">${tile(number)}${offer === undefined ? nothing : swap}${look.chosen ? ring : nothing}</g>`}
    ${finish?.over(look)}
  `;
};

const focus = svg`<g class="focus"><rect x="-52" y="-52" width="104" height="104" rx="23" /><rect x="-55" y="-55" width="110" height="110" rx="26" /></g>`;

/** The drawing inside a cell's button, or of a cell that nobody can press. */
export const cell = (look: CellLook, finish?: Finish, still = false): TemplateResult =>
  html`<svg class="piece" viewBox="-55 -55 110 110" aria-hidden="true">
    ${cellParts(look, finish)}${still ? nothing : focus}
  </svg>`;

/** What a place of the middle shows besides its tile. */
export interface LooseLook {
  readonly lit?: boolean | undefined;
  readonly hint?: boolean | undefined;
  /** How many lie here, one on the other. */
  readonly count?: number;
}

const frame = (shown: TemplateResult, { lit, hint }: LooseLook, finish: Finish | undefined) =>
  html`<svg class="piece" viewBox="-55 -55 110 110" aria-hidden="true">
    ${shown}${lit ? ring : nothing}${finish?.over({ hint })}${focus}
  </svg>`;

/** A tile off the board, for the middle and the hand; equal ones lie on each other and are counted. */
export const loose = (number: number, look: LooseLook = {}, finish?: Finish): TemplateResult => {
  const { count = 1 } = look;
  return frame(
    svg`${count > 1 ? svg`<g transform="translate(7 6)">${body}</g>` : nothing}<g class="up">${tile(number)}${look.lit ? ring : nothing}${finish?.badge(count)}</g>`,
    { hint: look.hint },
    finish,
  );
};

/** The face-down tiles; nothing but an outline where none are left. */
export const pile = (left: number, look: LooseLook = {}, finish?: Finish): TemplateResult =>
  frame(
    left > 0
      ? svg`<g class="back up">
          ${finish?.stack}
          <rect x="-46" y="-46" width="86" height="86" rx="17" /><rect class="rim" x="-39" y="-39" width="72" height="72" rx="11" />
          ${finish?.clover}
        </g>`
      : svg`<path class="none" d=${bed} />`,
    look,
    finish,
  );
