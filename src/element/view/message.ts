import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Actions } from './board-actions.js';
import { closeButton, icon, icons } from './icons.js';
import type { BoardView, MessageView } from './view-model.js';

/** A message with an error, a note or a question. The live region announces it, so it has no live role itself. */
export function message(
  { kind, text, rule, answers }: MessageView,
  { words: { dialogs } }: BoardView,
  actions: Actions,
): TemplateResult {
  const asks = kind === 'ask';
  const ruleLink = (id: string) =>
    html`<button
      class="link"
      type="button"
      aria-haspopup="dialog"
      @click=${() => actions.openDialog('rules', id)}
    >
      ${dialogs.rule(id)}
    </button>`;
  const answerButtons = answers.map(
    ({ label, action, main }) =>
      html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${actions[action]}>
        ${label}
      </button>`,
  );
  return html`<div
    class="message ${kind}"
    part="message"
    role=${ifDefined(asks ? 'group' : undefined)}
    aria-label=${ifDefined(asks ? text : undefined)}
    tabindex=${ifDefined(asks ? -1 : undefined)}
  >
    ${kind === 'error' ? icon(icons.error) : nothing}
    <p>${text}</p>
    ${rule ? ruleLink(rule) : nothing}
    ${asks ? html`<div class="answers">${answerButtons}</div>` : closeButton(dialogs.close, actions.dismissMessage)}
  </div>`;
}
