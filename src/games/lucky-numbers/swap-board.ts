import { html, type TemplateResult } from 'lit';
import type { Drawing } from '../../element/drawing/template.js';
import type { GridController } from '../../element/ui/input/grid-controller.js';
import { defs } from './drawing/defs.js';

import { cell as cellDrawing, type CellLook } from './drawing/tile.js';
import { cells, indexOf } from './engine/board.js';
import type { SwapMove, SwapState } from './engine/swap/types.js';
import type { Cell } from './engine/types.js';
import { cellLabel } from './labels.js';
import { isCell, type BoardInput, type Selection } from './selection.js';
import { squareButton } from './square-button.js';
import { lines, staticTable, tray } from './tray-view.js';
import type { LuckyWords } from './words/en.js';

/** Everything that the board of the puzzle shows. */
export interface SwapView {
  readonly state: SwapState;
  /** The moves that a person may make. */
  readonly offered: readonly SwapMove[];
  readonly lastMove: SwapMove | undefined;
  readonly hinted: SwapMove | undefined;
  readonly words: LuckyWords;
  readonly selection: Selection;
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

/** Presses and drags of the puzzle. */
export const input: BoardInput<SwapState, SwapMove> = {
  canSelect: isCell,
  holds: (selection, square) => selection === square,
  put(selection, square) {
    if (!selection || selection === square || !isCell(square)) return undefined;
    const [from, to] = [selection, square].sort() as [Cell, Cell];
    return { from, to };
  },
  press(selection, square, state) {
    const move = this.put(selection, square, state);
    return move ? { move } : { select: selection === square ? undefined : square };
  },
};

/** The selected cell, if a person is to move. */
const selected = ({ selection, offered }: SwapView): Cell | undefined =>
  offered.length > 0 ? (selection as Cell | undefined) : undefined;

/** The neighbours of a cell. */
const neighbours = ({ offered }: SwapView, cell: Cell): readonly Cell[] =>
  offered.flatMap((move) => (touches(move, cell) ? [move.from === cell ? move.to : move.from] : []));

/** The sentence under the headline: what the person can do. */
export function prompt(view: SwapView): string {
  const { words, offered, state } = view;
  const cell = selected(view);
  if (offered.length === 0) return '';
  if (!cell) return words.puzzle.choose;
  return words.puzzle.holding(state.board[indexOf(cell)] ?? 0, neighbours(view, cell));
}

const cellLook = (view: SwapView, cell: Cell): CellLook => ({
  tile: view.state.board[indexOf(cell)],
  chosen: cell === selected(view),
  last: touches(view.lastMove, cell),
  hint: touches(view.hinted, cell),
});

/** The puzzle as a static picture. */
export const diagram = (view: SwapView): TemplateResult =>
  staticTable({
    label: view.withMarks(view.words.describe(view.words.puzzle.grid, view.state.board, [])),
    cells: cells.map((cell) => cellLook(view, cell)),
    coordinates: view.coordinates,
    marks: view.marks,
  });

/** The button of a cell; `partner` is the selected tile that can change places with it. */
function cellButton(view: SwapView, cell: Cell, partner: number | undefined): TemplateResult {
  const { words, offered, current, lit } = view;
  const look = cellLook(view, cell);
  const offer = partner === undefined ? undefined : words.puzzle.offers(partner);
  return squareButton({
    square: cell,
    part: 'cell',
    label: cellLabel(words, cell, look, offer, words.puzzle.moved),
    drawing: cellDrawing({ ...look, offer: lit ? partner : undefined }),
    marks: offered.length > 0 ? 'can' : '',
    isStop: cell === (isCell(current) ? current : 'a4'),
  });
}

/** The tray of a puzzle (L11): a tile is selected, and changes places with a neighbour. */
export function board(view: SwapView, grid: GridController): TemplateResult {
  const { words, state } = view;
  const { made, par, ending } = state;
  const { grid: label, solved, tally } = words.puzzle;
  const from = selected(view);
  const partners = from ? neighbours(view, from) : [];
  const partner = from && state.board[indexOf(from)];
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
