import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';

/** A square of a board: a field, a die, a tile, a pile. */
export interface SquareButton {
  readonly square: string;
  readonly part: string;
  /** Class names. */
  readonly style: string;
  readonly label: string;
  readonly drawing: unknown;
  /** It is the tab stop of the grid. */
  readonly isStop: boolean;
  /** The state of a square that can be selected. */
  readonly pressed?: boolean | undefined;
}

/** A cell of the grid with the button of a square. */
export const squareButton = (view: SquareButton): TemplateResult =>
  html`<div role="gridcell">
    <button
      class=${view.style}
      part=${view.part}
      type="button"
      data-square=${view.square}
      tabindex=${view.isStop ? 0 : -1}
      aria-label=${view.label}
      aria-pressed=${ifDefined(view.pressed)}>
      ${view.drawing}
    </button>
  </div>`;
