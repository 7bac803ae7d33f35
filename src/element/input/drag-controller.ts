import type { LitElement, ReactiveController } from 'lit';

/** The distance that a pointer must move before a press becomes a drag, in pixels. */
const THRESHOLD = 6;

/** The behaviour of dragged pieces. Squares are buttons with `data-square`. */
export interface DragOptions {
  /** Starts a drag at a square; false if its piece cannot be moved. */
  readonly lift: (square: string) => boolean;
  /** Ends a drag on a square, or outside of all. */
  readonly drop: (from: string, to: string | undefined) => void;
}

interface Drag {
  readonly square: string;
  readonly piece: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  lifted: boolean;
}

/** Dragging with mouse, finger or pen. Listens only inside the element. */
export class DragController implements ReactiveController {
  readonly #root: ShadowRoot;
  readonly #options: DragOptions;
  #drag: Drag | undefined;

  constructor(element: LitElement, options: DragOptions) {
    this.#root = element.renderRoot as ShadowRoot;
    this.#options = options;
    const listeners = {
      pointerdown: this.#down,
      pointermove: this.#move,
      pointerup: this.#up,
      pointercancel: this.#up,
    };
    for (const [type, listener] of Object.entries(listeners)) {
      this.#root.addEventListener(type, listener as EventListener);
    }
    // The browser makes a click of a drop with the mouse: it is ignored.
    this.#root.addEventListener('click', this.#swallow, { capture: true });
    element.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  readonly #swallow = (event: Event): void => {
    // A drop by finger makes no click, and a click without a count comes from a key.
    if (this.#dropped && (event as MouseEvent).detail > 0) event.stopPropagation();
    this.#dropped = false;
  };
  #dropped = false;

  readonly #down = (event: PointerEvent): void => {
    this.#dropped = false;
    const piece = (event.target as Element).closest<HTMLElement>('[data-square]');
    const square = piece?.dataset.square;
    // The pointer was released outside of the page.
    if (this.#drag?.pointer === event.pointerId) this.#end();
    if (!piece || square === undefined || event.button !== 0 || this.#drag) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#drag = { square, piece, pointer, x, y, lifted: false };
  };

  readonly #move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointer) return;
    if (event.buttons === 0) return this.#up(event);
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.lifted) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      if (!this.#options.lift(drag.square)) {
        this.#drag = undefined;
        return;
      }
      drag.lifted = true;
      drag.piece.setPointerCapture(drag.pointer);
      drag.piece.toggleAttribute('data-dragged', true);
    }
    drag.piece.style.setProperty('--_drag', `${x}px ${y}px`);
  };

  /** Drops the piece on the square under the pointer, or outside of all if the drag was cancelled. */
  readonly #up = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointer) return;
    this.#end();
    if (!drag.lifted) return;
    this.#dropped = event.type === 'pointerup';
    const under = this.#dropped ? this.#root.elementFromPoint(event.clientX, event.clientY) : null;
    this.#options.drop(drag.square, under?.closest<HTMLElement>('[data-square]')?.dataset.square);
  };

  #end(): void {
    const drag = this.#drag;
    this.#drag = undefined;
    if (!drag) return;
    if (drag.piece.hasPointerCapture(drag.pointer)) drag.piece.releasePointerCapture(drag.pointer);
    drag.piece.removeAttribute('data-dragged');
    drag.piece.style.removeProperty('--_drag');
  }
}
