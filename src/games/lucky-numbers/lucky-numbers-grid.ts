import { html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat } from '../../core/game.js';
import type { Drawing } from '../../element/drawing/template.js';
import type { Source } from '../../element/model/events.js';
import { GameElement } from '../../element/game-element.js';
import { GridController } from '../../element/ui/input/grid-controller.js';
import type { PlayedMove } from '../../element/model/effects.js';
import { seatColors } from '../../element/styles/seat-colors.styles.js';
import { seatMark } from '../../element/ui/view/seat-marks.js';
import type { LongTexts } from '../../element/ui/view/places.js';
import type { SeatDetails } from '../../element/ui/view/view-model.js';
import { definition } from './definition.js';
import { defs } from './drawing/tray.js';
import { cell as cellDrawing, type CellLook } from './drawing/tile.js';
import { cells, indexOf, sortCells, mustDraw, setupStep } from './engine/board.js';
import type { Cell, LuckyTypes } from './engine/types.js';
import { faceDownList, canLeave, middle, tabStop, type PlayView, ReturnPreview } from './middle.js';
import { cellLabel } from './labels.js';
import { luckyNumbersGridStyles } from './lucky-numbers-grid.styles.js';
import { animate, originOf } from './motion.js';
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
import { heldTile, tileInput, type Selection } from './selection.js';
import { smallTray, lines, staticTable, tray } from './tray-view.js';
import { squareButton } from '../../element/ui/view/square-button.js';
import type { LuckyWords } from '../../words/en/lucky-numbers.js';

export { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
export * from '../../element/model/events.js';

/**
 * The board of Lucky Numbers (Michael Schacht 2012), a game for one to four: each player fills a board of four by four cells, in
 * which the numbers ascend in every row and column. One board is large; the others are small, beside the names of their players.
 *
 * Keyboard: one grid with one tab stop. Its first four rows are the board, its fifth row is the middle: the pile, tiles in
 * hand, face-up tiles, and the button that leaves a drawn tile. Arrow keys move the focus, Enter presses, Escape puts a
 * tile back. The number of a tile chooses it, `d` turns over a tile, `n` and Shift+`n` jump to the next and previous cell for it.
 *
 * @tag lucky-numbers-grid
 *
 * @csspart cell - The button of each of the sixteen cells of the large board.
 * @csspart middle - The row below the large board: pile, tiles in hand, face-up tiles.
 * @csspart tile - The button of each tile in hand or face up.
 * @csspart pile - The button of the face-down tiles: turns one over.
 * @csspart leave - The button that leaves a drawn tile face up.
 * @csspart face-down - The list of the numbers that are still face down, which the player can open.
 *
 * @cssprop --lucky-bed - Ground of the cells.
 * @cssprop --lucky-tile - Face of the tiles.
 * @cssprop --lucky-ink - Numbers on the tiles.
 * @cssprop --lucky-back - Back of the tiles.
 * @cssprop --lucky-leaf - Leaves of the clover in the cells of the diagonal.
 * @cssprop --lucky-ladybird - Wings of the ladybird on the board.
 */
export class LuckyNumbersGrid extends GameElement<LuckyTypes, LuckyWords> {
  static override definition = definition;

  static override styles: CSSResultGroup = [GameElement.styles, seatColors, luckyNumbersGridStyles];

  static override properties: PropertyDeclarations = {
    setup: {},
    variant: {},
    sets: {},
  };

  /**
   * How the first tiles come to the diagonal (L2): each player lays four dealt tiles in any order (`choose`,
   * default), in ascending order (`sorted`), or `one-by-one`.
   */
  setup: string | undefined = '';

  /**
   * The variant of the rules: `basic` (default), or `play-on` (L9): equal numbers next to each other on a diagonal
   * give another turn.
   */
  variant: string | undefined = '';

  /** The number of sets of tiles from 1 to 20: 1 to 8. Default: one for each player; two for a single player. */
  sets: string | number | undefined = '';

  #selection: Selection;
  readonly #grid = new GridController(this, {
    initial: 'a4',
    arrange: (rows) => [...rows.slice(0, 4).reverse(), ...rows.slice(4)],
    press: (square, source) => this.#press(square, source),
    release: () => {
      if (this.#selection === undefined) return false;
      this.#select(undefined);
      return true;
    },
    lift: (square) => {
      const can = this.offered.length > 0 && tileInput.canSelect(square, this.state);
      if (can) this.#select(square);
      return can;
    },
    drop: (from, to) => {
      // Escape or another position may have ended the selection.
      if (!tileInput.holds(this.#selection, from, this.state)) return;
      const move = to && tileInput.put(this.#selection, to, this.state);
      if (move) this.attempt(move, 'pointer');
      this.#select(undefined);
    },
    // A tile was laid, or a button has done its work.
    refocus: () => 'pile',
  });
  readonly #preview = new ReturnPreview(this);
  /** The seat of the large tray before the last move. */
  #seatBefore: Seat | undefined;
  /** The place from which the tile of the last move comes, measured before the board shows the move. */
  #origin: DOMRect | undefined;

  /** The seat of the large tray: of the person to move, else the declared one, or that of the only person. */
  protected override get bottomSeat(): Seat | undefined {
    return this.movableSeat ?? super.bottomSeat ?? this.person;
  }

  protected override squareName(square: string, from?: string): string | undefined {
    return squareName(square, this.playerNames, from);
  }

  protected override seatName(seat: Seat): string {
    return this.words.player(seat);
  }

  protected override seatDetails(seat: Seat): SeatDetails {
    const { words } = this;
    const score = this.scores[seat]!;
    const mark = seatMark(seat);
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
    const { state, offered, held, places, words } = this.#view;
    if (offered.length === 0) return '';
    if (held) {
      const free = [...places.keys()].filter((cell) => !places.get(cell));
      const swaps = [...places].filter(([, tile]) => tile);
      return words.holding([held.tile], free, swaps, canLeave(offered), all);
    }
    if (setupStep(state)) return words.choose;
    if (mustDraw(state)) return words.mustDraw(state.idle);
    // the task says what to take
    const { goal, session } = this.settings;
    if (session.isPuzzle && goal.startsWith('fill')) return '';
    return words.turn(
      offered.some(({ kind }) => kind === 'lay'),
      offered.some(({ kind }) => kind === 'draw'),
    );
  }

  protected override longTexts(): LongTexts {
    const { words } = this;
    const four = ['a1', 'b2', 'c3', 'd4'] as const;
    const swaps = four.map((cell) => [cell, 20] as const);
    return {
      prompts: [
        words.choose,
        words.mustDraw(10),
        words.turn(true, true),
        words.holding([20], four, swaps, true),
      ],
      endings: ['L6', 'L7'],
      notes: [words.did('pass', 20, undefined), words.did('lay', 20, 'd4')],
    };
  }

  /** The cells for the tile that was turned over. */
  protected override moveNote(_state: LuckyTypes['state'], isLast: boolean): string {
    return isLast && canLeave(this.offered) ? this.prompt(true) : '';
  }

  protected override chosen(): readonly string[] {
    return this.#selection === undefined ? [] : [this.#selection];
  }

  protected override positionChanged(): void {
    this.#selection = undefined;
    const last = this.history.at(-1);
    const square = last && originOf(last.before, last.move);
    // a server has no shadow root
    this.#origin = square
      ? this.shadowRoot?.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect()
      : undefined;
  }

  protected override animateMove({ before, move }: PlayedMove<LuckyTypes>): Promise<void> {
    const isLarge = before.seat === this.#shownSeat;
    return animate(this.renderRoot, { before, move, isLarge, origin: this.#origin });
  }

  protected override updated(): void {
    super.updated();
    this.#seatBefore = this.#shownSeat;
  }

  protected override renderBoard(): TemplateResult {
    return this.shownMode === 'diagram' ? this.#renderDiagram() : this.#renderTray();
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
        aria-label=${this.withMarks(words.grid(seat === this.addressee ? undefined : this.playerNames[seat]))}
        @click=${click}
        @keydown=${keydown}
        @focusin=${focusin}>
        <div class="tray" role="rowgroup">
          ${tray(this.settings.coordinates)} ${lines(buttons)} ${this.#marks}
        </div>
        <div class="middle" role="row" part="middle" aria-label=${words.middle}>${middle(view, stop)}</div>
      </div>
      ${guard([state, words], () => faceDownList(state, words, (text) => this.announce(text)))}`;
  }

  #renderCell(cell: Cell, look: CellLook, view: PlayView, stop: string): unknown {
    const { held, places, words, hinted, lit } = view;
    const back = places.get(cell);
    const tile = back === undefined ? undefined : held?.tile;
    const hint = cellOf(hinted) === cell;
    const isStop = cell === stop;
    const offers = tile === undefined ? undefined : words.offers([tile], back ?? 0);
    const label = cellLabel(words, cell, { ...look, hint }, offers);
    const style = `spot ${tile ? (back && lit ? 'can swaps' : 'can') : ''}`;
    const button = () => {
      const drawing = cellDrawing({ ...look, offer: lit ? tile : undefined, hint });
      return squareButton({ square: cell, part: 'cell', style, label, drawing, isStop });
    };
    // The label tells everything else that is drawn.
    return guard([label, isStop, lit], button);
  }

  #renderDiagram(): TemplateResult {
    return staticTable(diagramLook(this.#seatSource, this.#shownSeat, this.settings.coordinates));
  }

  get #view(): PlayView {
    const { state, offered } = this;
    const held = offered.length > 0 ? heldTile(this.#selection, state) : undefined;
    const targets = offered.flatMap((move) =>
      move.kind === 'lay' && move.tile === held?.tile ? move.to : [],
    );
    const places = new Map(
      sortCells(targets).map((cell) => [cell, state.boards[state.seat]![indexOf(cell)]!] as const),
    );
    return {
      state,
      offered,
      hinted: this.hinted,
      words: this.words,
      seat: this.#shownSeat,
      held,
      places,
      current: this.#grid.current,
      lit: this.settings.lit,
    };
  }

  get #seatSource(): SeatSource {
    return {
      state: this.state,
      history: this.history,
      recent: this.recentMoves,
      words: this.words,
      names: this.playerNames,
      drawMarks: this.shownMarks?.draw,
      withMarks: (label) => this.withMarks(label),
    };
  }

  /** The marks over the large tray: a layer, or in a diagram a part of the drawing. */
  get #marks(): Drawing | undefined {
    const { draw, layer } = this.shownMarks ?? {};
    return marksOnLargeTray(this.shownMode === 'diagram' ? draw : layer, this.#shownSeat);
  }

  /** The seat of the large tray: that of the next person comes when the tile lies. */
  get #shownSeat(): Seat {
    return (this.moving ? this.#seatBefore : undefined) ?? this.bottomSeat ?? this.state.seat;
  }

  #select(selection: Selection): void {
    if (selection === this.#selection) return;
    this.#selection = selection;
    this.selectionChanged();
    this.#preview.update();
  }

  #press(square: string, source: Source): void {
    const press = this.offered.length > 0 && tileInput.press(this.#selection, square, this.state);
    // the prompt is shown in place of the aim
    if (!press) this.selectionChanged();
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
