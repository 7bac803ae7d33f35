/**
 * Calls a function in the frame after the size of an element is known or has changed. The observer is one of the window of the element:
 * that of another window compares the sizes before the document of the element has its layout, and reports a loop. Returns undefined
 * in a document without a window.
 */
export function watchSize(element: Element, changed: () => void): ResizeObserver | undefined {
  const window = element.ownerDocument.defaultView;
  if (!window?.ResizeObserver) return undefined;
  // in the next frame: what the function renders may change the size again
  const observer = new window.ResizeObserver(() => requestAnimationFrame(changed));
  observer.observe(element);
  return observer;
}
