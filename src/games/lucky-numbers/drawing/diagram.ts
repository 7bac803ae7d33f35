import type { Place } from '../../../element/drawing/draw-marks.js';
import { nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { cellParts, ring, tilesAt, type CellLook } from './tile.js';
import { cellPlace, cellTransform, wood } from './tray.js';

const stroke = svg`<path class="base" d="M-4 9.500h8" />`;
const dead = svg`<path class="dead" d="M-4 0H4" />`;
const last = svg`<path class="last-to" d="M-15-8v-3q0-4 4-4h3M8-15h3q4 0 4 4v3M15 8v3q0 4-4 4h-3M-8 15h-3q-4 0-4-4v-3" />`;

const box = (name: string) => svg`<rect class=${name} x="-14.5" y="-14.5" width="29" height="29" rx="6" />`;
const [bed, tile] = [box('mini-bed'), box('mini-tile')];

/** The middle of a cell. */
const middle = (i: number): readonly [x: number, y: number] => [
  16.75 + 31.5 * (i % 4),
  16.75 + 31.5 * (i >> 2),
];

/** The cells of a small tray, in layers: equal shapes follow each other, so that a picture contains each of them once. */
export const miniCells = (cells: readonly CellLook[]): Drawing => {
  const at = (wanted: (look: CellLook) => unknown, shape: Drawing) =>
    cells.map((look, i) =>
      wanted(look) ? svg`<g transform=${`translate(${middle(i).join(' ')})`}>${shape}</g>` : nothing,
    );
  // texts of one letter that follow each other become one
  const numbers = [1, 2].map((letters) =>
    cells.map(({ tile: number }, i) => {
      const [x, y] = middle(i);
      return number !== undefined && String(number).length === letters
        ? svg`<text x=${x} y=${Math.round(10 * y + 59) / 10}>${number}</text>`
        : nothing;
    }),
  );
  return svg`${at((look) => look.tile === undefined, bed)}${at((look) => look.tile !== undefined, tile)}${numbers}${at(
    (look) => look.tile === 6 || look.tile === 9,
    stroke,
  )}${at((look) => look.dead, dead)}${at((look) => look.last, last)}`;
};

/** The view box of a small tray. */
export const miniViewBox = '-6 -6 138 138';

/** The middle of a cell of a small tray and its width. */
export const miniPlace = (i: number): Place => [...middle(i), 30];

/** The frame of a small tray. */
export const miniFrame = svg`<rect class="mini-frame" x="-5" y="-5" width="136" height="136" rx="12" />`;

/** A tray with its text alternative. */
export interface TrayLook {
  /** Sixteen cells, row by row from the top left. */
  readonly cells: readonly CellLook[];
  readonly label?: string | undefined;
  /** The marks over the cells. */
  readonly marks?: Drawing | undefined;
}

/** A position that cannot be played on: a tray, the tiles under it, and the trays of the others. */
export interface DiagramLook extends TrayLook {
  readonly coordinates: boolean;
  /** The end of the game under the tiles and over them: the ladybird has left its corner. */
  readonly scene?: readonly [under: Drawing | undefined, over: Drawing | undefined];
  /** Tiles under the tray: first those in the hand, with rings, then face-up ones. */
  readonly hand?: readonly number[] | undefined;
  readonly open?: readonly number[] | undefined;
  /** The text alternative of these tiles. */
  readonly underLabel?: string | undefined;
  /** The small trays below. */
  readonly others?: readonly TrayLook[] | undefined;
}

const perRow = 8;
const tileStep = 68;
/** The tiles under the tray are smaller; their distance in their own units. */
const underScale = 0.58;
const underStep = 115.86;
const miniStep = 180;
const miniScale = 1.15;

const tilesOf = ({ hand = [], open = [] }: DiagramLook) => [...hand, ...open];

/** The tray of a position is empty: its first tiles have a row, also before they are drawn. */
const isFresh = ({ cells, underLabel }: DiagramLook) =>
  underLabel !== undefined && cells.every(({ tile }) => tile === undefined);

/** The lower edge of the tiles under the tray. */
const tilesEnd = (look: DiagramLook) =>
  512 + tileStep * Math.max(Math.ceil(tilesOf(look).length / perRow), isFresh(look) ? 1 : 0);

const heightOf = (look: DiagramLook) => tilesEnd(look) + 40 + (look.others?.length ? 172 : 0);

/** The view box of an SVG that shows everything. */
export const viewBox = (look: DiagramLook): string => `-40 -40 540 ${heightOf(look)}`;

/** A class for the height of a diagram. */
export const heightClass = (look: DiagramLook): string => `h${heightOf(look)}`;

/** The shape that `heightClass` stands for, with all tiles below the tray at most: it limits the width in a low window. */
export const heightStyles: string = Array.from({ length: 12 }, (_, row) =>
  [0, 172].map((others) => 552 + tileStep * row + others),
)
  .flat()
  .map((height) => `.bare .in:has(>*>.h${height}){--_shape:540/${height}}`)
  .join('');

/** The corner of a small tray below, counted from the left. */
const otherCorner = (look: DiagramLook, n: number) => [miniStep * n - 33, tilesEnd(look) + 17] as const;

/** The middle of a cell of a small tray and its width. */
export function otherPlace(look: DiagramLook, n: number, cell: number): Place {
  const [x, y, size] = miniPlace(cell);
  const [left, top] = otherCorner(look, n);
  return [left + miniScale * x, top + miniScale * y, miniScale * size];
}

/** A part of the drawing with a text alternative of its own, if it has one. */
const part = (name: string, label: string | undefined, content: unknown, transform = ''): Drawing =>
  label === undefined
    ? svg`<g class=${name} transform=${transform}>${content}</g>`
    : svg`<g class=${name} transform=${transform} role="img" aria-label=${label}>${content}</g>`;

/** A tray with everything under it, for an SVG in drawing units. */
export const diagramParts = (look: DiagramLook): Drawing => {
  const { cells, label, marks, coordinates, scene, hand = [], underLabel, others = [] } = look;
  const tiles = tilesOf(look);
  const place = (i: number) =>
    [underStep * (i % perRow), (tileStep / underScale) * Math.floor(i / perRow)] as const;
  const rings = hand.map((_, i) => svg`<g transform=${`translate(${place(i).join(' ')})`}>${ring}</g>`);
  const under = svg`<g transform="translate(-4 548) scale(.58)">${tilesAt(tiles.map((number, i) => [number, ...place(i)]))}${rings}</g>`;
  const isPlain = ({ tile, offer, chosen }: CellLook) => tile !== undefined && offer === undefined && !chosen;
  const plain = cells.flatMap((each, i): [number, number, number][] => {
    const [x, y] = cellPlace(i);
    return isPlain(each) ? [[each.tile!, x, y]] : [];
  });
  const pieces = cells.flatMap((each, i) => {
    const rest = isPlain(each) ? { ...each, tile: undefined } : each;
    return Object.values(rest).some(Boolean)
      ? svg`<g transform=${cellTransform(i)}>${cellParts(rest)}</g>`
      : [];
  });
  const [below, above] = scene ?? [];
  const own = svg`${wood(coordinates, !scene)}${below ?? nothing}${tilesAt(plain)}${pieces}${above ?? nothing}${marks ?? nothing}`;
  return svg`${part('own', label, own)}${tiles.length > 0 || underLabel !== undefined ? part('under', underLabel, under) : nothing}${others.map(
    (other, i) =>
      part(
        'mini',
        other.label,
        svg`${miniFrame}${miniCells(other.cells)}${other.marks ?? nothing}`,
        `translate(${otherCorner(look, i).join(' ')}) scale(${miniScale})`,
      ),
  )}`;
};
