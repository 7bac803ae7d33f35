/**
 * Defines an element once. A second copy of the library on the page keeps to the first one's class and says so:
 * a throw here would stop whatever script came with the copy.
 */
export function register(tag: string, element: CustomElementConstructor): void {
  if (customElements.get(tag)) console.warn(`<${tag}> is defined already; the first definition stays.`);
  else customElements.define(tag, element);
}
