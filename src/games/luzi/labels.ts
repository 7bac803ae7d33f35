import type { DiceLayout, TrayDie } from './dice-layout.js';
import type { DieLook } from './drawing/die.js';
import type { LuziState } from './engine/types.js';
import type { LuziPictureWords, LuziWords } from '../../words/en/luzi.js';

/** The accessible name of a die: its number, its face, and what can be done with it. */
export function dieLabel(die: TrayDie, words: LuziWords, { state, hint }: DieLook, free: boolean): string {
  const { states, faces } = words;
  return [
    words.die(die.number),
    faces[die.face - 1],
    state === 'spent' || state === 'locked' ? states[state] : free && states.free,
    die.latest && states.last,
    hint && states.hint,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The text alternative of the tray. */
export function describe({ dice }: DiceLayout, words: LuziPictureWords): string {
  const faces = (locked: boolean) => dice.filter((die) => die.locked === locked).map(({ face }) => face);
  return words.describe(faces(true), faces(false));
}

/** The run that has just ended; undefined while dice are in play. */
export const lastRun = ({ cup, throws, sheet }: LuziState) =>
  cup || throws ? undefined : sheet.findLast(({ kind }) => kind !== 'robbed');

/** True if sixes have just ended the run. */
export const endedByLuzi = (state: LuziState): boolean => lastRun(state)?.kind.endsWith('luzi') ?? false;

/** The words on the felt: the number of the throw, or the end of the previous run. */
export function caption(state: LuziState, words: LuziPictureWords, names: readonly string[]): string {
  if (state.cup) return '';
  if (state.throws) return words.throws(state.throws);
  const entry = lastRun(state);
  return entry ? `${words.event(entry.kind) ?? names[entry.seat]}: ${entry.points}` : '';
}
