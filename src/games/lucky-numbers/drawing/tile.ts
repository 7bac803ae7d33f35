import { flat, html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';

/** The four leaves of a clover around 0 0. */
export const leaves =
  'M0 0C-7-3-8.5-10-4.5-11.5C-2.2-12.3-.6-10.8 0-9.2C.6-10.8 2.2-12.3 4.5-11.5C8.5-10 7-3 0 0C3-7 10-8.5 11.5-4.5C12.3-2.2 10.8-.6 9.2 0C10.8 .6 12.3 2.2 11.5 4.5C10 8.5 3 7 0 0C7 3 8.5 10 4.5 11.5C2.2 12.3 .6 10.8 0 9.2C-.6 10.8-2.2 12.3-4.5 11.5C-8.5 10-7 3 0 0C-3 7-10 8.5-11.5 4.5C-12.3 2.2-10.8 .6-9.2 0C-10.8-.6-12.3-2.2-11.5-4.5C-10-8.5-3-7 0 0Z';

/** A clover around 0 0. It is not shared with `use`: copies cost more than paths. */
const clover = svg`<path d=${leaves} /><path d="M0 0C3 5 6 9 11 12" class="stalk" />`;

/** The clover on the back of a tile. */
export const backClover = svg`<g class="deco" transform="translate(-3-3) scale(1.9)">${clover}</g>`;

/** The clovers carved into the beds of the diagonal. */
export const carvedClovers = [65, 175, 285, 395].map(
  (at) => svg`<g class="carved" transform=${`translate(${at} ${at}) scale(1.9)`}>${clover}</g>`,
);

/** A ladybird that looks upwards, around 0 0. */
export const bug = svg`<path class="leg" d="M-15-9-21-13M-17 0H-24M-15 8-21 13M15-9 21-13M17 0H24M15 8 21 13M-5-21C-7-26-10-27-12-27M5-21C7-26 10-27 12-27" /><path class="head" d="M-10-13A10.5 10 0 0 1 10-13Z" /><path class="wing" d="M0-15C12-15 18-6 18 2 18 12 10 19 0 20-10 19-18 12-18 2-18-6-12-15 0-15Z" /><path class="leg" d="M0-15V20" /><path class="head" d="M-8.5-7.4a3.4 3.4 0 1 1-.1 0zM8.5-7.4a3.4 3.4 0 1 1-.1 0zM-9 5a3 3 0 1 1-.1 0zM9 5a3 3 0 1 1-.1 0z" /><path class="shine" d="M-12-8Q-8-12.5-4-12.8" />`;

/** The ladybird in the corner of the frame. It tells the corners apart. */
export const ladybird = svg`<g class="bug" transform="translate(468 469) rotate(-42)">${bug}</g>`;

/** The tile in a cell and the marks of the cell. */
export interface CellLook {
  /** The number that lies here. */
  readonly tile?: number | undefined;
  /** The number that may be laid here: in the empty cell, or in exchange for the tile. */
  readonly offer?: number | undefined;
  /** The tile is selected: it has a ring. */
  readonly chosen?: boolean | undefined;
  /** No number fits here as the tiles lie now. */
  readonly dead?: boolean | undefined;
  /** The last move laid this tile. */
  readonly last?: boolean | undefined;
  /** A hint is about this cell; in diagrams also a cell to look at. */
  readonly hint?: boolean | undefined;
  /** A tile here would break a rule. */
  readonly barred?: boolean | undefined;
}

/** The stroke that tells 6 from 9. */
const stroke = svg`<path class="base" d="M-10 27h20" />`;
const underline = (number: number) => (number === 6 || number === 9 ? stroke : nothing);

const drawnTiles: Record<number, Drawing> = {};

/** A glazed tile around 0 0 without its number. */
const blank = flat(
  svg`<rect x="-42" y="-37" width="90" height="88" rx="19" class="t-cast" /><rect x="-45" y="-41" width="90" height="90" rx="18" class="t-side" /><rect x="-45" y="-46" width="90" height="90" rx="18" class="t-face" /><rect x="-45" y="-46" width="90" height="90" rx="18" class="t-glaze" /><rect x="-38.5" y="-39.5" width="77" height="77" rx="12.5" class="t-line" />`,
);

/** A glazed tile around 0 0. Animations move this group. */
export const tile = (number: number): Drawing =>
  (drawnTiles[number] ??= flat(
    svg`<g class="tile">${blank}<text y="17">${number}</text>${underline(number)}</g>`,
  ));

/** Tiles at places, in layers: equal shapes, and texts of one letter, follow each other, so that a picture contains each of them once. */
export const tilesAt = (tiles: readonly (readonly [number: number, x: number, y: number])[]): Drawing => {
  const at = (shape: Drawing, shown = tiles) =>
    shown.map(([, x, y]) => svg`<g transform=${`translate(${x} ${y})`}>${shape}</g>`);
  const numbers = [...tiles]
    .sort(([a], [b]) => String(a).length - String(b).length)
    .map(([number, x, y]) => svg`<text x=${x} y=${y + 17}>${number}</text>`);
  const stroked = tiles.filter(([number]) => underline(number) === stroke);
  return svg`<g class="tile">${at(blank)}${numbers}${at(stroke, stroked)}</g>`;
};

const bed = 'M-27-44h54q17 0 17 17v54q0 17-17 17h-54q-17 0-17-17v-54q0-17 17-17z';

/** A number that may be laid on an empty cell. */
export const free = (number: number): Drawing =>
  svg`<g class="free"><path d=${bed} /><text y="16">${number}</text>${underline(number)}</g>`;

export const ring = svg`<rect class="lit-ring" x="-46" y="-47" width="92" height="92" rx="19" />`;

/** A ring and two arrows: the tile may be exchanged. */
const swap = svg`<rect class="lit-ring" x="-46" y="-47" width="92" height="92" rx="19" /><g class="swap" transform="translate(35-36)"><circle r="14" /><path d="M-6.5-2.500H5l-3-3M6.5 3H-5l3 3" /></g>`;

/** The bed under a tile that may be exchanged: visible while the tile is lifted. */
const gap = svg`<path class="gap" d=${bed} />`;

const dead = svg`<path class="dead" d="M-11 0H11" />`;

const last = svg`<path class="last-to" d="M-48-24v-9q0-16 16-16h9M24-49h9q16 0 16 16v9M49 22v9q0 16-16 16h-9M-24 47h-8q-16 0-16-16v-9" />`;

const barred = svg`<g class="barred"><circle r="17" cx="33" cy="-34" /><path d="M24.500-34h17" /></g>`;

const hintPath = 'M-6-52 0-45 6-52M-6 52 0 45 6 52M-52-6-45 0-52 6M52-6 45 0 52 6';
const hint = svg`<path class="hint-casing" d=${hintPath} /><path class="hint" d=${hintPath} />`;

/** The tile or the offer of a cell. */
function content({ tile: number, offer, chosen }: CellLook) {
  if (number !== undefined)
    return svg`${offer === undefined ? nothing : gap}<g class="up">${tile(number)}${offer === undefined ? nothing : swap}${chosen ? ring : nothing}</g>`;
  return offer === undefined ? nothing : free(offer);
}

/** Everything in a cell, around 0 0, without its bed and without focus. */
export const cellParts = (look: CellLook): Drawing =>
  svg`${look.dead ? dead : nothing}${content(look)}${look.last ? last : nothing}${look.barred ? barred : nothing}${look.hint ? hint : nothing}`;

const focus = svg`<g class="focus"><rect x="-52" y="-52" width="104" height="104" rx="23" /><rect x="-55" y="-55" width="110" height="110" rx="26" /></g>`;

/** The drawing in the button of a cell. */
export const cell = (look: CellLook): Drawing =>
  html`<svg
    width="60"
    text-anchor="middle"
    font-size="40"
    fill="none"
    stroke="url(#_) currentColor"
    class="piece"
    viewBox="-55 -55 110 110"
    aria-hidden="true">
    ${cellParts(look)}${focus}
  </svg>`;

/** Marks of a tile beside the tray, or of the pile. */
export interface LooseLook {
  /** With a ring: selected, or to be pressed. */
  readonly lit?: boolean | undefined;
  readonly hint?: boolean | undefined;
  /** The number of equal tiles. */
  readonly count?: number;
}

/** Marks over a tile beside the tray. */
const piece = (shown: Drawing, { lit, hint: hinted }: LooseLook) =>
  html`<svg
    width="60"
    text-anchor="middle"
    font-size="40"
    fill="none"
    stroke="url(#_) currentColor"
    class="piece"
    viewBox="-55 -55 110 110"
    aria-hidden="true">
    ${shown}${lit ? ring : nothing}${hinted ? hint : nothing}${focus}
  </svg>`;

/** A tile beside the tray. Equal ones are drawn as two with their number. */
export const looseTile = (number: number, { lit, hint, count = 1 }: LooseLook = {}): Drawing => {
  const under = svg`<g transform="translate(7 6)"><rect x="-45" y="-41" width="90" height="90" rx="18" class="t-side" /><rect x="-45" y="-46" width="90" height="90" rx="18" class="t-face" /><rect x="-45" y="-46" width="90" height="90" rx="18" class="t-glaze" /><rect x="-38.5" y="-39.5" width="77" height="77" rx="12.5" class="t-line" /></g>`;
  const badge = svg`<g class="count"><circle cx="36" cy="-38" r="17" /><text x="36" y="-31">${count}</text></g>`;
  return piece(
    svg`${count > 1 ? under : nothing}<g class="up">${tile(number)}${lit ? ring : nothing} ${count > 1 ? badge : nothing}</g>`,
    { hint },
  );
};

const pileTiles = svg`<g class="back up"><rect x="-40" y="-36" width="86" height="86" rx="17" /><rect x="-43" y="-41" width="86" height="86" rx="17" /><rect x="-46" y="-46" width="86" height="86" rx="17" /><rect class="rim" x="-39" y="-39" width="72" height="72" rx="11" />${backClover}</g>`;
const emptyPile = svg`<path class="none" d=${bed} />`;

/** The face-down tiles; an outline if none are left. */
export const pileDrawing = (left: number, look: LooseLook): Drawing =>
  piece(left > 0 ? pileTiles : emptyPile, look);
