import type { Seat } from '../../../core/game.js';
import { svg, type Drawing } from '../../../element/drawing/template.js';
import { indexOf } from '../engine/board.js';
import type { GluxState, Stack } from '../engine/types.js';
import { body, numberY, rim } from './chip.js';
import { middleOf, type Layout } from './places.js';

interface PlacedStack {
  readonly stack: Stack;
  readonly x: number;
  readonly y: number;
}

const isPile = ({ stack }: PlacedStack) => stack.length > 1;

const each = (list: readonly PlacedStack[], shape: Drawing) =>
  list.map(({ x, y }) => svg`<g transform=${`translate(${x} ${y})`}>${shape}</g>`);

/** The tops of one seat with their numbers. */
function tops(list: readonly PlacedStack[], seat: Seat): Drawing {
  const number = (stack: Stack, x: number, y: number) =>
    svg`<text x=${x} y=${Math.round(10 * y) / 10}>${stack.at(-1)!.face}</text>`;
  const [single, piles] = [list.filter((placed) => !isPile(placed)), list.filter(isPile)];
  const below = numberY(seat);
  return svg`<g class=${`chip s${seat + 1}`}>
    ${each(single, body(seat))}${each(piles, svg`<g transform="translate(0 -2.2) scale(.92)">${body(seat)}</g>`)}
    ${single.map(({ stack, x, y }) => number(stack, x, y + below))}
    ${piles.map(({ stack, x, y }) => number(stack, x, y - 2.2 + 0.92 * below))}
  </g>`;
}

/**
 * The chips of a position without their lights, in layers: first the rims of covered chips, then the tops by seat. Equal shapes follow
 * each other, so that a picture contains each of them once.
 */
export function plainChips(layout: Layout, state: GluxState): Drawing {
  const placed = layout.rows.flat().flatMap((square) => {
    const stack = state.stacks[indexOf(state.board, square)]!;
    const [x, y] = middleOf(layout, square);
    return stack.length > 0 ? [{ stack, x, y }] : [];
  });
  const seats = state.hands.map((_, seat) => seat);
  const piles = placed.filter(isPile);
  return svg`${seats.map((seat) =>
    each(
      piles.filter(({ stack }) => stack[0]!.seat === seat),
      rim({ seat }),
    ),
  )}${seats.map((seat) =>
    tops(
      placed.filter(({ stack }) => stack.at(-1)!.seat === seat),
      seat,
    ),
  )}`;
}
