import { html, type LitElement, type TemplateResult } from 'lit';
import { Drag } from '../../element/input/drag-controller.js';
import type { Source } from '../../element/events.js';
import { walk } from '../../element/input/grid-keyboard.js';
import { defs } from './drawing/defs.js';
import { still } from './drawing/still.js';
import { cell as cellDrawing, type CellLook } from './drawing/tile.js';
import { ground } from './drawing/tray.js';
import { cells, indexOf } from './engine/board.js';
import type { SwapMove, SwapState } from './engine/swap/types.js';
import type { Cell } from './engine/types.js';
import { isCell } from './hand.js';
import { puzzleStyles } from './puzzle.styles.js';
import type { Look } from './scene.js';
import type { LuckyWords } from './words/types.js';

/** What the puzzle shows now. */
type PuzzleScene = Look<SwapState, SwapMove>;

/** What the page says of the board. */
type Board = LitElement & { readonly mode: string; readonly noLit: boolean; readonly noCoordinates: boolean };

/** The element, as its puzzle needs it. */
export interface PuzzleHost {
  readonly scene: () => Look;
  readonly attempt: (move: SwapMove, source: Source) => boolean;
}

/** A tile that is taken up, in the position in which it was. */
interface Taken {
  readonly cell: Cell;
  readonly state: SwapState;
}

const rows = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4));

const touches = (move: SwapMove | undefined, cell: Cell): boolean => move?.from === cell || move?.to === cell;

const inOrder = (a: Cell, b: Cell): SwapMove => (a < b ? { from: a, to: b } : { from: b, to: a });

const squareOf = (event: Event): Cell | undefined => {
  const square = (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset.square;
  return square !== undefined && isCell(square) ? square : undefined;
};

/** The tray of a swap puzzle (L11): a tile is taken up and changes places with a neighbour. */
export class PuzzleBoard {
  readonly #element: Board;
  readonly #host: PuzzleHost;
  #hand: Taken | undefined;
  /** The tab stop of the grid. */
  #square: Cell = 'a4';
  #dressed = false;

  constructor(element: Board, host: PuzzleHost) {
    this.#element = element;
    this.#host = host;
  }

  scoreLabel(words: LuckyWords, made: number): string {
    return words.puzzle.made(made);
  }

  /** What can be done now. */
  detail(): string {
    const scene = this.#scene;
    const words = scene.words.puzzle;
    const held = this.#held(scene);
    if (scene.offered.length === 0) return '';
    if (!held) return words.choose;
    return words.holding(scene.state.board[indexOf(held)] ?? 0, this.#reach(scene, held));
  }

  render(): TemplateResult {
    const scene = this.#scene;
    const { state, words, finish } = scene;
    const coordinates = !this.#element.noCoordinates;
    const own = words.puzzle;
    const { board, made, par, ending } = state;
    const held = this.#held(scene);
    const reach = held ? this.#reach(scene, held) : [];
    const look = (cell: Cell): CellLook => ({
      tile: board[indexOf(cell)],
      chosen: cell === held,
      last: touches(scene.last, cell),
      hint: touches(scene.hinted, cell),
    });
    if (this.#element.mode === 'diagram')
      return still(words.describe(own.grid, board, undefined), cells.map(look), coordinates, finish);
    this.#dress();
    return html`${defs(finish)}
      <div class="lucky puzzle">
        <div
          class="tray"
          role="grid"
          aria-label=${own.grid}
          @click=${this.#click}
          @keydown=${this.#key}
          @focusin=${this.#focused}
        >
          ${ground(coordinates, finish)}
          ${rows.map(
            (row) =>
              html`<div class="line" role="row">
                ${row.map((cell) => this.#cell(cell, look(cell), scene, held && reach.includes(cell) ? held : undefined))}
              </div>`,
          )}
        </div>
        <div class="middle" part="middle">
          <p class="tally ${ending ? 'solved' : ''}">
            ${ending ? own.solved(made, par) : own.tally(made, par)}
          </p>
        </div>
      </div>`;
  }

  get #scene(): PuzzleScene {
    return this.#host.scene() as PuzzleScene;
  }

  #cell(cell: Cell, look: CellLook, scene: PuzzleScene, partner: Cell | undefined): TemplateResult {
    const { state, words, offered, finish } = scene;
    const own = words.puzzle;
    const other = partner && state.board[indexOf(partner)];
    const offer = this.#element.noLit ? undefined : other;
    const label = [
      cell,
      look.tile,
      look.chosen && words.chosen,
      other && own.offers(other),
      look.last && own.moved,
      look.hint && words.states.hint,
    ];
    return html`<div role="gridcell">
      <button
        class="spot ${offered.length > 0 ? 'can' : ''}"
        part="cell"
        type="button"
        data-square=${cell}
        tabindex=${cell === this.#square ? 0 : -1}
        aria-label=${label.filter(Boolean).join(', ')}
      >
        ${cellDrawing({ ...look, offer }, finish)}
      </button>
    </div>`;
  }

  /** What the puzzle brings to the element's shadow, once. */
  #dress(): void {
    const root = this.#element.renderRoot;
    if (this.#dressed || !(root instanceof ShadowRoot)) return;
    this.#dressed = true;
    const { styleSheet } = puzzleStyles;
    if (styleSheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
    new Drag(this.#element, {
      lift: (square) => isCell(square) && this.#lift(square),
      drop: (from, to) => {
        // Escape or another position may have emptied the hand meanwhile.
        if (!isCell(from) || this.#held(this.#scene) !== from) return;
        if (to !== undefined && isCell(to) && to !== from) this.#host.attempt(inOrder(from, to), 'pointer');
        this.#hold(undefined);
      },
    });
  }

  #held({ state, offered }: PuzzleScene): Cell | undefined {
    return offered.length > 0 && this.#hand?.state === state ? this.#hand.cell : undefined;
  }

  /** The neighbours of a cell. */
  #reach({ offered }: PuzzleScene, cell: Cell): readonly Cell[] {
    return offered.flatMap((move) => {
      if (!touches(move, cell)) return [];
      return [move.from === cell ? move.to : move.from];
    });
  }

  #hold(hand: Taken | undefined): void {
    this.#hand = hand;
    this.#element.requestUpdate();
  }

  #lift(cell: Cell): boolean {
    const scene = this.#scene;
    if (scene.offered.length === 0) return false;
    this.#hold({ cell, state: scene.state });
    return true;
  }

  #press(cell: Cell, source: Source): void {
    const held = this.#held(this.#scene);
    if (!held) this.#lift(cell);
    else if (held === cell) this.#hold(undefined);
    else if (this.#host.attempt(inOrder(held, cell), source)) this.#hold(undefined);
  }

  readonly #click = (event: MouseEvent): void => {
    const cell = squareOf(event);
    // A click made by a key or a screen reader has no clicks to count.
    if (cell) this.#press(cell, event.detail === 0 ? 'keyboard' : 'pointer');
  };

  readonly #key = (event: KeyboardEvent): void => {
    const scene = this.#scene;
    if (event.key === 'Escape' && this.#held(scene)) {
      event.stopPropagation();
      this.#hold(undefined);
      return;
    }
    // where the edges are joined, arrows go round too
    const to = walk({ rows, rings: scene.state.wrap ? [0, 1, 2, 3] : [] }, this.#square, event);
    if (to === undefined) return;
    event.preventDefault();
    this.#element.renderRoot.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };

  readonly #focused = (event: FocusEvent): void => {
    this.#square = squareOf(event) ?? this.#square;
    this.#element.requestUpdate();
  };
}
