import { drawn } from '../../base/abilities.js';

/** The least height of a dialog, in pixels: the title and some lines. */
const LEAST = 240;

type Span = Pick<DOMRectReadOnly, 'top' | 'bottom'>;

/** The part of the window that is in all boxes around an element: an observer in Firefox leaves out a host dialog that scrolls. */
function boxAround(element: Element): Span {
  let [top, bottom] = [0, innerHeight];
  let each: Node | null = element;
  while (each && each !== document.body) {
    if (each instanceof Element) {
      const { overflowY, position } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      // what is around it does not clip it
      if (position === 'fixed') break;
    }
    each = (each as Element).assignedSlot ?? each.parentNode ?? (each as ShadowRoot).host ?? null;
  }
  return { top, bottom };
}

/** Puts a dialog into the part of the mat that is seen; scrolls the page only if that is too low. */
function place(dialog: HTMLElement, mat: DOMRectReadOnly, seen: Span): void {
  // the page may scale the board
  const scale = mat.height / dialog.parentElement!.offsetHeight || 1;
  const whole = mat.height / scale;
  const top = Math.max(0, seen.top - mat.top) / scale;
  const height = (Math.min(mat.bottom, seen.bottom) - mat.top) / scale - top;
  const space = Math.max(height, LEAST);
  const from = Math.max(0, Math.min(top, whole - space));
  const lengths = { space, from, to: Math.max(0, whole - space - from) };
  for (const [name, length] of Object.entries(lengths)) dialog.style.setProperty(`--_${name}`, `${length}px`);
  if (height < LEAST) dialog.scrollIntoView({ block: 'nearest' });
}

/** Keeps title and Close of a dialog that opens in sight. An observer knows what is seen of a frame and of a box that scrolls. */
export function keepInSight(dialog: HTMLElement): void {
  if (!drawn) return;
  const mat = dialog.parentElement!;
  const box = boxAround(mat);
  place(dialog, mat.getBoundingClientRect(), box);
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (!entry!.isIntersecting || !dialog.isConnected) return;
    const { top, bottom } = entry!.intersectionRect;
    place(dialog, entry!.boundingClientRect, {
      top: Math.max(top, box.top),
      bottom: Math.min(bottom, box.bottom),
    });
  });
  observer.observe(mat);
}
