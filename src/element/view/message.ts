import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Actions } from './actions.js';
import { icon, icons } from './icons.js';
import type { BoardView, MessageView } from './view-model.js';

/** A message with an error, a note or a question. The live region announces it, so it has no live role itself. */
export function message(
  { kind, text, rule, answers }: MessageView,
  { words }: BoardView,
  { openDialog, answer, dismissMessage }: Actions,
): TemplateResult {
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
              openDialog('rules', rule);
            }}
          >
            ${words.dialogs.rule(rule)}
          </button>`
        : nothing
    }
    ${
      asks
        ? html`<div class="answers">
            ${answers.map(
              ({ label, answer: chosen, main }) =>
                html`<button
                  class="go ${main ? '' : 'quiet'}"
                  type="button"
                  @click=${() => {
                    answer(chosen);
                  }}
                >
                  ${label}
                </button>`,
            )}
          </div>`
        : html`<button class="small" type="button" aria-label=${words.dialogs.close} @click=${dismissMessage}>
            ${icon(icons.close)}
          </button>`
    }
  </div>`;
}
