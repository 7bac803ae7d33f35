/** Drawing of arrows and rings on a board that is played on: by the right button, by a long press, or by Shift+Enter. */

/** The marks with another one: of the same colour it is removed, of another one it is replaced. */
export function toggleMark(marks: string, place: string, colour: string): string {
  const list = marks.split(/\s+/).filter(Boolean);
  const mark = `${place}${colour === 'green' ? '' : `:${colour}`}`;
  const others = list.filter((each) => each.split(/[:=]/)[0] !== place);
  return (list.some((each) => each.split('=')[0] === mark) ? others : [...others, mark]).join(' ');
}

/** The time after which a press is a long one, in ms, and how far the finger may move meanwhile, in CSS pixels. */
const LONG = 400;
const STILL = 8;

/** Hears of what is drawn: a place is a square such as `ro`, or an arrow such as `ro-wo`. */
interface Drawing {
  draw(place: string): void;
  /** Shows a mark that is not complete; undefined if it was given up. */
  show(place: string | undefined): void;
  /** An arrow begins at a square by keys; undefined if it was given up. */
  begin(square: string | undefined): void;
}

const squareOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-square]')?.dataset.square;

/** Lets an author draw on the board in a host. Presses and keys that draw do not reach the board. */
export function drawArrows(host: HTMLElement, { draw, show, begin }: Drawing): void {
  /** Where a mark begins that is drawn with the pointer. */
  let start: string | undefined;
  let pressed: { readonly x: number; readonly y: number; readonly timer: number } | undefined;
  /** The click that ends a long press means nothing. */
  let swallow = false;
  let from: string | undefined;
  const rootOf = () => host.firstElementChild?.shadowRoot;
  const at = ({ clientX, clientY }: PointerEvent) => squareOf(rootOf()?.elementFromPoint(clientX, clientY));
  const place = (to: string) => (start === to ? to : `${start}-${to}`);
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => {
    host.addEventListener(type, listener, { capture: true, passive: false });
  };
  const forget = () => {
    clearTimeout(pressed?.timer);
    pressed = undefined;
  };
  const end = (event: PointerEvent, to: string | undefined) => {
    forget();
    if (!start) return;
    stop(event);
    show(undefined);
    if (to) draw(place(to));
    start = undefined;
  };
  on('pointerdown', (event) => {
    swallow = false;
    forget();
    const { button, ctrlKey, pointerType, clientX: x, clientY: y, pointerId, isPrimary } = event;
    const square = isPrimary ? at(event) : undefined;
    if (!square) return;
    if (button === 2 || (button === 0 && ctrlKey)) {
      stop(event);
      start = square;
      show(start);
    } else if (pointerType !== 'mouse') {
      const target = event.composedPath()[0]!;
      const timer = window.setTimeout(() => {
        // the board gives its own press up
        target.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true, composed: true }));
        start = square;
        swallow = true;
        show(start);
      }, LONG);
      pressed = { x, y, timer };
    }
  });
  on('pointermove', (event) => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL && !start)
      forget();
    if (!start) return;
    stop(event);
    const to = at(event);
    if (to) show(place(to));
  });
  on('pointerup', (event) => {
    end(event, at(event));
  });
  on('pointercancel', (event) => {
    if (event.isTrusted) end(event, undefined);
  });
  // a finger that draws does not scroll the page
  on('touchmove', (event) => {
    if (start) event.preventDefault();
  });
  on('contextmenu', (event) => {
    if (squareOf(event.composedPath()[0] as Element)) stop(event);
  });
  on('click', (event) => {
    if (swallow) stop(event);
    swallow = false;
  });
  on('keydown', (event) => {
    if (event.key === 'Escape' && from) {
      stop(event);
      from = undefined;
      begin(undefined);
    }
    const square = event.key === 'Enter' && event.shiftKey && squareOf(rootOf()?.activeElement);
    if (!square) return;
    stop(event);
    if (!from) {
      from = square;
      begin(from);
      return;
    }
    draw(from === square ? square : `${from}-${square}`);
    from = undefined;
  });
}
