/** Boards that wait to be seen, and what they wait for. */
export interface Sight {
  await(board: Element, come: () => void): void;
  leave(board: Element): void;
}

/**
 * Calls each board that waits when it comes as near to the viewport as that, once. One observer for all of a page, gone when
 * none waits. Paper has no viewport: before it is printed a page is told, too, if `onPaper`.
 */
export function sight(margin: string, onPaper = false): Sight {
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | undefined;
  const leave = (board: Element) => {
    waiting.delete(board);
    observer?.unobserve(board);
    if (!observer || waiting.size > 0) return;
    observer.disconnect();
    observer = undefined;
    if (onPaper) removeEventListener('beforeprint', all);
  };
  const call = (board: Element) => {
    const come = waiting.get(board);
    leave(board);
    come?.();
  };
  const all = () => {
    for (const board of waiting.keys()) call(board);
  };
  const look: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) call(target);
  };
  return {
    leave,
    await(board, come) {
      if (!observer) {
        observer = new IntersectionObserver(look, { rootMargin: margin });
        if (onPaper) addEventListener('beforeprint', all);
      }
      waiting.set(board, come);
      observer.observe(board);
    },
  };
}
