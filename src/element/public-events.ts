import type { Fault } from '../core/errors.js';
import { faultSentence, type BoardWords } from './a11y/sentences.js';
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

/** The public event of an effect; undefined if the effect is none. */
export function publicEvent<S, M>(effect: Effect<S, M>, game: string, words: BoardWords): Event | undefined {
  switch (effect.type) {
    case 'game-move':
      return new GameMoveEvent(effect.detail);
    case 'game-score':
      return new GameScoreEvent(effect.detail);
    case 'game-turn':
      return new GameTurnEvent(effect.detail);
    case 'game-over':
      return new GameOverEvent(effect.detail);
    case 'game-navigate':
      return new GameNavigateEvent(effect.detail);
    case 'illegal': {
      const { told, notation, seat } = effect;
      const { rule, squares } = told;
      const message = words.game.breach(told, notation);
      return new GameIllegalEvent({ game, seat, notation, rule, squares: [...squares], message });
    }
    case 'error':
    case 'message':
    case 'position':
    case 'save':
      return undefined;
  }
}

/** The event that reports a fault. */
export function errorEvent(
  fault: Fault & { readonly message?: string },
  attribute: string | undefined,
  words: BoardWords,
) {
  const { code, at } = fault;
  return new GameErrorEvent({ code, attribute, at, message: faultSentence(fault, words) });
}
