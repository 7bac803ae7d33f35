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
 * A move in running text: a button that shows a position on a board of the page. Without `ply`, `path` and `position`, it
 * shows the first move of the board's record whose notation is the text, such as `3. ro-wo`. It is plain text without scripts,
 * and as long as there is no such board.
 *
 * @fires game-error - The page has no board with this id, now that it is loaded. A board that is added later is still found.
 *
 * @csspart move - The button. It has `aria-current` while its position is shown.
 * @slot - The text.
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
   * The id of the board, in the same document or shadow root. Ids are unique in a page; if several boards have this one, the
   * nearest board counts: in the same article, the last one before the move.
   */
  board: string | undefined = '';

  /** The same as `board`. Some sanitizers of HTML remove it. */
  for: string | undefined = '';

  /** The same as `for`, under the name that pipelines for React write: `htmlFor`, or `htmlfor` as an attribute. */
  htmlFor: string | undefined = '';

  /** The number of moves before the position. */
  ply: number | `${number}` | undefined;

  /** The place in a record with variations, such as `5a3`. */
  path: string | undefined;

  /** A position in the notation of the board's game. */
  position: string | undefined;

  /** The marks on the board while this position is shown, separated by spaces or as a list. */
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
