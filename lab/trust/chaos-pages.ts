/** The pages on which random steps are done. */
import { sized, type Figure, type Scale } from './figure.js';

const STEPS = 20_000;
/** The steps of a page. Then comes a fresh one: a chunk that was loaded cannot fail any more. */
const PAGE = 1000;

/** The random steps of a page. */
export interface ChaosPage {
  readonly seed: string;
  readonly steps: number;
}

export function chaosPages(scale: Scale): readonly ChaosPage[] {
  const count = sized(scale, STEPS);
  return Array.from({ length: Math.ceil(count / PAGE) }, (_, i) => ({
    seed: `${scale.seed} chaos ${i}`,
    steps: Math.min(PAGE, count - i * PAGE),
  }));
}

export function chaosFigure(scale: Scale, faults: readonly string[]): Figure {
  const result = 'no uncaught error; records and positions can be read again; no board and no worker is left';
  return { name: 'Random steps on all boards', unit: 'steps', count: sized(scale, STEPS), result, faults };
}
