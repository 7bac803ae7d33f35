import { version } from './version.js';

let told = false;

/**
 * Defines an element once. A second copy of the library on the page keeps to the first one's classes and says so, once:
 * a throw here would stop whatever script came with the copy.
 */
export function register(tag: string, element: CustomElementConstructor & { version?: string }): void {
  const first: typeof element | undefined = customElements.get(tag);
  if (!first) {
    element.version = version;
    customElements.define(tag, element);
  } else if (!told) {
    told = true;
    console.warn(`spielkasten ${version}: <${tag}> is defined already, by ${first.version}, which stays.`);
  }
}
