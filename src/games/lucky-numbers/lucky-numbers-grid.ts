import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
import type { Seat } from '../../core/game.js';
import type { SeatLook } from '../../element/desk.js';
import type { Source } from '../../element/events.js';
import { GameElement } from '../../element/game-element.js';
import { walk } from '../../element/input/grid-keyboard.js';
import type { GameKit } from '../../element/game-definition.js';
import { seatColors } from '../../element/styles/seat-colors.js';
import { seatMark } from '../../element/view/seat-marks.js';
import type { Played } from '../../element/match/table.js';
import { defs } from './drawing/defs.js';
import { still } from './drawing/still.js';
import { cell as cellDrawing, type CellLook } from './drawing/tile.js';
import { ground } from './drawing/tray.js';
import { cells } from './engine/board.js';
import { mustDraw, setupStep } from './engine/tiles.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';
import { empty, heldNow, isHand, pressed, reach, type Deed, type Hand } from './hand.js';
import { kit } from './kit.js';
import { cellLabel, cellOf, trayLook, type Past } from './look.js';
import { luckyNumbersGridStyles } from './lucky-numbers-grid.styles.js';
import { canLeave, middle } from './middle.js';
import type * as Motion from './motion.js';
import type { Table } from './others.js';
import { place } from './puzzle-place.js';
import type { PuzzleBoard } from './puzzle.js';
import type { Look, Scene } from './scene.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';
import type { LuckyWords } from './words/types.js';

export * from '../../element/events.js';
export { BadNotation, BadOption, IllegalMove };

/** The cells row by row. */
const rows = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4));

/** The square of the board that a target lies in. */
const squareOf = (target: EventTarget | null | undefined): string | undefined =>
  (target as Element | null | undefined)?.closest<HTMLElement>('[data-square]')?.dataset.square;

/**
 * Lucky Numbers (Michael Schacht 2012): four by four cells of one's own, numbers that must ascend in every row and
 * column. The own tray lies large, the others' small beside their names.
 *
 * Keyboard: one grid, one tab stop. Its first four rows are the tray, its fifth row the middle: the pile, the tiles in
 * hand, those that lie face up, and the button that leaves a drawn tile. Arrows walk, Enter presses, Escape puts back.
 *
 * @tag lucky-numbers-grid
 *
 * @csspart cell - Each of the sixteen cells of the large tray: a button.
 * @csspart middle - What lies under the large tray: pile, tiles in hand, face-up tiles.
 * @csspart tile - A tile in hand or face up: a button.
 * @csspart pile - The face-down tiles: the button that turns one over.
 * @csspart leave - The button that leaves a drawn tile face up.
 *
 * @cssprop --lucky-bed - The trough of the tray.
 * @cssprop --lucky-tile - The face of a tile.
 * @cssprop --lucky-back - The back of a tile.
 * @cssprop --lucky-leaf - Leaves of the clover in the beds of the diagonal.
 */
export class LuckyNumbersGrid extends GameElement<AnyState, AnyMove, AnyOptions, LuckyWords, typeof Motion> {
  static override styles: CSSResultGroup = [GameElement.styles, seatColors, luckyNumbersGridStyles];

  static override properties: PropertyDeclarations = {
    game: {},
    setup: {},
    variant: {},
    sets: {},
    par: {},
    wrap: { type: Boolean },
    series: { type: Boolean },
  };

  /**
   * What is played on the tray: `lucky-numbers`, or `swap`, a puzzle for one (L11): neighbours change places until every
   * row and column ascends. `seed` makes the puzzle; without one each is another. Default `lucky-numbers`.
   */
  game = '';

  /**
   * How the first tiles come to the diagonal (L2): `choose` (four dealt tiles, laid in any order), `sorted` (laid out
   * ascending by themselves) or `one-by-one`. Default `choose`.
   */
  setup = '';

  /** `basic`, or `play-on`: equal numbers side by side on a diagonal give another turn (L9). Default `basic`. */
  variant = '';

  /** How many sets of tiles 1 to 20 are in the game, 1 to 8. Default one for each player, two for one alone. */
  sets = '';

  /** Of the puzzle: the least number of exchanges that solve it, 1 to 5 (L11). Default 3. */
  par = '';

