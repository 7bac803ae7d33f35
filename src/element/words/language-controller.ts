import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Languages } from './game-words.js';
import { onServer } from '../base/on-server.js';
import { retryLater } from '../base/retry.js';

/** The boards that follow the language of their ancestors. */
const watchers = new Set<LanguageController<unknown>>();

/** One observer for all boards of a page: it watches the document, and the shadow roots that contain boards. */
let observer: MutationObserver | undefined;
const observed = new Set<Node>();

/** The document and the shadow roots around an element. */
function rootsOf(element: Element): readonly Node[] {
  const root = element.getRootNode() as Node & { readonly host?: Element };
  return root.host ? [root, ...rootsOf(root.host)] : [element.ownerDocument];
}

function watch(controller: LanguageController<unknown>): void {
  watchers.add(controller);
  observer ??= new MutationObserver(() => {
    for (const watcher of watchers) watcher.refresh();
  });
  for (const root of rootsOf(controller.host)) {
    if (observed.has(root)) continue;
    observed.add(root);
    observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
  }
}

function unwatch(controller: LanguageController<unknown>): void {
  watchers.delete(controller);
  // An observer cannot stop to observe one root: start anew with those of the boards that are left.
  observer?.disconnect();
  observed.clear();
  for (const watcher of watchers) watch(watcher);
}

/** The language in force at an element: its own `lang`, else that of the nearest ancestor, across shadow roots. */
function languageOf(element: Element): string {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const near = at.closest('[lang]');
    if (near) return near.getAttribute('lang') ?? '';
  }
  return '';
}

/** Words that were loaded, by their loader: once for all boards of a page. */
const loaded = new Map<unknown, unknown>();

/** Loads words once. */
export async function loadWords<W>(load: () => Promise<W>): Promise<W> {
  const words = (loaded.get(load) as W | undefined) ?? (await load());
  loaded.set(load, words);
  return words;
}

/** Keeps the words of an element in the language in force; English until those of another one are loaded. */
export class LanguageController<W> implements ReactiveController {
  words: W;
  /** The primary subtag of the words, such as `de`. */
  tag = 'en';
  /** Pending while the words of the language in force are loaded. */
  loading: Promise<void> | undefined;
  readonly host: ReactiveControllerHost & Element;
  /** The primary subtag of the language in force. */
  #inForce = '';
  /** The subtag that is loaded or being loaded. */
  #wanted = 'en';
  readonly #languages: Languages<W>;
  /** Markup from a server is in the language of the element's own `lang`: the server knows no ancestors. */
  #serverRendered: boolean;

  constructor(host: ReactiveControllerHost & Element, languages: Languages<W>) {
    this.host = host;
    this.#serverRendered = onServer || host.shadowRoot !== null;
    this.#languages = languages;
    this.words = languages.en;
    host.addController(this);
  }

  hostConnected(): void {
    watch(this);
    this.refresh();
  }

  hostDisconnected(): void {
    unwatch(this);
  }

  hostUpdated(): void {
    if (!this.#serverRendered) return;
    this.#serverRendered = false;
    this.refresh();
  }

  /** The `lang` to set on the words if they are in another language than the one in force. */
  get foreign(): string | undefined {
    return this.tag === this.#inForce ? undefined : this.tag;
  }

  /** Determines the language in force again, and loads its words. */
  refresh(): void {
    const lang = this.#serverRendered ? (this.host.getAttribute('lang') ?? '') : languageOf(this.host);
    const inForce = lang.toLowerCase().split('-')[0] ?? '';
    if (inForce !== this.#inForce) this.host.requestUpdate();
    this.#inForce = inForce;
    const { load, en } = this.#languages;
    const loader = Object.hasOwn(load, inForce) ? load[inForce] : undefined;
    const wanted = loader ? inForce : 'en';
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const known = loader ? (loaded.get(loader) as W | undefined) : en;
    if (known) this.#use(wanted, known);
    else this.loading = this.#load(wanted, loader!);
  }

  async #load(wanted: string, loader: () => Promise<W>): Promise<void> {
    try {
      const words = await loadWords(loader);
      if (this.#wanted === wanted) this.#use(wanted, words);
    } catch {
      // The words stay as they are until then.
      if (this.#wanted === wanted) this.#wanted = this.tag;
      retryLater(() => this.refresh());
    }
  }

  #use(tag: string, words: W): void {
    this.tag = tag;
    this.words = words;
    this.host.requestUpdate();
  }
}
