import { svg, type TemplateResult } from 'lit';
import { indexOf } from '../engine/board.js';
import type { GluxState } from '../engine/types.js';
import { countOf } from '../hand.js';
import type { Scene } from '../look.js';
import { middleOf, type Layout } from './places.js';

/** A square where the chip in hand may go, or the place of its count. */
interface Placed {
  readonly x: number;
  readonly y: number;
  /** How many squares are counted to it; 0 for the own start, which needs no count. */
  readonly count: number;
  /** A chip lies there. */
  readonly covers: boolean;
}

const circle = ({ x, y }: Placed, r: number) => `M${x} ${y - r}a${r} ${r} 0 1 1-.1 0z`;

const circles = (of: readonly Placed[], r: number) => of.map((each) => circle(each, r)).join('');

/** The counts in one text: each of its digits has its own place. */
const numbers = (of: readonly Placed[], down: number) => {
  const counted = of.filter(({ count }) => count);
  const places = (at: (of: Placed) => number) => counted.map(at).join(' ');
  return svg`<text x=${places(({ x }) => x)} y=${places(({ y }) => y + down)}>${counted.map(({ count }) => count).join('')}</text>`;
};

/** The own start, which needs no count. */
const house = (of: readonly Placed[]) =>
  of
    .filter(({ count }) => !count)
    .map(({ x, y }) => `M${x - 6} ${y}l6-6 6 6m-10-1v6h8v-6`)
    .join('');

/**
 * A disc on every free square where the chip in hand may go, a ring round every chip that it may cover, each with its
 * count. They are others with every move: few shapes, and always the same ones, are drawn anew in no time.
 */
export const aims = (layout: Layout, lit: Scene['lit'], { board, stacks }: GluxState): TemplateResult => {
  const placed = Array.from(lit, ([square, [way]]): Placed => {
    const [x, y] = middleOf(layout, square);
    return { x, y, count: countOf(way!), covers: stacks[indexOf(board, square)]!.length > 0 };
  });
  const free = placed.filter(({ covers }) => !covers);
  const taken = placed.filter(({ covers }) => covers);
  // on a chip the count stands at its corner
  const tabs = taken.map((each): Placed => ({ ...each, x: each.x + 12.5, y: each.y - 12.5 }));
  return svg`<path d=${circles(free, 12)} />${numbers(free, 5.2)}
    <path class="house" d=${house(free)} />
    <path class="ring" d=${circles(taken, 17)} />
    <g class="tab"><path d=${circles(tabs, 7.7)} />${numbers(tabs, 3.64)}<path class="house" d=${house(tabs)} /></g>`;
};
