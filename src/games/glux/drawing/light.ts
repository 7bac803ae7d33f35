import type { Seat } from '../../../core/game.js';
import { svg, type Drawing } from '../../../element/drawing/template.js';
import { roomScores } from '../engine/rules.js';
import type { Face, GluxState } from '../engine/types.js';
import { pathOf, type Room, type Spot } from './rooms.js';

/** A visible chip in a room. */
interface Lamp {
  readonly seat: Seat;
  readonly face: Face;
  readonly at: Spot['at'];
}

/** The light of a room. */
export interface RoomLight {
  /** The seats with the most pips there; none if nobody has any. */
  readonly leaders: readonly Seat[];
  /** By how many pips they lead. */
  readonly margin: number;
  /** How much of its light the room shows, 0 to 1. */
  readonly level: number;
  readonly lamps: readonly Lamp[];
}

const hundredths = (value: number) => Math.round(100 * value) / 100;

/** A tie has no light of its own, but that of each seat. */
const TIED = 0.72;

/** The brightness by the margin of one leader: 0.6 for a pip, 0.97 for ten. */
const levelOf = (margin: number) => hundredths(1 - 0.52 * Math.exp(-margin / 4));

/** The light of a room in a position. */
export function lightOf({ letter, spots }: Room, state: GluxState): RoomLight {
  const { pips, points } = roomScores(state).find(({ room }) => room === letter)!;
  const leaders = [...points.keys()].filter((seat) => points[seat] === 4);
  const others = pips.filter((_, seat) => !leaders.includes(seat));
  const margin = Math.max(...pips) - Math.max(0, ...others);
  const lamps = spots.flatMap(({ index, at }): Lamp[] => {
    const top = state.stacks[index]!.at(-1);
    return top ? [{ ...top, at }] : [];
  });
  return { leaders, margin, level: leaders.length > 1 ? TIED : leaders.length && levelOf(margin), lamps };
}

const translate = ([x, y]: Spot['at']) => `translate(${x} ${y})`;

