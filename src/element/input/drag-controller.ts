import type { LitElement, ReactiveController } from 'lit';
import { onServer } from '../lifecycle/on-server.js';

/** Pixels a pointer must travel before a press is a drag. */
const SLACK = 6;

/** What a board does with pieces that are dragged. Squares are buttons with `data-square`. */
export interface DragHost {
  /** Somebody pulls at a square; false where nothing can be lifted. */
  readonly lift: (square: string) => boolean;
  /** The piece was let go over a square, or over none. */
  readonly drop: (from: string, to: string | undefined) => void;
}

interface Pull {
  readonly square: string;
  readonly piece: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  lifted: boolean;
}

/** Dragging by mouse, finger or pen. Listens inside the element alone. */
export class Drag implements ReactiveController {
  readonly #root: ShadowRoot;
  readonly #host: DragHost;
  #pull: Pull | undefined;

  constructor(element: LitElement, host: DragHost) {
    this.#root = element.renderRoot as ShadowRoot;
    this.#host = host;
    if (onServer) return;
    const listeners = {
      pointerdown: this.#down,
      pointermove: this.#move,
      pointerup: this.#up,
      pointercancel: this.#cancel,
    };
    for (const [type, listener] of Object.entries(listeners)) {
      this.#root.addEventListener(type, listener as EventListener);
    }
    // The click that the browser makes of a drop is none.
    this.#root.addEventListener('click', this.#swallow, { capture: true });
    element.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  readonly #swallow = (event: Event): void => {
    // a finger's drop makes none, and a click without a count is a key's
    if (this.#dropped && (event as MouseEvent).detail > 0) event.stopPropagation();
    this.#dropped = false;
  };
  #dropped = false;

  readonly #down = (event: PointerEvent): void => {
    this.#dropped = false;
    const piece = (event.target as Element).closest<HTMLElement>('[data-square]');
    const square = piece?.dataset.square;
    // let go where nobody here could hear it
    if (this.#pull?.pointer === event.pointerId) this.#end();
    if (!piece || square === undefined || event.button !== 0 || this.#pull) return;
    this.#pull = {
      square,
      piece,
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      lifted: false,
    };
  };

  readonly #move = (event: PointerEvent): void => {
    const pull = this.#pull;
    if (event.pointerId !== pull?.pointer) return;
    if (event.buttons === 0) return this.#cancel(event);
    const x = event.clientX - pull.x;
    const y = event.clientY - pull.y;
    if (!pull.lifted) {
      if (Math.hypot(x, y) < SLACK) return;
      if (!this.#host.lift(pull.square)) {
        this.#pull = undefined;
        return;
      }
      pull.lifted = true;
      pull.piece.setPointerCapture(pull.pointer);
      pull.piece.toggleAttribute('data-dragged', true);
    }
    pull.piece.style.setProperty('--_dx', `${x}px`);
    pull.piece.style.setProperty('--_dy', `${y}px`);
  };

  readonly #up = (event: PointerEvent): void => {
    const pull = this.#pull;
    if (event.pointerId !== pull?.pointer) return;
    this.#end();
    if (!pull.lifted) return;
    this.#dropped = true;
    const under = this.#root.elementFromPoint(event.clientX, event.clientY);
    this.#host.drop(pull.square, under?.closest<HTMLElement>('[data-square]')?.dataset.square);
  };

  readonly #cancel = (event: PointerEvent): void => {
    const pull = this.#pull;
    if (event.pointerId !== pull?.pointer) return;
    this.#end();
    if (pull.lifted) this.#host.drop(pull.square, undefined);
  };

  #end(): void {
    const pull = this.#pull;
    this.#pull = undefined;
    if (!pull) return;
    if (pull.piece.hasPointerCapture(pull.pointer)) pull.piece.releasePointerCapture(pull.pointer);
    pull.piece.removeAttribute('data-dragged');
    pull.piece.style.removeProperty('--_dx');
    pull.piece.style.removeProperty('--_dy');
  }
}
