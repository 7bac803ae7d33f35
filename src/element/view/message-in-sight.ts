import type { LitElement } from 'lit';

/** Lets a new message that would be out of sight lie over the lowest part of the mat that is seen: an answer is where the eyes are. */
export function keepMessageInSight(element: LitElement): void {
  let shown: string | undefined;
  const hostUpdated = () => {
    const box = element.renderRoot.querySelector<HTMLElement>('.in > .message:not(.end)');
    const text = box?.textContent;
    if (text === shown) return;
    shown = text;
    if (!box) return;
    const mat = box.closest<HTMLElement>('.mat')!;
    box.classList.remove('afloat');
    // it also knows what is seen of a frame and of a box that scrolls
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const [own, { boundingClientRect: whole, intersectionRect: seen }] = [box, mat].map((each) =>
        entries.find(({ target }) => target === each)!,
      ) as [IntersectionObserverEntry, IntersectionObserverEntry];
      if (own.intersectionRatio > 0.9 || seen.height === 0) return;
      // the page may scale the board
      const scale = whole.height / mat.offsetHeight;
      box.style.setProperty('--_at', `${(seen.bottom - whole.top) / scale}px`);
      box.classList.add('afloat');
    });
    observer.observe(box);
    observer.observe(mat);
  };
  element.addController({ hostUpdated });
}
