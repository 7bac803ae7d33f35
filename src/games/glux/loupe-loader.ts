import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { Lazy } from '../../element/base/lazy.js';
import { watchSize } from '../../element/base/watch-size.js';
import type { Loupe, LoupeLook, LoupeOptions } from './loupe.js';
import type { ShownPosition } from './selection.js';

const loupeModule = new Lazy(() => import('./loupe.js'));

/** Loads the loupe on a board that is narrow enough for it. Until then, its place is empty, and the board is pressed. */
export class LoupeLoader implements ReactiveController {
  loupe: Loupe | undefined;
  readonly #element: LitElement;
  readonly #options: LoupeOptions;
  #observer: ResizeObserver | undefined;
  #place: Element | null = null;

  constructor(element: LitElement, options: LoupeOptions) {
    this.#element = element;
    this.#options = options;
    element.addController(this);
  }

  hostConnected(): void {
    this.#element.requestUpdate();
  }

  hostUpdated(): void {
    // a board that was removed is rendered once more
    if (this.loupe || !this.#element.isConnected) return;
    const place = this.#element.renderRoot.querySelector('.loupe');
    if (place === this.#place) return;
    this.#observer?.disconnect();
    this.#place = place;
    // a page without layout has no width
    this.#observer =
      place === null ? undefined : watchSize(place, () => place.clientWidth > 0 && void this.#load());
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#place = null;
  }

  render(position: ShownPosition, look: LoupeLook): TemplateResult {
    return html`<div class="loupe" part="loupe">${this.loupe?.render(position, look)}</div>`;
  }

  #load(): Promise<unknown> {
    return loupeModule.use(({ Loupe: Loaded }) => {
      this.#observer?.disconnect();
      this.loupe ??= new Loaded(this.#element, this.#options);
      this.#element.requestUpdate();
    });
  }
}
