import type { LitElement } from 'lit';
import { Aim } from './aim.js';
import { drag, type Holding } from './dragging.js';
import * as finish from './drawing/finish.js';
import type { LuckyMove, LuckyState } from './engine/types.js';
import { glide } from './glide.js';
import type { Deed } from './hand.js';
import type { AnyMove, AnyState } from './types.js';

export { finish };
export { sheets } from './drawing/finish.js';
export { holding, mustDraw, note, smallTray, under } from './others.js';

/** What comes to a board right after it can be played on: what aims, and dragging. */
export function settle(element: LitElement, now: () => Holding, act: (deed: Deed | undefined) => void): void {
  new Aim(element);
  drag(element, now, act);
}

/** Where the tile that a move is about now lies, and how it came there. */
function scene(root: ParentNode, before: LuckyState, move: LuckyMove) {
  const at = (square: string) => root.querySelector<HTMLElement>(`[data-square="${square}"]`);
  switch (move.kind) {
    case 'reveal':
      return { to: at(`hand-${move.tile}`), from: at('pile'), turns: true };
    case 'lay': {
      const drawn = before.hands[before.seat]?.includes(move.tile);
      return {
        to: at(move.to),
        from: root.querySelector(drawn ? '.heap' : '.face-up') ?? at('pile'),
        turns: false,
      };
    }
    case 'pass':
      return { to: at(`open-${before.hands[before.seat]?.[0] ?? 0}`), from: at('pile'), turns: false };
    case 'draw':
      return undefined;
  }
}

/** Shows a move on a board that already shows what follows it: each tile comes from where it lay. Resolves at rest. */
export async function animate(root: ParentNode, before: AnyState, move: AnyMove): Promise<void> {
  if ('from' in move) {
    const [a, b] = [move.from, move.to].map((cell) =>
      root.querySelector<HTMLElement>(`[data-square="${cell}"]`),
    );
    if (a && b) await Promise.all([glide(a, b), glide(b, a)]);
    return;
  }
  const { to, from, turns } = scene(root, before as LuckyState, move) ?? {};
  if (to && from) await glide(to, from, turns);
}
