import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { Board } from '../board.js';
import { Lazy } from '../lazy.js';
import { adoptSheets } from '../styles/adopt-sheets.js';
import type { Actions } from './board-actions.js';
import { DialogFocus } from './dialogs/dialog-focus.js';
import type * as DialogsModule from './dialogs/index.js';
import type { BoardView } from './view-model.js';

/** The dialogs, for all boards of a page. */
export const dialogsModule = new Lazy<typeof DialogsModule>(() => import('./dialogs/index.js'));

/** Loads the dialogs when the first one opens, and renders the open one. */
export class DialogController<S, M, O extends object> implements ReactiveController {
  readonly #board: Board<S, M, O>;
  #dialogs: DialogsModule.Dialogs<S, M, O> | undefined;
  /** The dialogs could not be loaded; they are loaded again when a dialog is opened again. */
  #failed = false;
  #loading = false;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    board.element.addController(this);
    // A question can be asked before a dialog is loaded.
    new DialogFocus(board.element);
  }

  hostUpdate(): void {
    const { store, element } = this.#board;
    if (!store.snapshot.dialog) this.#failed = false;
    else if (dialogsModule.value) {
      this.#dialogs ??= new dialogsModule.value.Dialogs(this.#board);
      adoptSheets(element.renderRoot, dialogsModule.value.sheets);
      this.#dialogs.update();
    } else if (!this.#failed && !this.#loading) void this.#load();
  }

  async #load(): Promise<void> {
    const { store, element } = this.#board;
    this.#loading = true;
    try {
      await dialogsModule.load();
    } catch {
      this.#failed = true;
      store.reject(undefined, { code: 'load' });
    }
    this.#loading = false;
    element.requestUpdate();
  }

  render(view: BoardView, actions: Actions): TemplateResult {
    if (this.#dialogs) return this.#dialogs.render(view, actions);
    const text = this.#failed ? view.words.loadFailed : view.words.loading;
    return html`<button class="over" type="button" @click=${actions.closeDialog}>
      <span class="waits">${text}</span>
    </button>`;
  }
}
