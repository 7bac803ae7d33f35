import { html, type TemplateResult } from 'lit';
import type { GridController } from '../../element/input/grid-controller.js';
import { defs } from './drawing/defs.js';
import { staticTray } from './drawing/static-tray.js';
import { cell as cellDrawing, type CellLook } from './drawing/tile.js';
import { tray } from './drawing/tray.js';
import { cells, indexOf } from './engine/board.js';
import type { SwapMove, SwapState } from './engine/swap/types.js';
import type { Cell } from './engine/types.js';
import { isCell, noSelection, type BoardInput, type Selection } from './selection.js';
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
}

const rows = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4));

const touches = (move: SwapMove | undefined, cell: Cell): boolean => move?.from === cell || move?.to === cell;

const exchange = (a: Cell, b: Cell): SwapMove => (a < b ? { from: a, to: b } : { from: b, to: a });

/** Presses and drags of the puzzle. */
export const input: BoardInput<SwapState, SwapMove> = {
  lift: (square) => (isCell(square) ? { kind: 'cell', cell: square } : undefined),
  holds: (selection, square) => selection.kind === 'cell' && selection.cell === square,
  put: (selection, square) =>
    selection.kind === 'cell' && isCell(square) && selection.cell !== square
      ? exchange(selection.cell, square)
      : undefined,
  press(selection, square, state) {
    if (this.holds(selection, square, state)) return { select: noSelection };
    const move = this.put(selection, square, state);
    if (move) return { move };
    const select = this.lift(square, state);
    return select && { select };
  },
};

/** The selected cell, if a person is to move. */
const selected = ({ selection, offered }: SwapView): Cell | undefined =>
  offered.length > 0 && selection.kind === 'cell' ? selection.cell : undefined;

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
  staticTray(
    view.words.describe(view.words.puzzle.grid, view.state.board, undefined),
    cells.map((cell) => cellLook(view, cell)),
    view.coordinates,
  );

/** The accessible name of a cell; `partner` is the selected tile that can change places with it. */
const cellLabel = (
  words: LuckyWords,
  cell: Cell,
  { tile, chosen, last, hint }: CellLook,
  partner: number | undefined,
): string =>
  [
    cell,
    tile,
    chosen && words.chosen,
    partner !== undefined && words.puzzle.offers(partner),
    last && words.puzzle.moved,
    hint && words.states.hint,
  ]
    .filter(Boolean)
    .join(', ');

function cellButton(view: SwapView, cell: Cell, partner: number | undefined) {
  const look = cellLook(view, cell);
  const stop = isCell(view.current) ? view.current : 'a4';
  return html`<div role="gridcell">
    <button
      class="spot ${view.offered.length > 0 ? 'can' : ''}"
      part="cell"
      type="button"
      data-square=${cell}
      tabindex=${cell === stop ? 0 : -1}
      aria-label=${cellLabel(view.words, cell, look, partner)}
    >
      ${cellDrawing({ ...look, offer: view.lit ? partner : undefined })}
    </button>
  </div>`;
}

/** The tray of a puzzle (L11): a tile is selected, and changes places with a neighbour. */
export function board(view: SwapView, grid: GridController): TemplateResult {
  const { words, state } = view;
  const { made, par, ending } = state;
  const { grid: label, solved, tally } = words.puzzle;
  const from = selected(view);
  const partners = from ? neighbours(view, from) : [];
  const partner = from && state.board[indexOf(from)];
  return html`${defs}
    <div class="lucky puzzle">
      <div
        class="tray"
        role="grid"
        aria-label=${label}
        @click=${grid.click}
        @keydown=${grid.keydown}
        @focusin=${grid.focusin}
      >
        ${tray(view.coordinates)}
        ${rows.map(
          (row) =>
            html`<div class="line" role="row">
              ${row.map((cell) => cellButton(view, cell, partners.includes(cell) ? partner : undefined))}
            </div>`,
        )}
      </div>
      <div class="middle" part="middle">
        <p class="tally ${ending ? 'solved' : ''}">${ending ? solved(made, par) : tally(made, par)}</p>
      </div>
    </div>`;
}
