import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Message, Requests } from './view-model.js';
import type { UiWords } from '../i18n/types.js';
import { icon, icons } from './icons.js';

type Answer = NonNullable<Message['answers']>[number];

const button = ({ label, main, run }: Answer) =>
  html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${run}>${label}</button>`;

/** A slip with an error, a note or a question. It is spoken by the live region, not from here. */
export const message = (
  { kind, text, rule, answers = [] }: Message,
  words: UiWords,
  requests: Requests,
): TemplateResult => {
  const asks = kind === 'ask';
  return html`<div
    class="message ${kind}"
    part="message"
    role=${ifDefined(asks ? 'group' : undefined)}
    aria-label=${ifDefined(asks ? text : undefined)}
    tabindex=${ifDefined(asks ? -1 : undefined)}
  >
    ${kind === 'error' ? icon(icons.error) : nothing}
    <p>${text}</p>
    ${
      rule
        ? html`<button
            class="link"
            type="button"
            aria-haspopup="dialog"
            @click=${() => {
              requests.open('rules', rule);
            }}
          >
            ${words.dialogs.rule(rule)}
          </button>`
        : nothing
    }
    ${
      answers.length > 0
        ? html`<div class="answers">${answers.map(button)}</div>`
        : html`<button
            class="small"
            type="button"
            aria-label=${words.dialogs.close}
            @click=${requests.dismiss}
          >
            ${icon(icons.close)}
          </button>`
    }
  </div>`;
};
