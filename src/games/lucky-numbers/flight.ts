import { render } from 'lit';
import { looseTile } from './drawing/tile.js';
import { indexOf } from './engine/board.js';
import type { LuckyMove, LuckyState } from './engine/types.js';
import { glide, middleOf } from './glide.js';

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

/** A tile flies over the board from a place to a cell of a small tray, which does not show it yet. */
async function leave(over: Element, number: number, from: DOMRect, to: DOMRect): Promise<void> {
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

/** A tile that is laid flies from its place to the small tray of its seat; resolves at the end. */
export async function fly(
  root: ParentNode,
  {
    before,
    move,
    origin,
  }: {
    readonly before: LuckyState;
    readonly move: LuckyMove & { readonly kind: 'lay' };
    readonly origin: DOMRect;
  },
): Promise<void> {
  const small = root.querySelector(`.s${before.seat + 1} .mini`)?.getBoundingClientRect();
  const pile = root.querySelector('[data-square=pile]');
  if (small && pile) await leave(pile, move.tile, origin, smallCell(small, indexOf(move.to)));
}