/** A room as a path around the origin of a gradient: gradients have no places, so all boards of a page share them. */
const filled = ({ lines }: Room, at: Spot['at'], fill: string, opacity: number) =>
  svg`<path class="ornament" d=${pathOf(lines, at)} transform=${translate(at)} fill=${`url(#g-${fill})`} opacity=${opacity} />`;

/** Half the width of the bands of a tie, along the diagonal. */
const bandsOf = ({ spots }: Room) => 26 * Math.sqrt(spots.length);

/** The floor in the light of its leader, around the leader's lamps; or a band for each seat of a tie. */
function wash(room: Room, { leaders, margin, lamps, level }: RoomLight): readonly Drawing[] {
  const [first, ...others] = leaders;
  if (first === undefined) return [];
  if (others.length > 0) {
    const bands = leaders.length;
    const [x, y] = room.middle;
    return leaders.map((seat, i) => {
      const along = Math.round(bandsOf(room) * ((2 * i) / bands - 1));
      return filled(
        room,
        i ? [x + along, y + along / 2] : room.middle,
        `${i ? 'edge' : 'all'}${seat}`,
        level,
      );
    });
  }
  const own = lamps.filter(({ seat }) => seat === first);
  const sum = (value: (lamp: Lamp) => number) =>
    own.reduce((before, lamp) => before + lamp.face * value(lamp), 0);
  const pips = sum(() => 1);
  const at = [
    Math.round(sum(({ at: [x] }) => x) / pips),
    Math.round(sum(({ at: [, y] }) => y) / pips),
  ] as const;
  return [filled(room, at, `wash${first}${Math.min(5, Math.ceil(margin / 2))}`, level)];
}

/** The shapes of the seats, inlaid in a square. */
const inlays = [
  'm0-5.200a5.200 5.200 0 1 1-.1 0z',
  'm-4.800-4.800h9.600v9.600h-9.600z',
  'm0-6 6 6-6 6-6-6z',
  'm0-5.600 5.800 10h-11.600z',
];

/** The shape of the leader in the free squares: the lead is seen without colours. */
const inlay = ({ spots }: Room, { leaders, lamps }: RoomLight) => {
  const [leader] = leaders;
  const taken = new Set(lamps.map(({ at }) => at));
  const free = leaders.length === 1 ? spots.filter(({ at }) => !taken.has(at)) : [];
  return svg`<path class="inlay" d=${free.map(({ at: [x, y] }) => `M${x} ${y}${inlays[leader!]!}`).join('')} />`;
};

/** The light in a room. */
export function roomLight(room: Room, state: GluxState): Drawing {
  const light = lightOf(room, state);
  const pools = light.lamps.map(({ seat, face, at }) => filled(room, at, `lamp${seat}${face}`, 1));
  return svg`<g class="room-light">${wash(room, light)}${inlay(room, light)}${pools}</g>`;
}

/** The light that comes over the walls of a room: the more the leader leads, the farther. */
export function spill(room: Room, state: GluxState): Drawing {
  const { leaders, margin, level } = lightOf(room, state);
  const reach = leaders.length > 1 ? 26 : 20 + 2.4 * Math.min(margin, 10);
  const sides = leaders.length > 0 ? room.sides : [];
  return svg`<g class="spill">${sides.map(({ at: [x, y], length, upright }, i) => {
    const along = 14 + 16 * length;
    const [rx, ry] = upright ? [reach, along] : [along, reach];
    const fill = `url(#g-pool${leaders[i % leaders.length]!})`;
    return svg`<ellipse class="ornament" cx=${x} cy=${y} rx=${rx} ry=${ry} fill=${fill} opacity=${level} />`;
  })}</g>`;
}

/** The light of the chips in a row of the corridors. */
export const rowLight = (row: readonly Spot[], { stacks }: GluxState): Drawing =>
  svg`${row.flatMap(({ index, at: [x, y] }) => {
    const top = stacks[index]!.at(-1);
    return top
      ? svg`<circle class="ornament" cx=${x} cy=${y} r=${poolRadius(top.face)} fill=${`url(#g-pool${top.seat})`} />`
      : [];
  })}`;

/** The radius of a lamp's light on the floor. */
const poolRadius = (face: Face) => 20 + 4.5 * face;

const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];
const stop = (light: number, offset: number, opacity: number) =>
  svg`<stop class=${`l${light}`} offset=${offset} stop-opacity=${opacity} />`;

/** A gradient around the origin of the shapes that it fills, in sizes. */
const sized = (name: string, of: string, radii: readonly number[]) =>
  svg`<radialGradient id=${`g-${name}`} href=${`#g-${of}`} gradientUnits="userSpaceOnUse" cx="0" cy="0" />
    ${radii.map((r, i) => svg`<radialGradient id=${`g-${name}${i + 1}`} href=${`#g-${name}`} r=${r} />`)}`;

/** The gradients of the light: lenses of chips, pools around them, floors of rooms by the margin, and edges of bands. */
export const lightGradients = (seats: number): Drawing =>
  svg`${Array.from(
    { length: seats },
    (_, seat) => svg`
    <radialGradient id=${`g-lens${seat}`} class=${`beam s${seat + 1}`} cx=".46" cy=".4" r=".62">${stop(0, 0.35, 1)}${stop(1, 0.8, 1)}${stop(2, 1, 1)}</radialGradient>
    <radialGradient id=${`g-pool${seat}`} class=${`beam s${seat + 1}`}>${stop(0, 0, 0.95)}${stop(1, 0.34, 0.62)}${stop(1, 0.68, 0.2)}${stop(1, 1, 0)}</radialGradient>
    <radialGradient id=${`g-floor${seat}`} class=${`beam s${seat + 1}`}>${stop(0, 0, 1)}${stop(1, 0.4, 1)}${stop(2, 1, 0.8)}</radialGradient>
    <linearGradient id=${`g-all${seat}`} class=${`beam s${seat + 1}`}>${stop(1, 0, 1)}</linearGradient>
    <linearGradient id=${`g-edge${seat}`} class=${`beam s${seat + 1}`} gradientUnits="userSpaceOnUse" x1="-8" y1="-4" x2="8" y2="4">${stop(1, 0, 0)}${stop(1, 1, 1)}</linearGradient>
    ${sized(`lamp${seat}`, `pool${seat}`, faces.map(poolRadius))}
    ${sized(`wash${seat}`, `floor${seat}`, [78, 96, 114, 132, 150])}`,
  )}`;
