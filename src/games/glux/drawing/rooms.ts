import { indexOf } from '../engine/board.js';
import type { Square } from '../engine/types.js';
import { unit, type Layout } from './places.js';

type Point = readonly [x: number, y: number];

/** A closed line: where it begins, and the way from there, which stays the same wherever it begins. */
interface Outline {
  readonly start: Point;
  readonly way: string;
}

/** The radius of a corner. */
const radius = 6;

/** The outer sides of a room's squares, clockwise, by the corner where each begins. */
function edgesOf(letters: readonly string[], room: string): Map<string, Point[]> {
  const edges = new Map<string, Point[]>();
  const inside = (x: number, y: number) => letters[y]?.[x] === room;
  const add = (x: number, y: number, ...to: Point) =>
    edges.set(`${x},${y}`, [...(edges.get(`${x},${y}`) ?? []), to]);
  letters.forEach((row, y) => {
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

/** One closed line of a room with rounded corners, at a distance inside of its squares. */
function outlineOf(loop: readonly Point[], inset: number): Outline {
  const around = (corners: readonly Point[], i: number) =>
    [corners.at(i - 1)!, corners[(i + 1) % corners.length]!] as const;
  const corners = loop.filter(([x, y], i) => {
    const [before, after] = around(loop, i);
    return (x - before[0]) * (after[1] - y) !== (y - before[1]) * (after[0] - x);
  });
  const bends = corners.map(([x, y], i) => {
    const near = (to: Point) => [Math.sign(to[0] - x), Math.sign(to[1] - y)] as const;
    const [[fromX, fromY], [toX, toY]] = around(corners, i).map(near) as [Point, Point];
    // clockwise, a corner to the right stands out of the room
    const inwards = inset * Math.sign(fromY * toX - fromX * toY);
    const at = [unit * x + inwards * (fromX + toX), unit * y + inwards * (fromY + toY)] as const;
    return { at, fromX, fromY, toX, toY };
  });
  // a line to just before each corner, and a curve around it
  const way = bends.map(({ at: [x, y], fromX, fromY, toX, toY }, i) => {
    const [px, py] = bends.at(i - 1)!.at;
    const straight = (distance: number) => distance - Math.sign(distance) * 2 * radius;
    const line = fromX ? `h${straight(x - px)}` : `v${straight(y - py)}`;
    const bend = [-fromX, -fromY, toX - fromX, toY - fromY].map((sign) => radius * sign);
    return `${i ? line : ''}q${bend.join(' ').replaceAll(' -', '-')}`;
  });
  const { at, fromX, fromY } = bends[0]!;
  return { start: [at[0] + radius * fromX, at[1] + radius * fromY], way: `${way.join('')}z` };
}

/** The lines around a room. */
function outlines(letters: readonly string[], room: string, inset = 0): readonly Outline[] {
  const edges = edgesOf(letters, room);
  const found: Outline[] = [];
  for (const start of edges.keys()) {
    const loop: Point[] = [];
    for (let to = edges.get(start)?.pop(); to; to = edges.get(to.join())?.pop()) loop.push(to);
    if (loop.length > 0) found.push(outlineOf(loop, inset));
  }
  return found;
}

/** Lines as a path, with the origin at a point. */
export const pathOf = (lines: readonly Outline[], [x, y]: Point = [0, 0]): string =>
  lines.map(({ start, way }) => `M${start[0] - x} ${start[1] - y}${way}`).join('');

/** A straight side of a room along a corridor: its middle, its length in squares, and its direction. */
export interface Side {
  readonly at: Point;
  readonly length: number;
  readonly upright: boolean;
}

const directions = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** The sides of two squares and more, through which the light of a room is seen. */
function sidesOf(letters: readonly string[], room: string): readonly Side[] {
  return directions.flatMap(([dx, dy]) => {
    const open = (x: number, y: number) => letters[y]?.[x] === room && letters[y + dy]?.[x + dx] === '.';
    const [alongX, alongY] = [Math.abs(dy), Math.abs(dx)];
    return letters.flatMap((row, y) =>
      row.split('').flatMap((_, x): Side[] => {
        if (!open(x, y) || open(x - alongX, y - alongY)) return [];
        let length = 1;
        while (open(x + length * alongX, y + length * alongY)) length++;
        const middle = (length - 1) / 2;
        const at = [
          unit * (x + 0.5 + middle * alongX + dx / 2),
          unit * (y + 0.5 + middle * alongY + dy / 2),
        ] as const;
        return length > 1 ? [{ at, length, upright: dx !== 0 }] : [];
      }),
    );
  });
}

/** A square as it lies: the index of its stack, and its middle. */
export interface Spot {
  readonly square: Square;
  readonly index: number;
  readonly at: Point;
}

/** A room as it lies. */
export interface Room {
  readonly letter: string;
  readonly lines: readonly Outline[];
  readonly sides: readonly Side[];
  readonly spots: readonly Spot[];
  /** The mean of its squares. */
  readonly middle: Point;
  /** The corner of its first square, where its letter is. */
  readonly corner: Point;
}

/** The squares of a layout row by row, its rooms, its corridors row by row, and a second line in the middle room. */
interface Plan {
  readonly rows: readonly (readonly Spot[])[];
  readonly rooms: readonly Room[];
  readonly corridors: readonly (readonly Spot[])[];
  readonly hall: Room;
  readonly hallLine: string;
}

const mean = (spots: readonly Spot[], axis: 0 | 1) =>
  Math.round(spots.reduce((sum, { at }) => sum + at[axis], 0) / spots.length);

function draw({ board, rows, rooms: letters }: Layout): Plan {
  const spots = rows.map((row, y) =>
    row.map((square, x): Spot & { letter: string } => ({
      square,
      index: indexOf(board, square),
      at: [unit * (x + 0.5), unit * (y + 0.5)],
      letter: letters[y]![x]!,
    })),
  );
  const rooms = [...new Set(letters.join('').replaceAll('.', ''))].sort().map((letter): Room => {
    const own = spots.flat().filter((spot) => spot.letter === letter);
    return {
      letter,
      lines: outlines(letters, letter),
      sides: sidesOf(letters, letter),
      spots: own,
      middle: [mean(own, 0), mean(own, 1)],
      corner: [own[0]!.at[0] - unit / 2, own[0]!.at[1] - unit / 2],
    };
  });
  return {
    rows: spots,
    rooms,
    corridors: spots.map((row) => row.filter(({ letter }) => letter === '.')),
    hall: rooms.find(({ letter }) => letter === board.middle)!,
    hallLine: pathOf(outlines(letters, board.middle, 4)),
  };
}

const plans = new WeakMap<Layout, Plan>();

/** The rooms and corridors of a layout, which never change. */
export function planOf(layout: Layout): Plan {
  const plan = plans.get(layout) ?? draw(layout);
  plans.set(layout, plan);
  return plan;
}
