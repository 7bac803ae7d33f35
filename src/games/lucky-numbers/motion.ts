import type { LuckyMove, LuckyState } from './engine/types.js';

export { Aim } from './aim.js';
export * as finish from './drawing/finish.js';
export { note, smallTray, under } from './others.js';

/** A time among the private tokens, in ms. */
const duration = (style: CSSStyleDeclaration, name: string): number =>
  parseFloat(style.getPropertyValue(name));

const middleOf = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

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
  const tile = to?.querySelector<SVGElement>('.piece > .up, .piece .tile');
  if (!to || !tile || !from || document.hidden) return;
  const style = getComputedStyle(to);
  const [x, y] = middleOf(to);
  const [fromX, fromY] = middleOf(from);
  // px in the drawing are its units
  const unit = 110 / (to.getBoundingClientRect().width || 110);
  const start = `translate(${(fromX - x) * unit}px,${(fromY - y) * unit}px)`;
  const frames = turns
    ? [{ transform: `${start} scaleX(.05)` }, { transform: 'none' }]
    : [{ transform: `${start} scale(1.08)` }, { transform: 'none' }];
  to.toggleAttribute('data-moving', true);
  try {
    await tile.animate(frames, {
      duration: duration(style, '--_move'),
      easing: style.getPropertyValue('--_ease').trim(),
    }).finished;
  } finally {
    to.removeAttribute('data-moving');
  }
}
