import type { Seat } from '../../core/game.js';
import { roomScores, scores } from './engine/rules.js';
import type { GluxState } from './engine/types.js';

/** A room in which a winner is ahead, with the pips of the first and the second place. */
export interface CloseRoom {
  readonly room: string;
  readonly pips: number;
  readonly next: number;
  /** With the places exchanged, the winner would not have won by points. */
  readonly decisive: boolean;
}

/** The room that the winner holds by the fewest pips over another player there; undefined if there is none, or several have won. */
export function closestRoom(state: GluxState, winners: readonly Seat[]): CloseRoom | undefined {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return undefined;
  const total = scores(state);
  const held = roomScores(state).flatMap(({ room, pips }) => {
    const own = pips[winner]!;
    const next = Math.max(...pips.filter((_, seat) => seat !== winner));
    if (next === 0 || own <= next) return [];
    const decisive = total.length === 2 && total[winner]! - total[1 - winner]! <= 8;
    return { room, pips: own, next, decisive };
  });
  return held.sort((a, b) => a.pips - a.next - (b.pips - b.next))[0];
}
