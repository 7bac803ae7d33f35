import type { LitElement } from 'lit';

/** Scrolls the box of the record so that the current move is visible. The page never scrolls. */
export function keepRecordScrolled(element: LitElement): void {
  let shownHeight = 0;
  let shownMove: Element | null = null;
  const hostUpdated = () => {
    const box = element.renderRoot.querySelector('.moves');
    if (!box) return;
    const now = box.querySelector('[aria-current]');
    const { clientHeight } = box;
    if (clientHeight === shownHeight && now === shownMove) return;
    shownHeight = clientHeight;
    shownMove = now;
    if (!now) {
      box.scrollTop = 0;
      return;
    }
    const frame = box.getBoundingClientRect();
    const { top, bottom, height: line } = now.getBoundingClientRect();
    box.scrollTop += Math.min(0, top - frame.top - line) || Math.max(0, bottom - frame.bottom + line);
  };
  element.addController({ hostUpdated });
}
