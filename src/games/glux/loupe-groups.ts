import { unit } from './drawing/places.js';
import { planOf, type Spot } from './drawing/rooms.js';
import type { ShownPosition } from './selection.js';

/**
 * The targets in groups that a part of the board of a size shows at once: the largest group first, each in reading order.
 */
export function groupsOf(
  { layout, targets }: Pick<ShownPosition, 'layout' | 'targets'>,
  [width, height]: readonly [width: number, height: number],
): Spot[][] {
  const groups: Spot[][] = [];
  let rest = planOf(layout)
    .rows.flat()
    .filter(({ square }) => targets.has(square));
  const seenFrom = (left: number, top: number) =>
    rest.filter(
      ({ at: [x, y] }) => x >= left && x <= left + width - unit && y >= top && y <= top + height - unit,
    );
  while (width > unit && rest.length > 0) {
    let group: Spot[] = [];
    for (const first of rest)
      for (const highest of rest) {
        const seen = seenFrom(first.at[0], highest.at[1]);
        if (seen.length > group.length) group = seen;
      }
    groups.push(group);
    rest = rest.filter((spot) => !group.includes(spot));
  }
  return groups;
}
