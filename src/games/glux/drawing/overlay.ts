import { nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { indexOf } from '../engine/board.js';
import type { Chip, Face, GluxState, Square } from '../engine/types.js';
import { countOf, targetsOf, type Targets } from '../selection.js';
import { middleOf, unit, type Layout } from './places.js';
import { planOf } from './rooms.js';
import { topAt } from '../engine/board.js';
import type { Seat } from '../../../core/game.js';
import type { ShownPosition } from '../selection.js';
import { chip } from './chip.js';
import { seatFlag } from './ground.js';

/** The mark of a target, or the place of its count. */
interface Mark {
  readonly x: number;
  readonly y: number;
  /** The number of squares that are counted; 0 for the own start, which needs no count. */
  readonly count: number;
  /** There is a chip on the square. */
  readonly covers: boolean;
}

const circle = ({ x, y }: Mark, r: number) => `M${x} ${y - r}a${r} ${r} 0 1 1-.1 0z`;

const circles = (marks: readonly Mark[], r: number) => marks.map((mark) => circle(mark, r)).join('');

/** The counts as one text element: each digit has its own place. */
const numbers = (marks: readonly Mark[], down: number) => {
  const counted = marks.filter(({ count }) => count);
  const places = (place: (mark: Mark) => number) => counted.map(place).join(' ');
  return svg`<text x=${places(({ x }) => x)} y=${places(({ y }) => y + down)}>${counted.map(({ count }) => count).join('')}</text>`;
};

/** A house in place of a count: the own start. */
const houses = (marks: readonly Mark[]) =>
  marks
    .filter(({ count }) => !count)
    .map(({ x, y }) => `M${x - 6} ${y}l6-6 6 6m-10-1v6h8v-6`)
    .join('');

/**
 * The marks of the targets: a disc on a free square and a ring around a chip that may be covered, each with its count. They
 * change with every move, so they are always the same few shapes, which update fast.
 */
export const targetMarks = (layout: Layout, targets: Targets, { board, stacks }: GluxState): Drawing => {
  const marks = Array.from(targets, ([square, [way]]): Mark => {
    const [x, y] = middleOf(layout, square);
    return { x, y, count: countOf(way!), covers: stacks[indexOf(board, square)]!.length > 0 };
  });
  const free = marks.filter(({ covers }) => !covers);
  const covered = marks.filter(({ covers }) => covers);
  // the count of a chip is at its corner; where the letter of a room is, at the one below
  const named = new Set(planOf(layout).rooms.map(({ corner }) => String(corner)));
  const tabs = covered.map((mark): Mark => {
    const { x, y } = mark;
    return { ...mark, x: x + 12.5, y: y + (named.has(`${x + 18},${y - 18}`) ? 12.5 : -12.5) };
  });
  return svg`<path d=${circles(free, 12)} />${numbers(free, 5.2)}
    <path class="house" d=${houses(free)} />
    <path class="ring" d=${circles(covered, 17)} />
    <g class="tab"><path d=${circles(tabs, 7.7)} />${numbers(tabs, 3.64)}<path class="house" d=${houses(tabs)} /></g>`;
};

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

/** A count from a chip over every square of a path. */
export interface Count {
  readonly from: Square;
  readonly path: readonly Square[];
}

const bead = (layout: Layout, square: Square, number: number) =>
  svg`<g class="bead" transform=${`translate(${middleOf(layout, square).join(' ')})`}><circle r="7.5" /><text y="3.8">${number}</text></g>`;

/** A count as a line with a number on each square. */
export const ray = (layout: Layout, { from, path }: Count): Drawing => {
  const [start, end] = [middleOf(layout, from), middleOf(layout, path.at(-1) ?? from)];
  const [dx, dy] = [Math.sign(end[0] - start[0]), Math.sign(end[1] - start[1])];
  // the numbers at both ends stay free; between neighbours there is no line
  const line = `M${start[0] + 18 * dx} ${start[1] + 18 * dy}L${end[0] - 18 * dx} ${end[1] - 18 * dy}`;
  return svg`<g class="ray">
    <path d=${line} />
    ${path.slice(0, -1).map((square, i) => bead(layout, square, i + 1))}
  </g>`;
};

/** A box beside a square, so that it hides nothing: the chip that may be laid, and the one that it would cover. */
const callout = (
  { layout, state, targets }: ShownPosition,
  square: Square,
  faces: readonly Face[],
  covered: Chip | undefined,
) => {
  const { seat } = state;
  const width = 24 * faces.length + (covered ? 38 : 0) + 8;
  const [left, top] = calloutPlace(layout, square, state, targets, [width, 30]);
  const small = (shown: Chip, dx: number) =>
    svg`<g transform=${`translate(${left + 16 + dx} ${top + 15}) scale(.68)`}>${chip(shown)}</g>`;
  return svg`<g class="callout">
    <rect x=${left} y=${top} width=${width} height="30" rx="8" />
    ${faces.map((face, i) => small({ seat, face }, 24 * i))}
    ${
      covered
        ? svg`<path d=${`M${left + 24 * faces.length + 8} ${top + 15}h9m-4-4 4 4-4 4`} />${small(covered, 24 * faces.length + 14)}`
        : nothing
    }
  </g>`;
};

/** The small mark of a seat on a square that it can reach. */
const reachMark = (layout: Layout, square: Square, seat: Seat) => {
  const [x, y] = middleOf(layout, square);
  return seatFlag(seat, x - 10, y + 10, 0.46);
};

/** The parts of the layer over the squares that are not part of a position. */
export interface OverlayLook {
  /** The square under the pointer, or the focused one. */
  readonly hovered: Square | undefined;
  /** The faces that may be laid now. */
  readonly faces: readonly Face[];
  /** The seat whose reach is shown. */
  readonly reachOf: Seat | undefined;
}

/** The layer over the squares: the counts to the hovered target or from the hovered chip, and the reach of a seat. */
export function overlay(position: ShownPosition, { hovered, faces, reachOf }: OverlayLook): Drawing {
  const { layout, targets, state, aimed, face } = position;
  const to = hovered !== undefined && targets.has(hovered) ? hovered : aimed;
  const reached = reachOf === undefined ? [] : [...targetsOf(state, reachOf).keys()];
  const ways =
    to === undefined
      ? [...targets.values()].flat().filter(({ from }) => from === hovered)
      : (targets.get(to) ?? []);
  const covered = to === undefined ? undefined : state.stacks[indexOf(state.board, to)]?.[0];
  return svg`
    ${reached.map((square) => reachMark(layout, square, reachOf!))}
    ${ways.map(({ from, path }) => (from === undefined ? nothing : ray(layout, { from, path })))}
    ${
      to === undefined || faces.length === 0 ? nothing : callout(position, to, face ? [face] : faces, covered)
    }`;
}
