import { html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat, PastMove } from '../../core/game.js';
import { readContent } from '../../element/model/content-text.js';
import type { Drawing } from '../../element/drawing/template.js';
import type { Source } from '../../element/model/events.js';
import { GameElement } from '../../element/game-element.js';
import { GridController } from '../../element/ui/input/grid-controller.js';
import type { PlayedMove } from '../../element/model/effects.js';
import { seatColors } from '../../element/styles/seat-colors.styles.js';
import { seatMark } from '../../element/ui/view/seat-marks.js';
import type { SeatDetails } from '../../element/ui/view/view-model.js';
import { definition, extras } from './definition.js';
import { defs } from './drawing/defs.js';
import { cell as cellDrawing, type CellLook } from './drawing/tile.js';
import { cells, indexOf } from './engine/board.js';
import { mustDraw, setupStep } from './engine/tiles.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';
import { faceDownList } from './face-down-list.js';
import { cellLabel } from './labels.js';
import { luckyNumbersGridStyles } from './lucky-numbers-grid.styles.js';
import { canLeave, middle, tabStop, type PlayView } from './middle.js';
import { animate } from './motion.js';
import { ReturnPreview } from './return-preview.js';
import { squareName } from './marked-cell.js';
import {
  cellOf,
  diagramLook,
  marksOnLargeTray,
  recentCells,
  seatNote,
  type SeatSource,
  trayLook,
} from './seat-view.js';
import { heldTile, tileInput, type BoardInput, type Selection } from './selection.js';
import { smallTray } from './small-tray.js';
import { squareButton } from './square-button.js';
import type { SwapView } from './swap-board.js';
import { lines, staticTable, tray } from './tray-view.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';
import type { LuckyWords } from './words/en.js';

export { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
export * from '../../element/model/events.js';

/**
 * Lucky Numbers (Michael Schacht 2012): each player has a tray of four by four cells, and numbers ascend in every row and
 * column. One tray is large, the others are small beside the names of their players.
 *
 * Keyboard: one grid with one tab stop. Its first four rows are the tray, its fifth row is the middle: the pile, tiles in
 * hand, face-up tiles, and the button that leaves a drawn tile. Arrow keys move the focus, Enter presses, Escape puts a
 * tile back. The number of a tile chooses it, `d` turns over a tile, `n` and Shift+`n` jump to the next and previous cell for it.
 *
 * @tag lucky-numbers-grid
 *
 * @csspart cell - Each of the sixteen cells of the large tray: a button.
 * @csspart middle - The row under the large tray: pile, tiles in hand, face-up tiles.
 * @csspart tile - A tile in hand or face up: a button.
 * @csspart pile - The face-down tiles: the button that turns one over.
 * @csspart leave - The button that leaves a drawn tile face up.
 * @csspart face-down - The list of the numbers that are still face down: a disclosure.
 *
 * @cssprop --lucky-bed - The trough of the tray.
 * @cssprop --lucky-tile - The face of a tile.
 * @cssprop --lucky-ink - The numbers on the tiles.
 * @cssprop --lucky-back - The back of a tile.
 * @cssprop --lucky-leaf - Leaves of the clover in the beds of the diagonal.
 * @cssprop --lucky-ladybird - The wings of the ladybird on the tray.
 */
export class LuckyNumbersGrid extends GameElement<AnyState, AnyMove, AnyOptions, LuckyWords> {
  static override definition = definition;

  static override styles: CSSResultGroup = [GameElement.styles, seatColors, luckyNumbersGridStyles];

  static override properties: PropertyDeclarations = {
    game: {},
    setup: {},
    variant: {},
    sets: {},
    par: {},
    wrap: { type: Boolean },
  };

  /**
   * The game on the tray: `lucky-numbers`, or `swap`, a puzzle for one person (L11): neighbours change places until every
   * row and column ascends. `seed` decides the puzzle; without a seed, each puzzle is another. Default `lucky-numbers`.
   */
  game = '';

  /**
   * The way the first tiles come to the diagonal (L2): `choose` (four dealt tiles, laid in any order), `sorted` (laid
   * automatically in ascending order) or `one-by-one`. Default `choose`.
   */
  setup = '';

  /** `basic`, or `play-on`: equal numbers next to each other on a diagonal give another turn (L9). Default `basic`. */
  variant = '';

  /** The number of sets of tiles 1 to 20, 1 to 8. Default: one for each player, two for a single player. */
  sets: string | number = '';

  /** The least number of exchanges that solve the puzzle, 1 to 5 (L11). Default 3. */
  par: string | number = '';

  /** In the puzzle, cells at opposite edges are neighbours, too (L11). */
  wrap = false;

  #selection: Selection;
  readonly #grid = new GridController(this, {
    initial: 'a4',
    arrange: (rows) => [...rows.slice(0, 4).reverse(), ...rows.slice(4)],
    rings: () => ('made' in this.state && this.state.wrap ? [0, 1, 2, 3] : []),
    press: (square, source) => {
      this.#press(square, source);
    },
    release: () => {
      if (this.#selection === undefined) return false;
      this.#select(undefined);
      return true;
    },
    lift: (square) => {
      const can = this.offered.length > 0 && this.#input.canSelect(square, this.state);
      if (can) this.#select(square);
      return can;
    },
    drop: (from, to) => {
      // Escape or another position may have ended the selection.
      if (!this.#input.holds(this.#selection, from, this.state)) return;
      const move = to && this.#input.put(this.#selection, to, this.state);
      if (move) this.attempt(move, 'pointer');
      this.#select(undefined);
    },
    // A tile was laid, or a button has done its work.
    refocus: () => 'pile',
  });
  readonly #preview = new ReturnPreview(this);

  /** The seat of the large tray: of the person to move, else the declared one, or that of the only person. */
  protected override get bottomSeat(): Seat | undefined {
    return this.mover ?? super.bottomSeat ?? this.person;
  }

  protected override squareName(square: string, from?: string): string | undefined {
    return squareName(square, this.playerNames, from);
  }

  protected override seatName(seat: Seat): string {
    return this.words.player(seat);
  }

  protected override seatDetails(seat: Seat): SeatDetails {
    const { words, state } = this;
    const score = this.scores[seat]!;
    const mark = seatMark(seat);
    if ('made' in state) return { scoreLabel: words.puzzle.made(score), mark };
    const source = this.#seatSource;
    const large = this.shownMode === 'diagram' || seat === this.#shownSeat;
    return {
      scoreLabel: words.filled(score),
      mark,
      note: seatNote(source, words, seat),
      own: large ? undefined : smallTray(source, seat),
    };
  }

  protected override prompt(all = false): string {
    const swap = this.#swapView;
    if (swap) return extras.value!.swapBoard.prompt(swap);
    const { state, offered, held, places, words } = this.#view;
    if (offered.length === 0) return '';
    if (held) {
      const named = (empty: boolean) => [...places.keys()].filter((cell) => empty === !places.get(cell));
      return words.holding(held.tile, named(true), named(false), canLeave(offered), all);
    }
    if (setupStep(state)) return words.choose;
    if (mustDraw(state)) return words.mustDraw(state.idle);
    return words.turn(
      offered.some(({ kind }) => kind === 'lay'),
      offered.some(({ kind }) => kind === 'draw'),
    );
  }

  /** Loads the swap puzzle early: a board far from the viewport is rendered for print at once. */
  override connectedCallback(): void {
    super.connectedCallback();
    const record = this.getAttribute('record') ?? readContent(this).text;
    if (definition.extras!.needed({ options: { game: this.game }, record }))
      extras.load().catch(() => undefined);
  }

  /** The cells for the tile that was turned over. */
  protected override turnNote(): string {
    return canLeave(this.offered as readonly LuckyMove[]) ? this.prompt(true) : '';
  }

  protected override positionChanged(): void {
    this.#selection = undefined;
  }

  protected override animateMove({ before, move }: PlayedMove<AnyState, AnyMove>): Promise<void> {
    return animate(this.renderRoot, before, move);
  }

  protected override renderBoard(): TemplateResult {
    const diagram = this.shownMode === 'diagram';
    const swap = this.#swapView;
    if (swap) {
      const { swapBoard } = extras.value!;
      return diagram ? swapBoard.diagram(swap) : swapBoard.board(swap, this.#grid);
    }
    return diagram ? this.#renderDiagram() : this.#renderTray();
  }

  #renderTray(): TemplateResult {
    const view = this.#view;
    const { state, seat, words } = view;
    const looks = trayLook(state, seat, recentCells(this.#seatSource, seat));
    const stop = tabStop(view);
    const { click, keydown, focusin } = this.#grid;
    const buttons = cells.map((cell, i) => this.#renderCell(cell, looks[i]!, view, stop));
    return html`${defs}
      <div
        class="lucky"
        role="grid"
        aria-label=${this.withMarks(words.grid(seat === this.you ? undefined : this.playerNames[seat]))}
        @click=${click}
        @keydown=${keydown}
        @focusin=${focusin}>
        <div class="tray" role="rowgroup">${tray(!this.noCoordinates)} ${lines(buttons)} ${this.#marks}</div>
        <div class="middle" role="row" part="middle" aria-label=${words.middle}>${middle(view, stop)}</div>
      </div>
      ${guard([state, words], () => faceDownList(state, words.unseen))}`;
  }

  #renderCell(cell: Cell, look: CellLook, view: PlayView, stop: string): unknown {
    const { held, places, words, hinted, lit } = view;
    const back = places.get(cell);
    const tile = back === undefined ? undefined : held?.tile;
    const hint = cellOf(hinted) === cell;
    const isStop = cell === stop;
    const offers = tile === undefined ? undefined : words.offers(tile, back ?? 0);
    const label = cellLabel(words, cell, { ...look, hint }, offers);
    const marks = tile ? (back && lit ? 'can swaps' : 'can') : '';
    const button = () => {
      const drawing = cellDrawing({ ...look, offer: lit ? tile : undefined, hint });
      return squareButton({ square: cell, part: 'cell', label, drawing, marks, isStop });
    };
    // The label tells everything else that is drawn.
    return guard([label, isStop, lit], button);
  }

  #renderDiagram(): TemplateResult {
    return staticTable(diagramLook(this.#seatSource, this.#shownSeat, !this.noCoordinates));
  }

  /** The view of the puzzle, if that is played. */
  get #swapView(): SwapView | undefined {
    const { state, offered, lastMove, hinted, words, noCoordinates, noLit } = this;
    if (!('made' in state)) return undefined;
    return {
      state,
      offered: offered as SwapView['offered'],
      lastMove: lastMove as SwapView['lastMove'],
      hinted: hinted as SwapView['hinted'],
      words,
      selection: this.#selection,
      current: this.#grid.current,
      coordinates: !noCoordinates,
      lit: !noLit,
      marks: this.#marks,
      withMarks: (label) => this.withMarks(label),
    };
  }

  /** The view of the game itself. */
  get #view(): PlayView {
    const state = this.state as LuckyState;
    const offered = this.offered as readonly LuckyMove[];
    const held = offered.length > 0 ? heldTile(this.#selection, state) : undefined;
    const places = new Map<Cell, number>();
    for (const move of offered)
      if (move.kind === 'lay' && move.tile === held?.tile)
        places.set(move.to, state.boards[state.seat]![indexOf(move.to)]!);
    return {
      state,
      offered,
      hinted: this.hinted as LuckyMove | undefined,
      words: this.words,
      seat: this.#shownSeat,
      held,
      places,
      current: this.#grid.current,
      lit: !this.noLit,
    };
  }

  get #seatSource(): SeatSource {
    return {
      state: this.state as LuckyState,
      history: this.history as readonly PastMove<LuckyState, LuckyMove>[],
      recent: this.recentMoves as readonly PastMove<LuckyState, LuckyMove>[],
      words: this.words,
      names: this.playerNames,
      drawMarks: this.shownMarks?.draw,
      withMarks: (label) => this.withMarks(label),
    };
  }

  /** The marks over the large tray: a layer, or in a diagram a part of the drawing. */
  get #marks(): Drawing | undefined {
    const { draw, layer } = this.shownMarks ?? {};
    const seat = 'made' in this.state ? 0 : this.#shownSeat;
    return marksOnLargeTray(this.shownMode === 'diagram' ? draw : layer, seat);
  }

  /** The seat of the large tray. */
  get #shownSeat(): Seat {
    return this.bottomSeat ?? (this.state as LuckyState).seat;
  }

  get #input(): BoardInput<AnyState, AnyMove> {
    return 'made' in this.state ? extras.value!.swapBoard.input : tileInput;
  }

  #select(selection: Selection): void {
    if (selection === this.#selection) return;
    this.#selection = selection;
    this.selectionChanged();
  }

  #press(square: string, source: Source): void {
    const press = this.offered.length > 0 && this.#input.press(this.#selection, square, this.state);
    if (!press) this.announce(this.prompt(true));
    else if ('move' in press) this.attempt(press.move, source);
    // A tile alone in the hand stays chosen.
    else if (press.select === this.#selection) this.announce(this.prompt(true));
    else this.#select(press.select);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lucky-numbers-grid': LuckyNumbersGrid;
  }
}
