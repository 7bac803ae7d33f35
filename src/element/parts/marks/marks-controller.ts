import type { Note } from '../../../core/match.js';
import type { AnyBoard } from '../../model/board.js';
import { Lazy, LazyPart } from '../../base/lazy.js';
import type * as MarksModule from './index.js';

export const marksModule = new Lazy<typeof MarksModule>(() => import('./index.js'));

const hasMarks = (notes: ReadonlyMap<number, Note>): boolean =>
  [...notes.values()].some(({ comment }) => comment?.includes('[%marks'));

/** Loads the module that draws marks when the page or the record has some. */
export class MarksController {
  view: MarksModule.MarksView | undefined;
  readonly #board: AnyBoard;
  readonly #part: LazyPart<typeof MarksModule>;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#part = new LazyPart(board, () => marksModule.load());
  }

  /** Pending while the module is loaded. */
  get loading(): Promise<void> | undefined {
    return this.#part.loading;
  }

  /** Reads the marks after the board has changed. */
  update(): void {
    const { settings, match } = this.#board.store.snapshot;
    // A board without marks has no view, also if the module is loaded: its drawing must not depend on other boards.
    if (!this.view && !settings.marks && !hasMarks(match.notes)) return;
    const module = marksModule.value;
    if (module) (this.view ??= new module.MarksView(this.#board)).update();
    // After a failure it is loaded again in another match, or at another ply.
    else this.#part.want(match);
  }
}
