import { html, type TemplateResult } from 'lit';
import type { GameKeys, ListSection } from '../../model/game-keys.js';
import { keysModule } from '../../ui/a11y/key-hook.js';
import { GRID } from '../../ui/input/grid-squares.js';
import type { AnyBoard } from '../../model/board.js';
import type { GameWords } from '../../words/game-words.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { dialogFrame } from './dialog.js';
import { dialogWords } from '../../../words/en/dialogs.js';

/** Closes the dialog and moves the focus to a square of the board. */
async function goTo({ element, store }: AnyBoard, square: string): Promise<void> {
  store.closeDialog();
  await element.updateComplete;
  element.renderRoot.querySelector<HTMLElement>(`${GRID} [data-square="${square}"]`)?.focus();
}

/** The position as a list: headings, and entries that lead to their squares. `module` is undefined while it is loaded. */
export function positionList(
  view: BoardView,
  board: AnyBoard,
  module: GameKeys<unknown, unknown, GameWords> | undefined,
): TemplateResult {
  const { words } = view;
  const section = ({ title, items }: ListSection) =>
    html`<h3>${title}</h3>
      <ul class="items">
        ${items.map(
          ({ text, square }) =>
            html`<li>
              <button class="item" type="button" @click=${() => void goTo(board, square)}>${text}</button>
            </li>`,
        )}
      </ul>`;
  const close = () => board.store.closeDialog();
  return dialogFrame(
    { kind: 'list', title: dialogWords(words).menu.asList, words, close },
    module ? module.list?.(keysModule.value!.keyView(board)).map(section) : html`<p>${words.loading}</p>`,
  );
}
