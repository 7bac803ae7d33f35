import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Languages } from './game-words.js';
import { onServer } from '../base/abilities.js';
import { retryLater } from '../base/retry.js';

/** The observer of the language of a page. */
type Watcher = LanguageController<unknown>;

/** The watchers by the elements that they are, or in whose shadow roots they are. */
const inside = new Map<Element, Set<Watcher>>();

/** The document and the shadow roots that contain watchers, each with its observer and the number of watchers. */
const observed = new Map<Node, { readonly observer: MutationObserver; count: number }>();

/** The roots around a watcher, and the elements with which it is in `inside`: known when it leaves them. */
type Place = readonly (readonly [root: Node, within: Element])[];

/** The document and the shadow roots around an element, each with the element itself or the host that contains it. */
function placeOf(element: Element): Place {
  const root = element.getRootNode() as Node & { readonly host?: Element };
  return root.host ? [[root, element], ...placeOf(root.host)] : [[element.ownerDocument, element]];
}

/** The watchers whose language may depend on the attribute of an element. */
const watchersIn = (element: Element): readonly Watcher[] =>
  [element, ...element.querySelectorAll('*')].flatMap((each) => [...(inside.get(each) ?? [])]);

const refreshAll = (records: readonly MutationRecord[]): void => {
  const targets = new Set(records.map(({ target }) => target as Element));
  for (const watcher of new Set([...targets].flatMap(watchersIn))) watcher.refresh();
};

function watch(controller: Watcher): Place {
  const place = placeOf(controller.host);
  for (const [root, within] of place) {
    inside.set(within, (inside.get(within) ?? new Set()).add(controller));
    const known = observed.get(root);
    if (known) known.count++;
    else {
      const observer = new MutationObserver(refreshAll);
      observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
      observed.set(root, { observer, count: 1 });
    }
  }
  return place;
}

function unwatch(controller: Watcher, place: Place): void {
  for (const [root, within] of place) {
    const watchers = inside.get(within)!;
    watchers.delete(controller);
    if (watchers.size === 0) inside.delete(within);
    const known = observed.get(root)!;
    if (--known.count > 0) continue;
    known.observer.disconnect();
    observed.delete(root);
  }
}

/** The language in force at an element: its own `lang`, else that of the nearest ancestor, across shadow roots. */
function languageOf(element: Element): string {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const near = at.closest('[lang]');
    if (near) return near.getAttribute('lang') ?? '';
  }
  return '';
}

/** The languages of words that are part of the code in all of them. */
export const eagerLanguages = <W>(all: { readonly en: W } & Readonly<Record<string, W>>): Languages<W> => ({
  en: all.en,
  load: Object.fromEntries(
    Object.entries(all).map(([tag, words]) => [tag, () => Promise.resolve({ words })]),
  ),
});

/** Words that were loaded, by their loader: once for all boards of a page. */
const loaded = new Map<unknown, unknown>();

/** Loads words once. */
export async function loadWords<W>(load: Languages<W>['load'][string]): Promise<W> {
  const words = (loaded.get(load) as W | undefined) ?? (await load()).words;
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
  /** Where it is watched. */
  #place: Place = [];

  constructor(host: ReactiveControllerHost & Element, languages: Languages<W>) {
    this.host = host;
    this.#serverRendered = onServer || host.shadowRoot !== null;
    this.#languages = languages;
    this.words = languages.en;
    host.addController(this);
  }

  hostConnected(): void {
    this.hostDisconnected();
    this.#place = watch(this);
    this.refresh();
  }

  hostDisconnected(): void {
    unwatch(this, this.#place);
    this.#place = [];
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

  async #load(wanted: string, loader: Languages<W>['load'][string]): Promise<void> {
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
