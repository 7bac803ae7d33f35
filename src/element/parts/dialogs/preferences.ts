import { html, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { choices, type Choice } from '../../model/preferences.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { dialogFrame } from './dialog.js';
import type { MenuActions } from './menu-actions.js';
import { dialogWords } from '../../../words/en/dialogs.js';

/** The choices of the person for all boards in this browser. */
export function preferencesDialog(
  { words }: BoardView,
  { store }: AnyBoard,
  { prefer }: MenuActions,
): TemplateResult {
  const { title, intro, names, values } = dialogWords(words).preferences;
  const { preferences } = store.snapshot;
  const field = (name: Choice) => {
    const labels: Readonly<Record<string, string>> = values[name];
    const current = preferences[name] ?? choices[name][0];
    const choose = (event: Event) => prefer({ [name]: (event.target as HTMLSelectElement).value });
    return html`<label class="field">
      <span>${names[name]}</span>
      <select @input=${choose}>
        ${choices[name].map((each) => html`<option value=${each} .selected=${each === current}>${labels[each]}</option>`)}
      </select>
    </label>`;
  };
  const close = () => store.closeDialog();
  const fields = (Object.keys(choices) as Choice[]).map(field);
  return dialogFrame(
    { kind: 'preferences', title, words, close },
    html`<p class="intro">${intro}</p>
      ${fields}`,
  );
}
