import { svg, type Drawing } from '../../../element/drawing/template.js';
import { indexOf } from '../engine/board.js';
import type { GluxState } from '../engine/types.js';
import { countOf, type Targets } from '../selection.js';
import { middleOf, type Layout } from './places.js';

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
  // the count of a chip is at its corner
  const tabs = covered.map((mark): Mark => ({ ...mark, x: mark.x + 12.5, y: mark.y - 12.5 }));
  return svg`<path d=${circles(free, 12)} />${numbers(free, 5.2)}
    <path class="house" d=${houses(free)} />
    <path class="ring" d=${circles(covered, 17)} />
    <g class="tab"><path d=${circles(tabs, 7.7)} />${numbers(tabs, 3.64)}<path class="house" d=${houses(tabs)} /></g>`;
};
