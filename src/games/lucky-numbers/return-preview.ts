import { html, nothing, render, type LitElement, type ReactiveController } from 'lit';
import { free } from './drawing/tile.js';

/**
 * Shows in the middle the tile that would go back there from a cell, while the cell has the pointer or the focus. It
 * renders only the preview, because a whole render with every move of the pointer costs too much.
 */
export class ReturnPreview implements ReactiveController {
  readonly #element: LitElement;

  constructor(element: LitElement) {
    this.#element = element;
    element.addController(this);
  }

  hostUpdated(): void {
    this.update();
  }

  /** Listener for `mouseover`, `mouseout`, `focusin` and `focusout`. Firefox matches :hover at mouseover, not yet at pointerover. */
  readonly update = (): void => {
    const { renderRoot } = this.#element;
    const box = renderRoot.querySelector<HTMLElement>('.ghost');
    if (!box) return;
    const cell = renderRoot.querySelector<HTMLElement>('.swaps:is(:hover, :focus-visible)');
    const tile = Number(cell?.dataset.back);
    const drawing = html`<svg class="piece" viewBox="-55 -55 110 110" aria-hidden="true">${free(tile)}</svg>`;
    render(tile ? drawing : nothing, box);
  };
}
