import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Where the focus goes in what has opened: the place it asks for (a rule), else the slip itself. */
const entry = (slip: HTMLElement) => slip.querySelector<HTMLElement>('[data-focus]') ?? slip;

/** Shows a place of a panel and focuses it; scrolls the panel alone, never the page. */
export function showIn(panel: Element, place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (place !== panel) panel.scrollTop = place.offsetTop - (panel.querySelector('header')?.offsetHeight ?? 0);
}

/** Takes the focus into a panel or a question that opens, and back to where it came from when that closes. */
export class PanelFocus implements ReactiveController {
  readonly #host: Host;
  #slip: HTMLElement | null = null;
  #entry: HTMLElement | null = null;
  #opener: HTMLElement | null = null;
  #kind = 'more';
  #focused: HTMLElement | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const root = this.#host.renderRoot as HTMLElement | ShadowRoot | undefined;
    this.#focused = root && 'activeElement' in root ? (root.activeElement as HTMLElement | null) : null;
  }

  hostUpdated(): void {
    const slip = this.#find('.panel') ?? this.#find('.ask');
    const to = slip && entry(slip);
    if (to === this.#entry) return;
    if (slip && to) this.#enter(slip, to);
    else this.#leave();
    this.#slip = slip;
    this.#entry = to;
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector(selector);
  }

  #enter(slip: HTMLElement, to: HTMLElement): void {
    const panel = slip.classList.contains('panel');
    if (!this.#slip) this.#opener = this.#focused;
    // A question may come while the reader is elsewhere on the page: the live region says it.
    if (!panel && !this.#focused) return;
    this.#kind = panel ? (slip.classList[1] ?? 'more') : 'more';
    showIn(slip, to);
  }

  /** Safari focuses no button on a click, and the opener may be gone: then the tool that opens such a panel is next. */
  #leave(): void {
    const back = this.#opener?.isConnected ? this.#opener : this.#find(`[data-panel=${this.#kind}]`);
    // Whoever has gone elsewhere on the page meanwhile stays there.
    if (this.#focused || document.activeElement === document.body) back?.focus({ preventScroll: true });
    this.#opener = null;
  }
}
