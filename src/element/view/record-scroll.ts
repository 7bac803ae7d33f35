import type { LitElement } from 'lit';

/** Scrolls the box of the record so that the current move is visible. The page never scrolls. */
export function keepRecordScrolled(element: LitElement): void {
  let box: Element | null = null;
  let move: Element | null = null;
  const scroll = () => {
    if (!box) return;
    if (!move) {
      box.scrollTop = 0;
      return;
    }
    const frame = box.getBoundingClientRect();
    const { top, bottom, height: line } = move.getBoundingClientRect();
    box.scrollTop += Math.min(0, top - frame.top - line) || Math.max(0, bottom - frame.bottom + line);
  };
  let observer: ResizeObserver | undefined;
  const hostUpdated = () => {
    const shown = element.renderRoot.querySelector('.moves');
    const now = shown?.querySelector('[aria-current]') ?? null;
    if (shown === box && now === move) return;
    [box, move] = [shown, now];
    // It calls back after the layout of the frame, first of all for a box that it did not observe: nothing is laid out twice.
    observer ??= new ResizeObserver(scroll);
    observer.disconnect();
    if (box) observer.observe(box);
  };
  element.addController({ hostUpdated });
}
