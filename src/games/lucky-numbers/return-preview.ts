import { html, nothing, render, type LitElement, type ReactiveController } from 'lit';
import { free } from './drawing/tile.js';

/** Firefox matches :hover at mouseover, not yet at pointerover. */
const events = ['mouseover', 'mouseout', 'focusin', 'focusout'];

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

  hostConnected(): void {
    // the host does not hear of a focus that moves within it
    for (const event of events) this.#element.renderRoot.addEventListener(event, this.update);
  }

  hostUpdated(): void {
    this.update();
  }

  /** Renders the preview again, after the board has changed. */
  readonly update = (): void => {
    const { renderRoot } = this.#element;
    const box = renderRoot.querySelector<HTMLElement>('.ghost');
    if (!box) return;
    const tile = renderRoot.querySelector('.swaps:is(:hover, :focus-visible) .tile text');
    const drawing = html`<svg
      width="60"
      text-anchor="middle"
      font-size="40"
      fill="none"
      stroke="url(#_) currentColor"
      class="piece"
      viewBox="-55 -55 110 110"
      aria-hidden="true">
      ${free(Number(tile?.textContent))}
    </svg>`;
    render(tile ? drawing : nothing, box);
  };
}
