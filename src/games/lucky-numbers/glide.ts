import { durationToken } from '../../element/styles/token-values.js';

/** The middle of a box in the page. */
export const middleOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;

/** Moves something from a place in the page to another; resolves at the end. A px of `tile` is `unit` px of the page. */
export async function glide(
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
