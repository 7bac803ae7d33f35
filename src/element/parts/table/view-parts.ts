import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../ui/icons.js';
import { whenSent } from '../../ui/input/when-sent.js';
import type { TableWords } from '../../../words/en/table.js';
import { tableWords } from '../../../words/en/table.js';
import type { AnyBoard } from '../../model/board.js';

/** True if the browser has a dialog that sends. */
export const canShare = () => 'share' in navigator;

/** `nothing`: the person chose no program. `failed`: the page may not copy. */
export type Sent = 'shared' | 'copied' | 'nothing' | 'failed';

/** Copies an address. */
export async function copyAddress(url: string): Promise<Sent> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Opens the dialog of the browser that sends; copies the address if it has none. */
export async function sendAddress(url: string): Promise<Sent> {
  if (!canShare()) return copyAddress(url);
  try {
    await navigator.share({ url, title: document.title });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'nothing' : copyAddress(url);
  }
}

/**
 * The part that a board shows for people elsewhere. `place`: in place of the status while nobody can move; where the end of a game stands, if
 * a person has something to do; below the toolbar; or in it, as one of its tools. `lost`: why there is no connection, for the edge of the board.
 */
export interface Shown {
  readonly content: TemplateResult;
  readonly place: 'say' | 'main' | 'tools' | 'bar';
  readonly lost?: string | undefined;
}

/** A person, and the sign for one more: lines in a square of 20. */
const INVITE =
  'M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 16.5c.5-3.2 2.6-5 5.5-5s5 1.8 5.5 5M15.5 6v5M13 8.5h5';

/** The tool that begins a game with somebody elsewhere. The toolbar has one tab stop. */
export const inviteTool = ({ invite, start }: TableWords['link'], action: () => void) =>
  html`<button class="tool" type="button" tabindex="-1" data-invite title=${start} @click=${action}>
    ${icon(INVITE)}<span>${invite}</span>
  </button>`;

export const button = (label: string, action: () => void, main = false) =>
  html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${action}>${label}</button>`;

/** A button that looks like a link. */
export const minorButton = (label: string, action: () => void) =>
  html`<button class="minor" type="button" @click=${action}>${label}</button>`;

/** The field for a person's name. */
export const nameField = (words: TableWords['link'], value: string) =>
  html`<label for="elsewhere">${words.name}</label
    ><input
      id="elsewhere"
      type="text"
      name="name"
      maxlength="40"
      autocomplete="nickname"
      spellcheck="false"
      .value=${value} />`;

/** The text of a field. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The invitation: by whom and to what, and a field for their name with one button. */
export const invitation = (
  words: TableWords['link'],
  {
    text,
    before = nothing,
    name,
    label,
    busy = false,
    accept,
    more = nothing,
  }: {
    readonly text: string;
    /** The other buttons, before the form. */
    readonly before?: unknown;
    /** The name that the person has had last. */
    readonly name: string;
    readonly label: string;
    readonly busy?: boolean;
    /** `choice`: the value of the button. */
    readonly accept: (name: string, choice: string) => void;
    /** Further choices in the form. */
    readonly more?: unknown;
  },
): TemplateResult =>
  html`<p class="call">${text}</p>
    ${before}
    <form @click=${whenSent((form, { value }) => accept(textOf(form, 'name'), value))}>
      <div class="join">
        ${nameField(words, name)}<button class="go" type="submit" aria-disabled=${busy}>${label}</button>
      </div>
      ${more}
    </form>`;

/** The time for which a button shows that its link was sent, in milliseconds. */
const WHILE = 5000;

/** The way in which a button sends a link. */
interface Sending {
  readonly main?: boolean;
  readonly send?: typeof sendAddress;
  /** Called once the link is sent, or stands in a field to copy by hand. */
  readonly then?: () => void;
}

/** The link that was sent last, the label of its button, and the text that the button shows in its place. */
interface Told {
  readonly address: string;
  readonly label: string;
  readonly text: string;
}

/** The buttons that send or copy links. Each shows in its own place, for a while, that this is done. */
export class LinkSender {
  readonly #board: AnyBoard;
  readonly #update: () => void;
  #told: Told | undefined;
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
    const told = this.#told;
    const isTold = told?.label === label && told.address === address;
    return button(
      isTold ? told.text : label,
      () => void this.send(address, { label, ...sending }),
      sending.main,
    );
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
    if (!failed) this.#show({ address, label, text: this.#words[how] });
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

  #show(told: Told): void {
    this.#told = told;
    this.#timer = setTimeout(() => {
      this.stop();
      this.#update();
    }, WHILE);
  }
}
