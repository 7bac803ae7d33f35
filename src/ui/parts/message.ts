import { html, nothing, type TemplateResult } from 'lit';
import type { Message, Requests } from '../table-view.js';
import type { UiWords } from '../words/words.js';
import { icon, icons } from './icons.js';

type Answer = NonNullable<Message['answers']>[number];

const button = ({ label, main, run }: Answer) =>
  html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${run}>${label}</button>`;

/** A slip with an error, a note or a question. It is spoken by the live region, not from here. */
export const message = (
  { kind, text, rule, answers = [] }: Message,
  words: UiWords,
  requests: Requests,
): TemplateResult =>
  html`<div
    class="message ${kind}"
    part="message"
    role=${kind === 'ask' ? 'group' : nothing}
    aria-label=${kind === 'ask' ? text : nothing}
    tabindex=${kind === 'ask' ? -1 : nothing}
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
            ${words.rule(rule)}
          </button>`
        : nothing
    }
    ${
      answers.length > 0
        ? html`<div class="answers">${answers.map(button)}</div>`
        : html`<button class="small" type="button" aria-label=${words.close} @click=${requests.dismiss}>
            ${icon(icons.close)}
          </button>`
    }
  </div>`;
