/** The tags of a game. The bundle of the board registers the rules, too. */
export type GameTags = readonly [board: string, rules: string];

/** The bundles that were requested, by tag. */
const requested = new Map<string, Promise<unknown>>();

/**
 * Loads the bundle of an element, which is next to the script at `base`, and registers the element. After a failure it is
 * requested again when it is needed next.
 */
export function loadBundle(tag: string, base: string): Promise<unknown> {
  const url = new URL(`./${tag}.min.js`, base).href;
  const loading = requested.get(tag) ?? import(url);
  requested.set(tag, loading);
  loading.catch(() => requested.delete(tag));
  return loading;
}

/** Loads the bundles of the elements in a root that are not registered. */
function discoverIn(root: ParentNode, games: readonly GameTags[], base: string): void {
  const open = (tag: string) => !customElements.get(tag) && !requested.has(tag);
  const wanted = games.flat().filter(open);
  if (wanted.length === 0) return;
  const found = new Set(Array.from(root.querySelectorAll(wanted.join()), ({ localName }) => localName));
  for (const [board, rules] of games) {
    const tag = [board, rules].find((each) => found.has(each));
    if (!tag || requested.has(board)) continue;
    loadBundle(tag, base).catch((error: unknown) => {
      console.warn(`spielkasten: <${tag}> could not be loaded.`, error);
    });
  }
}

/**
 * Loads the bundle of each of these elements as soon as its tag is in the document. Returns a function that does the same
 * once for another root, such as a shadow root, which the document does not contain.
 */
export function autoload(games: readonly GameTags[], base: string): (root: ParentNode) => void {
  const discover = (root: ParentNode) => {
    discoverIn(root, games, base);
  };
  new MutationObserver(() => {
    discover(document);
  }).observe(document, { childList: true, subtree: true });
  discover(document);
  return discover;
}
