import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Sentences kept in the live region: a reader may still be busy with the one before. */
const KEPT = 4;

/** Says sentences in the host's live region (`.live`, a log): each is added, so none is swallowed by the next. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
  #waiting: string[] = [];

  constructor(host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment }) {
    this.#host = host;
    host.addController(this);
  }

  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const region = this.#host.renderRoot.querySelector('.live');
    if (!region || this.#waiting.length === 0) return;
    const fresh = this.#waiting.splice(0);
    for (const text of fresh) {
      const line = document.createElement('p');
      line.textContent = text;
      region.append(line);
    }
    // none goes before anybody could hear it
    const kept = Math.max(KEPT, fresh.length);
    while (region.childElementCount > kept) region.firstElementChild?.remove();
  }
}
