import type { LitElement } from 'lit';

/**
 * Scrolls the box of the record so that the rows before and after the current move are visible, the row before at the top edge.
 * The page never scrolls.
 */
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
    const own = now.getBoundingClientRect();
    const row = now.closest('li');
    const edge = (side: 'top' | 'bottom', beside: Element | null | undefined) =>
      beside?.getBoundingClientRect()[side] ?? own[side];
    const top = edge('top', row?.previousElementSibling ?? row);
    if (top >= frame.top && edge('bottom', row?.nextElementSibling ?? row) <= frame.bottom) return;
    // a long comment above would push the move out of the box
    box.scrollTop += (own.bottom - top <= frame.height ? top : own.top - own.height) - frame.top;
  };
  element.addController({ hostUpdated });
}
