import { html, type TemplateResult } from 'lit';

/** A moment while it is shown. */
export interface Moment {
  readonly shown: TemplateResult;
  readonly over: Promise<void>;
  skip(): void;
}

const tokenOf = (element: Element, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** A time among the private tokens, in ms. */
const duration = (element: Element, name: string): number => {
  const text = tokenOf(element, name);
  return parseFloat(text) * (text.endsWith('ms') ? 1 : 1000);
};

/** Lets the dice of these numbers fall out of the cup; resolves when the last one has come to rest. */
export async function fall(root: ParentNode, numbers: readonly number[]): Promise<void> {
  const cup = root.querySelector('[data-square=cup]');
  if (!cup || document.hidden) return;
  const from = cup.getBoundingClientRect();
  const time = duration(cup, '--_fall');
  const easing = tokenOf(cup, '--_ease');
  const falls = numbers.map((number, i) => {
    const button = root.querySelector<HTMLElement>(`[data-square="d${number}"]`);
    const die = button?.querySelector('.roll');
    if (!button || !die) return undefined;
    const to = button.getBoundingClientRect();
    const unit = 104 / to.width;
    const x = (from.x + from.width / 2 - to.x - to.width / 2) * unit;
    const y = (from.y - to.y) * unit;
    const frames = [
      { transform: `translate(${x}px,${y}px) rotate(-500deg) scale(.6)`, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { transform: `translate(${x / 6}px,${y / 6 - 26}px) rotate(-60deg) scale(1.12)`, offset: 0.7 },
      { transform: 'none' },
    ];
    return die.animate(frames, {
      duration: time,
      delay: Math.min(time / 16, 40) * i,
      easing,
      fill: 'backwards',
    }).finished;
  });
  await Promise.all(falls);
}

/** Shows a moment for as long as it takes to read it, or until somebody presses anything. */
export function moment(root: ParentNode & EventTarget, [title, line]: readonly [string, string]): Moment {
  const tray = root.querySelector('.tray')!;
  const clock = tray.animate([], { duration: document.hidden ? 0 : duration(tray, '--_moment') });
  const skip = () => {
    clock.finish();
  };
  for (const type of ['pointerdown', 'keydown']) root.addEventListener(type, skip, { capture: true });
  const over = clock.finished.then(() => {
    for (const type of ['pointerdown', 'keydown']) root.removeEventListener(type, skip, { capture: true });
  });
  const shown = html`<div class="moment" aria-hidden="true">
    <p class="title">${title}</p>
    <p class="line">${line}</p>
  </div>`;
  return { shown, over, skip };
}
