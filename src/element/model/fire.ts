import type { AnyBoard } from './board.js';
import { GameEvent, type EventName, type GameEvents } from './events.js';

/** Fires an event; false if the page has stopped what it tells. */
export const fire = <T extends EventName>(target: EventTarget, type: T, detail: GameEvents[T]): boolean =>
  target.dispatchEvent(new GameEvent(type, detail));

/** Tells the page about a request. */
export const tellAsk = (
  { element, definition }: AnyBoard,
  { what, seat }: Pick<GameEvents['game-ask'], 'what' | 'seat'>,
  answer?: boolean,
): boolean =>
  fire(element, 'game-ask', {
    game: definition.game.id,
    what,
    seat,
    ...(answer !== undefined && { answer }),
  });
