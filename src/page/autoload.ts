import { Lazy } from '../element/base/lazy.js';

/** The tags of the elements in a bundle. The first one is its name. */
export type BundleTags = readonly [bundle: string, ...others: string[]];

/** The bundle of all games. */
const ALL = 'spielkasten';

/** The bundles that were wanted, by name. */
const bundles = new Map<string, Lazy<unknown>>();

/** Loads a bundle, which is next to the script at `base`. After a failure it is requested again when it is needed next. */
export function loadBundle(name: string, base: string): Promise<unknown> {
  const url = new URL(`./${name}.min.js`, base).href;
  const bundle = bundles.get(name) ?? new Lazy(() => import(url));
  bundles.set(name, bundle);
  return bundle.load();
}

/** Marks the classes that are registered: the bundle of all games contains them again, which is no mistake of the page. */
function share(all: readonly BundleTags[]): void {
  for (const tag of all.flat()) Object.assign(customElements.get(tag) ?? {}, { shared: true });
}

/**
 * Loads a bundle as soon as one of its tags is in the document and not defined, and the bundle of all games as soon as there are
 * tags of two bundles. Returns a function that does the same once for another root, such as a shadow root, which the document does not
 * contain.
 */
export function autoload(all: readonly BundleTags[], base: string): (root: ParentNode) => void {
  /** The bundles that were requested. */
  const requested = new Set<string>();
  const discover = (root: ParentNode) => {
    const isMissing = (tag: string) => !customElements.get(tag) && root.querySelector(tag) !== null;
    const found = all.flatMap((tags) => (!requested.has(tags[0]) && tags.some(isMissing) ? tags[0] : []));
    if (found.length === 0) return;
    for (const bundle of found) requested.add(bundle);
    loadBundle(requested.size > 1 ? ALL : found[0]!, base).then(
      () => {
        share(all);
      },
      (error: unknown) => {
        for (const bundle of found) requested.delete(bundle);
        console.warn(`spielkasten: <${found.join('>, <')}> could not be loaded.`, error);
      },
    );
  };
  new MutationObserver(() => {
    discover(document);
  }).observe(document, { childList: true, subtree: true });
  discover(document);
  return discover;
}
