import type { LitElement } from 'lit';
import { Drag } from '../../element/input/drag-controller.js';
import type { LuckyState } from './engine/types.js';
import { empty, holds, lifted, put, type Deed, type Hand } from './hand.js';

/** What is held now, and where. */
export interface Holding {
  readonly hand: Hand;
  readonly state: LuckyState;
  readonly offered: readonly unknown[];
}

/** Tiles are dragged from the middle to a cell; clicks do without it. */
export function drag(element: LitElement, now: () => Holding, act: (deed: Deed | undefined) => void): void {
  new Drag(element, {
    lift(square) {
      const { state, offered } = now();
      const hand = offered.length > 0 ? lifted(square, state) : undefined;
      act(hand);
      return hand !== undefined;
    },
    drop(from, to) {
      const { hand, state } = now();
      // Escape or another position may have emptied the hand meanwhile.
      if (!holds(hand, from, state)) return;
      if (to !== undefined) act(put(hand, to, state));
      act(empty);
    },
  });
}
