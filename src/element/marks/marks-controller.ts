import type { Note } from '../../core/match.js';
import type { Board } from '../board.js';
import { Lazy } from '../lazy.js';
import type * as MarksModule from './index.js';

export const marksModule = new Lazy<typeof MarksModule>(() => import('./index.js'));

const hasMarks = (notes: ReadonlyMap<number, Note>): boolean =>
  [...notes.values()].some(({ comment }) => comment?.includes('[%marks'));

/** Loads the module that draws marks when the page or the record has some. */
export class MarksController<S, M, O extends object> {
  view: MarksModule.MarksView<S, M, O> | undefined;
  /** Pending while the module is loaded. */
  loading: Promise<void> | undefined;
  readonly #board: Board<S, M, O>;
  /** The match for which the module was wanted last: after a failure it is loaded again in another one, or at another ply. */
  #wantedIn: unknown;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
  }

  /** Reads the marks after the board has changed. */
  update(): void {
    const { element, store } = this.#board;
    const { settings, match } = store.snapshot;
    // A board without marks has no view, also if the module is loaded: its drawing must not depend on other boards.
    if (!this.view && !settings.marks && !hasMarks(match.notes)) return;
    const module = marksModule.value;
    if (module) (this.view ??= new module.MarksView(this.#board)).update();
    else if (match !== this.#wantedIn) {
      this.#wantedIn = match;
      this.loading = marksModule
        .load()
        .catch(() => store.reject(undefined, { code: 'load' }))
        .then(() => {
          this.loading = undefined;
          element.requestUpdate();
        });
    }
  }
}
