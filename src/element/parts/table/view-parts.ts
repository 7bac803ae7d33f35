import { html, type TemplateResult } from 'lit';
import { icon } from '../../ui/icons.js';
import type { TableWords } from '../../words/en/table.js';
import { canShare } from './send-address.js';

/**
 * The part that a board shows for people elsewhere. `place`: where the end of a game stands, if a person has something to do; below the
 * toolbar; or in it, as one of its tools.
 */
export interface Shown {
  readonly content: TemplateResult;
  readonly place: 'main' | 'tools' | 'bar';
}

/** A person, and the sign for one more: lines in a square of 20. */
const INVITE =
  'M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 16.5c.5-3.2 2.6-5 5.5-5s5 1.8 5.5 5M15.5 6v5M13 8.5h5';

/** The tool that begins a game with somebody elsewhere. The toolbar has one tab stop. */
export const inviteTool = ({ invite, start }: TableWords['link'], action: () => void) =>
  html`<button class="tool" type="button" tabindex="-1" title=${start} @click=${action}>
    ${icon(INVITE)}<span>${invite}</span>
  </button>`;

export const button = (label: string, action: () => void, main = false) =>
  html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${action}>${label}</button>`;

/** A button that looks like a link. */
export const minorButton = (label: string, action: () => void) =>
  html`<button class="minor" type="button" @click=${action}>${label}</button>`;

export const sendLabel = (words: TableWords['link']) => (canShare() ? words.send : words.copy);

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

/** A field with an address, for a page that may not copy. */
export function addressField(words: TableWords['link'], address: string): TemplateResult {
  const select = (event: Event) => (event.target as HTMLInputElement).select();
  return html`<label class="by-hand"
    >${words.byHand}<input type="text" readonly .value=${address} @focus=${select}
  /></label>`;
}
