/** The element that the fragment of the address names. */
function target(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Called before an element grows; the result is called afterwards. If the target of the fragment is below the element and in the window, it
 * stays where it is. Not every browser does so for itself, and none at the top of a page.
 */
export function keepTarget(grown: HTMLElement): (() => void) | undefined {
  const place = target();
  if (!place || !(grown.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)) return undefined;
  const { top } = place.getBoundingClientRect();
  if (top < 0 || top >= innerHeight) return undefined;
  return () => {
    scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}
