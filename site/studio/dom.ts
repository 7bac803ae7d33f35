/** Short forms for the page. */

export const byId = (id: string): HTMLElement => document.getElementById(id)!;

/** An element with properties and children. Texts become text nodes. */
export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Saves a text as a file. */
export function download(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  create('a', { href, download: name }).click();
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, 40_000);
}
