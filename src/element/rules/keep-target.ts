import { onServer } from '../base/on-server.js';

/** The reader has done something that may have scrolled the page. */
let moved = false;

if (!onServer)
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => (moved = true), { capture: true, once: true, passive: true });

/** The element that the fragment of the address names. */
function target(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Called before something above the target of the fragment grows, such as rules that appear; the result is called afterwards, and
 * scrolls to the target again: if the page was opened there, and the reader has stayed. Browsers do so for themselves only in the middle of
 * a page, without smooth scrolling, and Safari never.
 */
export function keepTarget(grown: HTMLElement): (() => void) | undefined {
  const place = moved ? null : target();
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!place || opened?.type !== 'navigate') return undefined;
  if (!(grown.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)) return undefined;
  const { top } = place.getBoundingClientRect();
  const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
  if (!smooth && (top < 0 || top >= innerHeight)) return undefined;
  return () => place.scrollIntoView({ behavior: 'instant' });
}
