import type { LitElement, ReactiveController } from 'lit';
import { isAnswered } from '../a11y/questions.js';
import { hearKey } from '../a11y/key-hook.js';
import { boardOf } from '../../model/board.js';
import type { Source } from '../../model/events.js';
import { DragController } from './drag-controller.js';
import { squareForKey, GRID, squaresIn } from './grid-keyboard.js';
import { isElsewhere, isPlain, keyOf, take } from './key-events.js';

/** The behaviour of a board's grid. Squares are buttons with `data-square`, in rows with the role `row`. */
export interface GridOptions {
  /** The first tab stop. */
  readonly initial: string;
  /** A square was pressed by pointer, finger, key or screen reader. */
  press(square: string, source: Source): void;
  /** Releases what is selected on Escape; false if nothing is. */
  release?(): boolean;
  /** Indexes of rows that are rings. */
  rings?(): readonly number[];
  /** Puts the rows of the document into the order in which they are seen. Screen readers count them as the coordinates do. */
  arrange?(rows: readonly (readonly string[])[]): readonly (readonly string[])[];
  /** Further keys without Alt, Control and Meta on all controls around the board, with the square that has the focus. */
  key?(key: string, square: string | undefined): void;
  /** Takes the piece of a square into a drag; false if it cannot be moved. With it, pieces can be dragged. */
  lift?(square: string): boolean;
  /** Ends a drag on a square, or outside of all. */
  drop?(from: string, to: string | undefined): void;
  /** The square that gets the focus if the focused element is removed or becomes inert. Default: the tab stop. */
  refocus?(): string | undefined;
}

/** The square that contains the target of an event, or an element. */
export const squareOf = (target: EventTarget | null | undefined): string | undefined =>
  (target as Element | null | undefined)?.closest<HTMLElement>('[data-square]')?.dataset.square;

/** The source of a click: the count of clicks is 0 for clicks made by keys and screen readers. */
export const sourceOf = (event: Event): Source => ((event as UIEvent).detail > 0 ? 'pointer' : 'keyboard');

/** Clicks, arrow keys, roving tab stop, focus and dragging for the grid of a board; Escape and letters on all controls around it. */
export class GridController implements ReactiveController {
  /** The square that had the focus last: the tab stop, if it is there. */
  current: string;
  readonly #element: LitElement;
  readonly #options: GridOptions;
  /** The element that had the focus before the update, with its square. */
  #before: { readonly element: Element; readonly square: string | undefined } | undefined;
  #drag: DragController | undefined;

  constructor(element: LitElement, options: GridOptions) {
    this.#element = element;
    this.#options = options;
    this.current = options.initial;
    element.addController(this);
  }

  hostConnected(): void {
    this.#element.renderRoot.addEventListener('keydown', this.#hear as EventListener);
  }

  hostUpdate(): void {
    const element = this.#element.shadowRoot?.activeElement;
    // A dialog returns the focus to its opener itself.
    this.#before = element && !element.closest('.over') ? { element, square: squareOf(element) } : undefined;
  }

  hostUpdated(): void {
    const { lift, drop, refocus } = this.#options;
    // A diagram has no grid.
    if (lift && drop && !this.#drag && this.#element.renderRoot.querySelector(GRID))
      this.#drag = new DragController(this.#element, { lift, drop });
    const { element, square } = this.#before ?? {};
    if (
      !element ||
      (element.isConnected && !element.closest('.board [inert], .leaving') && squareOf(element) === square)
    )
      return;
    // The focus stays on its square, also if that is another element now.
    for (const to of [square, refocus?.()]) if (to !== undefined && this.focus(to)) return;
    this.#element.focus();
  }

  /** Moves the focus to a square; false if there is none of this name. */
  focus(square: string): boolean {
    const button = this.#element.renderRoot.querySelector<HTMLElement>(`[data-square="${square}"]`);
    button?.focus();
    return button !== null;
  }

  readonly click = (event: MouseEvent): void => {
    // In a disabled fieldset, the target in Firefox is the board.
    const square = squareOf(event.composedPath()[0]);
    if (square === undefined) return;
    const { store, status, announce } = boardOf(this.#element);
    const { movableSeat, covered } = store.snapshot;
    if (movableSeat === undefined || covered) announce(status(), true);
    else this.#options.press(square, sourceOf(event));
  };

  readonly keydown = (event: KeyboardEvent): void => {
    const { rings, arrange } = this.#options;
    const from = squareOf(event.target) ?? this.current;
    const grid = event.currentTarget as HTMLElement;
    const rows = squaresIn(grid).map((row) => row.map(({ dataset }) => dataset.square!));
    const to = squareForKey({ rows: arrange?.(rows) ?? rows, rings: rings?.() ?? [] }, from, event);
    if (to === undefined) return;
    this.focus(to);
    if (isPlain(event)) hearKey(this.#element, keyOf(event), squareOf(event.target));
    take(event);
  };

  /** Escape, letters and digits on a square or on another control, but not in fields and dialogs. */
  readonly #hear = (event: KeyboardEvent): void => {
    const { release } = this.#options;
    if (isElsewhere(event, this.#element.renderRoot)) return;
    const key = keyOf(event);
    if (key === 'Escape' && release?.()) {
      take(event);
      return;
    }
    // Characters are single-letter keys: Enter, Escape and the arrows have longer names.
    const board = boardOf(this.#element);
    const off = key.length === 1 && !board.store.snapshot.settings.keys;
    if (!key || off || !isPlain(event)) return;
    const square = squareOf(event.target);
    hearKey(this.#element, key, square);
    this.#options.key?.(key, square);
    if (isAnswered(board, key)) take(event);
  };

  readonly focusin = (event: FocusEvent): void => {
    const square = squareOf(event.target);
    if (square === undefined || square === this.current) return;
    this.current = square;
    boardOf(this.#element).redraw();
  };
}
