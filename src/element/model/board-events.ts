import type { GameBeforeMoveEvent, GameMoveEvent } from './events.js';

/** The events at a board whose moves have the type `M`. */
export interface BoardEventMap<M> extends Omit<HTMLElementEventMap, 'game-before-move' | 'game-move'> {
  'game-before-move': GameBeforeMoveEvent<M>;
  'game-move': GameMoveEvent<M>;
}

/** Adds or removes a listener at a board whose moves have the type `M`. */
export interface BoardListening<T, M> {
  <K extends keyof BoardEventMap<M>>(
    type: K,
    listener: (this: T, event: BoardEventMap<M>[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
