import { html, type TemplateResult } from 'lit';

/** A button of the board. */
export interface SquareView {
  readonly square: string;
  readonly part: 'cell' | 'tile' | 'pile';
  readonly label: string;
  readonly drawing: TemplateResult;
  /** Class names of its marks. */
  readonly marks: string;
  /** It is the tab stop of the grid. */
  readonly isStop: boolean;
}

/** A grid cell with a button: a cell of the tray, a tile beside it, or the pile. */
export const squareButton = ({ square, part, label, drawing, marks, isStop }: SquareView): TemplateResult =>
  html`<div role="gridcell">
    <button
      class="spot ${marks}"
      part=${part}
      type="button"
      data-square=${square}
      tabindex=${isStop ? 0 : -1}
      aria-label=${label}>
      ${drawing}
    </button>
  </div>`;
