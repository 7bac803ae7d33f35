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
  /** The match in which the module could not be loaded: it is loaded again in another one, or at another ply. */
  #failedIn: unknown;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
  }

  /** Reads the marks after the board has changed. */
  update(): void {
    const { settings, match } = this.#board.store.snapshot;
    const module = marksModule.value;
    if (module) (this.view ??= new module.MarksView(this.#board)).update();
    else if (match !== this.#failedIn && (settings.marks || hasMarks(match.notes)))
      this.loading ??= this.#load();
  }

  async #load(): Promise<void> {
    const { store, element } = this.#board;
    await marksModule.load().catch(() => {
      this.#failedIn = store.snapshot.match;
      store.reject(undefined, { code: 'load' });
    });
    this.loading = undefined;
    element.requestUpdate();
  }
}
