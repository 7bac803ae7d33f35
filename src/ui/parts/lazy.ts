import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type * as LazyPartsModule from './lazy-parts.js';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** The parts that come on demand, once they have come: one copy for all boards of a page. */
export const lazy: { parts?: typeof LazyPartsModule; failed: boolean } = { failed: false };

/**
 * Brings the panels and the replay bar when the first of them is to be seen (`.waits`), and their sheets into the host's
 * root. Where they cannot be had, their place says so; closing a panel tries again.
 */
export class LazyParts implements ReactiveController {
  readonly #host: Host;
  #dressed = false;
  #open = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const root = this.#host.renderRoot;
    const waits = root.querySelector('.waits') !== null;
    const open = root.querySelector('.over') !== null;
    if (!waits || (this.#open && !open)) lazy.failed = false;
    this.#open = open;
    if (waits && !lazy.parts && !lazy.failed) void this.#fetch();
    if (!lazy.parts || this.#dressed || !(root instanceof ShadowRoot)) return;
    this.#dressed = true;
    // The sheets first: focus and scrolling go by where things lie.
    new lazy.parts.PanelFocus(this.#host);
    new lazy.parts.RecordScroll(this.#host);
    const sheets = lazy.parts.sheets.flatMap(({ styleSheet }) => styleSheet ?? []);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    this.#host.requestUpdate();
  }

  async #fetch(): Promise<void> {
    try {
      lazy.parts = await import('./lazy-parts.js');
    } catch {
      lazy.failed = true;
    }
    this.#host.requestUpdate();
  }
}
