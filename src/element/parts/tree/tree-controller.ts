import type { ReactiveController, TemplateResult } from 'lit';
import { toText, type BadNotation } from '../../../core/errors.js';
import { badPath, matchAt, parsePath } from '../../../core/path.js';
import type { AnyBoard } from '../../model/board.js';
import { Lazy, LazyPart } from '../../base/lazy.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import type { Actions } from '../../ui/view/board-actions.js';
import type { BoardView } from '../../ui/view/view-model.js';
import type * as TreeModule from './index.js';

/** The module, for all boards of a page. */
export const treeModule = new Lazy<typeof TreeModule>(() => import('./index.js'));

/** Loads the replay bar and the module for variations when a board shows a replay, or its moves. */
export class TreeController implements ReactiveController {
  /** Renders the replay bar, once the module is loaded. */
  bar: ((view: BoardView, actions: Actions) => unknown) | undefined;
  readonly #part: LazyPart<true>;
  readonly #board: AnyBoard;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#part = new LazyPart(board, () => this.#create());
    board.element.addController(this);
  }

  hostUpdate(): void {
    const { movesShown, settings, match } = this.#board.store.snapshot;
    const wanted = movesShown || settings.session.explores;
    this.#part.want(wanted && !this.bar ? match.state : undefined);
  }

  /** Uses the module, once it is loaded. */
  use({ allowMoves, replayBar, reportCutRecord }: typeof TreeModule): void {
    this.bar = replayBar(this.#board);
    allowMoves(this.#board);
    void reportCutRecord(this.#board);
  }

  /** Loads the module; resolves also if that fails. */
  load(): Promise<void> {
    return this.#part.load();
  }

  async #create(): Promise<true> {
    const module = await treeModule.load();
    adoptSheets(this.#board.element, module.sheets);
    if (!this.bar) this.use(module);
    return true;
  }

  /** Shows the record from its start, as soon as the module is loaded. */
  lookBack(): void {
    void this.load().then(() => treeModule.value?.lookBack(this.#board));
  }

  /** Shows the place of a path in a replay; a place in a variation as soon as the module is loaded. Throws BadNotation. */
  goTo(path: string): void {
    const { record, settings } = this.#board.store.snapshot;
    if (!settings.session.explores) throw badPath(toText(path));
    const go = () => treeModule.value?.goToPath(this.#board, path);
    if (treeModule.value) return go();
    matchAt(record, parsePath(path)); // throws
    void this.load()
      .then(go)
      .catch((error: unknown) => this.#board.store.reject('path', error as BadNotation));
  }

  /** The record with its variations; undefined if there are none. */
  render(view: BoardView, actions: Actions): TemplateResult | undefined {
    const { line, record, settings } = this.#board.store.snapshot;
    return settings.session.explores && (line || record.variations.size > 0)
      ? treeModule.value?.renderTree(this.#board, view, actions)
      : undefined;
  }
}
