import type { ReactiveController } from 'lit';
import { faultSentence } from './a11y/sentences.js';
import type { Board } from './board.js';
import {
  GameErrorEvent,
  GameIllegalEvent,
  GameMoveEvent,
  GameNavigateEvent,
  GameOverEvent,
  GameScoreEvent,
  GameTurnEvent,
} from './events.js';
import type { Effect } from './match/effects.js';

/** Attributes that do not open a match. A fault of any other one is obsolete once another match is shown. */
const otherAttributes = ['seats', 'mode', 'controls', 'orientation', 'ply'];

/** Fires the public events of a board for the effects of its store. */
export class PublicEvents<S, M, O extends object> implements ReactiveController {
  readonly #board: Board<S, M, O>;
  /** Faults to report after the next update: before the first one, nobody can listen. */
  #errors: (Effect<S, M> & { readonly type: 'error' })[] = [];

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    board.element.addController(this);
    board.store.subscribe((effect) => {
      if (effect) this.#fire(effect);
    });
  }

  hostUpdated(): void {
    const { element, words } = this.#board;
    for (const { fault, attribute } of this.#errors.splice(0)) {
      const { code, at } = fault;
      element.dispatchEvent(
        new GameErrorEvent({ code, attribute, at, message: faultSentence(fault, words()) }),
      );
    }
  }

  #fire(effect: Effect<S, M>): void {
    const { element } = this.#board;
    switch (effect.type) {
      case 'game-move':
        element.dispatchEvent(new GameMoveEvent(effect.detail));
        break;
      case 'game-score':
        element.dispatchEvent(new GameScoreEvent(effect.detail));
        break;
      case 'game-turn':
        element.dispatchEvent(new GameTurnEvent(effect.detail));
        break;
      case 'game-over':
        element.dispatchEvent(new GameOverEvent(effect.detail));
        break;
      case 'game-navigate':
        // The page has not heard of a match before the first update.
        if (element.hasUpdated) element.dispatchEvent(new GameNavigateEvent(effect.detail));
        break;
      case 'illegal':
        this.#fireIllegal(effect);
        break;
      case 'error':
        this.#errors.push(effect);
        break;
      case 'position':
        this.#errors = this.#errors.filter(
          ({ attribute }) => !attribute || otherAttributes.includes(attribute),
        );
        break;
      case 'message':
      case 'save':
    }
  }

  #fireIllegal({ told, notation, seat }: Effect<S, M> & { readonly type: 'illegal' }): void {
    const { element, store, words } = this.#board;
    const { rule, squares } = told;
    const message = words().game.breach(told, notation);
    const game = store.snapshot.match.game.id;
    element.dispatchEvent(
      new GameIllegalEvent({ game, seat, notation, rule, squares: [...squares], message }),
    );
  }
}
