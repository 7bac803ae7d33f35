import type { Seat } from '../../core/game.js';
import { faultText, type SentenceTable } from '../../element/words/sentences.js';

/** A place in a text, such as `1:9`, in words. */
export const placeText = (at: string): string => at.replace(/^(\d+):(\d+)$/, 'Zeile $1, Spalte $2');

/** The quotation marks around a text. */
export const quote = (text: string): string => `„${text}“`;

/** Returns a function that says what is wrong with a text or an option. */
export const germanFault = (sentences: SentenceTable): ReturnType<typeof faultText> =>
  faultText(sentences, quote, placeText);

/** The German form of "have" whose subject are the names of these seats; `you` is the seat of the only person, who is first. */
export function haben(seats: readonly Seat[], you: Seat | undefined): string {
  const yours = seats.some((seat) => seat === you);
  if (seats.length > 1) return yours ? 'habt' : 'haben';
  return yours ? 'hast' : 'hat';
}
