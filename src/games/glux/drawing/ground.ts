import { flat, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import type { GluxState } from '../engine/types.js';
import { grain } from './grain.js';
import { light } from './light.js';
import { outline } from './outline.js';
import { frameOf, unit, type Layout } from './places.js';

/** The drawing of a board under its chips. */
export interface GroundLook {
  readonly layout: Layout;
  readonly state: GluxState;
  readonly coordinates: boolean;
}

const tenths = (value: number) => Math.round(10 * value) / 10;

/** The names of the columns and rows, on the frame. */
const coordinates = ({ rows, board }: Layout) => {
  const frame = frameOf(board);
  const size = 0.53 * frame;
  const name = (x: number, y: number, text: string) =>
    svg`<text class="coordinate" font-size=${size} x=${tenths(x)} y=${tenths(y + 0.35 * size)}>${text}</text>`;
  return svg`
    ${rows.at(-1)!.map((square, x) => name(unit * (x + 0.5), unit * rows.length + frame / 2, square.charAt(0)))}
    ${rows.map(([square], y) => name(-frame / 2, unit * (y + 0.5), square!.slice(1)))}
  `;
};

/** The wooden frame with its side, its grain, and the edge that catches the light. */
const wood = (width: number, height: number, frame: number) => {
  const [x, y, w, h] = [-frame, -frame, width + 2 * frame, height + 2 * frame];
  const slab = (down: number, fill: string) =>
    svg`<rect class=${fill} x=${x} y=${y + down} width=${w} height=${h} rx=${0.6 * frame} />`;
  return svg`
    ${slab(sideHeight, 'side')}${slab(0, 'face-up')}
    <svg x=${x} y=${y} width=${w} height=${h} viewBox="0 0 540 540" preserveAspectRatio="none"><path class="grain" d=${grain} /></svg>
    <rect x=${x + 1} y=${y + 1} width=${w - 2} height=${h - 2} rx=${frame * 0.56} class="bevel" />
    <rect x="-6" y="-6" width=${width + 12} height=${height + 12} rx="7" class="brass" />`;
};

/** The flagstones of the corridors, in three tones so that few neighbours look alike. */
function tiles({ rows, rooms: letters }: Layout): Drawing {
  const paths = ['', '', ''];
  // a generator of its own, so that server and page draw the same tiles
  let seed = 7;
  rows.forEach((row, y) => {
    row.forEach((_, x) => {
      seed = (seed * 16807) % 2147483647;
      const tone = seed % 5;
      if (tone < 3 && letters[y]![x] === '.')
        paths[tone] = `${paths[tone]}M${unit * x + 1} ${unit * y + 1}h34v34h-34z`;
    });
  });
  return svg`${paths.map((d, tone) => svg`<path class=${`tile ornament t${tone}`} d=${d} />`)}`;
}

/** The floors of the rooms. */
const rooms = ({ rooms: letters, board }: Layout) => {
  const [hall = '', ...others] = [...new Set([board.middle, ...letters.join('').replaceAll('.', '')])].map(
    (room) => outline(letters, room),
  );
  return svg`<path class="room" d=${others.join('')} /><path class="room hall" d=${hall} />`;
};

/** The part of the ground that is the same in every position. */
const draw = (layout: Layout): Drawing => {
  const { rows, board } = layout;
  const [width, height] = [unit * rows[0]!.length, unit * rows.length];
  // a broad line in dashes is many thin lines
  const lines = (d: string, length: number) =>
    svg`<path d=${d} stroke-width=${length} stroke-dasharray=${`1 ${unit - 1}`} />`;
  return svg`
    ${wood(width, height, frameOf(board))}
    <rect x="-3" y="-3" width=${width + 6} height=${height + 6} rx="5" class="wall" />
    <rect width=${width} height=${height} rx="3" class="corridor" />
    ${tiles(layout)}${rooms(layout)}
    <g class="mosaic">
      ${lines(`M-.5 ${height / 2}H${width}`, height)}${lines(`M${width / 2}-.5V${height}`, width)}
    </g>
  `;
};

const drawn = new WeakMap<Layout, { readonly ground: Drawing; readonly names: Drawing }>();

/** The parts of a layout that never change. */
function still(layout: Layout) {
  const known = drawn.get(layout) ?? { ground: flat(draw(layout)), names: flat(coordinates(layout)) };
  drawn.set(layout, known);
  return known;
}

/** Everything under the chips, for an SVG in the board's drawing units. */
export const groundParts = ({ layout, state, coordinates: named }: GroundLook): Drawing => {
  const { ground, names } = still(layout);
  return svg`${ground}${named ? names : nothing}${light(layout, state)}`;
};

/** The height of the visible side of the frame, below the box of the board. */
export const sideHeight = 10;

/** The view box of an SVG that shows the whole board, and more below it. */
export const viewBox = ({ rows, board }: Layout, below = 0): string => {
  const frame = frameOf(board);
  const [width, height] = [unit * rows[0]!.length + 2 * frame, unit * rows.length + 2 * frame];
  return [-frame, -frame, width, height + below].join(' ');
};
