import type { AnyBoard } from './board.js';
import { GameAskEvent, type GameAskDetail } from './events.js';

/** Tells the page about a request. */
export function tellAsk(
  { element, definition }: AnyBoard,
  { what, seat }: Pick<GameAskDetail, 'what' | 'seat'>,
  answer?: boolean,
): void {
  const detail = { game: definition.game.id, what, seat, ...(answer !== undefined && { answer }) };
  element.dispatchEvent(new GameAskEvent(detail));
}
