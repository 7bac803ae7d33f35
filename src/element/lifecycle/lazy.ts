import type { CSSResult, ReactiveController, ReactiveControllerHost } from 'lit';
import type { Later } from '../game-definition.js';
import type * as LazyPartsModule from './lazy-parts.js';
import type * as ToolsModule from '../view/toolbar.js';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Parts that are still to come, once they have come: one copy for all boards of a page. */
export const lazy: {
  tools?: typeof ToolsModule;
  parts?: typeof LazyPartsModule;
  /** What games bring, by kit. */
  readonly later: WeakMap<object, Later>;
  failed: boolean;
} = { later: new WeakMap(), failed: false };

/** The element, as what comes to it sees it. */
export interface LazyHost {
  /** A panel was opened that cannot be had. */
  readonly lack: () => void;
  /** What its game brings, once that has come. */
  readonly later: () => Later | undefined;
  /** The element wears what its game brings, and is about to be drawn with it. */
  readonly dressed: () => void;
}

/**
 * Brings the tools when they are to be seen (`.waits-tools`), and the panels, the record and the replay bar when the
 * first of them is (`.waits`), each with its sheets. Where they cannot be had, their place says so; the next update
 * tries again.
 */
export class LazyParts implements ReactiveController {
  readonly #host: Host;
  readonly #own: LazyHost;
  readonly #worn = new Set<object>();
  /** Parts are on their way, or it is just being shown that they could not be had. */
  #busy = false;
  /** Of the panel that is open it was said that it cannot be had. */
  #told = false;

  constructor(host: Host, own: LazyHost) {
    this.#host = host;
    this.#own = own;
    host.addController(this);
  }

  /** Before they are drawn: focus and scrolling go by where things lie. */
  hostUpdate(): void {
    if (!this.#busy) lazy.failed = false;
    this.#wear(lazy.tools);
    if (this.#wear(this.#own.later())) this.#own.dressed();
    if (!lazy.parts || !this.#wear(lazy.parts)) return;
    new lazy.parts.PanelFocus(this.#host);
    new lazy.parts.RecordScroll(this.#host);
  }

  hostUpdated(): void {
    this.#told &&= this.#sees('.over');
    const tools = !lazy.tools && this.#sees('.waits-tools');
    const parts = !lazy.parts && this.#sees('.waits');
    if (!this.#busy && (tools || parts)) void this.#fetch(tools, parts);
  }

  #sees(selector: string): boolean {
    return this.#host.renderRoot.querySelector(selector) !== null;
  }

  /** Puts the sheets of a module on the host's root, once; says whether it did. */
  #wear(module: { readonly sheets: readonly CSSResult[] } | undefined): boolean {
    const root = this.#host.renderRoot;
    if (!module || this.#worn.has(module) || !(root instanceof ShadowRoot)) return false;
    this.#worn.add(module);
    const sheets = module.sheets.flatMap(({ styleSheet }) => styleSheet ?? []);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    return true;
  }

  async #fetch(tools: boolean, parts: boolean): Promise<void> {
    const host = this.#host;
    this.#busy = true;
    try {
      await Promise.all([
        tools && import('../view/toolbar.js').then((come) => (lazy.tools = come)),
        parts && import('./lazy-parts.js').then((come) => (lazy.parts = come)),
      ]);
      this.#busy = false;
      host.requestUpdate();
    } catch {
      lazy.failed = true;
      if (!this.#told && this.#sees('.over')) this.#own.lack();
      this.#told = true;
      host.requestUpdate();
      // this update, and what it brings about, only shows it
      while (!(await host.updateComplete));
      this.#busy = false;
    }
  }
}
