import type { LuckyMove, LuckyState } from './engine/types.js';
import { glide } from './glide.js';

export { Aim } from './aim.js';
export * as finish from './drawing/finish.js';
export { holding, mustDraw, note, smallTray, under } from './others.js';

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

/** Shows a move on a board that already shows what follows it: the tile comes from where it lay. Resolves at rest. */
export async function animate(root: ParentNode, before: LuckyState, move: LuckyMove): Promise<void> {
  const { to, from, turns } = scene(root, before, move) ?? {};
  if (to && from) await glide(to, from, turns);
}
