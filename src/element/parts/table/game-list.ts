import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { baseStyles } from '../../styles/base.styles.js';
import { messageStyles } from '../../styles/message.styles.js';
import { leavingStyles } from '../../styles/leaving.styles.js';
import { seatListStyles } from '../../styles/seat-list.styles.js';
import { tokens } from '../../styles/theme.styles.js';
import { seatList, type SeatListWords } from '../../../words/en/table.js';
import { lazyWords } from '../../../words/languages.js';
import { LanguageController } from '../../words/language-controller.js';
import { isOwnTurn, SeatList } from './seat-list.js';

const languages = { en: seatList, load: lazyWords('seat-list') };

/** The contents of `<game-tables>`: the games of this browser at one server. */
export class GameList implements ReactiveController {
  readonly #element: LitElement;
  readonly #list: SeatList;
  readonly #language: LanguageController<SeatListWords>;
  /** The result of the last press. */
  #said = '';

  constructor(element: LitElement, server: string) {
    this.#element = element;
    this.#language = new LanguageController(element, languages);
    this.#list = new SeatList(element, server, {
      update: () => element.requestUpdate(),
      words: () => this.#language.words,
      language: () => this.#language.tag,
      say: (text) => {
        this.#said = text;
        element.requestUpdate();
      },
    });
    adoptSheets(element, [tokens, baseStyles, messageStyles, leavingStyles, seatListStyles]);
    element.addController(this);
  }

  /** The language of the words. */
  get language(): string {
    return this.#language.tag;
  }

  hostConnected(): void {
    this.#list.start();
  }

  hostDisconnected(): void {
    this.#list.stop();
  }

  /** Ends it: the element shows another server. */
  close(): void {
    this.hostDisconnected();
    this.#language.hostDisconnected();
    this.#element.removeController(this);
    this.#element.removeController(this.#language);
  }

  render(): TemplateResult {
    const { seats } = this.#list;
    const { none, summary } = this.#language.words;
    const turns = seats.filter(isOwnTurn).length;
    return html`${seats.length > 0 ? this.#list.render() : html`<slot><p>${none}</p></slot>`}
      <p class="vh" role="status">
        ${seats.length > 0 ? summary(seats.length, turns) : nothing} ${this.#list.trouble} ${this.#said}
      </p>`;
  }
}
