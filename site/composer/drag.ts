/** Dragging of pieces with a mouse, a pen or a finger. */
import type { Piece, Spot } from './position-editor.js';

/** The distance from which a press becomes a drag, in CSS pixels. */
const START = 6;

interface Drag {
  readonly from: Spot | Piece;
  readonly piece: Element;
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  ghost?: HTMLElement;
}

const spotOf = (element: Element | null | undefined): Spot | undefined => {
  const { area, place } = element?.closest<HTMLElement>('.place')?.dataset ?? {};
  return area && place ? { area, place } : undefined;
};

/** Calls `drop` with the place or the piece from which something was dragged, and the place under the pointer, if any. */
export class DragPieces {
  #drag: Drag | undefined;
  /** True until the next press: the click after a drag means nothing. */
  #dropped = false;

  constructor(host: HTMLElement, drop: (from: Spot | Piece, to: Spot | undefined) => void) {
    host.addEventListener('pointerdown', (event) => {
      this.#start(event, host);
    });
    host.addEventListener('pointermove', (event) => {
      this.#move(event, host);
    });
    host.addEventListener('pointerup', (event) => {
      const drag = this.#end(event);
      if (!drag?.ghost) return;
      this.#dropped = true;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      drop(drag.from, host.contains(under) ? spotOf(under) : undefined);
    });
    host.addEventListener('pointercancel', (event) => {
      this.#end(event);
    });
    host.addEventListener(
      'click',
      (event) => {
        if (!this.#dropped || !event.detail) return;
        this.#dropped = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true },
    );
  }

  #start(
    { target, button, isPrimary, clientX: x, clientY: y, pointerId: pointer }: PointerEvent,
    host: HTMLElement,
  ): void {
    this.#dropped = false;
    const held = (target as Element).closest<HTMLElement>('.place, .choice');
    const name = held?.dataset.piece;
    const from = spotOf(held) ?? name;
    // a piece on a drawing looks like that of the palette
    const piece = name && host.querySelector(`.choice[data-piece="${name}"] .piece`);
    if (from && piece && button === 0 && isPrimary) this.#drag = { from, piece, x, y, pointer };
  }

  #move({ clientX: x, clientY: y, pointerId }: PointerEvent, host: HTMLElement): void {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    if (!drag.ghost) {
      if (Math.hypot(x - drag.x, y - drag.y) < START) return;
      const { width } = drag.piece.getBoundingClientRect();
      drag.ghost = drag.piece.cloneNode(true) as HTMLElement;
      drag.ghost.classList.add('ghost');
      drag.ghost.style.inlineSize = `${width}px`;
      host.append(drag.ghost);
      host.setPointerCapture(pointerId);
    }
    Object.assign(drag.ghost.style, { left: `${x}px`, top: `${y}px` });
  }

  #end({ pointerId }: PointerEvent): Drag | undefined {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return undefined;
    drag.ghost?.remove();
    this.#drag = undefined;
    return drag;
  }
}
