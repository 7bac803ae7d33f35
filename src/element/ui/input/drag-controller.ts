import type { LitElement, ReactiveController } from 'lit';
import { keyOf, take } from './key-events.js';

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
  /** The square, which stays in its place. */
  readonly piece: HTMLElement;
  readonly pointer: number;
  /** The way from the middle of the square to the pointer that took the piece. */
  readonly grip: Vector;
  /** The place of the pointer in the window. */
  at: Vector;
  /** The ways in the window that 1 px to the right and 1 px down are on the board; undefined until the piece is lifted. */
  axes?: readonly [Vector, Vector];
}

type Vector = readonly [x: number, y: number];

const minus = ([x, y]: Vector, [a, b]: Vector): Vector => [x - a, y - b];

function middleOf(element: Element): Vector {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Moves the drawing of the piece; undefined puts it back. */
function shift(piece: HTMLElement, by?: Vector): void {
  if (by) piece.style.setProperty('--_drag', `${by[0]}px ${by[1]}px`);
  else piece.style.removeProperty('--_drag');
}

/** Measures the axes of the board: the page may scale, zoom and rotate it. */
function measureAxes(piece: HTMLElement): readonly [Vector, Vector] {
  const drawing = piece.querySelector('svg') ?? piece;
  const length = 100;
  const reach = (by: Vector): Vector => {
    shift(piece, by);
    const [x, y] = middleOf(drawing);
    return [x / length, y / length];
  };
  const home = reach([0, 0]);
  return [minus(reach([length, 0]), home), minus(reach([0, length]), home)];
}

/** Dragging with mouse, finger or pen. Listens only inside the element, but for Escape and scrolling during a drag. */
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
    // Pieces can be dragged natively during a press, so that nothing around the board is.
    this.#root.addEventListener('dragstart', (event) => {
      if (this.#drag) event.preventDefault();
    });
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
    const at: Vector = [event.clientX, event.clientY];
    this.#drag = { square, piece, pointer: event.pointerId, grip: minus(at, middleOf(piece)), at };
    piece.draggable = true;
  };

  readonly #move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointer) return;
    if (event.buttons === 0) return this.#up(event);
    // another button cancels the drag
    if (event.buttons > 1) return this.#cancel();
    const at: Vector = [event.clientX, event.clientY];
    if (!drag.axes) {
      if (Math.hypot(...minus(at, drag.at)) < THRESHOLD) return;
      if (!this.#options.lift(drag.square)) return this.#end();
      drag.piece.setPointerCapture(drag.pointer);
      drag.piece.toggleAttribute('data-dragged', true);
      drag.axes = measureAxes(drag.piece);
      const { ownerDocument } = drag.piece;
      ownerDocument.addEventListener('scroll', this.#follow, { capture: true, passive: true });
      ownerDocument.addEventListener('keydown', this.#key, { capture: true });
    }
    drag.at = at;
    this.#follow();
  };

  /** Draws the piece under the pointer, wherever its square is now. */
  readonly #follow = (): void => {
    const { piece, at, grip, axes } = this.#drag!;
    const [[a, b], [c, d]] = axes!;
    const [x, y] = minus(minus(at, middleOf(piece)), grip);
    const area = a * d - b * c || 1;
    shift(piece, [(d * x - c * y) / area, (a * y - b * x) / area]);
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (keyOf(event) !== 'Escape') return;
    take(event);
    this.#cancel();
  };

  /** Puts the piece back; the click that the release makes is ignored. */
  #cancel(): void {
    const drag = this.#drag;
    this.#end();
    if (!drag?.axes) return;
    this.#options.drop(drag.square, undefined);
    this.#dropped = true;
  }

  /** Drops the piece on the square under the pointer, or outside of all if the drag was cancelled. */
  readonly #up = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointer) return;
    this.#end();
    if (!drag.axes) return;
    this.#dropped = event.type === 'pointerup';
    const under = this.#dropped ? this.#root.elementFromPoint(event.clientX, event.clientY) : null;
    this.#options.drop(drag.square, under?.closest<HTMLElement>('[data-square]')?.dataset.square);
  };

  #end(): void {
    const drag = this.#drag;
    this.#drag = undefined;
    if (!drag) return;
    if (drag.piece.hasPointerCapture(drag.pointer)) drag.piece.releasePointerCapture(drag.pointer);
    const { ownerDocument } = drag.piece;
    ownerDocument.removeEventListener('scroll', this.#follow, { capture: true });
    ownerDocument.removeEventListener('keydown', this.#key, { capture: true });
    drag.piece.removeAttribute('draggable');
    drag.piece.removeAttribute('data-dragged');
    shift(drag.piece);
  }
}
