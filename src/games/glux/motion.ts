import { render } from 'lit';
import type { PlayedMove } from '../../element/model/effects.js';
import { durationToken, motionless } from '../../element/styles/token-values.js';
import type { Layout } from './drawing/places.js';
import { ray } from './drawing/overlay.js';
import type { GluxTypes } from './engine/types.js';

/** The time in which one counted square lights up, as a share of the time of a move. */
const COUNT = 0.27;

/** Animates a chip that was laid: the counted squares light up one by one, then it comes down. Resolves at the end. */
export async function animate(
  root: ParentNode,
  { move, happenings }: PlayedMove<GluxTypes>,
  layout: Layout,
): Promise<void> {
  if (move.kind !== 'lay' || motionless()) return;
  const button = root.querySelector<HTMLElement>(`[data-square="${move.to}"]`);
  const chip = button?.querySelector('.pile .chip');
  const layer = root.querySelector<SVGElement>('.rays > g + g');
  if (!button || !chip || !layer) return;
  const duration = durationToken(button, '--_move');
  const easing = getComputedStyle(button).getPropertyValue('--_ease').trim();
  const [from, ...path] = happenings.find(({ kind }) => kind === 'laid')?.squares ?? [];
  if (from !== undefined) render(ray(layout, { from, path }), layer);
  const count = COUNT * duration;
  const lights = [...layer.querySelectorAll('.bead')].map((bead, i) =>
    bead.animate([{ opacity: 0 }, { opacity: 1 }], { duration: count, delay: i * count, fill: 'backwards' }),
  );
  const frames = [
    { opacity: 0, transform: 'translateY(-14px) scale(1.5)' },
    { opacity: 1, transform: 'none' },
  ];
  try {
    await chip.animate(frames, { duration, delay: lights.length * count, easing, fill: 'backwards' })
      .finished;
  } finally {
    render(null, layer);
  }
}
