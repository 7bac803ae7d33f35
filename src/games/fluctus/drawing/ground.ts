import { flat, html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { dimple, lastTrace, place, rounded, routeTrace, type Point, type Trace } from './places.js';
import type { Seat } from '../../../core/game.js';
import type { Place } from '../../../element/drawing/draw-marks.js';
import { fields, startFields } from '../engine/board.js';
import { colors, type Color, type Field } from '../engine/types.js';
import { dimpleParts, lines, turn, wellParts } from './defs.js';
import { chosenRing, pieceParts, stone, type PieceLook } from './piece.js';

/** Planks from the top down: upper edge, height, where along the plank its figure lies, how high above the edge. */
const planks = [
  [-268, 124, -90, 70],
  [-144, 138, 120, 40],
  [-6, 130, -30, 92],
  [124, 144, 60, 58],
] as const;

/** Three sets of growth lines, fine to strong. Each plank's lines part round its figure and never cross. */
const growth = (() => {
  // a small generator of its own, so that server and page draw the same wood
  let seed = 11;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const sets = ['', '', ''];
  const draw = (set: number, path: string) => (sets[set] = (sets[set] ?? '') + path);
  for (const [top, height, x, heart] of planks) {
    for (let y = 4; y < height - 3; y += 3.5 + 6 * next()) {
      const away = y - heart;
      const high = rounded(top + y + Math.sign(away) * 30 * Math.exp(-((away / 40) ** 2)));
      const ends = [rounded(top + y), rounded(top + y + 2 * next())];
      draw(
        Math.floor(3 * next() ** 1.5),
        `M-268 ${ends[0]}C${x - 130} ${high} ${x + 130} ${high} 268 ${ends[1]}`,
      );
    }
    for (let half = 88; half > 20; half -= 21)
      draw(
        0,
        `M${x - half} ${top + heart}q${half}${-half / 4} ${2 * half} 0q${-half} ${half / 4}${-2 * half} 0`,
      );
  }
  return sets;
})();

/** The wood of the slab: planks, their seams, growth lines. */
export const grain: Drawing = /* @__PURE__ */ flat(svg`
  ${planks.map(([top, height], i) => svg`<path class="plank" fill-opacity=${[0, 1, 0.35, 0.8][i]} d=${`M-268 ${top}h536v${height}h-536z`} />`)}
  ${growth.map((d, i) => svg`<path class="grain g${i}" d=${d} />`)}
`);

/** The stones of a seat that are not on the fields. */
export interface Reserve {
  readonly seat: Seat;
  readonly color: Color;
  /** The number of stones that can still enter. */
  readonly left: number;
  /** The number of dimples: 8, or 6 in the variant `return`. */
  readonly size: number;
  /** The number of stones of this seat that were captured. */
  readonly taken: number;
  /** The next stone is selected. */
  readonly chosen?: boolean | undefined;
}

export interface GroundLook {
  /** The turn of the board clockwise, in sixths. */
  readonly shift: number;
  readonly coordinates: boolean;
  /** The reserve at the bottom left, then the one at the top right. Without them the corners are empty. */
  readonly reserves?: readonly Reserve[] | undefined;
  /** The fields of the last move in the order of motion; a single field is an entry of that seat. */
  readonly last?: { readonly seat: Seat; readonly fields: readonly Field[] } | undefined;
  /** Paths to draw, as fields in the order of motion: captures, or a hint. */
  readonly routes?: readonly (readonly Field[])[] | undefined;
  /** The paths are forbidden. */
  readonly forbidden?: boolean | undefined;
}

/** A transform to a point. */
const at = ([x, y]: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

const trace = (name: string, { line, head }: Trace) =>
  svg`<g class=${name}>
    <path class="casing" d=${line + head} /><path d=${line} /><path class="head" d=${head} />
  </g>`;

/** The middle of the name of a field: outside of it, however the board is turned. */
export const namePlace = (field: Field, shift: number): Point => {
  const [x, y] = place(field, shift);
  if (fields.indexOf(field) > 5) return [1.55 * x, 1.55 * y];
  return Math.abs(x) < 1 ? [0, 1.255 * y] : [x + 62 * Math.sign(x), y];
};

const coordinate = (field: Field, shift: number) => {
  const [outX, outY] = namePlace(field, shift);
  return svg`<text class="coordinate" x=${outX.toFixed(1)} y=${(outY + 4.5).toFixed(1)}>${field}</text>`;
};

const drawnFields: Record<string, Drawing> = {};

/**
 * The wells of the fields, the dimples of two reserves of `size` stones, and the names of the fields: one drawing for all
 * boards that are turned alike.
 */
const fieldParts = (shift: number, size: number, names: boolean): Drawing =>
  (drawnFields[`${shift} ${size} ${names}`] ??= flat(svg`
    ${fields.map((field, i) => svg`<g class="c-${colors[i % 6]}" transform=${at(place(field, shift))}>${wellParts}</g>`)}
    ${Array.from({ length: 2 * size }, (_, i) => svg`<g transform=${at(dimple(i % 2, i >> 1))}>${dimpleParts}</g>`)}
    ${names ? fields.map((field) => coordinate(field, shift)) : nothing}
  `));

/** The rings of the start fields of a seat: the two fields of its colour. */
const homes = ({ seat, color }: Reserve, shift: number) => {
  return startFields(color).map(
    (field) => svg`<g class="home home${seat} c-${color}" transform=${at(place(field, shift))}>
      <circle r="30.8" class="home-edge" /><circle r="30.8" />
    </g>`,
  );
};

/** The place of a stone that can still enter. */
const waitingAt = (corner: number, index: number) => `${at(dimple(corner, index))} scale(.6)`;

const drawnWaiting: Record<string, Drawing> = {};

/** A stone that can still enter, but is not the next one. */
const waitingStone = (corner: number, index: number, own: Reserve): Drawing =>
  (drawnWaiting[`${corner} ${index} ${own.seat} ${own.color}`] ??= flat(
    svg`<g transform=${waitingAt(corner, index)}>${stone(own)}</g>`,
  ));

/** The stones of a reserve that can still enter. The next one may be selected; a move removes one, and the others stay. */
const waiting = (corner: number, own: Reserve) => {
  const next = own.left - 1;
  if (next < 0) return nothing;
  return svg`${Array.from({ length: next }, (_, i) => waitingStone(corner, i, own))}<g class=${own.chosen ? 'chosen' : ''} transform=${waitingAt(corner, next)}>
    ${stone(own)}${own.chosen ? chosenRing : nothing}
  </g>`;
};

/** The stones that a seat has captured lie in a row beside the waves, with their number. */
const captured = (side: number, lost: Reserve) => {
  const x = (i: number) => side * (247 - 15 * i);
  return svg`${Array.from({ length: lost.taken }, (_, i) => lost.taken - 1 - i).map(
    (i) => svg`<g transform=${`${at([x(i), side * 245])} scale(.42)`}>${stone(lost)}</g>`,
  )}
  <text class="coordinate" x=${x(lost.taken) - side * 5} y=${side * 245 + 5}>${lost.taken}</text>`;
};

const corner = (i: number, { reserves, last }: GroundLook) => {
  if (!reserves) return nothing;
  const [own, other] = [reserves[i]!, reserves[1 - i]!];
  const entered = last?.seat === own.seat && last.fields.length === 1;
  return svg`
    ${waiting(i, own)}
    ${entered ? svg`<circle r="10" class="last-from small-ring" transform=${at(dimple(i, own.left))} />` : nothing}
    <path class="waves" transform=${turn(3 * i)} d="M250 220q-10 12-20 0t-20 0-20 0M250 209q-10 12-20 0t-20 0M250 198q-10 12-20 0" />
    ${other.taken > 0 ? captured(i ? -1 : 1, other) : nothing}
  `;
};

/** Everything under the pieces, for an SVG in the board's drawing units. */
export const groundParts = (look: GroundLook): Drawing => {
  const { shift, last, reserves, routes } = look;
  return svg`
    <rect x="-268" y="-262" width="536" height="540" rx="30" class="side" />
    <g clip-path="url(#f-clip)">
      <rect x="-268" y="-268" width="536" height="536" class="face" />
      ${grain}
    </g>
    <rect x="-267" y="-267" width="534" height="534" rx="29" class="bevel" />
    <g transform=${turn(shift)}>
      ${lines}
      ${last && last.fields.length > 1 ? trace('went', lastTrace(last.fields)) : nothing}
    </g>
    ${fieldParts(shift, reserves?.[0]!.size ?? 0, look.coordinates)}
    ${reserves?.map((own) => homes(own, shift))}
    ${[0, 1].map((i) => corner(i, look))}
    <g transform=${turn(shift)}>${routes?.map((route) => trace(look.forbidden ? 'way no' : 'way', routeTrace(route)))}</g>
  `;
};

/** The view box of a board. */
export const viewBox = '-276 -276 552 560';

/** The middle of a field and its width, on a board that is turned by some sixths. */
export const placeIn =
  (shift: number) =>
  (field: string): Place => [...place(field as Field, shift), 76];

const svgOf = (parts: Drawing) =>
  html`<svg
    width="400"
    text-anchor="middle"
    fill="none"
    stroke="url(#_) currentColor"
    class="ground"
    viewBox=${viewBox}
    aria-hidden="true">
    ${parts}
  </svg>`;

/** The ground of a board to play on. */
export const ground = (look: GroundLook): Drawing => svgOf(groundParts(look));

/** Ground and pieces of a position, for an SVG in the board's drawing units. */
export const positionParts = (look: GroundLook, lookAt: (field: Field) => PieceLook): Drawing => {
  const pieces = fields.flatMap((field) => {
    const piece = lookAt(field);
    return Object.values(piece).some(Boolean)
      ? svg`<g transform=${at(place(field, look.shift))}>${pieceParts(piece)}</g>`
      : [];
  });
  return svg`${groundParts(look)}${pieces}`;
};

/** A position that cannot be played on: one drawing, with what is over the pieces. */
export const position = (look: GroundLook, lookAt: (field: Field) => PieceLook, over?: Drawing): Drawing =>
  svgOf(svg`${positionParts(look, lookAt)}${over ?? nothing}`);
