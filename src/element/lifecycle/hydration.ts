import { adoptStyles, type LitElement } from 'lit';
import { lazy } from './lazy.js';

type Board = LitElement & { readonly mode: string };

/** What the server had drawn it with. What cannot be had is missing then, and the board is drawn anew. */
async function fetchParts(): Promise<void> {
  lazy.tools ??= await import('../view/toolbar.js');
  lazy.parts ??= await import('./lazy-parts.js');
}

/**
 * Draws a board for the first time where a server has drawn it already: Lit's hydration, where the page has that, takes over
 * what it finds. Where it is not there, or finds something else (another version, minified templates), the markup of the
 * server gives way to ours in one go: Lit alone would put ours beside it.
 */
export async function takeOver(board: Board, later: Promise<unknown>, draw: () => unknown): Promise<void> {
  await Promise.allSettled([later, board.mode === 'diagram' || fetchParts()]);
  const { renderOptions } = board;
  const root = board.renderRoot as ShadowRoot;
  const clear = () => {
    const worn = [...root.adoptedStyleSheets];
    root.replaceChildren();
    adoptStyles(root, (board.constructor as typeof LitElement).elementStyles);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...worn];
  };
  if (renderOptions.renderBefore) {
    renderOptions.renderBefore = null;
    clear();
  }
  try {
    await draw();
  } catch {
    clear();
    board.requestUpdate();
  }
}
