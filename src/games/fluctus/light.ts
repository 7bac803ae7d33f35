import { html, render, svg } from 'lit';
import { viewBox } from './drawing/ground.js';
import { along, milestones, place, type Point } from './drawing/places.js';
import type { Field } from './engine/types.js';

/** The radius of a well with its ring. */
const WELL = 34.8;

/** A leap: its time, and the part of it after which the stone lands. */
interface Leap {
  readonly duration: number;
  readonly easing: string;
  readonly landed: number;
}

/** Lights the line behind a leaping stone, and the well that it shakes. Returns a function that lets the light go out. */
export function lightWay(
  slab: Element,
  way: readonly Field[],
  shift: number,
  { landed, ...timing }: Leap,
): () => void {
  const points = along(way, shift);
  const miles = milestones(points);
  const wells = way.map((field) => place(field, shift));
  const isClear = ([x, y]: Point) => wells.every(([a, b]) => Math.hypot(x - a, y - b) > WELL);
  const parts = points.flatMap((_, i) => {
    const part = points.slice(i, i + 3);
    return i % 2 || !part.every(isClear)
      ? []
      : [{ at: (miles[i]! / miles.at(-1)!) * landed, line: part.join(' ') }];
  });
  const [x, y] = points.at(-1)!;
  const box = document.createElement('div');
  render(
    html`<svg class="light" viewBox=${viewBox} aria-hidden="true">
      ${parts.map(({ line }) => svg`<g><polyline points=${line} /><polyline points=${line} /></g>`)}
      <circle cx=${x} cy=${y} r="36" />
    </svg>`,
    box,
  );
  const layer = box.firstElementChild!;
  slab.querySelector('.ground')!.after(layer);
  const lit = (each: Element | undefined, at: number) =>
    each?.animate(
      [{ opacity: 0 }, { opacity: 0, offset: at }, { opacity: 1, offset: at + 0.05 }, { opacity: 1 }],
      timing,
    );
  parts.forEach(({ at }, i) => lit(layer.children[i], at));
  lit(layer.lastElementChild!, landed - 0.02);
  return () => void goOut(layer, timing.duration);
}

/** Lets the light go out, while the ring around the well widens, and removes it. */
async function goOut(layer: Element, duration: number): Promise<void> {
  layer.lastElementChild!.animate({ transform: ['none', 'scale(1.3)'] }, { duration, fill: 'forwards' });
  await layer.animate({ opacity: [1, 0] }, { duration, fill: 'forwards' }).finished.catch(() => undefined);
  layer.remove();
}
