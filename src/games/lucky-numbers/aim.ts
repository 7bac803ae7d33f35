import { html, nothing, render, type LitElement, type ReactiveController } from 'lit';
import { onServer } from '../../element/lifecycle/on-server.js';
import { free } from './drawing/tile.js';

/** Shows in the middle which tile would come there from the cell that is looked at: under the pointer, or by the focus. */
export class Aim implements ReactiveController {
  readonly #root: HTMLElement | DocumentFragment;

  constructor(element: LitElement) {
    this.#root = element.renderRoot;
    if (onServer) return;
    // Firefox matches :hover from mouseover on, not yet at pointerover
    for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout']) {
      this.#root.addEventListener(type, this.#look);
    }
    element.addController(this);
  }

  hostUpdated(): void {
    this.#look();
  }

  readonly #look = (): void => {
    const box = this.#root.querySelector<HTMLElement>('.ghost');
    const cell = this.#root.querySelector<HTMLElement>('.swaps:is(:hover, :focus-visible)');
    const back = Number(cell?.dataset.back);
    const shown = html`<svg class="piece" viewBox="-55 -55 110 110" aria-hidden="true">${free(back)}</svg>`;
    if (box) render(back ? shown : nothing, box);
  };
}
