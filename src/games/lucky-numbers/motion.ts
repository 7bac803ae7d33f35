import { durationToken, motionless } from '../../element/styles/token-values.js';
import type { LuckyMove, LuckyState } from './engine/types.js';

/** Moves the tile of a square from another element to its place; `turns` makes it turn over. Resolves at the end. */
export async function glide(to: Element | null, from: Element | null, turns = false): Promise<void> {
  const tile = to?.querySelector('.piece > .up');
  if (!tile || !from || motionless()) return;
  const button = tile.closest('button')!;
  const [end, start] = [button.getBoundingClientRect(), from.getBoundingClientRect()];
  // A px in the drawing is one unit of the drawing, which is 110 wide.
  const unit = 110 / (end.width || 110);
  const x = (start.x + start.width / 2 - end.x - end.width / 2) * unit;
  const y = (start.y + start.height / 2 - end.y - end.height / 2) * unit;
  const first = `translate(${x}px,${y}px) ${turns ? 'scaleX(.05)' : 'scale(1.08)'}`;
  const duration = durationToken(button, '--_move');
  const easing = getComputedStyle(button).getPropertyValue('--_ease').trim();
  await tile.animate([{ transform: first }, { transform: 'none' }], { duration, easing }).finished;
}

/** Animates a move on a board that shows the position after it; resolves at the end. */
export async function animate(root: ParentNode, before: LuckyState, move: LuckyMove): Promise<void> {
  const at = (square: string) => root.querySelector(`[data-square="${square}"]`);
  const hand = before.hands[before.seat]!;
  if (move.kind === 'reveal') await glide(at(`hand-${move.tile}`), at('pile'), true);
  if (move.kind === 'pass') await glide(at(`open-${hand[0] ?? 0}`), at('pile'));
  if (move.kind === 'lay')
    await glide(
      at(move.to),
      (hand.includes(move.tile) ? null : root.querySelector('.face-up')) ?? at('pile'),
    );
}
