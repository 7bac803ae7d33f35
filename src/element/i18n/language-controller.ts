import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Languages } from '../game-definition.js';
import { onServer } from '../lifecycle/on-server.js';

const watchers = new Set<() => void>();
let observer: MutationObserver | undefined;
/** Out here: made where a board begins to watch, it would keep that board for ever. */
const tell = () => {
  for (const each of watchers) each();
};

/** One observer of the page's `lang` for all boards; it lives while a board does. */
function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  observer ??= new MutationObserver(tell);
  if (watchers.size === 1)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) observer?.disconnect();
  };
}

/** The language in force at an element, as in HTML: its own `lang`, else the nearest one outside it. */
function languageOf(element: Element): string {
  for (let at: Element | null = element; at;) {
    const near: Element | null = at.closest('[lang]');
    if (near) return near.getAttribute('lang') ?? '';
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}

/** Keeps the words of an element in the language of its place; English until others have come. */
export class Language<W> implements ReactiveController {
  words: W;
  /** Subtag of the language that the words are in, such as `de`. */
  tag = 'en';
  /** Pending while the words of the language in force are on their way. */
  coming: Promise<void> | undefined;
  /** Subtag of the language of the place. */
  #place = '';
  readonly #host: ReactiveControllerHost & Element;
  readonly #languages: Languages<W>;
  /** Markup that a server made: it knows no more of its place than the element's own `lang`. */
  #served: unknown;
  #unwatch: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & Element, languages: Languages<W>) {
    this.#host = host;
    this.#served = onServer || host.shadowRoot;
    this.#languages = languages;
    this.words = languages.en;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unwatch = watch(() => {
      this.refresh();
    });
    this.refresh();
  }

  hostDisconnected(): void {
    this.#unwatch?.();
  }

  hostUpdated(): void {
    if (!this.#served) return;
    this.#served = undefined;
    this.refresh();
  }

  /** What to mark the words with where they are in another language than their place. */
  get foreign(): string | undefined {
    return this.tag === this.#place ? undefined : this.tag;
  }

  /** Looks again which language is in force. */
  refresh(): void {
    const host = this.#host;
    const lang = this.#served ? (host.getAttribute('lang') ?? '') : languageOf(host);
    const place = lang.toLowerCase().split('-')[0] ?? '';
    this.#place = place;
    host.requestUpdate();
    const load = Object.hasOwn(this.#languages.load, place) ? this.#languages.load[place] : undefined;
    const wanted = load ? place : 'en';
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const known = load ? onServer && this.#languages.known?.(wanted) : this.#languages.en;
    if (known) {
      this.#take(wanted, known);
      return;
    }
    // A language that cannot be had (offline) leaves the words as they are, until somebody looks again.
    this.coming = load!().then(
      (words) => {
        if (this.#wanted === wanted) this.#take(wanted, words);
      },
      () => {
        if (this.#wanted === wanted) this.#wanted = this.tag;
      },
    );
  }
  #wanted = 'en';

  #take(tag: string, words: W): void {
    this.tag = tag;
    this.words = words;
    this.#host.requestUpdate();
  }
}
