import type { ReactiveController, TemplateResult } from 'lit';
import type { Board } from '../board.js';
import { Lazy } from '../lazy.js';
import { onServer } from '../lifecycle/on-server.js';
import { adoptSheets } from '../styles/adopt-sheets.js';
import type { Actions } from '../view/board-actions.js';
import type { BoardView } from '../view/view-model.js';
import type * as TreeModule from './index.js';

const treeModule = new Lazy<typeof TreeModule>(() => import('./index.js'));

/** Loads the module for variations when a board shows a replay. */
export class TreeController<S, M, O extends object> implements ReactiveController {
  /** Pending while the module is loaded for the first time. */
  loading: Promise<void> | undefined;
  readonly #board: Board<S, M, O>;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    board.element.addController(this);
  }

  hostUpdate(): void {
    if (this.#board.store.snapshot.settings.mode === 'replay' && !onServer) this.load();
  }

  load(): void {
    const { store, element } = this.#board;
    this.loading ??= treeModule.load().then(
      ({ explore, treeStyles }) => {
        adoptSheets(element.renderRoot, [treeStyles]);
        store.explore = (move) => explore(this.#board, move, store.snapshot.settings.editable);
        store.set({ explorable: true });
      },
      () => store.reject(undefined, { code: 'load' }),
    );
  }

  /** Shows the place of a path in a replay; a place in a variation as soon as the module is loaded. Throws BadNotation. */
  goTo(path: string): void {
    if (this.#board.store.snapshot.settings.mode !== 'replay')
      throw new RangeError(`There is no place ${path}.`);
    if (treeModule.value) treeModule.value.goToPath(this.#board, path);
    else {
      this.load();
      void this.loading?.then(() => treeModule.value?.goToPath(this.#board, path));
    }
  }

  /** The record with its variations; undefined if there are none. */
  render(view: BoardView, actions: Actions): TemplateResult | undefined {
    const { line, record, settings } = this.#board.store.snapshot;
    if (settings.mode !== 'replay' || (!line && record.variations.size === 0)) return undefined;
    return treeModule.value?.renderTree(this.#board, view, actions);
  }
}
