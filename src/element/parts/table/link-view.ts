import { html, nothing, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { whenSent } from '../../ui/input/when-sent.js';
import { tableWords, type TableWords } from '../../words/en/table.js';
import type { LinkState } from '../../../core/table/link-play.js';
import type { KeptGame } from './kept-games.js';
import type { LinkGame } from './link-game.js';
import { canShare, copyAddress, sendAddress, type Sent } from './send-address.js';
import {
  addressField,
  button,
  inviteTool,
  minorButton,
  nameField,
  sendLabel,
  type Shown,
} from './view-parts.js';

/** A form with one field. */
function form(
  field: TemplateResult,
  submit: string,
  act: (text: string) => void,
  more: unknown = nothing,
): TemplateResult {
  return html`<form @click=${whenSent((sent) => act(sent.querySelector('input')!.value))}>
    ${field}
    <div class="answers"><button class="go" type="submit">${submit}</button>${more}</div>
  </form>`;
}

/** The part of a board that plays by link: invites, accepts, and sends links. */
export class LinkView {
  readonly #board: AnyBoard;
  readonly #game: LinkGame;
  /** The form for an invitation is open. */
  #inviting = false;
  /** The link could not be sent or copied: it is in a field. */
  #byHand = false;

  constructor(board: AnyBoard, game: LinkGame) {
    this.#board = board;
    this.#game = game;
  }

  render(): Shown | undefined {
    const { phase } = this.#game;
    const { link: words } = tableWords(this.#board.words().ui);
    if (phase.kind !== 'start') this.#inviting = false;
    switch (phase.kind) {
      case 'start':
        if (this.#board.store.snapshot.settings.controls === 'none') return undefined;
        return { content: this.#start(words), place: this.#inviting ? 'main' : 'bar' };
      case 'invited':
        return { content: this.#invited(words), place: 'main' };
      case 'watching':
        return {
          content: html`<p>${words.watching}</p>
            ${this.#leave(words)}`,
          place: 'tools',
        };
      case 'playing': {
        const { kept, state } = phase;
        if (state.link.by === kept.seat) return { content: this.#sending(words, kept, state), place: 'main' };
        if (state.match.turn === 'over') return undefined;
        return {
          content: html`<p>${words.yourTurn}</p>
            ${this.#storing(words)}${this.#leave(words)}`,
          place: 'tools',
        };
      }
    }
  }

  #start(words: TableWords['link']): TemplateResult {
    if (!this.#inviting)
      return inviteTool(words, () => {
        this.#inviting = true;
        this.#update();
      });
    const cancel = button(words.cancel, () => {
      this.#inviting = false;
      this.#update();
    });
    return html`<p>${words.intro}</p>
      ${form(this.#nameField(), sendLabel(words), (name) => void this.#invite(name), cancel)}`;
  }

  #invited(words: TableWords['link']): TemplateResult {
    return html`<p>${words.invites(this.#game.other || words.somebody)}</p>
      ${form(this.#nameField(), words.accept, (name) => this.#game.accept(name))} ${this.#leave(words)}`;
  }

  /** The own link, to send. */
  #sending(words: TableWords['link'], { sent, before }: KeptGame, { match }: LinkState): TemplateResult {
    const over = match.turn === 'over';
    const label = sent && canShare() ? words.again : sendLabel(words);
    return html`<p>${this.#game.advice}</p>
      <div class="answers">
        ${button(label, () => void this.#send(), !sent)}
        ${canShare() ? button(words.copy, () => void this.#send(copyAddress)) : nothing}
        ${!sent && before !== undefined ? button(words.takeBack, () => this.#game.takeBack()) : nothing}
      </div>
      ${this.#byHand ? addressField(words, this.#game.address ?? '') : nothing} ${this.#storing(words)}
      ${this.#game.stored || over ? nothing : this.#paste(words)} ${over ? nothing : this.#leave(words)}`;
  }

  /** Tells where the seat is kept, if the page may store nothing. */
  #storing(words: TableWords['link']): TemplateResult | typeof nothing {
    return this.#game.stored ? nothing : html`<p class="fine">${words.noStorage}</p>`;
  }

  /** A field for the link of the other one: without storage, another tab does not know the seat. */
  #paste(words: TableWords['link']): TemplateResult {
    const field = html`<label for="elsewhere">${words.paste}</label>
      <input id="elsewhere" type="text" maxlength="10000" autocomplete="off" spellcheck="false" />`;
    return form(field, words.open, (text) =>
      this.#game.read(text.trim().replace(/^.*?#(?:.*&)?[^=&]*=/s, '')),
    );
  }

  #nameField(): TemplateResult {
    return nameField(tableWords(this.#board.words().ui).link, this.#game.lastName);
  }

  #leave(words: TableWords['link']): TemplateResult {
    return minorButton(words.leave, () => this.#game.leave());
  }

  #update(): void {
    this.#board.element.requestUpdate();
  }

  #invite(name: string): Promise<void> {
    this.#game.invite(name);
    return this.#send();
  }

  /** Sends or copies the address. */
  async #send(send = sendAddress): Promise<void> {
    const { address } = this.#game;
    if (address !== undefined) this.#done(await send(address));
  }

  #done(sent: Sent): void {
    if (sent === 'nothing') return;
    this.#byHand = sent === 'failed';
    const { store, words } = this.#board;
    if (sent !== 'failed') store.showMessage({ kind: 'note', text: () => tableWords(words().ui).link[sent] });
    this.#game.markSent();
    this.#update();
  }
}
