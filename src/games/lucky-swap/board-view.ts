import { html, type TemplateResult } from 'lit';
import type { Drawing } from '../../element/drawing/template.js';
import type { GridController } from '../../element/ui/input/grid-controller.js';
import { defs } from '../lucky-numbers/drawing/tray.js';
import { cell as cellDrawing, type CellLook } from '../lucky-numbers/drawing/tile.js';
import { cells, indexOf } from '../lucky-numbers/engine/board.js';
import type { Cell } from '../lucky-numbers/engine/types.js';
import { cellLabel } from '../lucky-numbers/labels.js';
import { isCell } from '../lucky-numbers/selection.js';
import { squareButton } from '../lucky-numbers/square-button.js';
import { lines, staticTable, tray } from '../lucky-numbers/tray-view.js';
import type { SwapMove, SwapState } from './engine/types.js';
import type { SwapWords } from './words/en.js';

/** Everything that the board of the puzzle shows. */
export interface SwapView {
  readonly state: SwapState;
  /** The moves that a person may make. */
  readonly offered: readonly SwapMove[];
  readonly lastMove: SwapMove | undefined;
  readonly hinted: SwapMove | undefined;
  readonly words: SwapWords;
  /** The selected cell, if a person is to move. */
  readonly selected: Cell | undefined;
  /** The square that had the focus last. */
  readonly current: string;
  readonly coordinates: boolean;
  /** The tiles that can change places with the selected one are highlighted. */
  readonly lit: boolean;
  /** The marks over the tray: a layer, or in a diagram a part of the drawing. */
  readonly marks: Drawing | undefined;
  /** Adds the marks to an accessible name. */
  readonly withMarks: (label: string) => string;
}

const touches = (move: SwapMove | undefined, cell: string): boolean =>
  move?.from === cell || move?.to === cell;

/** The neighbours of a cell. */
const neighbours = ({ offered }: SwapView, cell: Cell): readonly Cell[] =>
  offered.flatMap((move) => (touches(move, cell) ? [move.from === cell ? move.to : move.from] : []));

/** The sentence under the headline: what the person can do. */
export function prompt(view: SwapView): string {
  const { words, offered, selected, state } = view;
  if (offered.length === 0) return '';
  if (!selected) return words.choose;
  return words.holding(state.board[indexOf(selected)] ?? 0, neighbours(view, selected));
}

const cellLook = ({ state, selected, lastMove, hinted }: SwapView, cell: Cell): CellLook => ({
  tile: state.board[indexOf(cell)],
  chosen: cell === selected,
  last: touches(lastMove, cell),
  hint: touches(hinted, cell),
});

/** The puzzle as a static picture. */
export const diagram = (view: SwapView): TemplateResult =>
  staticTable({
    label: view.withMarks(view.words.describe(view.state.board)),
    cells: cells.map((cell) => cellLook(view, cell)),
    coordinates: view.coordinates,
    marks: view.marks,
  });

/** The button of a cell; `partner` is the selected tile that can change places with it. */
function cellButton(view: SwapView, cell: Cell, partner: number | undefined): TemplateResult {
  const { words, offered, current, lit } = view;
  const look = cellLook(view, cell);
  const offer = partner === undefined ? undefined : words.offers(partner);
  return squareButton({
    square: cell,
    part: 'cell',
    label: cellLabel(words, cell, look, offer),
    drawing: cellDrawing({ ...look, offer: lit ? partner : undefined }),
    marks: offered.length > 0 ? 'can' : '',
    isStop: cell === (isCell(current) ? current : 'a4'),
  });
}

/** The tray of a puzzle (L11): a tile is selected, and changes places with a neighbour. */
export function board(view: SwapView, grid: GridController): TemplateResult {
  const { words, state, selected } = view;
  const { made, par, ending } = state;
  const { grid: label, solved, tally } = words;
  const partners = selected ? neighbours(view, selected) : [];
  const partner = selected && state.board[indexOf(selected)];
  const buttons = cells.map((cell) => cellButton(view, cell, partners.includes(cell) ? partner : undefined));
  return html`${defs}
    <div class="lucky puzzle">
      <div
        class="tray"
        role="grid"
        aria-label=${view.withMarks(label)}
        @click=${grid.click}
        @keydown=${grid.keydown}
        @focusin=${grid.focusin}>
        ${tray(view.coordinates)} ${lines(buttons)} ${view.marks}
      </div>
      <div class="middle" part="middle">
        <p class="tally ${ending ? 'solved' : ''}">${(ending ? solved : tally)(made, par)}</p>
      </div>
    </div>`;
}
