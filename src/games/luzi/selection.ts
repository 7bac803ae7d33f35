import type { TrayDie } from './dice-layout.js';
import type { LuziMove } from './engine/types.js';

/** The selection of the person to move: the numbers of the dice to throw again. */
export type Selection = ReadonlySet<number>;

export const nothingSelected: Selection = new Set();

/** The selection with a die added or removed. */
export function withDie(selection: Selection, number: number, selected: boolean): Selection {
  const numbers = new Set(selection);
  if (selected) numbers.add(number);
  else numbers.delete(number);
  return numbers;
}

/** The move that throws these dice. */
export const throwOf = (dice: readonly TrayDie[]): LuziMove => ({
  kind: 'roll',
  dice: dice.map(({ face }) => face).sort(),
});
