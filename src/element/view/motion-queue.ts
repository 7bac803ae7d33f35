import type { ReactiveController } from 'lit';
import type { Board } from '../board.js';
import { GameAnimatedEvent } from '../events.js';
import type { PlayedMove } from '../match/effects.js';

/** Animates moves one after the other, each after the update that shows it, and fires `game-animated`. */
export class MotionQueue<S, M, O extends object> implements ReactiveController {
  /** Resolves when the board has come to rest. */
  rest: Promise<unknown> = Promise.resolve();
  readonly #board: Board<S, M, O>;
  readonly #animate: (played: PlayedMove<S, M>) => Promise<void>;
  #waiting: PlayedMove<S, M>[] = [];

  constructor(board: Board<S, M, O>, animate: (played: PlayedMove<S, M>) => Promise<void>) {
    this.#board = board;
    this.#animate = animate;
    board.element.addController(this);
    board.store.subscribe((effect) => {
      // A jump to another position ends what is waiting.
      if (effect?.type === 'position') this.#waiting = effect.played ? [...this.#waiting, effect.played] : [];
    });
  }

  hostUpdated(): void {
    const { element, store } = this.#board;
    for (const played of this.#waiting.splice(0)) {
      const event = new GameAnimatedEvent({ game: store.snapshot.match.game.id, ply: played.ply });
      this.rest = this.rest
        .then(() => this.#animate(played))
        .catch(() => undefined)
        .then(() => element.dispatchEvent(event));
    }
  }
}
