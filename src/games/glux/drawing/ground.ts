import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { GluxState } from '../engine/types.js';
import type { Finish } from './finish.js';
import { frameOf, unit, type Layout } from './places.js';

export interface GroundLook {
  readonly layout: Layout;
  readonly state: GluxState;
  readonly coordinates: boolean;
  /** The finer parts of the drawing, once they have come. */
  readonly finish?: Finish | undefined;
}

/** A room's floor, square by square; with rounded corners once these have come. */
const floor = (layout: Layout, room: string, finish: Finish | undefined): string =>
  finish?.outline(layout, room) ??
  layout.rooms
    .flatMap((row, y) =>
      row.split('').map((letter, x) => (letter === room ? `M${unit * x} ${unit * y}h36v36h-36z` : '')),
    )
    .join('');

const names = ({ rows, board }: Layout) => {
  const frame = frameOf(board);
  const size = 0.53 * frame;
  const name = (x: number, y: number, text: string) =>
    svg`<text class="coordinate" font-size=${size} x=${x} y=${y + 0.35 * size}>${text}</text>`;
  return svg`
    ${rows.at(-1)!.map((square, x) => name(unit * (x + 0.5), unit * rows.length + frame / 2, square.charAt(0)))}
    ${rows.map(([square], y) => name(-frame / 2, unit * (y + 0.5), square!.slice(1)))}
  `;
};

/** Everything under the chips, for any SVG that shows the board's drawing units. */
export const groundParts = (look: GroundLook): TemplateResult =>
  svg`${guard([look.layout, look.finish, look.coordinates], () => still(look))}${look.finish?.light(look)}`;

/** What is the same with every move. */
const still = ({ layout, finish, coordinates }: GroundLook): TemplateResult => {
  const { rooms, rows, board } = layout;
  const frame = frameOf(board);
  const [width, height] = [unit * rows[0]!.length, unit * rows.length];
  const slab = (down: number, fill: string) =>
    svg`<rect class=${fill} x=${-frame} y=${down - frame} width=${width + 2 * frame} height=${height + 2 * frame} rx=${0.6 * frame} />`;
  const lines = [
    ...rows[0]!.map((_, x) => `M${unit * x} 0V${height}`),
    ...rows.map((_, y) => `M0 ${unit * y}H${width}`),
  ];
  return svg`
    ${slab(10, 'side')}${slab(0, 'face-up')}${finish?.wood(width, height, frame)}
    <rect x="-3" y="-3" width=${width + 6} height=${height + 6} rx="5" class="wall" />
    <rect width=${width} height=${height} rx="3" class="corridor" />
    ${finish?.tiles(layout)}
    ${[...new Set(rooms.join(''))].map((room) =>
      room === '.'
        ? nothing
        : svg`<path class=${room === board.middle ? 'room hall' : 'room'} d=${floor(layout, room, finish)} />`,
    )}
    <path class="mosaic" d=${lines.join('')} />
    ${coordinates ? names(layout) : nothing}
  `;
};

/** What an SVG of the whole board shows. */
export const viewBox = ({ rows, board }: Layout): string => {
  const frame = frameOf(board);
  return [-frame, -frame, unit * rows[0]!.length + 2 * frame, unit * rows.length + 2 * frame].join(' ');
};

/** The ground of a board that is played on. */
export const ground = (look: GroundLook): TemplateResult =>
  html`<svg class="ground" viewBox=${viewBox(look.layout)} aria-hidden="true">${groundParts(look)}</svg>`;
