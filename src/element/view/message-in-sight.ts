import type { LitElement } from 'lit';

/** Lets a new message that would be below the window lie over the lowest part of the mat that is seen: an answer is where the eyes are. */
export function keepMessageInSight(element: LitElement): void {
  let shown: string | undefined;
  const hostUpdated = () => {
    const box = element.renderRoot.querySelector<HTMLElement>('.in > .message:not(.end)');
    const text = box?.textContent;
    if (text === shown) return;
    shown = text;
    if (!box) return;
    box.classList.remove('afloat');
    if (box.getBoundingClientRect().bottom <= innerHeight) return;
    box.classList.add('afloat');
    const mat = box.closest<HTMLElement>('.mat')!;
    // without the message in its place, the page may be scrolled less; and it may scale the board
    const { top, bottom, height } = mat.getBoundingClientRect();
    const at = (Math.min(innerHeight, bottom) - top) / (height / mat.offsetHeight);
    box.style.setProperty('--_at', `${at}px`);
  };
  element.addController({ hostUpdated });
}
