import type { LitElement, ReactiveController } from 'lit';
import { keepInSight } from './dialog-place.js';

/** The element that gets the focus in a dialog: the rule that it was opened at, else the dialog itself. */
const entryOf = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('[data-focus]') ?? dialog;

/** The scroll position of a dialog at which an element is at its top, under the header. */
const scrollTopOf = (panel: Element, place: HTMLElement) =>
  place.offsetTop - (panel.querySelector('header')?.offsetHeight ?? 0);

/** Focuses an element in a dialog and scrolls to it; scrolls the dialog only, never the page. */
export function showIn(panel: Element, place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (place !== panel) panel.scrollTop = scrollTopOf(panel, place);
}

/** Scrolls a dialog to an element that is not wholly visible. */
export function scrollIntoPanel(panel: Element, place: HTMLElement): void {
  const top = scrollTopOf(panel, place);
  const bottom = place.offsetTop + place.offsetHeight - panel.clientHeight;
  if (panel.scrollTop > top || panel.scrollTop < bottom) panel.scrollTop = top;
}

/** Moves the focus into a dialog or a question that opens, and back to where it was when that closes. */
export class DialogFocus implements ReactiveController {
  readonly #host: LitElement;
  #dialog: HTMLElement | null = null;
  #entry: HTMLElement | null = null;
  #opener: HTMLElement | null = null;
  #kind = 'more';
  #focused: HTMLElement | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const root = this.#host.renderRoot as HTMLElement | ShadowRoot | undefined;
    this.#focused = root && 'activeElement' in root ? (root.activeElement as HTMLElement | null) : null;
  }

  hostUpdated(): void {
    const dialog = this.#find('.panel') ?? this.#find('.ask');
    const to = dialog && entryOf(dialog);
    if (to === this.#entry) return;
    if (dialog && to) this.#enter(dialog, to);
    else this.#leave();
    this.#dialog = dialog;
    this.#entry = to;
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector(selector);
  }

  #enter(dialog: HTMLElement, to: HTMLElement): void {
    const modal = dialog.classList.contains('panel');
    if (!this.#dialog) this.#opener = this.#focused;
    // A question may come while the reader is elsewhere on the page: the live region announces it.
    if (!modal && !this.#focused) return;
    this.#kind = modal ? (dialog.classList[1] ?? 'more') : 'more';
    if (modal) keepInSight(dialog);
    showIn(dialog, to);
  }

  /**
   * Safari focuses no button on a click, and the opener may be gone: then the tool that opens such a dialog gets the focus, or
   * else the menu.
   */
  #leave(): void {
    const back = this.#opener?.isConnected
      ? this.#opener
      : this.#find(`[data-panel=${this.#kind}],[data-panel=more]`);
    // A reader who moved the focus elsewhere on the page keeps it.
    const { activeElement, body } = this.#host.ownerDocument;
    if (this.#focused || activeElement === body) back?.focus({ preventScroll: true });
    this.#opener = null;
  }
}
