import { html, nothing, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { tableWords, type TableWords } from '../../../words/en/table.js';
import { canShare, copyAddress, sendAddress } from './send-address.js';
import { button } from './view-parts.js';

/** The time for which a button shows that its link was sent, in milliseconds. */
const WHILE = 5000;

/** The way in which a button sends a link. */
interface Sending {
  readonly main?: boolean;
  readonly send?: typeof sendAddress;
  /** Called once the link is sent, or stands in a field to copy by hand. */
  readonly then?: () => void;
}

/** The buttons that send or copy links. Each shows in its own place, for a while, that this is done. */
export class LinkSender {
  readonly #board: AnyBoard;
  readonly #update: () => void;
  /** The label of the button that was pressed last, and what it shows in its place. */
  #told: { readonly label: string; readonly text: string } | undefined;
  /** An address that could not be copied. */
  #byHand: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: AnyBoard, update: () => void) {
    this.#board = board;
    this.#update = update;
  }

  /** A link to see, with the buttons that send it. */
  shown(address: string, sending?: Sending): TemplateResult {
    return html`<div class="join">${this.#input(address)}${this.buttons(address, undefined, sending)}</div>`;
  }

  /** The buttons that send a link: two where the browser has a dialog for that. */
  buttons(address: string, label = this.#words.send, sending: Sending = { main: true }): TemplateResult {
    const { copy } = this.#words;
    return canShare()
      ? html`${this.button(address, label, sending)}
        ${this.button(address, copy, { ...sending, main: false, send: copyAddress })}`
      : this.button(address, copy, sending);
  }

  button(address: string, label: string, sending: Sending = {}): TemplateResult {
    const told = this.#told?.label === label ? this.#told.text : label;
    return button(told, () => void this.send(address, { label, ...sending }), sending.main);
  }

  /** Sends an address as one of the buttons does: the first one, unless another is named. */
  async send(
    address: string,
    {
      label = canShare() ? this.#words.send : this.#words.copy,
      send = sendAddress,
      then,
    }: Sending & { readonly label?: string },
  ): Promise<void> {
    const how = await send(address);
    if (how === 'nothing') return;
    const failed = how === 'failed';
    this.#byHand = failed ? address : undefined;
    this.#board.announce(this.#words[failed ? 'byHand' : how]);
    this.stop();
    if (!failed) this.#show({ label, text: this.#words[how] });
    then?.();
    this.#update();
  }

  /** The field with an address that could not be copied. */
  field(address: string): TemplateResult | typeof nothing {
    return this.#byHand === address ? this.#input(address) : nothing;
  }

  #input(address: string): TemplateResult {
    const select = ({ target }: Event) => (target as HTMLInputElement).select();
    return html`<input
      type="text"
      class="by-hand"
      readonly
      aria-label=${this.#words.byHand}
      .value=${address}
      @focus=${select} />`;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#told = undefined;
  }

  get #words(): TableWords['link'] {
    return tableWords(this.#board.words().ui).link;
  }

  #show(told: { readonly label: string; readonly text: string }): void {
    this.#told = told;
    this.#timer = setTimeout(() => {
      this.stop();
      this.#update();
    }, WHILE);
  }
}
