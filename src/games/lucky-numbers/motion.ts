import { durationToken, motionless } from '../../element/styles/token-values.js';
import type { LuckyMove, LuckyState } from './engine/types.js';
import type { AnyMove, AnyState } from './types.js';

const middleOf = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Moves the tile of a square from another element to its place; `turns` makes it turn over. Resolves at the end. */
async function glide(to: HTMLElement, from: Element, turns = false): Promise<void> {
  const tile = to.querySelector<SVGElement>('.piece > .up, .piece .tile');
  if (!tile || motionless()) return;
  const duration = durationToken(to, '--_move');
  const [x, y] = middleOf(to);
  const [fromX, fromY] = middleOf(from);
  // A px in the drawing is one unit of the drawing, which is 110 wide.
  const unit = 110 / (to.getBoundingClientRect().width || 110);
  const start = `translate(${(fromX - x) * unit}px,${(fromY - y) * unit}px)`;
  const frames = [{ transform: `${start} ${turns ? 'scaleX(.05)' : 'scale(1.08)'}` }, { transform: 'none' }];
  const easing = getComputedStyle(to).getPropertyValue('--_ease').trim();
  to.toggleAttribute('data-moving', true);
  try {
    await tile.animate(frames, { duration, easing }).finished;
  } finally {
    to.removeAttribute('data-moving');
  }
}

/** The square that shows the tile of a move now, and the element that it comes from. */
function path(root: ParentNode, before: LuckyState, move: LuckyMove) {
  const at = (square: string) => root.querySelector<HTMLElement>(`[data-square="${square}"]`);
  const hand = before.hands[before.seat] ?? [];
  switch (move.kind) {
    case 'reveal':
      return { to: at(`hand-${move.tile}`), from: at('pile'), turns: true };
    case 'lay': {
      const start = root.querySelector(hand.includes(move.tile) ? '.heap' : '.face-up') ?? at('pile');
      return { to: at(move.to), from: start, turns: false };
    }
    case 'pass':
      return { to: at(`open-${hand[0] ?? 0}`), from: at('pile'), turns: false };
    case 'draw':
      return undefined;
  }
}

/** Animates a move on a board that shows the position after it; resolves at the end. */
export async function animate(root: ParentNode, before: AnyState, move: AnyMove): Promise<void> {
  if ('from' in move) {
    const [a, b] = [move.from, move.to].map((cell) =>
      root.querySelector<HTMLElement>(`[data-square="${cell}"]`),
    );
    if (a && b) await Promise.all([glide(a, b), glide(b, a)]);
    return;
  }
  const { to, from, turns } = path(root, before as LuckyState, move) ?? {};
  if (to && from) await glide(to, from, turns);
}
