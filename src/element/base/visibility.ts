import { drawn } from './abilities.js';

/**
 * Watches for elements that come within `margin` of the viewport. One observer for all elements of a page; it is gone
 * while none waits. With `beforePrint`, all elements are called back before the page is printed, too.
 */
function watchVisibility(margin: string, beforePrint = false) {
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | undefined;
  const cancel = (element: Element) => {
    waiting.delete(element);
    observer?.unobserve(element);
    if (!observer || waiting.size > 0) return;
    observer.disconnect();
    observer = undefined;
    if (beforePrint) removeEventListener('beforeprint', callAll);
  };
  const call = (element: Element) => {
    const callback = waiting.get(element);
    cancel(element);
    callback?.();
  };
  const callAll = () => {
    for (const element of waiting.keys()) call(element);
  };
  const onIntersection: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) call(target);
  };
  return {
    /** Cancels the callback of an element. */
    cancel,
    /** Calls back once, when the element is near enough. */
    await(element: Element, callback: () => void): void {
      waiting.set(element, callback);
      // Nothing is out of sight.
      if (!drawn) return queueMicrotask(() => call(element));
      if (!observer) {
        observer = new IntersectionObserver(onIntersection, { rootMargin: margin });
        if (beforePrint) addEventListener('beforeprint', callAll);
      }
      observer.observe(element);
    },
  };
}

/** Boards are rendered within one screen of the viewport, and start to play when they are visible. */
export const near = watchVisibility('100%', true);
export const visible = watchVisibility('0px');

let asked = false;

/**
 * Whether the element is the first of a page that is still loading, and in the window: it need not wait for the frame
 * in which an observer would say so. Asked of one element only, because the answer needs a layout.
 */
function firstInWindow(element: Element): boolean {
  if (asked || !drawn || document.readyState !== 'interactive') return false;
  asked = true;
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom >= 0 && top < innerHeight;
}

/** Calls back once, when the element is within one screen of the viewport: at once, if it can be known. */
export function whenNear(element: Element, callback: () => void): void {
  if (firstInWindow(element)) callback();
  else near.await(element, callback);
}
