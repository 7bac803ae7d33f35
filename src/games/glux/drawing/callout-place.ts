import { indexOf, topAt } from '../engine/board.js';
import type { GluxState, Square } from '../engine/types.js';
import type { Targets } from '../selection.js';
import { middleOf, unit, type Layout } from './places.js';

/** A rectangle in drawing units. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const around = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** The letters of the rooms, each at the first corner of its room. */
function letters({ rooms }: Layout): readonly Box[] {
  const all = [...new Set(rooms.join(''))].filter((room) => room !== '.');
  return all.map((room) => {
    const row = rooms.findIndex((each) => each.includes(room));
    return around(unit * rooms[row]!.indexOf(room), unit * row, 9);
  });
}

/** The boxes of a size around a place that lie on the squares of the board, the nearest first. */
function boxesAt({ rows }: Layout, x: number, y: number, width: number, height: number): readonly Box[] {
  const [right, bottom] = [unit * rows[0]!.length, unit * rows.length];
  const steps = [0, 1, -1, 2, -2, 3, -3];
  return steps
    .flatMap((down) => steps.map((across) => ({ across, down })))
    .map(({ across, down }) => {
      const left = x + across * unit - width / 2 + Math.sign(across) * Math.max(0, width / 2 - unit);
      const top = y + down * unit - height / 2;
      return { left, top, right: left + width, bottom: top + height };
    })
    .filter((box) => box.left >= 0 && box.top >= 0 && box.right <= right && box.bottom <= bottom)
    .sort((a, b) => distance(a, x, y) - distance(b, x, y));
}

const distance = (box: Box, x: number, y: number) =>
  Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);

/**
 * The top left corner of a box beside a square, where it hides no letter and no number: no chip, no count at another square, no room's
 * letter. On a crowded board, it hides chips, but as few as possible, and never the square or a letter.
 */
export function calloutPlace(
  layout: Layout,
  square: Square,
  { board, stacks }: Pick<GluxState, 'board' | 'stacks'>,
  targets: Targets,
  [width, height]: readonly [width: number, height: number],
): readonly [left: number, top: number] {
  const [x, y] = middleOf(layout, square);
  const fixed = [around(x, y, 17), ...letters(layout)];
  const numbered = layout.rows
    .flat()
    .filter((each) => each !== square && (targets.has(each) || topAt({ stacks }, indexOf(board, each))))
    .map((each) => around(...middleOf(layout, each), 14));
  const hidden = (box: Box) => numbered.filter((each) => overlap(box, each)).length;
  const free = boxesAt(layout, x, y, width, height).filter(
    (box) => !fixed.some((each) => overlap(box, each)),
  );
  const [best] = free.map((box) => ({ box, hides: hidden(box) })).sort((a, b) => a.hides - b.hides);
  return best ? [best.box.left, best.box.top] : [x - width / 2, y - 21 - height];
}
