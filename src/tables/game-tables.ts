import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { Lazy } from '../element/base/lazy.js';
import { onServer } from '../element/base/abilities.js';
import { retryLater } from '../element/base/retry.js';
import type { ToldFault } from '../element/model/effects.js';
import type { GameList } from '../element/parts/table/game-list.js';
import { inheritedStyles } from '../element/styles/inherited.styles.js';
import { TypedElement } from '../element/ui/typed-element.js';
import { eagerLanguages, LanguageController } from '../element/words/language-controller.js';
import { gameTables } from '../words/en/parts.js';
import { eagerWords } from '../words/languages.js';

const languages = eagerLanguages(eagerWords('gameTables', gameTables));

const gameList = new Lazy(() => import('../element/parts/table/game-list.js'));

/**
 * A list of your games at a table server: for each, the players, whose turn it is and since when, and a link to the game. You can
 * also move a game to another device by a link or a QR code, or remove it from the list.
 *
 * @fires game-error - The attribute `server` is not a URL. The list stays as it was.
 *
 * @attr {string} lang - The language: `en` or `de`. Default: that of the page.
 *
 * @csspart list - The box around the list.
 * @csspart games - The list.
 * @csspart game - Each game.
 * @slot - The text to show while there are no games.
 */
export class GameTables extends TypedElement {
  static readonly definition = { tag: 'game-tables' };
  static readonly shared = true;

  static override styles = [inheritedStyles];

  static override properties: PropertyDeclarations = {
    server: {},
  };

  /** The URL of the table server, as in the attribute `table` of a board. */
  server: string | undefined = '';

  readonly #language = new LanguageController(this, languages);
  #list: GameList | undefined;
  /** The server of the list. */
  #shown = '';
  /** Pending while the list is loaded. */
  #opening: Promise<void> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!onServer) this.#opening = this.#open();
  }

  protected override updated(): void {
    this.#opening = this.#open();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await Promise.all([this.#language.loading, this.#opening]);
    return super.getUpdateComplete();
  }

  /** Shows the list of another server. */
  async #open(): Promise<void> {
    const server = this.server ?? '';
    if (server === this.#shown || !this.isConnected) return;
    this.#shown = server;
    try {
      const { GameList: List } = await gameList.load();
      if (server !== this.#shown) return;
      if (server !== '' && !URL.canParse(server, location.href)) {
        super.refuse({ code: 'attribute', at: 'server', message: this.#language.words.server(server) });
        return;
      }
      this.#list?.close();
      this.#list = server === '' ? undefined : new List(this, server);
      this.requestUpdate();
    } catch {
      this.#shown = '';
      retryLater(() => void this.#open());
    }
  }

  protected override refuse(fault: ToldFault): void {
    const { at = '', found = '' } = fault;
    super.refuse({ ...fault, message: this.#language.words.property(at, found) });
  }

  protected override render(): TemplateResult {
    return this.#list
      ? html`<div class="frame your-games" part="list" tabindex="-1" lang=${this.#list.language}>
          ${this.#list.render()}
        </div>`
      : html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-tables': GameTables;
  }
}
