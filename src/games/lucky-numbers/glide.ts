/** A time among the private tokens, in ms. */
const duration = (style: CSSStyleDeclaration, name: string): number =>
  parseFloat(style.getPropertyValue(name));

const middleOf = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Shows the tile of a square come from another place; where it was turned over, it opens. Resolves at rest. */
export async function glide(to: HTMLElement, from: Element, turns = false): Promise<void> {
  const tile = to.querySelector<SVGElement>('.piece > .up, .piece .tile');
  if (!tile || document.hidden) return;
  const style = getComputedStyle(to);
  const [x, y] = middleOf(to);
  const [fromX, fromY] = middleOf(from);
  // px in the drawing are its units
  const unit = 110 / (to.getBoundingClientRect().width || 110);
  const start = `translate(${(fromX - x) * unit}px,${(fromY - y) * unit}px)`;
  const frames = [{ transform: `${start} ${turns ? 'scaleX(.05)' : 'scale(1.08)'}` }, { transform: 'none' }];
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
