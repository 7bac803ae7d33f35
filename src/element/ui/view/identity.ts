const identities = new WeakMap<object, symbol>();

/**
 * A symbol that stands for one object. Directives of Lit compare it in place of an object with secrets: they keep what they
 * compare, where every script of the page can read it.
 */
export function identityOf(object: object): symbol {
  let identity = identities.get(object);
  if (!identity) identities.set(object, (identity = Symbol()));
  return identity;
}
