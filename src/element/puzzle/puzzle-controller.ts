import type { ReactiveController } from 'lit';
import type { Board } from '../board.js';
import { Lazy } from '../lazy.js';
import type * as PuzzleModule from './index.js';

const puzzleModule = new Lazy<typeof PuzzleModule>(() => import('./index.js'));

/** Loads the puzzle of a board when its mode is `puzzle`. */
export class PuzzleController<S, M, O extends object> implements ReactiveController {
  #puzzle: PuzzleModule.Puzzle<S, M, O> | undefined;
  readonly #board: Board<S, M, O>;
  /** The state in which the puzzle was wanted last: after a failure it is loaded again in another one. */
  #wantedIn: S | undefined;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    board.element.addController(this);
  }

  /** The puzzle, once it is loaded; undefined in other modes. */
  get active(): PuzzleModule.Puzzle<S, M, O> | undefined {
    return this.#board.store.snapshot.settings.mode === 'puzzle' ? this.#puzzle : undefined;
  }

  hostUpdated(): void {
    const { store } = this.#board;
    const { settings, match } = store.snapshot;
    if (this.#puzzle || settings.mode !== 'puzzle' || match.state === this.#wantedIn) return;
    this.#wantedIn = match.state;
    puzzleModule.load().then(
      ({ Puzzle }) => (this.#puzzle ??= new Puzzle(this.#board)),
      () => store.reject(undefined, { code: 'load' }),
    );
  }
}
