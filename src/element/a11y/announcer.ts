import type { LitElement, ReactiveController } from 'lit';

/** The number of sentences that stay in the live region: a screen reader may still be busy with the one before. */
const KEPT = 4;

/** Adds sentences to the live region of the host (`.live`, a log): at once, or with the update that is pending. */
export class Announcer implements ReactiveController {
  readonly #host: LitElement;
  #waiting: string[] = [];

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Announces a sentence; an empty one is ignored. */
  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    // A sentence alone needs no render.
    if (this.#host.hasUpdated && !this.#host.isUpdatePending) this.hostUpdated();
  }

  hostUpdated(): void {
    const region = this.#host.renderRoot.querySelector('.live');
    if (!region || this.#waiting.length === 0) return;
    const added = this.#waiting.splice(0);
    for (const text of added) {
      const line = document.createElement('p');
      line.textContent = text;
      region.append(line);
    }
    // All sentences of one update stay: none disappears before it could be read out.
    const kept = Math.max(KEPT, added.length);
    while (region.childElementCount > kept) region.firstElementChild?.remove();
  }
}
