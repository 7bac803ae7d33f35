import { fields } from './engine/board.js';
import { stoneAt } from './engine/explain.js';
import type { Field, FluctusState } from './engine/types.js';
import type { Mark, Selection } from './selection.js';
import type { FieldState, FluctusWords } from './words/types.js';

/** Marks of a field that its accessible name contains. */
export interface FieldMarks {
  readonly selection: Selection;
  readonly movable: boolean;
  readonly mark: Mark | undefined;
  readonly last: boolean;
  readonly hint: boolean;
}

/** The accessible name of a field: its name, the stone on it, and what can be done there. */
export function fieldLabel(
  state: FluctusState,
  field: Field,
  words: FluctusWords,
  { selection, movable, mark, last, hint }: FieldMarks,
): string {
  const seat = stoneAt(state, field);
  const states: (FieldState | false | undefined)[] = [
    selection.kind === 'stone' && selection.from === field && 'chosen',
    selection.kind === 'none' && movable && 'movable',
    mark,
    last && 'last',
    hint && 'hint',
  ];
  const stone = seat === null ? words.free : words.stone(state.colors[seat] ?? 'red');
  return [field, stone, ...states.flatMap((each) => (each ? [words.states[each]] : []))].join(', ');
}

/** The text alternative of a position. */
export const describe = (state: FluctusState, words: FluctusWords): string =>
  words.describe(
    state.colors.map((color, seat) => ({
      color,
      fields: fields.filter((field) => stoneAt(state, field) === seat),
    })),
  );
