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
import type { SeatLook } from '../../ui/desk.js';
import type { Source } from '../../ui/events.js';
import { GameElement } from '../../ui/game-element.js';
import { walk } from '../../ui/grid-keyboard.js';
import type { GameKit } from '../../ui/kit.js';
import { seatColors } from '../../ui/seat-colors.js';
import { seatMark } from '../../ui/seat-marks.js';
import type { Played } from '../../ui/table.js';
import { defs } from './drawing/defs.js';
import { still } from './drawing/still.js';
import { cell as cellDrawing, loose, pile as pileDrawing, type CellLook } from './drawing/tile.js';
import { ground } from './drawing/tray.js';
import { cells } from './engine/board.js';
import { mustDraw, pile, setupStep } from './engine/tiles.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';
import { grouped, heldAt, heldNow, isCell, mayTake, reach, type Hand, type Held } from './hand.js';
import { kit } from './kit.js';
import { cellLabel, cellOf, trayLook, type Past } from './look.js';
import { luckyNumbersGridStyles } from './lucky-numbers-grid.styles.js';
import type * as Motion from './motion.js';
import type { Table } from './others.js';
import { place } from './puzzle-place.js';
import type { PuzzleBoard, PuzzleScene } from './puzzle.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';
import type { LuckyWords } from './words/words.js';

export * from '../../ui/events.js';
export { BadNotation, BadOption, IllegalMove };

/** The cells row by row. */
const rows = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4));

/** All that a render asks for once. */
interface Scene {
  readonly state: LuckyState;
  readonly seat: Seat;
  readonly offered: readonly LuckyMove[];
  readonly held: Held | undefined;
  /** Where the held tile may be laid, and what goes back from there. */
  readonly reach: ReadonlyMap<Cell, number>;
}

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
export class LuckyNumbersGrid extends GameElement<AnyState, AnyMove, AnyOptions, LuckyWords> {
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

  #hand: Hand = { kind: 'empty' };
  /** The tab stop of the grid. */
  #square = 'a4';
  /** The finer parts of the drawing, and motion: they come right after the board can be played on. */
  #motion: typeof Motion | undefined;
  #puzzleBoard: PuzzleBoard | undefined;

  protected override gameKit(): GameKit<AnyState, AnyMove, AnyOptions, LuckyWords> {
    return kit;
  }

