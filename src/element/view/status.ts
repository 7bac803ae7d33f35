import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from './board-actions.js';
import { ruleLink } from './message.js';
import { progressBar } from './progress.js';
import type { BoardView } from './view-model.js';

/** The progress of the computer and a button to end the wait. */
const progress = ({ progress: done = 0, thinking, words }: BoardView, { moveNow }: Actions) =>
  progressBar(words.progress.label, done, {
    label: thinking ? words.progress.moveNow : words.progress.showNow,
    action: moveNow,
  });

/**
 * The headline, the sentence under it, the button for a recap, and the chances to win. The headline is no heading: the
 * outline is the page's.
 */
export const status = (
  view: BoardView,
  actions: Actions,
  { chances, recap }: { readonly chances?: unknown; readonly recap?: unknown },
): TemplateResult =>
  html`<div class="say" part="status">
    <p class="headline">${view.headline}</p>
    <p class="detail">
      ${view.progress === undefined ? view.detail : progress(view, actions)}
      ${view.rule ? ruleLink(view.rule, view, actions) : nothing} ${view.standing} ${recap}
    </p>
    ${chances}
  </div>`;
