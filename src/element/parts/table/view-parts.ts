import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../ui/icons.js';
import { whenSent } from '../../ui/input/when-sent.js';
import type { TableWords } from '../../../words/en/table.js';

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
  html`<button class="tool" type="button" tabindex="-1" title=${start} @click=${action}>
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

/** What a person reads who was invited: by whom and to what, and a field for their name with one button. */
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
    /** What else there is to press, before the form. */
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
        ${nameField(words, name)}<button class="go" type="submit" ?disabled=${busy}>${label}</button>
      </div>
      ${more}
    </form>`;