  protected override seat(seat: Seat): SeatLook {
    const { words } = this;
    const puzzle = this.#puzzle;
    const motion = puzzle ? undefined : this.#motion;
    const table = () => this.#table;
    const large = puzzle ?? (this.mode === 'diagram' || seat === this.#shown(this.#state));
    return {
      name: words.player(seat),
      scoreLabel: puzzle?.scoreLabel(words, this.scores[seat] ?? 0) ?? words.filled(this.scores[seat] ?? 0),
      mark: seatMark(seat),
      // these name seats, and for a name a seat is asked again: so they are made only where they are shown
      get note() {
        return motion?.note(table(), seat);
      },
      get own() {
        return large ? undefined : motion?.smallTray(table(), seat);
      },
    };
  }

  protected override detail(): string {
    const puzzle = this.#puzzleScene;
    if (puzzle) return this.#puzzle?.detail(puzzle) ?? '';
    const { state, offered, held, reach: places } = this.#scene();
    const { words } = this;
    if (offered.length === 0) return '';
    if (held) return this.#motion?.holding(words, held.tile, places, this.#canLeave(offered)) ?? '';
    if (setupStep(state)) return words.choose;
    if (mustDraw(state)) return this.#motion?.mustDraw(words) ?? '';
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

  protected override firstUpdated(): void {
    super.firstUpdated();
    // Where these cannot be had, the board is plainer, tiles do not glide and are not dragged.
    this.#fetchMotion().catch(() => undefined);
    if (this.mode !== 'diagram') this.#fetchDrag().catch(() => undefined);
  }

  protected override positionShown(): void {
    this.#hand = { kind: 'empty' };
  }

  protected override async animateMove({ before, move }: Played<AnyState, AnyMove>): Promise<void> {
    const { animate } = await this.#fetchMotion();
    await this.updateComplete;
    if ('from' in move) await this.#puzzle?.animate(move);
    else await animate(this.renderRoot, before as LuckyState, move);
  }

  protected override renderBoard(): TemplateResult {
    const puzzle = this.#puzzleScene;
    if (puzzle) return this.#puzzle?.render(puzzle) ?? html``;
    const scene = this.#scene();
    const { state, seat } = scene;
    if (this.mode === 'diagram') return this.#still(scene);
    const looks = trayLook(state, seat, this.#newest(seat));
    return html`${defs(this.#motion?.finish)}
      <div
        class="lucky"
        role="grid"
        aria-label=${this.words.grid(this.shownNames[seat] ?? '')}
        @click=${this.#click}
        @keydown=${this.#key}
        @focusin=${this.#focused}
      >
        <div class="tray" role="rowgroup">
          ${ground(!this.noCoordinates, this.#motion?.finish)}
          ${rows.map(
            (row, y) =>
              html`<div class="line" role="row">
                ${row.map((cell, x) => this.#cell(cell, looks[4 * y + x]!, scene))}
              </div>`,
          )}
        </div>
        <div class="middle" role="row" part="middle" aria-label=${this.words.middle}>
          ${this.#middle(scene)}
        </div>
      </div>`;
  }

  /** The board of the puzzle, while that is played. */
  get #puzzle(): PuzzleBoard | undefined {
    if (!place.Board || !('made' in this.state)) return undefined;
    return (this.#puzzleBoard ??= new place.Board(this, {
      scene: () => this.#puzzleScene,
      attempt: (move, source) => this.attempt(move, source),
    }));
  }

  get #puzzleScene(): PuzzleScene | undefined {
    const { state, offered, lastMove: last, hinted, words } = this;
    const finish = this.#motion?.finish;
    return 'made' in state ? { state, offered, last, hinted, words, finish } : undefined;
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
    const state = this.#state;
    const offered = this.offered as readonly LuckyMove[];
    const held = offered.length > 0 ? heldNow(this.#hand, state) : undefined;
    const places = held ? reach(state, offered, held.tile) : new Map<Cell, number>();
    return { state, offered, held, reach: places, seat: this.#shown(state, offered) };
  }

  #canLeave(offered: readonly LuckyMove[]): boolean {
    return offered.some(({ kind }) => kind === 'pass');
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
  #still({ state, seat }: Scene): TemplateResult {
    const finish = this.#motion?.finish;
    const label = this.words.describe(this.shownNames[seat] ?? '', state.boards[seat] ?? [], undefined);
    const looks = trayLook(state, seat, this.#newest(seat));
    return still(label, looks, !this.noCoordinates, finish, this.#motion?.under(this.#table, seat));
  }

  #cell(cell: Cell, look: CellLook, scene: Scene): TemplateResult {
    const { held, reach: places, seat, state } = scene;
    const back = seat === state.seat ? places.get(cell) : undefined;
    const offer = back === undefined || this.noLit ? undefined : held?.tile;
    const hint = cellOf(this.hinted as LuckyMove | undefined) === cell;
    return html`<div role="gridcell">
      <button
        class="spot ${back === undefined ? '' : 'can'} ${offer && back ? 'swaps' : ''}"
        part="cell"
        type="button"
        data-square=${cell}
        data-back=${back === 0 ? nothing : (back ?? nothing)}
        tabindex=${cell === this.#square ? 0 : -1}
        aria-label=${cellLabel(this.words, cell, { ...look, hint }, held?.tile, back)}
      >
        ${cellDrawing({ ...look, offer, hint }, this.#motion?.finish)}
      </button>
    </div>`;
  }

  #middle(scene: Scene): TemplateResult {
    const { state, offered, held, reach: places } = scene;
    const { words } = this;
    const hand = state.hands[state.seat] ?? [];
    const left = pile(state);
    // its place is kept as long as something may come back, so that nothing shifts under the hand
    const swaps = [...places.values()].some(Boolean);
    const draws = offered.some(({ kind }) => kind === 'draw');
    const hinted = this.hinted as LuckyMove | undefined;
    const finish = this.#motion?.finish;
    return html`<div class="heap">
        ${this.#button('pile', words.pile(left), draws, pileDrawing(left, { lit: draws && !held && !this.noLit, hint: hinted?.kind === 'draw' }, finish))}
        <span class="heap-tag" aria-hidden="true">${words.left(left)}</span>
      </div>
      ${
        hand.length > 0
          ? html`<div class="heap held">
              <div class="tiles">${grouped(hand).map((group) => this.#tile('hand', group, scene))}</div>
              <span class="heap-tag" aria-hidden="true">${words.inHand}</span>
            </div>`
          : nothing
      }
      ${
        state.middle.length > 0 || swaps
          ? html`<div class="heap face-up">
              <div class="tiles">
                ${grouped(state.middle).map((group) => this.#tile('open', group, scene))}
                ${swaps ? html`<div class="ghost" aria-hidden="true"></div>` : nothing}
              </div>
              <span class="heap-tag" aria-hidden="true">${words.faceUp}</span>
            </div>`
          : nothing
      }
      ${
        this.#canLeave(offered)
          ? html`<div class="leaves" role="gridcell">
              <button
                class="leave ${hinted?.kind === 'pass' ? 'hinted' : ''}"
                part="leave"
                type="button"
                data-square="pass"
                tabindex=${this.#square === 'pass' ? 0 : -1}
              >
                ${words.leave(hand[0] ?? 0)}
              </button>
            </div>`
          : nothing
      }`;
  }

  #button(
    square: string,
    label: string,
    can: boolean,
    drawing: TemplateResult,
    chosen = false,
  ): TemplateResult {
    return html`<div role="gridcell">
      <button
        class="spot ${can ? 'can' : ''} ${chosen ? 'chosen' : ''}"
        part=${square === 'pile' ? 'pile' : 'tile'}
        type="button"
        data-square=${square}
        tabindex=${square === this.#square ? 0 : -1}
        aria-label=${label}
      >
        ${drawing}
      </button>
    </div>`;
  }

  #tile(from: Held['from'], [tile, count]: readonly [number, number], scene: Scene): TemplateResult {
    const { held, offered } = scene;
    const { words } = this;
    const hinted = this.hinted as LuckyMove | undefined;
    const chosen = held?.from === from && held.tile === tile;
    const label = [
      tile,
      count > 1 && words.times(count),
      from === 'hand' ? words.inHand : words.faceUp,
      chosen && words.chosen,
    ];
    const can =
      offered.some((move) => move.kind === 'lay' && move.tile === tile) &&
      (held?.from !== 'hand' || from === 'hand');
    const hint = hinted?.kind === 'lay' && hinted.tile === tile;
    const drawing = loose(tile, { lit: chosen, count, hint }, this.#motion?.finish);
    return this.#button(`${from}-${tile}`, label.filter(Boolean).join(', '), can, drawing, chosen);
  }

  #hold(hand: Hand): void {
    this.#hand = hand;
    this.requestUpdate();
  }

  /** Takes up the tile of a square; false where none is to be had. */
  #lift(square: string): boolean {
    const state = this.#state;
    const held = heldAt(square);
    if (!held || this.offered.length === 0) return false;
    const has = held.from === 'hand' ? (state.hands[state.seat] ?? []) : state.middle;
    if (!has.includes(held.tile) || (held.from === 'open' && !mayTake(state))) return false;
    this.#hold({ kind: 'tile', ...held });
    return true;
  }

  #holds(square: string): boolean {
    const { from, tile } = heldNow(this.#hand, this.#state) ?? {};
    return `${from}-${tile}` === square;
  }

  /** Lays what is held on a cell; let go over the button that leaves it, it stays face up. */
  #put(square: string, source: Source): void {
    const held = heldNow(this.#hand, this.#state);
    if (square === 'pass') this.attempt({ kind: 'pass' }, source);
    else if (held && isCell(square)) this.attempt({ kind: 'lay', tile: held.tile, to: square }, source);
  }

  #press(square: string, source: Source): void {
    if (this.offered.length === 0) return;
    const tile = heldAt(square);
    if (square === 'pile') this.attempt({ kind: 'draw' }, source);
    else if (!tile) this.#put(square, source);
    else if (this.#holds(square)) this.#hold({ kind: 'empty' });
    // why not: a tile was drawn, or one must be
    else if (!this.#lift(square))
      this.attempt(
        mustDraw(this.#state) ? { kind: 'lay', tile: tile.tile, to: 'a4' } : { kind: 'draw' },
        source,
      );
  }

  async #fetchMotion(): Promise<typeof Motion> {
    const motion = await import('./motion.js');
    const root = this.renderRoot;
    if (!this.#motion && root instanceof ShadowRoot) {
      const sheets = motion.finish.sheets.flatMap(({ styleSheet }) => styleSheet ?? []);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
      this.#motion = motion;
      new motion.Aim(this);
      this.requestUpdate();
    }
    return motion;
  }

  /** Clicks do without it. */
  async #fetchDrag(): Promise<void> {
    const { Drag } = await import('../../ui/drag.js');
    new Drag(this, {
      lift: (square) => this.#lift(square),
      drop: (from, to) => {
        // Escape or another position may have emptied the hand meanwhile.
        if (!this.#holds(from)) return;
        if (to !== undefined) this.#put(to, 'pointer');
        this.#hold({ kind: 'empty' });
      },
    });
  }

  readonly #click = (event: MouseEvent): void => {
    const square = this.#squareOf(event);
    if (square === undefined) return;
    // A click made by a key or a screen reader has no clicks to count.
    this.#press(square, event.detail === 0 ? 'keyboard' : 'pointer');
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#hand.kind !== 'empty') {
      event.stopPropagation();
      this.#hold({ kind: 'empty' });
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
    const root = this.renderRoot as Partial<ShadowRoot> | undefined;
    return root?.activeElement instanceof HTMLElement ? root.activeElement.dataset.square : undefined;
  }

  readonly #focused = (event: FocusEvent): void => {
    this.#square = this.#squareOf(event) ?? this.#square;
    this.requestUpdate();
  };

  #squareOf(event: Event): string | undefined {
    return (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset.square;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lucky-numbers-grid': LuckyNumbersGrid;
  }
}
