import type { LitElement } from 'lit';
import { drawn } from '../../base/abilities.js';

/**
 * Scrolls the box of the record so that the rows before and after the current move are visible, the row before at the top edge,
 * once for each frame: to read a height earlier would lay the page out after each update. The page never scrolls.
 */
export function keepRecordScrolled(element: LitElement): void {
  if (!drawn) return;
  let shownHeight = 0;
  let shownMove: Element | null = null;
  let frame: number | undefined;
  const scroll = () => {
    frame = undefined;
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
    const edges = box.getBoundingClientRect();
    const own = now.getBoundingClientRect();
    const row = now.closest('li');
    const edge = (side: 'top' | 'bottom', beside: Element | null | undefined) =>
      beside?.getBoundingClientRect()[side] ?? own[side];
    const top = edge('top', row?.previousElementSibling ?? row);
    if (top >= edges.top && edge('bottom', row?.nextElementSibling ?? row) <= edges.bottom) return;
    // a long comment above would push the move out of the box
    box.scrollTop += (own.bottom - top <= edges.height ? top : own.top - own.height) - edges.top;
  };
  element.addController({
    hostUpdated() {
      frame ??= requestAnimationFrame(scroll);
    },
  });
}
