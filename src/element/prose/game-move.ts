import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { Lazy } from '../base/lazy.js';
import { onServer } from '../base/abilities.js';
import { number, words } from '../base/property-types.js';
import { retryLater } from '../base/retry.js';
import { TypedElement } from '../ui/typed-element.js';
import { idNames } from './board-for.js';
import type { MoveLink } from './move-link.js';

const moveLink = new Lazy(() => import('./move-link.js'));

/**
 * A move in running text: a button that shows a position on a board of the page. Without `ply`, `path` and `position`, its text
 * is the move, with or without its number: `3. ro-wo`. Until the page has that board, and without scripts, it is plain text.
 *
 * @fires game-error - The page is loaded and has no board with this id. A board that is added later is still found.
 *
 * @csspart move - The button. It has `aria-current` while its position is shown.
 * @slot - The text of the button.
 */
export class MoveInText extends TypedElement {
  static readonly definition = { tag: 'game-move' };
  static readonly shared = true;

  static override shadowRootOptions: ShadowRootInit = {
    ...TypedElement.shadowRootOptions,
    delegatesFocus: true,
  };

  static override properties: PropertyDeclarations = {
    board: {},
    for: {},
    htmlFor: {},
    ply: { type: number, useDefault: false },
    path: { useDefault: false },
    position: { useDefault: false },
    marks: { type: words, useDefault: false },
  };

  /**
   * The id of the board, in the same document or shadow root. Of several, the last one before the move in the same article counts.
   */
  board: string | undefined = '';

  /** The same as `board`. Some HTML sanitizers remove it. */
  for: string | undefined = '';

  /** The same as `for`, for React. As an attribute: `htmlfor`. */
  htmlFor: string | undefined = '';

  /** The number of moves before the position. */
  ply: number | `${number}` | undefined;

  /** The position in a record with variations, such as `5a3`. */
  path: string | undefined;

  /** A position in the notation of the game. */
  position: string | undefined;

  /** The arrows and rings to show with this position, as in `marks` of a board. */
  marks: string | readonly string[] | undefined;

  #link: MoveLink | undefined;
  /** Ends the search for the board. */
  #search: AbortController | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!onServer) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#search?.abort();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (idNames.some((name) => changed.has(name))) void this.#open();
  }

  /** Becomes a button once its board is in the page. */
  async #open(): Promise<void> {
    this.#search?.abort();
    if (this.#link || !this.isConnected) return;
    const { signal } = (this.#search = new AbortController());
    try {
      this.#link = await (await moveLink.load()).openLink(this, signal);
      this.requestUpdate();
    } catch {
      // It is plain text until then.
      retryLater(() => void this.#open());
    }
  }

  protected override render(): TemplateResult {
    return this.#link?.render() ?? html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-move': MoveInText;
  }
}
