import { render } from 'lit';
import { durationToken, motionless } from '../../element/styles/token-values.js';
import { looseTile } from './drawing/tile.js';
import { indexOf } from './engine/board.js';
import type { LuckyMove, LuckyState } from './engine/types.js';
import { squareOfTile } from './selection.js';

/** A move to animate on a board that shows the position after it. */
interface Motion {
  readonly before: LuckyState;
  readonly move: LuckyMove;
  /** The large tray is that of the mover. */
  readonly isLarge: boolean;
  /** The place of the tile before the move. */
  readonly origin: DOMRect | undefined;
}

/** The square from which the tile of a move comes. */
export function originOf({ hands, seat }: LuckyState, move: LuckyMove): string {
  if (move.kind === 'pass') return squareOfTile({ from: 'hand', tile: hands[seat]![0] ?? 0 });
  if (move.kind !== 'lay') return 'pile';
  const { tile } = move;
  return squareOfTile({ from: hands[seat]!.includes(tile) ? 'hand' : 'open', tile });
}

/** The box of a cell of a small tray, in the page. */
function smallCell({ x, y, width }: DOMRect, i: number): DOMRect {
  const unit = width / 138;
  return new DOMRect(
    x + (8.25 + 31.5 * (i % 4)) * unit,
    y + (8.25 + 31.5 * (i >> 2)) * unit,
    29 * unit,
    29 * unit,
  );
}

const middleOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;

/** Moves something from a place in the page to another; resolves at the end. A px of `tile` is `unit` px of the page. */
async function glide(
  tile: Element,
  [start, end]: readonly [DOMRect, DOMRect],
  unit: number,
  frames: (away: string, scale: number) => Keyframe[],
): Promise<void> {
  const button = tile.closest('button')!;
  const [[x, y], [toX, toY]] = [middleOf(start), middleOf(end)];
  const away = `translate(${(x - toX) / unit}px,${(y - toY) / unit}px)`;
  const duration = durationToken(button, '--_move');
  const easing = getComputedStyle(button).getPropertyValue('--_ease').trim();
  button.toggleAttribute('data-moving', true);
  try {
    await tile.animate(frames(away, start.width / (end.width || 1)), { duration, easing }).finished;
  } finally {
    button.removeAttribute('data-moving');
  }
}

/** Moves the tile of a square from a place to its own; `turns` makes it turn over. */
export async function arrive(to: Element | null, from: DOMRect | undefined, turns = false): Promise<void> {
  const tile = to?.querySelector('.piece > .up');
  if (!tile || !from || motionless()) return;
  const end = to!.getBoundingClientRect();
  // A px in the drawing is one unit of the drawing, which is 110 wide.
  await glide(tile, [from, end], (end.width || 110) / 110, (away, scale) => [
    { transform: `${away} ${turns ? 'scaleX(.05)' : `scale(${scale})`}` },
    { transform: 'none' },
  ]);
}

/** A tile flies over the board from a place to a cell of a small tray, which does not show it yet. */
async function leave(over: Element | null, number: number, from: DOMRect, to: DOMRect): Promise<void> {
  if (!over) return;
  const flight = document.createElement('span');
  flight.className = 'flight';
  render(looseTile(number), flight);
  over.append(flight);
  const here = flight.getBoundingClientRect();
  const [[x, y], [toX, toY]] = [middleOf(here), middleOf(to)];
  try {
    await glide(flight, [from, here], 1, (away, scale) => [
      { transform: `${away} scale(${scale})` },
      { transform: `translate(${toX - x}px,${toY - y}px) scale(${to.width / here.width})` },
    ]);
  } finally {
    flight.remove();
  }
}

/** Animates a move on a board that shows the position after it; resolves at the end. */
export async function animate(root: ParentNode, { before, move, isLarge, origin }: Motion): Promise<void> {
  const at = (square: string) => root.querySelector(`[data-square="${square}"]`);
  if (move.kind === 'reveal') await arrive(at(`hand-${move.tile}`), origin, true);
  if (move.kind === 'pass') await arrive(at(`open-${before.hands[before.seat]![0] ?? 0}`), origin);
  if (move.kind !== 'lay') return;
  if (isLarge) return arrive(at(move.to), origin);
  const small = root.querySelector(`.seat:nth-child(${before.seat + 1}) .mini`)?.getBoundingClientRect();
  if (small && origin && !motionless())
    await leave(at('pile'), move.tile, origin, smallCell(small, indexOf(move.to)));
}
