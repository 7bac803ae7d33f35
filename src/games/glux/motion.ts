import { render } from 'lit';
import type { Played } from '../../element/match/table.js';
import { ray } from './drawing/ray.js';
import type { GluxMove, GluxState } from './engine/types.js';
import type { Scene } from './look.js';

export * as finish from './drawing/finish.js';
export { sheets } from './drawing/finish.js';
export { Pad } from './pad.js';

/** Shows a chip that was laid: the squares of its count light up one by one, then it comes down. Resolves at rest. */
export async function animate(
  root: ParentNode,
  { move, happenings }: Played<GluxState, GluxMove>,
  { layout }: Scene,
): Promise<void> {
  if (move.kind !== 'lay' || document.hidden) return;
  const button = root.querySelector<HTMLElement>(`[data-square="${move.to}"]`);
  const chip = button?.querySelector('.pile > :last-child');
  const layer = root.querySelector<SVGElement>('.rays > g + g');
  if (!button || !chip || !layer) return;
  const style = getComputedStyle(button);
  const duration = parseFloat(style.getPropertyValue('--_move'));
  const [from, ...path] = happenings.find(({ kind }) => kind === 'laid')?.squares ?? [];
  if (from !== undefined) render(ray(layout, { from, path }), layer);
  const count = 0.27 * duration;
  const lights = [...layer.querySelectorAll('.bead')].map((bead, i) =>
    bead.animate([{ opacity: 0 }, { opacity: 1 }], { duration: count, delay: i * count, fill: 'backwards' }),
  );
  try {
    await chip.animate(
      [
        { opacity: 0, transform: 'translateY(-14px) scale(1.5)' },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration,
        delay: lights.length * count,
        easing: style.getPropertyValue('--_ease').trim(),
        fill: 'backwards',
      },
    ).finished;
  } finally {
    render(null, layer);
  }
}
