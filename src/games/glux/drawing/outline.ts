import { unit } from './places.js';

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