  /** Of the puzzle: cells at opposite edges are neighbours too (L11). */
  wrap = false;

  /**
   * Plays a tournament (L10): as many games as players, and everybody begins once. The winner of a game gets two points,
   * everybody else loses one for each own empty cell. Behind a game `newGame()` begins the next one.
   */
  series = false;

  #hand: Hand = empty;
  /** The tab stop of the grid. */
  #square = 'a4';
  #puzzleBoard: PuzzleBoard | undefined;

  protected override gameKit(): GameKit<AnyState, AnyMove, AnyOptions, LuckyWords, typeof Motion> {
    return kit;
  }

  protected override seat(seat: Seat): SeatLook {
    const { words } = this;
    const puzzle = this.#puzzle;
    const later = puzzle ? undefined : this.later;
    const table = () => this.#table;
    const large = puzzle ?? (this.mode === 'diagram' || seat === this.#shown(this.#state));
    return {
      name: words.player(seat),
      scoreLabel: puzzle?.scoreLabel(words, this.scores[seat] ?? 0) ?? words.filled(this.scores[seat] ?? 0),
      mark: seatMark(seat),
      // these name seats, and for a name a seat is asked again: so they are made only where they are shown
      get note() {
        return later?.note(table(), seat);
      },
      get own() {
        return large ? undefined : later?.smallTray(table(), seat);
      },
    };
  }

  protected override detail(): string {
    const puzzle = this.#puzzle;
    if (puzzle) return puzzle.detail();
    const { state, offered, held, places, words } = this.#scene();
    if (offered.length === 0) return '';
    if (held) return this.later?.holding(words, held.tile, places, canLeave(offered)) ?? '';
    if (setupStep(state)) return words.choose;
    if (mustDraw(state)) return this.later?.mustDraw(words) ?? '';
    return words.turn(
      offered.some(({ kind }) => kind === 'lay'),
      offered.some(({ kind }) => kind === 'draw'),
    );
  }

  protected override update(changed: PropertyValues<this>): void {
    const focused = this.#focusedSquare;
    super.update(changed);
    // What had the focus may be gone: a tile was laid, a button did its work.
    if (focused === undefined || this.#focusedSquare !== undefined) return;
    void this.updateComplete.then(() => {
      this.#focus('pile');
    });
  }

  protected override dressed(): void {
    const now = () => ({ hand: this.#hand, state: this.#state, offered: this.offered });
    this.later?.settle(this, now, (deed) => {
      this.#do(deed, 'pointer');
    });
  }

  protected override positionShown(): void {
    this.#hand = empty;
  }

  protected override async animateMove({ before, move }: Played<AnyState, AnyMove>): Promise<void> {
    const { animate } = await this.fetchLater();
    await this.updateComplete;
    await animate(this.renderRoot, before, move);
  }

  protected override renderBoard(): TemplateResult {
    const puzzle = this.#puzzle;
    if (puzzle) return puzzle.render();
    const scene = this.#scene();
    const { state, seat, words, finish } = scene;
    if (this.mode === 'diagram') return this.#still(scene);
    const looks = trayLook(state, seat, this.#newest(seat));
    return html`${defs(finish)}
      <div
        class="lucky"
        role="grid"
        aria-label=${words.grid(this.shownNames[seat] ?? '')}
        @click=${this.#click}
        @keydown=${this.#key}
        @focusin=${this.#focused}
      >
        <div class="tray" role="rowgroup">
          ${ground(!this.noCoordinates, finish)}
          ${rows.map(
            (row, y) =>
              html`<div class="line" role="row">
                ${row.map((cell, x) => this.#cell(cell, looks[4 * y + x]!, scene))}
              </div>`,
          )}
        </div>
        <div class="middle" role="row" part="middle" aria-label=${words.middle}>${middle(scene)}</div>
      </div>`;
  }

  /** The board of the puzzle, while that is played: it came with the reader that brought the puzzle. */
  get #puzzle(): PuzzleBoard | undefined {
    if (!('made' in this.state)) return undefined;
    return (this.#puzzleBoard ??= new place.Board!(this, {
      scene: () => this.#look(),
      attempt: (move, source) => this.attempt(move, source),
    }));
  }

  /** What every board on this tray shows. */
  #look(): Look {
    const { state, offered, lastMove: last, hinted, words } = this;
    return { state, offered, last, hinted, words, finish: this.later?.finish };
  }

  /** While the game itself is played, all there is is its own. */
  get #state(): LuckyState {
    return this.state as LuckyState;
  }

  /** Whose tray lies large: of a person to move their own, else the one asked for, the one person's, the mover's. */
  #shown(state: LuckyState, offered: readonly AnyMove[] = this.offered): Seat {
    return offered.length > 0 ? state.seat : (this.bottom ?? this.person ?? state.seat);
  }

  #scene(): Scene {
    const look = this.#look() as Scene;
    const { state, offered } = look;
    const held = offered.length > 0 ? heldNow(this.#hand, state) : undefined;
    return {
      ...look,
      held,
      places: held ? reach(state, offered, held.tile) : new Map<Cell, number>(),
      seat: this.#shown(state, offered),
      stop: this.#square,
      lit: !this.noLit,
    };
  }

  /** The move that led here, if it was that seat's: what it laid is marked. */
  #newest(seat: Seat): LuckyMove | undefined {
    const last = (this.past as readonly Past[]).at(-1);
    return last?.before.seat === seat ? last.move : undefined;
  }

