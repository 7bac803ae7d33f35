import { html, nothing, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { whenSent } from '../../ui/input/when-sent.js';
import { tableWords, type TableWords } from '../../../words/en/table.js';
import type { LinkState } from '../../../core/table/link-play.js';
import type { KeptGame, LinkGame } from './link-game.js';
import {
  LinkSender,
  canShare,
  button,
  invitation,
  inviteTool,
  minorButton,
  nameField,
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
  readonly #sender: LinkSender;

  constructor(board: AnyBoard, game: LinkGame) {
    this.#board = board;
    this.#game = game;
    this.#sender = new LinkSender(board, () => this.#update());
  }

  /** Stops what runs. */
  stop(): void {
    this.#sender.stop();
  }

  render(): Shown | undefined {
    const { phase } = this.#game;
    const { link: words } = tableWords(this.#board.words().ui);
    if (phase.kind !== 'start') this.#inviting = false;
    switch (phase.kind) {
      case 'start':
        if (this.#board.store.snapshot.settings.controls === 'none') return undefined;
        return { content: this.#start(words), place: this.#inviting ? 'say' : 'bar' };
      case 'invited':
        return { content: this.#invited(words), place: 'say' };
      case 'watching':
        return {
          content: html`<p>${words.watching}</p>
            ${this.#leave(tableWords(this.#board.words().ui).server.stop)}`,
          place: 'tools',
        };
      case 'playing': {
        const { kept, state } = phase;
        if (state.link.by === kept.seat)
          return { content: this.#sending(words, kept, state), place: state.link.seats[1] ? 'main' : 'say' };
        if (state.match.turn === 'over') return undefined;
        return {
          content: html`<p>${words.yourTurn}</p>
            ${this.#storing(words)}${this.#leave(words.leave)}`,
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
    const name = nameField(words, this.#game.lastName);
    return html`<p>${words.intro}</p>
      ${form(name, canShare() ? words.send : words.copy, (own) => this.#invite(own), cancel)}`;
  }

  #invited(words: TableWords['link']): TemplateResult {
    const text = this.#game.invitation;
    const accept = (own: string) => this.#game.accept(own);
    return html`${invitation(words, { text, name: this.#game.lastName, label: words.accept, accept })}
    ${this.#leave(tableWords(this.#board.words().ui).server.decline)}`;
  }

  /** The own link, to send. */
  #sending(
    words: TableWords['link'],
    { sent, before }: KeptGame,
    { match, link }: LinkState,
  ): TemplateResult {
    const over = match.turn === 'over';
    const { address = '' } = this.#game;
    const then = () => this.#game.markSent();
    return html`<p>${this.#game.advice}</p>
      ${link.seats[1] ? this.#sender.field(address) : nothing}
      ${
        link.seats[1]
          ? html`<div class="answers">
              ${this.#sender.buttons(address, sent ? words.again : words.send, { main: !sent, then })}
              ${!sent && before !== undefined ? button(words.takeBack, () => this.#game.takeBack()) : nothing}
            </div>`
          : this.#sender.shown(address, { main: !sent, then })
      }
      ${this.#storing(words)} ${this.#game.stored || over ? nothing : this.#paste(words)}
      ${over ? nothing : this.#leave(words.leave)}`;
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

  #leave(label: string): TemplateResult {
    return minorButton(label, () => this.#game.leave());
  }

  #update(): void {
    this.#board.element.requestUpdate();
  }

  #invite(name: string): void {
    this.#game.invite(name);
    const { address } = this.#game;
    if (address === undefined) return;
    this.#board.announce(this.#game.advice);
    void this.#sender.send(address, { then: () => this.#game.markSent() });
  }
}
