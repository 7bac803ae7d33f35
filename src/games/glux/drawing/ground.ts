import { flat, html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { frameOf, middleOf, unit, type Layout } from './places.js';
import type { Seat } from '../../../core/game.js';
import { shapes } from '../../../element/ui/view/seat-marks.js';
import { startSpent, startsOf } from '../engine/board.js';
import { roomScores, type RoomScore } from '../engine/rules.js';
import type { GluxState } from '../engine/types.js';
import { lightGradients, roomLight, rowLight, spill } from './light.js';
import { pathOf, planOf, type Room, type Spot } from './rooms.js';

/** A template without values is cloned in one step. */
const drawDefs = (seats: number) =>
  flat(
    html`<svg width="0" height="0" class="g-defs" aria-hidden="true">
      <defs>
        <radialGradient id="g-face" cx=".3" cy=".18" r="1">
          <stop class="hi" />
          <stop offset=".5" class="mid" />
          <stop offset="1" class="lo" />
        </radialGradient>
        <linearGradient id="g-deep" x2="0" y2="1">
          <stop class="deep" stop-opacity=".42" />
          <stop offset="1" class="deep" stop-opacity="0" />
        </linearGradient>
        ${lightGradients(seats)}
      </defs>
    </svg>`,
  );

const drawnDefs: Drawing[] = [];

/** The shared parts of every drawing for as many players. Render them once in each shadow root, before boards and chips. */
export const defs = (seats = 4): Drawing => (drawnDefs[seats] ??= drawDefs(seats));

/** Growth lines of the frame, in a box of 540 by 540. */
export const grain: string = (() => {
  // a generator of its own, so that server and page draw the same wood
  let seed = 23;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const at = (n: number) => Math.round(10 * n) / 10;
  let path = '';
  for (let y = 2; y < 538; y += 2.2 + 5 * next()) {
    const [a, b] = [y + 7 * next() - 3.5, y + 7 * next() - 3.5];
    // the corners of the frame are round
    const edge = Math.max(0, 18 - Math.min(y, 540 - y));
    const cut = 18 - Math.sqrt(324 - edge ** 2);
    path += `M${at(cut)} ${at(y)}C150 ${at(a)} 390 ${at(b)} ${at(540 - cut)} ${at(y + 2 * next())}`;
  }
  return path;
})();

/** A ring around each start square that may still be covered without counting. */
const openStarts = (layout: Layout, state: GluxState) =>
  startsOf(state).map((square, seat) => {
    const [x, y] = middleOf(layout, square);
    return startSpent(state, seat)
      ? nothing
      : svg`<g class=${`start s${seat + 1}`}><circle class="casing" r="16.5" cx=${x} cy=${y} /><circle r="16.5" cx=${x} cy=${y} /></g>`;
  });

/** The mark of a seat around a point. Its size at scale 1 is 34. */
export const seatFlag = (seat: Seat, x: number, y: number, size: number): Drawing =>
  svg`<path class=${`flag s${seat + 1}`} d=${shapes[seat]!} transform=${`translate(${x} ${y}) scale(${size}) translate(-17 -17)`} />`;

const seatsWith = ({ points }: RoomScore, wanted: number) =>
  points.flatMap((each, seat) => (each === wanted ? [seat] : []));

/**
 * The letter of a room on its corner, on the mark of the seat that leads there; beside it the marks of those that share the
 * lead, and smaller ones of the second.
 */
const plaque = ({ corner: [x, y] }: Room, score: RoomScore) => {
  const [leader, ...others] = seatsWith(score, 4);
  const beside = [...others.map((seat) => [seat, 0.38]), ...seatsWith(score, 2).map((seat) => [seat, 0.26])];
  const small = beside.map(([seat = 0, size = 0], i) => ({
    seat,
    flag: seatFlag(seat, x + 15 + 11 * i, y, size),
  }));
  const flag =
    leader === undefined
      ? svg`<circle class="plaque" r="7.5" cx=${x} cy=${y} />`
      : svg`<g class="sign" transform=${`translate(${x} ${y})`}>${seatFlag(leader, 0, 0, 0.54)}</g>`;
  const letter = svg`<text class=${leader === undefined ? 'letter-of' : `letter-of s${leader + 1}`} x=${x} y=${y + (leader === 3 ? 5.5 : 3.7)}>${score.room}</text>`;
  return { leader, small, flag, letter };
};

/** The marks over the light: the shadow of the frame, open starts, leads in the rooms. */
const signs = (layout: Layout, state: GluxState): Drawing => {
  const [width, height] = sizeOf(layout);
  const { rooms } = planOf(layout);
  // both in the order of the letters
  const plaques = roomScores(state)
    .map((score, i) => plaque(rooms[i]!, score))
    .sort((a, b) => (a.leader ?? -1) - (b.leader ?? -1));
  // those of a seat follow each other, so that a picture has their colours once
  const small = plaques.flatMap((each) => each.small).sort((a, b) => a.seat - b.seat);
  return svg`
    <rect width=${width} height="14" class="in-depth" /><rect width=${height} height="12" class="in-depth" transform=${`rotate(-90) translate(${-height})`} />
    ${openStarts(layout, state)}
    ${small.map(({ flag }) => flag)}${plaques.map(({ flag }) => flag)}${plaques.map(({ letter }) => letter)}`;
};

/** The drawing of a board under its chips. */
export interface GroundLook {
  readonly layout: Layout;
  readonly state: GluxState;
  readonly coordinates: boolean;
  /** Keeps a part of the drawing while its keys are the same: that of a board that is drawn again. */
  readonly keep?: (keys: unknown[], draw: () => Drawing) => unknown;
}

const sizeOf = ({ rows }: Layout) => [unit * rows[0]!.length, unit * rows.length] as const;

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

/** The parquet of the rooms: three boards in each square, lengthwise and crosswise in turn. */
const parquet = ({ rooms: letters }: Layout) =>
  letters
    .flatMap((row, y) =>
      Array.from(row, (letter, x) => {
        if (letter === '.') return '';
        const [left, top] = [unit * x, unit * y];
        return (x + y) % 2 ? `M${left} ${top + 12}h36m-36 12h36` : `M${left + 12} ${top}v36m12-36v36`;
      }),
    )
    .join('');

/** Lines between the squares. A broad line in dashes is many thin lines. */
const joints = (width: number, height: number) => {
  const lines = (d: string, length: number) =>
    svg`<path d=${d} stroke-width=${length} stroke-dasharray=${`1 ${unit - 1}`} />`;
  return svg`<g class="mosaic">
    ${lines(`M-.5 ${height / 2}H${width}`, height)}${lines(`M${width / 2}-.5V${height}`, width)}
  </g>`;
};

/** A star around a point, for the middle room. */
const star = ([x, y]: readonly [number, number]) => `M${x} ${y - 15}l4 11 11 4-11 4-4 11-4-11-11-4 11-4z`;

/** The parts that are the same in every position, from below: the floor of the corridors, that of the rooms, and their walls. */
function drawStill(layout: Layout) {
  const [width, height] = sizeOf(layout);
  const { rooms, hall, hallLine } = planOf(layout);
  const floors = rooms.flatMap((room) => (room === hall ? [] : pathOf(room.lines))).join('');
  const walls = floors + pathOf(hall.lines);
  const mark = hallLine + star(hall.middle);
  return {
    corridors: svg`
      ${wood(width, height, frameOf(layout.board))}
      <rect x="-3" y="-3" width=${width + 6} height=${height + 6} rx="5" class="wall" />
      <rect width=${width} height=${height} rx="3" class="corridor" />
      ${tiles(layout)}`,
    rooms: svg`
      <path class="room" d=${floors} /><path class="hall" d=${pathOf(hall.lines)} />
      <path class="parquet ornament" d=${parquet(layout)} />${joints(width, height)}
      <path class="shade ornament" d=${walls} stroke-width="13" transform="translate(1 3)" /><path class="shade ornament" d=${walls} stroke-width="7" transform="translate(1 2)" />`,
    walls: svg`
      <path class="hall-mark casing" d=${mark} /><path class="hall-mark" d=${mark} />
      <path class="walls casing" d=${walls} /><path class="walls" d=${walls} />`,
    names: coordinates(layout),
  };
}

const drawn = new WeakMap<Layout, ReturnType<typeof drawStill>>();

/** The parts of a layout that never change. */
function still(layout: Layout) {
  const known = drawn.get(layout);
  if (known) return known;
  const { corridors, rooms, walls, names } = drawStill(layout);
  const parts = {
    ...{ corridors: flat(corridors), rooms: flat(rooms) },
    ...{ walls: flat(walls), names: flat(names) },
  };
  drawn.set(layout, parts);
  return parts;
}

/** By list of stacks: the light on the ground of a diagram, which stays if it is rendered again. */
const lights = new WeakMap<object, { readonly layout: Layout; readonly parts: Drawing[] }>();

/** Everything under the chips, for an SVG in the board's drawing units. A move changes the light of one room, or of one row. */
export const groundParts = ({ layout, state, coordinates: named, keep }: GroundLook): Drawing => {
  const { corridors, rooms, walls, names } = still(layout);
  const plan = planOf(layout);
  const [width, height] = sizeOf(layout);
  const keysOf = (spots: readonly Spot[]) => [layout, ...spots.map(({ index }) => state.stacks[index])];
  const known = lights.get(state.stacks);
  const parts = known?.layout === layout ? known.parts : [];
  if (!keep) lights.set(state.stacks, { layout, parts });
  let at = 0;
  const part = (keys: unknown[], draw: () => Drawing) =>
    keep ? keep(keys, draw) : (parts[at++] ??= flat(draw()));
  const keys = plan.rooms.map(({ spots }) => keysOf(spots));
  return svg`${corridors}${named ? names : nothing}<svg width=${width} height=${height}>
    ${plan.corridors.map((row) => part(keysOf(row), () => rowLight(row, state)))}${plan.rooms.map((room, i) => part(keys[i]!, () => spill(room, state)))}
    </svg>${rooms}${plan.rooms.map((room, i) => part(keys[i]!, () => roomLight(room, state)))}${walls}${signs(layout, state)}`;
};

/** The height of the visible side of the frame, below the box of the board. */
export const sideHeight = 10;

/** The view box of an SVG that shows the whole board, and more below it. */
export const viewBox = ({ rows, board }: Layout, below = 0): string => {
  const frame = frameOf(board);
  const [width, height] = [unit * rows[0]!.length + 2 * frame, unit * rows.length + 2 * frame];
  return [-frame, -frame, width, height + below].join(' ');
};
