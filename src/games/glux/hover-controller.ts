import { render, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { isElsewhere, keyOf, take } from '../../element/ui/input/key-events.js';
import type { Square } from './engine/types.js';

/** Firefox matches `:hover` from `mouseover` on, not yet at `pointerover`. */
const eventTypes = ['mouseover', 'mouseout', 'focusin', 'focusout'];

/**
 * Draws over the squares (`.rays > g`) what belongs to the square under the pointer, or else to the focused one. Escape hides it
 * until the pointer or the focus moves (WCAG 1.4.13).
 */
export class HoverController implements ReactiveController {
  readonly #element: LitElement;
  readonly #draw: (square: Square | undefined) => TemplateResult;
  #dismissed = false;
  /** The document that is listened to while there is such a square: the focus may be anywhere. */
  #document: Document | undefined;

  constructor(element: LitElement, draw: (square: Square | undefined) => TemplateResult) {
    this.#element = element;
    this.#draw = draw;
    element.addController(this);
  }

  hostConnected(): void {
    // After the listeners in the board: Escape first releases what is selected.
    this.#element.addEventListener('keydown', this.#dismiss);
  }

  hostUpdated(): void {
    // A listener that is there already is not added again.
    for (const type of eventTypes) this.#element.renderRoot.addEventListener(type, this.#move);
    this.paint();
  }

  hostDisconnected(): void {
    this.#document?.removeEventListener('keydown', this.#dismiss);
  }

  /** The square under the pointer, or of the focused button. */
  get #square(): Square | undefined {
    const root = this.#element.renderRoot as ShadowRoot;
    const grid = root.querySelector('.slab');
    const { activeElement } = root;
    const focused = activeElement?.matches('.slab :focus-visible') ? activeElement : undefined;
    // A query of all squares is slow, so the grid is checked first.
    const hovered = grid?.matches(':hover') ? grid.querySelector('.spot:hover') : undefined;
    return ((hovered ?? focused) as HTMLElement | undefined)?.dataset.square;
  }

  get #layer(): SVGElement | null {
    return this.#element.renderRoot.querySelector<SVGElement>('.rays > g');
  }

  readonly #move = (): void => {
    this.#dismissed = false;
    this.paint();
  };

  readonly #dismiss = (event: KeyboardEvent): void => {
    if (keyOf(event) !== 'Escape' || !this.#layer?.childElementCount) return;
    const { currentTarget } = event;
    if (currentTarget === this.#element && !isElsewhere(event, this.#element.renderRoot)) take(event);
    this.#dismissed = true;
    this.paint();
  };

  /** Draws again, after the board has changed. */
  paint(): void {
    const layer = this.#layer;
    if (!layer) return;
    const square = this.#square;
    this.hostDisconnected();
    this.#document = square === undefined ? square : this.#element.ownerDocument;
    this.#document?.addEventListener('keydown', this.#dismiss);
    render(this.#draw(this.#dismissed ? undefined : square), layer);
  }
}
