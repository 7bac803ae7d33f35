/**
 * The value of a private duration token at an element, in ms. A transition makes the browser compute it, whatever its
 * unit, and also if it is a calc().
 */
export function durationToken(element: HTMLElement, name: string): number {
  element.style.transition = `none var(${name})`;
  const seconds = parseFloat(getComputedStyle(element).transitionDuration);
  element.style.transition = '';
  return seconds * 1000;
}
