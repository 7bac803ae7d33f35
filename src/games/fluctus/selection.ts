import { captureOver } from './engine/board.js';
import { barredStep, stoneAt } from './engine/explain.js';
import type { Field, FluctusMove, FluctusState } from './engine/types.js';

/** The selection of the person to move. */
export type Selection =
  { readonly kind: 'none' } | { readonly kind: 'reserve' } | { readonly kind: 'stone'; readonly from: Field };

/** The kind of move to a field; `barred` is a step that F5 forbids. */
export type Mark = 'enter' | 'step' | 'capture' | 'barred';

/** The moves of the selected stone; without a selection, a stone can still enter. */
export function reach(selection: Selection, offered: readonly FluctusMove[]): readonly FluctusMove[] {
  switch (selection.kind) {
    case 'none':
    case 'reserve':
      return offered.filter(({ kind }) => kind === 'enter');
    case 'stone':
      return offered.filter((move) => move.kind !== 'enter' && move.from === selection.from);
  }
}

/** The fields to highlight. A step that F5 forbids is marked as well, because players look for it. */
export function marks(
  state: FluctusState,
  selection: Selection,
  offered: readonly FluctusMove[],
): ReadonlyMap<Field, Mark> {
  const lit = new Map<Field, Mark>(reach(selection, offered).map(({ kind, to }) => [to, kind]));
  const barred = offered.length > 0 && selection.kind === 'stone' ? barredStep(state) : undefined;
  if (
    barred &&
    selection.kind === 'stone' &&
    selection.from === barred.from &&
    stoneAt(state, barred.to) === null
  ) {
    lit.set(barred.to, 'barred');
  }
  return lit;
}

/** True if a press on a field selects its stone. */
export function lifts(state: FluctusState, field: Field): boolean {
  return stoneAt(state, field) === state.seat;
}

/** The move that a press on a field means, legal or not. */
export function intended(state: FluctusState, selection: Selection, to: Field): FluctusMove {
  switch (selection.kind) {
    case 'none':
    case 'reserve': {
      // Without a selection, a press on a stone means that stone: the answer tells whose it is.
      const taken = selection.kind === 'none' && stoneAt(state, to) !== null;
      return taken ? { kind: 'step', from: to, to } : { kind: 'enter', to };
    }
    case 'stone':
      return { kind: stoneAt(state, to) === null ? 'step' : 'capture', from: selection.from, to };
  }
}

/** The captures among some moves, with the field that is leapt over. */
export const takes = (moves: readonly FluctusMove[]): readonly { from: Field; over: Field; to: Field }[] =>
  moves.flatMap((move) => {
    const over = move.kind === 'capture' ? captureOver(move.from, move.to) : undefined;
    return move.kind === 'capture' && over ? [{ from: move.from, over, to: move.to }] : [];
  });
