import { Lazy } from '../element/base/lazy.js';

/** The tags of a game. The bundle of the board registers the rules, too. */
export type GameTags = readonly [board: string, rules: string];

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
function share(games: readonly GameTags[]): void {
  for (const tag of games.flat()) Object.assign(customElements.get(tag) ?? {}, { shared: true });
}

/**
 * Loads the bundle of a game as soon as one of its tags is in the document, and the bundle of all games as soon as there are
 * tags of two. Returns a function that does the same once for another root, such as a shadow root, which the document does not
 * contain.
 */
export function autoload(games: readonly GameTags[], base: string): (root: ParentNode) => void {
  /** The boards of the games whose bundles were requested. */
  const requested = new Set<string>();
  const discover = (root: ParentNode) => {
    const open = games.filter(([board, rules]) => !requested.has(board) && !customElements.get(rules));
    const found = open.filter((tags) => root.querySelector(tags.join())).map(([board]) => board);
    if (found.length === 0) return;
    for (const board of found) requested.add(board);
    loadBundle(requested.size > 1 ? ALL : found[0]!, base).then(
      () => {
        share(games);
      },
      (error: unknown) => {
        for (const board of found) requested.delete(board);
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
