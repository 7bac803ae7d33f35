import type { ReactiveController } from 'lit';
import type { Board } from './board.js';
import { Lazy } from './lazy.js';
import type { Settings } from './match/settings.js';

/** A part of a board that is loaded when it is wanted, and then stays. */
class LazyPart<P, S, M, O extends object> implements ReactiveController {
  part: P | undefined;
  readonly #board: Board<S, M, O>;
  readonly #wanted: (settings: Settings) => unknown;
  readonly #create: () => Promise<P>;
  #loading: Promise<P> | undefined;
  /** The state in which the part was wanted last: after a failure it is loaded again in another one. */
  #wantedIn: S | undefined;

  constructor(board: Board<S, M, O>, wanted: (settings: Settings) => unknown, create: () => Promise<P>) {
    this.#board = board;
    this.#wanted = wanted;
    this.#create = create;
    board.element.addController(this);
  }

  hostUpdated(): void {
    if (!this.part && this.#board.store.snapshot.match.state !== this.#wantedIn) void this.load();
  }

  /** Loads the part if it is wanted; resolves also if that fails. */
  async load(): Promise<void> {
    const { element, store } = this.#board;
    const { settings, match } = store.snapshot;
    if (!this.#wanted(settings)) return;
    this.#wantedIn = match.state;
    try {
      this.part = await (this.#loading ??= this.#create());
      element.requestUpdate();
    } catch {
      this.#loading = undefined;
      store.reject(undefined, { code: 'load' });
    }
  }
}

/** The analysis of a board with the attribute `analysis`. */
export const analysisPart = <S, M, O extends object>(board: Board<S, M, O>) =>
  new LazyPart(
    board,
    ({ analysis }) => analysis,
    async () => (await import('./analysis/index.js')).createAnalysis(board),
  );

/** The links to a board with the attribute `share` and an id. */
export const sharePart = <S, M, O extends object>(board: Board<S, M, O>) =>
  new LazyPart(
    board,
    () => board.element.id && Reflect.get(board.element, 'share'),
    async () => new (await import('./share/links.js')).LinkController(board),
  );

/** The module of puzzles, for all boards of a page. */
export const puzzleModule = new Lazy(() => import('./puzzle/index.js'));

/** The puzzle of a board. */
export const puzzlePart = <S, M, O extends object>(board: Board<S, M, O>) =>
  new LazyPart(
    board,
    ({ mode }) => mode === 'puzzle',
    async () => new (await puzzleModule.load()).Puzzle(board),
  );
