import type { ReactiveController } from 'lit';
import type { Board } from './board.js';
import type { Settings } from './match/settings.js';

/** A part of a board that is loaded when its settings want it, and then stays. */
class LazyPart<P, S, M, O extends object> implements ReactiveController {
  part: P | undefined;
  readonly #board: Board<S, M, O>;
  readonly #wanted: (settings: Settings) => boolean;
  readonly #create: () => Promise<P>;
  /** The state in which the part was wanted last: after a failure it is loaded again in another one. */
  #wantedIn: S | undefined;

  constructor(board: Board<S, M, O>, wanted: (settings: Settings) => boolean, create: () => Promise<P>) {
    this.#board = board;
    this.#wanted = wanted;
    this.#create = create;
    board.element.addController(this);
  }

  hostUpdated(): void {
    const { element, store } = this.#board;
    const { settings, match } = store.snapshot;
    if (this.part || !this.#wanted(settings) || match.state === this.#wantedIn) return;
    this.#wantedIn = match.state;
    this.#create().then(
      (part) => {
        this.part ??= part;
        element.requestUpdate();
      },
      () => store.reject(undefined, { code: 'load' }),
    );
  }
}

/** The analysis of a board with the attribute `analysis`. */
export const analysisPart = <S, M, O extends object>(board: Board<S, M, O>) =>
  new LazyPart(
    board,
    ({ analysis }) => analysis,
    async () => (await import('./analysis/index.js')).createAnalysis(board),
  );

/** The puzzle of a board. */
export const puzzlePart = <S, M, O extends object>(board: Board<S, M, O>) =>
  new LazyPart(
    board,
    ({ mode }) => mode === 'puzzle',
    async () => new (await import('./puzzle/index.js')).Puzzle(board),
  );
