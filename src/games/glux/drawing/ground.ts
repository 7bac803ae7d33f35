import { flat, html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { frameOf, middleOf, unit, type Layout } from './places.js';
import type { Seat } from '../../../core/game.js';
import { shapes } from '../../../element/ui/view/seat-marks.js';
import { indexOf, startsOf } from '../engine/board.js';
import { startSpent, topAt } from '../engine/board.js';
import { roomScores, type RoomScore } from '../engine/rules.js';
import type { GluxState } from '../engine/types.js';

/** The glows are written out, one for each seat: a template without values is cloned in one step. */
const content = html`<svg width="0" height="0" class="g-defs" aria-hidden="true">
  <defs>
    <radialGradient id="g-face" cx=".3" cy=".18" r="1">
      <stop class="hi" />
      <stop offset=".5" class="mid" />
      <stop offset="1" class="lo" />
    </radialGradient>
    <radialGradient id="g-glow0" class="s1">
      <stop class="glow" stop-opacity=".6" />
      <stop offset=".45" class="glow" stop-opacity=".16" />
      <stop offset="1" class="glow" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="g-glow1" class="s2">
      <stop class="glow" stop-opacity=".6" />
      <stop offset=".45" class="glow" stop-opacity=".16" />
      <stop offset="1" class="glow" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="g-glow2" class="s3">
      <stop class="glow" stop-opacity=".6" />
      <stop offset=".45" class="glow" stop-opacity=".16" />
      <stop offset="1" class="glow" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="g-glow3" class="s4">
      <stop class="glow" stop-opacity=".6" />
      <stop offset=".45" class="glow" stop-opacity=".16" />
      <stop offset="1" class="glow" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="g-shine" cx=".35" cy=".2" r=".9">
      <stop class="light" stop-opacity=".25" />
      <stop offset=".2" class="light" stop-opacity=".04" />
      <stop offset="1" stop-opacity=".25" />
    </radialGradient>
    <linearGradient id="g-deep" x2="0" y2="1">
      <stop class="deep" stop-opacity=".42" />
      <stop offset="1" class="deep" stop-opacity="0" />
    </linearGradient>
  </defs>
</svg>`;

/** The shared parts of every drawing. Render them once in each shadow root, before boards and chips. */
export const defs = (): Drawing => content;

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

type Corner = readonly [x: number, y: number];

/** The radius of a corner. */
const radius = 6;

/** The outer sides of a room's squares, clockwise, by the corner where each begins. */
function edgesOf(rooms: readonly string[], room: string): Map<string, Corner[]> {
  const edges = new Map<string, Corner[]>();
  const inside = (x: number, y: number) => rooms[y]?.[x] === room;
  const add = (x: number, y: number, ...to: Corner) =>
    edges.set(`${x},${y}`, [...(edges.get(`${x},${y}`) ?? []), to]);
  rooms.forEach((row, y) => {
    row.split('').forEach((letter, x) => {
      if (letter !== room) return;
      if (!inside(x, y - 1)) add(x, y, x + 1, y);
      if (!inside(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!inside(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!inside(x - 1, y)) add(x, y + 1, x, y);
    });
  });
  return edges;
}

/** The outline of a room with rounded corners, as a path. */
export function outline(rooms: readonly string[], room: string): string {
  const edges = edgesOf(rooms, room);
  let path = '';
  for (const start of edges.keys()) {
    const loop: Corner[] = [];
    for (let to = edges.get(start)?.pop(); to; to = edges.get(to.join())?.pop()) loop.push(to);
    const around = (corners: readonly Corner[], i: number) =>
      [corners.at(i - 1)!, corners[(i + 1) % corners.length]!] as const;
    const corners = loop.filter(([x, y], i) => {
      const [before, after] = around(loop, i);
      return (x - before[0]) * (after[1] - y) !== (y - before[1]) * (after[0] - x);
    });
    // a line to just before each corner, and a curve around it
    const parts = corners.map(([x, y], i) => {
      const [before, after] = around(corners, i);
      const near = (to: Corner) => [Math.sign(to[0] - x), Math.sign(to[1] - y)] as const;
      const [[fromX, fromY], [toX, toY]] = [near(before), near(after)];
      const straight = (distance: number) => distance - Math.sign(distance) * 2 * radius;
      const line = fromX ? `h${straight(unit * (x - before[0]))}` : `v${straight(unit * (y - before[1]))}`;
      const start = i ? line : `M${unit * x + radius * fromX} ${unit * y + radius * fromY}`;
      const bend = [-fromX, -fromY, toX - fromX, toY - fromY].map((sign) => radius * sign);
      return `${start}q${bend.join(' ').replaceAll(' -', '-')}`;
    });
    if (parts.length) path += `${parts.join('')}z`;
  }
  return path;
}

/** The light of every visible chip on the floor around it: the more pips, the farther. In a row each, so that a move changes one. */
const glows = ({ rows }: Layout, state: GluxState) =>
  rows.map((row, y) =>
    row.flatMap((square, x) => {
      const chip = topAt(state, indexOf(state.board, square));
      return chip
        ? svg`<circle class="ornament lit-${chip.seat}" cx=${unit * (x + 0.5)} cy=${unit * (y + 0.5)} r=${21 + 6 * chip.face} />`
        : [];
    }),
  );

/** A ring around each start square that may still be covered without counting. */
const openStarts = (layout: Layout, state: GluxState) =>
  startsOf(state).map((square, seat) => {
    const [x, y] = middleOf(layout, square);
    return startSpent(state, seat)
      ? nothing
      : svg`<circle class=${`start s${seat + 1}`} r="17" cx=${x} cy=${y} />`;
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
const plaque = ({ rooms }: Layout, score: RoomScore) => {
  const row = rooms.findIndex((letters) => letters.includes(score.room));
  const x = unit * (rooms[row]?.indexOf(score.room) ?? 0);
  const y = unit * row;
  const [leader, ...others] = seatsWith(score, 4);
  const beside = [...others.map((seat) => [seat, 0.38]), ...seatsWith(score, 2).map((seat) => [seat, 0.26])];
  const small = beside.map(([seat = 0, size = 0], i) => ({
    seat,
    flag: seatFlag(seat, x + 15 + 11 * i, y, size),
  }));
  const flag =
    leader === undefined
      ? svg`<circle class="plaque" r="7.5" cx=${x} cy=${y} />`
      : seatFlag(leader, x, y, 0.5);
  const letter = svg`<text class=${leader === undefined ? 'letter-of' : `letter-of s${leader + 1}`} x=${x} y=${y + (leader === 3 ? 5.5 : 3.7)}>${score.room}</text>`;
  return { leader, small, flag, letter };
};

/** The part of the ground that depends on the position: light, the shadow of the frame, open starts, leads in the rooms. */
export const light = (layout: Layout, state: GluxState): Drawing => {
  const [width, height] = [unit * layout.rows[0]!.length, unit * layout.rows.length];
  const plaques = roomScores(state)
    .map((score) => plaque(layout, score))
    .sort((a, b) => (a.leader ?? -1) - (b.leader ?? -1));
  // those of a seat follow each other, so that a picture has their colours once
  const small = plaques.flatMap((each) => each.small).sort((a, b) => a.seat - b.seat);
  return svg`
    <svg width=${width} height=${height}>${glows(layout, state)}</svg>
    <rect width=${width} height="14" class="in-depth" /><rect width=${height} height="12" class="in-depth" transform=${`rotate(-90) translate(${-height})`} />
    ${openStarts(layout, state)}
    ${small.map(({ flag }) => flag)}${plaques.map(({ flag }) => flag)}${plaques.map(({ letter }) => letter)}`;
};

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
