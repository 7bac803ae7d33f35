import type { CSSResult, ReactiveController, ReactiveControllerHost } from 'lit';
import type * as LazyPartsModule from './lazy-parts.js';
import type * as ToolsModule from './toolbar.js';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Parts that are still to come, once they have come: one copy for all boards of a page. */
export const lazy: {
  tools?: typeof ToolsModule;
  parts?: typeof LazyPartsModule;
  failed: boolean;
} = { failed: false };

/**
 * Brings the tools when they are to be seen (`.waits-tools`), and the panels, the record and the replay bar when the
 * first of them is (`.waits`), each with its sheets. Where they cannot be had, their place says so; closing a panel
 * tries again.
 */
export class LazyParts implements ReactiveController {
  readonly #host: Host;
  readonly #worn = new Set<object>();
  #open = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const root = this.#host.renderRoot;
    const sees = (selector: string) => root.querySelector(selector) !== null;
    const open = sees('.over');
    if (this.#open && !open) lazy.failed = false;
    this.#open = open;
    if (lazy.failed) return;
    if (!lazy.tools && sees('.waits-tools')) this.#fetch('tools', import('./toolbar.js'));
    if (!lazy.parts && sees('.waits')) this.#fetch('parts', import('./lazy-parts.js'));
    this.#wear(lazy.tools?.sheets ?? []);
    const first = this.#wear(lazy.parts?.sheets ?? []);
    if (!first || !lazy.parts) return;
    // The sheets first: focus and scrolling go by where things lie.
    new lazy.parts.PanelFocus(this.#host);
    new lazy.parts.RecordScroll(this.#host);
    this.#host.requestUpdate();
  }

  /** Puts sheets on the host's root, once; says whether it did. */
  #wear(sheets: readonly CSSResult[]): boolean {
    const root = this.#host.renderRoot;
    const fresh = sheets.flatMap(({ styleSheet }) =>
      styleSheet && !this.#worn.has(styleSheet) ? [styleSheet] : [],
    );
    if (fresh.length === 0 || !(root instanceof ShadowRoot)) return false;
    for (const sheet of fresh) this.#worn.add(sheet);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...fresh];
    return true;
  }

  #fetch<K extends 'tools' | 'parts'>(kind: K, module: Promise<NonNullable<(typeof lazy)[K]>>): void {
    module
      .then(
        (come) => {
          lazy[kind] = come;
        },
        () => {
          lazy.failed = true;
        },
      )
      .finally(() => {
        this.#host.requestUpdate();
      });
  }
}
