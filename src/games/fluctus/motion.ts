import { entering, glide, type Frame } from './drawing/motion.js';
import { route } from './engine/board.js';
import type { FluctusMove } from './engine/types.js';

export * as finish from './drawing/finish.js';
export { sheets } from './drawing/finish.js';

/** A move to be shown on a board that already shows what follows it. */
export interface Motion {
  readonly move: FluctusMove;
  readonly shift: number;
  /** Where a stone that enters comes from: the corner of the reserve, and the dimple. */
  readonly corner: 0 | 1;
  readonly dimple: number;
}

/** A time among the private tokens, in ms. A transition makes the browser read it, with its unit or calc(). */
function duration(button: HTMLElement, name: string): number {
  button.style.transition = `none var(${name})`;
  const seconds = parseFloat(getComputedStyle(button).transitionDuration);
  button.style.transition = '';
  return seconds * 1000;
}

function frames({ move, shift, corner, dimple }: Motion): readonly Frame[] {
  const run = route(move);
  return run ? glide(run.fields, shift) : entering(corner, dimple, move.to, shift);
}

/** Moves the stone along its line, or out of its dimple; resolves when it has come to rest. */
export async function animate(root: ParentNode, motion: Motion): Promise<void> {
  const { move } = motion;
  const button = root.querySelector<HTMLElement>(`[data-square="${move.to}"]`);
  const stone = button?.querySelector<SVGElement>('.stone');
  if (!button || !stone || document.hidden) return;
  const style = getComputedStyle(button);
  const leap = move.kind === 'capture';
  const time = duration(button, leap ? '--_hop' : '--_move');
  const easing = style.getPropertyValue(leap ? '--_ease-land' : '--_ease').trim();
  button.toggleAttribute('data-moving', true);
  try {
    await stone.animate([...frames(motion)], { duration: time, easing }).finished;
  } finally {
    button.removeAttribute('data-moving');
  }
}
