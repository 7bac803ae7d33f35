import type { AnyBoard } from '../../model/board.js';

/** The name of a piece for screen readers: its label, or its text without that of its drawing. */
function labelOf(piece: Element | null): string | undefined {
  const shown = piece?.cloneNode(true) as Element | undefined;
  for (const drawing of shown?.querySelectorAll('[aria-hidden=true]') ?? []) drawing.remove();
  return piece?.getAttribute('aria-label') ?? shown?.textContent.trim();
}

/** The piece that the last hint of a puzzle names, and its mark on the board. */
export class HintedPiece {
  readonly #board: AnyBoard;
  #rendered: string | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
  }

  /** Its name on the board, as it was rendered last. */
  get rendered(): string | undefined {
    return this.#rendered;
  }

  /** Its name on the board now. */
  get name(): string | undefined {
    return labelOf(this.#element);
  }

  get #element(): Element | null {
    const name = this.#board.store.snapshot.puzzle?.piece;
    const selector = `.board :is([data-square="${name}"], [part="${name}"])`;
    return name ? this.#board.element.renderRoot.querySelector(selector) : null;
  }

  /** Marks it after an update of the board. */
  updated(): void {
    const { element } = this.#board;
    for (const piece of element.renderRoot.querySelectorAll('[data-piece]'))
      piece.removeAttribute('data-piece');
    this.#element?.setAttribute('data-piece', '');
    const { name } = this;
    // in another language: the message names the piece as the board does now
    if (name && this.#rendered && name !== this.#rendered) queueMicrotask(() => element.requestUpdate());
    this.#rendered = name;
  }
}
