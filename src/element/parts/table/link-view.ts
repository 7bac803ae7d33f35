import { html, nothing, type TemplateResult } from 'lit';
import type { Board } from '../../model/board.js';
import { tableWords } from '../../words/en/table.js';
import type { LinkState } from '../../../core/table/link-chain.js';
import type { KeptGame } from './kept-games.js';
import type { LinkGame } from './link-game.js';

type LinkWords = ReturnType<typeof tableWords>['link'];

/** True if the browser has a dialog that sends. */
const canShare = () => 'share' in navigator;

const sendLabel = (words: LinkWords) => (canShare() ? words.send : words.copy);

const button = (label: string, action: () => void, main = false) =>
  html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${action}>${label}</button>`;

/** A form with one field. */
function form(
  { label, value = '', name, submit }: { label: string; value?: string; name: boolean; submit: string },
  act: (text: string) => void,
  more: unknown = nothing,
): TemplateResult {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    act((event.currentTarget as HTMLFormElement).querySelector('input')!.value);
  };
  return html`<form @submit=${onSubmit}>
    <label for="elsewhere">${label}</label>
    <input
      id="elsewhere"
      type="text"
      maxlength=${name ? 40 : 10_000}
      autocomplete=${name ? 'nickname' : 'off'}
      spellcheck="false"
      .value=${value} />
    <div class="answers"><button class="go" type="submit">${submit}</button>${more}</div>
  </form>`;
}

/** The part of a board that plays by link: invites, accepts, and sends links. */
export class LinkView<S, M, O extends object> {
  readonly #board: Board<S, M, O>;
  readonly #game: LinkGame<S, M, O>;
  /** The form for an invitation is open. */
  #inviting = false;
  /** The link could not be sent or copied: it is in a field. */
  #byHand = false;

  constructor(board: Board<S, M, O>, game: LinkGame<S, M, O>) {
    this.#board = board;
    this.#game = game;
  }

  render(): { readonly content: TemplateResult; readonly main: boolean } | undefined {
    const { phase } = this.#game;
    const { link: words } = tableWords(this.#board.words().ui);
    if (phase.kind !== 'start') this.#inviting = false;
    switch (phase.kind) {
      case 'start':
        if (this.#board.store.snapshot.settings.controls === 'none') return undefined;
        return { content: this.#start(words), main: this.#inviting };
      case 'invited':
        return { content: this.#invited(words), main: true };
      case 'watching':
        return {
          content: html`<p>${words.watching}</p>
            ${this.#leave(words)}`,
          main: false,
        };
      case 'playing': {
        const { kept, state } = phase;
        if (state.link.by === kept.seat) return { content: this.#sending(words, kept, state), main: true };
        if (state.match.turn === 'over') return undefined;
        return {
          content: html`<p>${words.yourTurn}</p>
            ${this.#storing(words)}${this.#leave(words)}`,
          main: false,
        };
      }
    }
  }

  #start(words: LinkWords): TemplateResult {
    if (!this.#inviting)
      return button(words.start, () => {
        this.#inviting = true;
        this.#update();
      });
    const value = this.#game.lastName;
    const cancel = button(words.cancel, () => {
      this.#inviting = false;
      this.#update();
    });
    return html`<p>${words.intro}</p>
      ${form({ label: words.name, value, name: true, submit: sendLabel(words) }, (name) => void this.#invite(name), cancel)}`;
  }

  #invited(words: LinkWords): TemplateResult {
    const { other, lastName: value } = this.#game;
    return html`<p>${words.invites(other || words.somebody)}</p>
      ${form({ label: words.name, value, name: true, submit: words.accept }, (name) =>
        this.#game.accept(name),
      )}
      ${this.#leave(words)}`;
  }

  /** The own link, to send. */
  #sending(words: LinkWords, { sent, before }: KeptGame, { match }: LinkState): TemplateResult {
    const over = match.turn === 'over';
    const label = sent && canShare() ? words.again : sendLabel(words);
    return html`<p>${this.#game.advice}</p>
      <div class="answers">
        ${button(label, () => void this.#send(), !sent)}
        ${canShare() ? button(words.copy, () => void this.#copy()) : nothing}
        ${!sent && before !== undefined ? button(words.takeBack, () => this.#game.takeBack()) : nothing}
      </div>
      ${this.#byHand ? this.#field(words) : nothing} ${this.#storing(words)}
      ${this.#game.stored || over ? nothing : this.#paste(words)} ${over ? nothing : this.#leave(words)}`;
  }

  /** Tells where the seat is kept, if the page may store nothing. */
  #storing(words: LinkWords): TemplateResult | typeof nothing {
    return this.#game.stored ? nothing : html`<p class="fine">${words.noStorage}</p>`;
  }

  /** A field with the link, for a page that may not copy. */
  #field(words: LinkWords): TemplateResult {
    const select = (event: Event) => (event.target as HTMLInputElement).select();
    return html`<label class="by-hand"
      >${words.byHand}<input type="text" readonly .value=${this.#game.address ?? ''} @focus=${select}
    /></label>`;
  }

  /** A field for the link of the other one: without storage, another tab does not know the seat. */
  #paste(words: LinkWords): TemplateResult {
    return form({ label: words.paste, name: false, submit: words.open }, (text) =>
      this.#game.read(text.trim().replace(/^.*?#(?:.*&)?[^=&]*=/s, '')),
    );
  }

  #leave(words: LinkWords): TemplateResult {
    return html`<button class="leave" type="button" @click=${() => this.#game.leave()}>
      ${words.leave}
    </button>`;
  }

  #update(): void {
    this.#board.element.requestUpdate();
  }

  #invite(name: string): Promise<void> {
    this.#game.invite(name);
    return this.#send();
  }

  /** Opens the dialog of the browser that sends; copies the link if it has none. */
  async #send(): Promise<void> {
    const { address: url } = this.#game;
    if (url === undefined) return;
    if (!canShare()) return this.#copy();
    try {
      await navigator.share({ url, title: document.title });
      this.#done('shared');
    } catch (error) {
      // The person chose no program.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await this.#copy();
    }
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#game.address!);
      this.#done('copied');
    } catch {
      this.#byHand = true;
      this.#game.markSent();
      this.#update();
    }
  }

  #done(what: 'shared' | 'copied'): void {
    this.#byHand = false;
    const { store, words } = this.#board;
    store.showMessage({ kind: 'note', text: () => tableWords(words().ui).link[what] });
    this.#game.markSent();
  }
}
