import { type CSSResultGroup, type PropertyDeclarations, type TemplateResult, html } from 'lit';
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
import { cellPlace, viewBox, defs } from '../lucky-numbers/drawing/tray.js';
import { indexOf, cells } from '../lucky-numbers/engine/board.js';
import type { Cell } from '../lucky-numbers/engine/types.js';
import { luckyNumbersGridStyles } from '../lucky-numbers/lucky-numbers-grid.styles.js';
import { arrive } from '../lucky-numbers/motion.js';
import { isCell } from '../lucky-numbers/selection.js';
import { definition } from './definition.js';
import type { SwapMove, SwapTypes } from './engine/types.js';
import { luckyNumbersSwapStyles } from './lucky-numbers-swap.styles.js';
import type { SwapWords } from '../../words/en/lucky-swap.js';
import { cell as cellDrawing, type CellLook } from '../lucky-numbers/drawing/tile.js';
import { cellLabel } from '../lucky-numbers/labels.js';
import { lines, staticTable, tray } from '../lucky-numbers/tray-view.js';
import { squareButton } from '../../element/ui/view/square-button.js';

const touches = (move: SwapMove | undefined, cell: string): boolean =>
  move?.from === cell || move?.to === cell;

export { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
export * from '../../element/model/events.js';

/** The exchange of two cells, in the order of their names. */
function exchange(a: Cell, b: Cell): SwapMove {
  return a < b ? { from: a, to: b } : { from: b, to: a };
}

/**
 * The swap puzzle of Lucky Numbers, for one player: exchange neighbouring tiles until every row and every column ascends (L11).
 * The same `seed` gives the same puzzle; without a seed, every puzzle is new.
 *
 * Keyboard: one grid with one tab stop. Arrow keys move the focus, Enter chooses a tile and then the neighbour with which it changes
 * places, Escape releases it.
 *
 * @tag lucky-numbers-swap
 *
 * @csspart cell - The button of each of the sixteen cells.
 * @csspart middle - The number of exchanges, in place of the list of players.
 */
export class LuckyNumbersSwap extends GameElement<SwapTypes, SwapWords> {
  static override definition = definition;

  static override styles: CSSResultGroup = [
    GameElement.styles,
    seatColors,
    luckyNumbersGridStyles,
    luckyNumbersSwapStyles,
  ];

  static override properties: PropertyDeclarations = {
    par: {},
    wrap: { type: Boolean },
  };

  /** The number of exchanges that the shortest solution needs: 1 to 5. Default: 3. */
  par: string | number | undefined = '';

  /** Makes cells at opposite edges neighbours, too. */
  wrap: boolean | undefined = false;

  #selected: Cell | undefined;
  readonly #grid = new GridController(this, {
    initial: 'a4',
    arrange: (rows) => [...rows].reverse(),
    rings: () => (this.state.wrap ? [0, 1, 2, 3] : []),
    press: (square, source) => this.#press(square, source),
    release: () => {
      if (this.#selected === undefined) return false;
      this.#select(undefined);
      return true;
    },
    lift: (square) => {
      const can = this.offered.length > 0 && isCell(square);
      if (can) this.#select(square);
      return can;
    },
    drop: (from, to) => {
      // Escape or another position may have ended the selection.
      if (this.#selected !== from) return;
      if (to && to !== from && isCell(to)) this.attempt(exchange(this.#selected, to), 'pointer');
      this.#select(undefined);
    },
  });

  protected override squareName(square: string): string | undefined {
    return isCell(square) ? square : undefined;
  }

  protected override seatName(seat: Seat): string {
    return this.words.player(seat);
  }

  protected override seatDetails(seat: Seat): SeatDetails {
    const { words } = this;
    const { made, par } = this.state;
    return {
      scoreLabel: words.made(this.scores[seat] ?? 0),
      mark: seatMark(seat),
      tally: html`<p class="tally" part="middle">${words.tally(made, par)}</p>`,
    };
  }

  protected override prompt(): string {
    const { words, offered, state } = this;
    const selected = this.#chosen;
    if (offered.length === 0) return '';
    return selected
      ? words.holding(state.board[indexOf(selected)] ?? 0, this.#neighbours(selected))
      : words.choose;
  }

  protected override longTexts(): LongTexts {
    const { words } = this;
    return {
      prompts: [words.choose, words.holding(20, ['a1', 'b2', 'c3', 'd4'])],
      endings: ['L11'],
      notes: [],
    };
  }

  protected override positionChanged(): void {
    this.#selected = undefined;
  }

  protected override async animateMove({ move }: PlayedMove<SwapTypes>): Promise<void> {
    const at = (square: string) => this.renderRoot.querySelector(`[data-square="${square}"]`);
    const places = [at(move.from), at(move.to)];
    const [from, to] = places.map((each) => each?.getBoundingClientRect());
    await Promise.all([arrive(places[0]!, to), arrive(places[1]!, from)]);
  }

  protected override renderBoard(): TemplateResult {
    const { state, words } = this;
    const { coordinates } = this.settings;
    if (this.shownMode === 'diagram')
      return staticTable({
        label: this.withMarks(words.describe(state.board)),
        cells: cells.map((cell) => this.#look(cell)),
        coordinates,
        marks: this.#marks,
      });
    const { click, keydown, focusin } = this.#grid;
    const partners = this.#chosen ? this.#neighbours(this.#chosen) : [];
    return html`${defs}
      <div class="lucky puzzle">
        <div
          class="tray"
          role="grid"
          aria-label=${this.withMarks(words.grid)}
          @click=${click}
          @keydown=${keydown}
          @focusin=${focusin}>
          ${tray(coordinates)} ${lines(cells.map((cell) => this.#cell(cell, partners)))} ${this.#marks}
        </div>
      </div>`;
  }

  /** The selected cell, if a person is to move. */
  get #chosen(): Cell | undefined {
    return this.offered.length > 0 ? this.#selected : undefined;
  }

  #neighbours(cell: Cell): readonly Cell[] {
    return this.offered.flatMap((move) =>
      touches(move, cell) ? [move.from === cell ? move.to : move.from] : [],
    );
  }

  #look(cell: Cell): CellLook {
    return {
      tile: this.state.board[indexOf(cell)],
      chosen: cell === this.#chosen,
      last: touches(this.lastMove, cell),
      hint: touches(this.hinted, cell),
    };
  }

  /** The button of a cell; with one of the `partners`, the selected tile can change places. */
  #cell(cell: Cell, partners: readonly Cell[]): TemplateResult {
    const { words, offered, settings, state } = this;
    const { current } = this.#grid;
    const look = this.#look(cell);
    const partner = partners.includes(cell) ? state.board[indexOf(this.#chosen!)] : undefined;
    return squareButton({
      square: cell,
      part: 'cell',
      style: offered.length > 0 ? 'spot can' : 'spot',
      label: cellLabel(words, cell, look, partner === undefined ? undefined : words.offers(partner)),
      drawing: cellDrawing({ ...look, offer: settings.lit ? partner : undefined }),
      isStop: cell === (isCell(current) ? current : 'a4'),
    });
  }

  /** The marks over the tray: a layer, or in a diagram a part of the drawing. */
  get #marks(): Drawing | undefined {
    const { draw, layer } = this.shownMarks ?? {};
    const show = this.shownMode === 'diagram' ? draw : layer;
    return show?.(viewBox, (square) => cellPlace(indexOf(square as Cell)));
  }

  #select(cell: Cell | undefined): void {
    if (cell === this.#selected) return;
    this.#selected = cell;
    this.selectionChanged();
  }

  #press(square: string, source: Source): void {
    if (this.offered.length === 0 || !isCell(square)) this.announce(this.prompt());
    else if (this.#selected && this.#selected !== square)
      this.attempt(exchange(this.#selected, square), source);
    else this.#select(this.#selected ? undefined : square);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lucky-numbers-swap': LuckyNumbersSwap;
  }
}
