import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Actions } from './actions.js';
import { icon, icons } from './icons.js';
import type { BoardView, MessageView } from './view-model.js';

/** The link to the rule. */
const ruleLink = (rule: string, { words }: BoardView, { openDialog }: Actions) =>
  html`<button class="link" type="button" aria-haspopup="dialog" @click=${() => openDialog('rules', rule)}>
    ${words.dialogs.rule(rule)}
  </button>`;

/** The buttons that answer a question. */
const answerButtons = ({ answers }: MessageView, { answer }: Actions) =>
  html`<div class="answers">
    ${answers.map(
      ({ label, answer: chosen, main }) =>
        html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${() => answer(chosen)}>
          ${label}
        </button>`,
    )}
  </div>`;

const closeButton = ({ words }: BoardView, { dismissMessage }: Actions) =>
  html`<button class="small" type="button" aria-label=${words.dialogs.close} @click=${dismissMessage}>
    ${icon(icons.close)}
  </button>`;

/** A message with an error, a note or a question. The live region announces it, so it has no live role itself. */
export function message(shown: MessageView, view: BoardView, actions: Actions): TemplateResult {
  const { kind, text, rule } = shown;
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
    ${rule ? ruleLink(rule, view, actions) : nothing}
    ${asks ? answerButtons(shown, actions) : closeButton(view, actions)}
  </div>`;
}
