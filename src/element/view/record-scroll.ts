import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Scrolls the box of the record so that the current move is visible. The page never scrolls. */
export class RecordScroll implements ReactiveController {
  readonly #host: Host;
  #height = 0;
  #now: Element | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const box = this.#host.renderRoot.querySelector('.moves');
    const now = box?.querySelector('[aria-current]') ?? null;
    const height = box?.clientHeight ?? 0;
    if (height === this.#height && now === this.#now) return;
    this.#height = height;
    this.#now = now;
    if (!box) return;
    if (!now) {
      box.scrollTop = 0;
      return;
    }
    const frame = box.getBoundingClientRect();
    const { top, bottom, height: line } = now.getBoundingClientRect();
    box.scrollTop += Math.min(0, top - frame.top - line) || Math.max(0, bottom - frame.bottom + line);
  }
}
