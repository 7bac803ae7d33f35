import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { squareDrawing } from './drawing/chip.js';
import { indexOf } from './engine/board.js';
import type { Square } from './engine/types.js';
import { squareLabel } from './labels.js';
import type { ShownPosition } from './shown-position.js';

/** The parts of a square that are not part of the position. */
export interface SquareOptions {
  readonly hint: boolean;
  /** Targets are not highlighted. */
  readonly noLit: boolean | undefined;
  /** The names of all players, to compare. */
  readonly names: string;
}

/** The cell of a square. Most squares are the same after a move and are not rendered again. */
export function squareView(
  square: Square,
  position: ShownPosition,
  { hint, noLit, names }: SquareOptions,
): unknown {
  const { state, targets, words } = position;
  const stack = state.stacks[indexOf(state.board, square)]!;
  const ways = targets.get(square);
  const aimed = square === position.aimed;
  const last = position.last.includes(square);
  const tabStop = square === position.tabStop;
  return guard(
    [square, stack, ways, aimed, last, hint, tabStop, words, names, noLit],
    () =>
      html`<div class="place" role="gridcell">
        <button
          class=${ways && !noLit ? 'spot can' : 'spot'}
          part="square"
          type="button"
          data-square=${square}
          tabindex=${tabStop ? 0 : -1}
          aria-label=${squareLabel(position, square, hint)}>
          ${squareDrawing({ stack, aimed, last, hint })}
        </button>
      </div>`,
  );
}
