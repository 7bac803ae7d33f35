import { unit } from './places.js';

type Corner = readonly [x: number, y: number];

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
    let at = start;
    let end = '';
    for (let to = edges.get(at)?.pop(); to; to = edges.get(at)?.pop()) {
      const [x = 0, y = 0] = at.split(',').map(Number);
      const [dx, dy] = [to[0] - x, to[1] - y];
      const point = (along: number) => `${unit * x + along * dx} ${unit * y + along * dy}`;
      // a curve around the corner where the side begins, and a line to just before the next corner
      path += `${end ? `Q${point(0)} ` : 'M'}${point(6)}L${point(unit - 6)}`;
      end ||= `Q${point(0)} ${point(6)}Z`;
      at = to.join();
    }
    path += end;
  }
  return path;
}
