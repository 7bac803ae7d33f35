/** Not walked: what every script of a page has anyway. */
const known = (value: object) =>
  value === globalThis ||
  value instanceof Document ||
  value instanceof CSSStyleSheet ||
  value === Object.prototype ||
  value === Function.prototype ||
  (typeof value === 'function' && Function.prototype.toString.call(value).includes('[native code]'));

/** True if an object is a prototype of the language or the browser. */
const isNative = (object: object) =>
  known(object) || (Object.hasOwn(object, 'constructor') && known(object.constructor));

/** The values that a script gets from an object, by name. */
function* valuesOf(object: object): Generator<readonly [string, unknown]> {
  for (let place = object; place && !isNative(place); place = Object.getPrototypeOf(place) as object)
    for (const key of Reflect.ownKeys(place)) {
      if (key === 'prototype') continue;
      try {
        yield [String(key), Reflect.get(place, key, object)];
      } catch {
        // a getter that needs another object
      }
    }
  if (object instanceof Map || object instanceof Set)
    yield* Array.from(object, (entry, i) => [`entry ${i}`, entry] as const);
  if (object instanceof Element) yield ['shadow', object.shadowRoot];
  if (object instanceof Node) yield* Array.from(object.childNodes, (node, i) => [`node ${i}`, node] as const);
  if (object instanceof CharacterData) yield ['data', object.data];
  if (object instanceof Element)
    yield* Array.from(object.attributes, ({ name, value }) => [`[${name}]`, value] as const);
}

/**
 * Every text, number and truth value that a script can reach from an object, with its path: through properties, symbols,
 * accessors, what Lit keeps in its parts, collections, children and shadow roots. What a closure holds, no script can reach.
 */
export function reach(root: object): readonly string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const queue: [string, object][] = [['', root]];
  for (const [path, object] of queue)
    for (const [name, value] of valuesOf(object)) {
      const at = `${path}.${name}`;
      if (value === null || (typeof value !== 'object' && typeof value !== 'function')) {
        if (value !== undefined)
          found.push(`${at} ${typeof value === 'symbol' ? value.toString() : (value as string)}`);
      } else if (!seen.has(value) && !known(value)) {
        seen.add(value);
        queue.push([at, value]);
      }
    }
  return found;
}

/**
 * The texts that tell one case from all others: those in each of its runs, and in no run of another. The cases alternate, at least two
 * runs of each, because what a board measures, and when it has loaded a part, differs from run to run.
 */
export function telling(runs: readonly (readonly string[])[], cases: number): readonly string[] {
  const sets = runs.map((run) => new Set(run));
  return sets.slice(0, cases).flatMap((first, i) => {
    const own = sets.filter((_, k) => k % cases === i);
    const others = sets.filter((_, k) => k % cases !== i);
    return [...first].filter(
      (text) => own.every((run) => run.has(text)) && !others.some((run) => run.has(text)),
    );
  });
}
