import { version } from './version.js';

let warned = false;

/** The class of a board, or of the rules of a game. */
export interface GameElementClass extends CustomElementConstructor {
  readonly definition: { readonly tag: string };
  /** The tag, if it is not that of the definition. */
  readonly tag?: string;
  /** Several bundles of a page may contain the class: they are no second copy of the library. */
  readonly shared?: boolean;
  version?: string;
}

/** True for the class of a board, or of the rules of a game. */
export const isElementClass = (value: unknown): value is GameElementClass =>
  typeof value === 'function' && 'definition' in value;

/**
 * Registers the classes of boards and rules among some values. A second copy of the library on a page keeps the classes of
 * the first one and warns once: an exception would stop the script that contains the copy.
 */
export function registerElements(values: readonly unknown[]): void {
  for (const element of values.filter(isElementClass)) {
    const { tag = element.definition.tag } = element;
    const first: GameElementClass | undefined = customElements.get(tag) as GameElementClass | undefined;
    if (!first) {
      element.version = version;
      customElements.define(tag, element);
    } else if (
      first !== element &&
      !warned &&
      !((element.shared ?? first.shared) && first.version === version)
    ) {
      warned = true;
      console.warn(
        `spielkasten ${version}: <${tag}> is defined already, by version ${first.version}, which stays.`,
      );
    }
  }
}
