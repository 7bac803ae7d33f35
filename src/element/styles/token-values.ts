import { drawn, media } from '../base/abilities.js';

let reduced: ReturnType<typeof media> | undefined;

/** Nothing is animated: motion is reduced, or nobody sees the page. Costs no style recalculation, unlike `durationToken`. */
export const motionless = (): boolean =>
  !drawn || document.hidden || (reduced ??= media('(prefers-reduced-motion: reduce)')).matches;

/** A shorter motion, in ms, is none. */
export const SHORTEST = 20;

/** The value of a private duration token at an element, in ms. */
export function durationToken(element: HTMLElement, name: string): number {
  // a time, or a time multiplied by the length of motions that a person prefers
  const [, number, unit, times = 1] =
    /^\s*(?:calc\()?([\d.]+)(m?s)(?: \* ([\d.]+)\))?\s*$/.exec(
      getComputedStyle(element).getPropertyValue(name),
    ) ?? [];
  if (number) return Number(number) * (unit === 's' ? 1000 : 1) * Number(times);
  // A transition makes the browser compute a calc(), but costs a style recalculation.
  element.style.transition = `none var(${name})`;
  const seconds = parseFloat(getComputedStyle(element).transitionDuration);
  element.style.transition = '';
  return seconds * 1000;
}
