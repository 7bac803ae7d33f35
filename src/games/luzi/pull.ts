import type { LitElement } from 'lit';
import { Drag } from '../../element/input/drag-controller.js';

/** What dragging asks of the tray. Dice are named by their numbers. */
export interface PullHost {
  readonly free: (number: number) => boolean;
  readonly take: (number: number, into: boolean) => void;
}

/** A die is dragged to the cup, or out of the hand to anywhere else. Clicks do without it. */
export function pull(element: LitElement, { free, take }: PullHost): void {
  const numberOf = (square: string) => Number(square.slice(1));
  new Drag(element, {
    lift: (square) => free(numberOf(square)),
    drop: (from, to) => {
      // another position may have come meanwhile
      if (free(numberOf(from))) take(numberOf(from), to === 'cup');
    },
  });
}
