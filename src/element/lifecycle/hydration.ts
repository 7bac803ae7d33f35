import { adoptStyles, type LitElement } from 'lit';

/**
 * Renders an element for the first time over the markup that a server made. If Lit's hydration is on the page, it takes
 * over the markup. If it is not there, or the markup does not fit (another version, minified templates), the markup is
 * replaced in one step: Lit alone would render beside it. The style sheet in the markup, which may have only the rules of a
 * diagram, is replaced by those of the class, if the class has some: rules load theirs. `loadMarks` loads what draws the marks of a board.
 */
export async function hydrate(
  element: LitElement,
  render: () => unknown,
  loadMarks?: () => Promise<unknown>,
): Promise<void> {
  const { renderOptions } = element;
  const { elementStyles } = element.constructor as typeof LitElement;
  const root = element.renderRoot as ShadowRoot;
  const written = root.querySelector('style');
  const adopt = () => {
    const adopted = [...root.adoptedStyleSheets];
    adoptStyles(root, elementStyles);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...adopted];
  };
  const clear = () => {
    root.replaceChildren();
    adopt();
  };
  // Without Lit's hydration, Lit would render before the markup.
  const replaces = Boolean(renderOptions.renderBefore);
  if (replaces) renderOptions.renderBefore = null;
  try {
    // The first render must give the marks that the server drew.
    if (root.querySelector('.marks')) await loadMarks?.();
    if (replaces) clear();
    await render();
    if (!replaces && elementStyles.length > 0) {
      written?.remove();
      adopt();
    }
  } catch {
    clear();
    element.requestUpdate();
  }
}
