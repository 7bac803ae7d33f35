import { html, type TemplateResult } from 'lit';
import type { TableWords } from '../../words/en/table.js';
import { canShare } from './send-address.js';

/** The part that a board shows for people elsewhere. `main`: a person has something to do, so it stands where the end of a game does. */
export interface Shown {
  readonly content: TemplateResult;
  readonly main: boolean;
}

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
