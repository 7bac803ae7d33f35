import type { Seat } from '../../core/game.js';

/** The German form of "have" whose subject are the names of these seats; `you` is the seat of the only person, who is first. */
export function haben(seats: readonly Seat[], you: Seat | undefined): string {
  const yours = seats.some((seat) => seat === you);
  if (seats.length > 1) return yours ? 'habt' : 'haben';
  return yours ? 'hast' : 'hat';
}
