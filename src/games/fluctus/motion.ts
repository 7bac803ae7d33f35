import { entering, glide, type Frame } from './drawing/motion.js';
import { durationToken, motionless } from '../../element/styles/token-values.js';
import { route } from './engine/board.js';
import type { FluctusMove } from './engine/types.js';

/** A move to animate on a board that shows the position after it. */
export interface Motion {
  readonly move: FluctusMove;
  readonly shift: number;
  /** The corner of the reserve, and the dimple, from which a stone enters. */
  readonly corner: 0 | 1;
  readonly dimple: number;
}

function frames({ move, shift, corner, dimple }: Motion): readonly Frame[] {
  const run = route(move);
  return run ? glide(run.fields, shift) : entering(corner, dimple, move.to, shift);
}

/** Animates a stone along its line, or out of its dimple; resolves at the end. */
export async function animate(root: ParentNode, motion: Motion): Promise<void> {
  const { move } = motion;
  const button = root.querySelector<HTMLElement>(`[data-square="${move.to}"]`);
  const stone = button?.querySelector<SVGElement>('.stone');
  if (!button || !stone || motionless()) return;
  const style = getComputedStyle(button);
  const leap = move.kind === 'capture';
  const time = durationToken(button, leap ? '--_hop' : '--_move');
  const easing = style.getPropertyValue(leap ? '--_ease-land' : '--_ease').trim();
  button.toggleAttribute('data-moving', true);
  try {
    await stone.animate([...frames(motion)], { duration: time, easing }).finished;
  } finally {
    button.removeAttribute('data-moving');
  }
}
