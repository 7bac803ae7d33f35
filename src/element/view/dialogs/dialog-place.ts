/** The least height of a dialog, in pixels: the title and some lines. */
const LEAST = 240;

/** Puts a dialog into the part of the mat that is seen; scrolls the page only if that is too low. */
function place(
  dialog: HTMLElement,
  mat: DOMRectReadOnly,
  seen: { readonly top: number; readonly bottom: number },
): void {
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
  const mat = dialog.parentElement!;
  place(dialog, mat.getBoundingClientRect(), { top: 0, bottom: innerHeight });
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry!.isIntersecting && dialog.isConnected)
      place(dialog, entry!.boundingClientRect, entry!.intersectionRect);
  });
  observer.observe(mat);
}
