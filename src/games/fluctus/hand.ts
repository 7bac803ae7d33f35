import { captureOver } from './engine/board.js';
import { barredStep, stoneAt } from './engine/explain.js';
import type { Field, FluctusMove, FluctusState } from './engine/types.js';

/** What the person's hand holds. */
export type Hand =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reserve' }
  | { readonly kind: 'stone'; readonly from: Field };

/** What a field offers to the hand. */
export type Mark = 'enter' | 'step' | 'capture' | 'barred';

/** The moves that the hand can make; an empty one can still let a stone enter. */
export function reach(hand: Hand, offered: readonly FluctusMove[]): readonly FluctusMove[] {
  switch (hand.kind) {
    case 'empty':
    case 'reserve':
      return offered.filter(({ kind }) => kind === 'enter');
    case 'stone':
      return offered.filter((move) => move.kind !== 'enter' && move.from === hand.from);
  }
}

/** Which fields to light, and how. A step that F5 bars is shown as well: a player looks for it. */
export function marks(
  state: FluctusState,
  hand: Hand,
  offered: readonly FluctusMove[],
): ReadonlyMap<Field, Mark> {
  const lit = new Map<Field, Mark>(reach(hand, offered).map(({ kind, to }) => [to, kind]));
  const barred = offered.length > 0 && hand.kind === 'stone' ? barredStep(state) : undefined;
  if (barred && hand.kind === 'stone' && hand.from === barred.from && stoneAt(state, barred.to) === null) {
    lit.set(barred.to, 'barred');
  }
  return lit;
}

/** Whether a press on a field takes its stone into the hand. */
export function lifts(state: FluctusState, field: Field): boolean {
  return stoneAt(state, field) === state.seat;
}

/** The move that putting the hand on a field asks for, legal or not. */
export function intended(state: FluctusState, hand: Hand, to: Field): FluctusMove {
  switch (hand.kind) {
    case 'empty':
    case 'reserve': {
      // An empty hand on somebody's stone means that stone: the answer is whose it is.
      const taken = hand.kind === 'empty' && stoneAt(state, to) !== null;
      return taken ? { kind: 'step', from: to, to } : { kind: 'enter', to };
    }
    case 'stone':
      return { kind: stoneAt(state, to) === null ? 'step' : 'capture', from: hand.from, to };
  }
}

/** The captures among some moves, with the stone that is leapt over. */
export const takes = (moves: readonly FluctusMove[]): readonly { from: Field; over: Field; to: Field }[] =>
  moves.flatMap((move) => {
    const over = move.kind === 'capture' ? captureOver(move.from, move.to) : undefined;
    return move.kind === 'capture' && over ? [{ from: move.from, over, to: move.to }] : [];
  });