  get #table(): Table {
    return {
      state: this.#state,
      past: this.past as readonly Past[],
      words: this.words,
      names: this.shownNames,
    };
  }

  /** A diagram: the tray as one picture, and under it what else lies on the table. */
  #still({ state, seat, words, finish }: Scene): TemplateResult {
    const label = words.describe(this.shownNames[seat] ?? '', state.boards[seat] ?? [], undefined);
    const looks = trayLook(state, seat, this.#newest(seat));
    return still(label, looks, !this.noCoordinates, finish, this.later?.under(this.#table, seat));
  }

  #cell(cell: Cell, look: CellLook, scene: Scene): TemplateResult {
    const { held, places, seat, state, words, finish, hinted, lit, stop } = scene;
    const back = seat === state.seat ? places.get(cell) : undefined;
    const offer = back !== undefined && lit ? held?.tile : undefined;
    const swaps = offer && back;
    const hint = cellOf(hinted) === cell;
    return html`<div role="gridcell">
      <button
        class="spot ${back === undefined ? '' : 'can'} ${swaps ? 'swaps' : ''}"
        part="cell"
        type="button"
        data-square=${cell}
        data-back=${swaps ? back : nothing}
        tabindex=${cell === stop ? 0 : -1}
        aria-label=${cellLabel(words, cell, { ...look, hint }, held?.tile, back)}
      >
        ${cellDrawing({ ...look, offer, hint }, finish)}
      </button>
    </div>`;
  }

  /** What a hand did: it holds something else now, or tries a move. */
  #do(deed: Deed | undefined, source: Source): void {
    if (!deed) return;
    if (!isHand(deed)) this.attempt(deed, source);
    else {
      this.#hand = deed;
      this.requestUpdate();
    }
  }

  #press(square: string, source: Source): void {
    if (this.offered.length > 0) this.#do(pressed(this.#hand, square, this.#state), source);
  }

  readonly #click = (event: MouseEvent): void => {
    const square = squareOf(event.target);
    if (square === undefined) return;
    // A click made by a key or a screen reader has no clicks to count.
    this.#press(square, event.detail === 0 ? 'keyboard' : 'pointer');
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#hand.kind !== 'empty') {
      event.stopPropagation();
      this.#do(empty, 'keyboard');
      return;
    }
    const grid = event.currentTarget as HTMLElement;
    const rows = Array.from(grid.querySelectorAll('[role=row]'), (row) =>
      Array.from(row.querySelectorAll<HTMLElement>('[data-square]'), ({ dataset }) => dataset.square ?? ''),
    );
    const to = walk({ rows, rings: [] }, this.#square, event);
    if (to === undefined) return;
    event.preventDefault();
    this.#focus(to);
  };

  #focus(square: string): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  }

  get #focusedSquare(): string | undefined {
    return squareOf(this.shadowRoot?.activeElement);
  }

  readonly #focused = (event: FocusEvent): void => {
    this.#square = squareOf(event.target) ?? this.#square;
    this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'lucky-numbers-grid': LuckyNumbersGrid;
  }
}
