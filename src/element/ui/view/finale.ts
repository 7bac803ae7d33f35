import { html, nothing, type TemplateResult } from 'lit';
import type { UiWords } from '../../../words/en/ui.js';
import { moveFocus } from '../input/roving-focus.js';
import type { Actions } from './board-actions.js';
import type { EndView } from './view-model.js';

/** The end of a game: its story, and the buttons that go on from there. */
export const finale = ({ story, answers }: EndView, words: UiWords, actions: Actions): TemplateResult =>
  html`<div class="finale" part="message">
    ${story ? html`<p>${story}</p>` : nothing}
    <div class="answers" role="toolbar" aria-label=${words.record.result} @keydown=${moveFocus}>
      ${answers.map(
        ({ label, action, main }) =>
          html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${actions[action]}>
            ${label}
          </button>`,
      )}
    </div>
  </div>`;
