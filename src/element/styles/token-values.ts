import { drawn, media } from '../base/abilities.js';

let reduced: ReturnType<typeof media> | undefined;

/** Nothing is animated: motion is reduced, or nobody sees the page. Costs no style recalculation, unlike `durationToken`. */
export const motionless = (): boolean =>
  !drawn || document.hidden || (reduced ??= media('(prefers-reduced-motion: reduce)')).matches;

/** The value of a private duration token at an element, in ms. */
export function durationToken(element: HTMLElement, name: string): number {
  const [, number, unit] =
    /^\s*([\d.]+)(m?s)\s*$/.exec(getComputedStyle(element).getPropertyValue(name)) ?? [];
  if (number) return Number(number) * (unit === 's' ? 1000 : 1);
  // A transition makes the browser compute a calc(), but costs a style recalculation.
  element.style.transition = `none var(${name})`;
  const seconds = parseFloat(getComputedStyle(element).transitionDuration);
  element.style.transition = '';
  return seconds * 1000;
}
