import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Actions } from './board-actions.js';
import { closeButton, icon, icons } from '../icons.js';
import type { BoardView, MessageView } from './view-model.js';

/** A link that opens the rules at a rule. */
export const ruleLink = (rule: string, { words }: BoardView, actions: Actions): TemplateResult =>
  html`<button
    class="link"
    type="button"
    aria-haspopup="dialog"
    @click=${() => actions.openDialog('rules', rule)}>
    ${words.message.rule(rule)}
  </button>`;

/** A message with an error, a note or a question. The live region announces it, so it has no live role itself. */
export function message(
  { kind, text, rule, answers }: MessageView,
  view: BoardView,
  actions: Actions,
): TemplateResult {
  const answerButtons = answers.map(
    ({ label, action, main }) =>
      html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${actions[action]}>
        ${label}
      </button>`,
  );
  return html`<div
    class="message ${kind}"
    part="message"
    role="toolbar"
    aria-label=${text}
    tabindex=${ifDefined(kind === 'ask' ? -1 : undefined)}>
    ${kind === 'error' ? icon(icons.error) : nothing} ${text ? html`<p>${text}</p>` : nothing}
    ${rule ? ruleLink(rule, view, actions) : nothing}
    ${
      answers.length > 0
        ? html`<div class="answers">${answerButtons}</div>`
        : closeButton(view.words.message.close, actions.dismissMessage)
    }
  </div>`;
}
