import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { Lazy, LazyPart } from '../../base/lazy.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import type { Actions } from '../../ui/view/board-actions.js';
import type * as DialogsModule from './index.js';
import type { BoardView } from '../../ui/view/view-model.js';

/** The dialogs, for all boards of a page. */
export const dialogsModule = new Lazy<typeof DialogsModule>(() => import('./index.js'));

/** Loads the dialogs when the first one opens or a question is asked, and renders the open one. */
export class DialogController implements ReactiveController {
  readonly #board: AnyBoard;
  readonly #part: LazyPart<typeof DialogsModule>;
  #dialogs: DialogsModule.Dialogs | undefined;
  /** A question was asked: the module of the dialogs moves the focus to it. */
  #asked = false;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#part = new LazyPart(board, () => dialogsModule.load());
    board.element.addController(this);
  }

  hostUpdate(): void {
    const { store, element } = this.#board;
    const { dialog } = store.snapshot;
    const wanted = dialog !== undefined || this.#asked;
    // After a failure they are loaded again when a dialog is opened again.
    if (!wanted || !dialogsModule.value) this.#part.want(wanted || undefined);
    else {
      this.#dialogs ??= new dialogsModule.value.Dialogs(this.#board);
      adoptSheets(element, dialogsModule.value.sheets);
      this.#dialogs.update();
    }
  }

  hostUpdated(): void {
    if (this.#asked || this.#board.store.snapshot.message?.kind !== 'ask') return;
    this.#asked = true;
    this.#board.element.requestUpdate();
  }

  /** The dialogs are loaded. Until then the focus stays on the button that opens one. */
  get ready(): boolean {
    return this.#dialogs !== undefined;
  }

  render(view: BoardView, actions: Actions): TemplateResult {
    if (this.#dialogs) return this.#dialogs.render(view, actions);
    const text = this.#part.loading ? view.words.loading : view.words.loadFailed;
    return html`<button class="over" type="button" @click=${actions.closeDialog}>
      <span class="message waits">${text}</span>
    </button>`;
  }
}
