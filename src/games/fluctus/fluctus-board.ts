import { html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat } from '../../core/game.js';
import type { Source } from '../../element/events.js';
import { GameElement } from '../../element/game-element.js';
import { GridController } from '../../element/input/grid-controller.js';
import type { PlayedMove } from '../../element/match/effects.js';
import type { SeatDetails } from '../../element/view/view-model.js';
import { definition } from './definition.js';
import { defs } from './drawing/defs.js';
import { ground, type GroundLook } from './drawing/ground.js';
import type { PieceLook } from './drawing/piece-look.js';
import { piece, reserveFrame, stoneMark } from './drawing/piece.js';
import { slotClass } from './drawing/places.js';
import type { Stone } from './drawing/stone.js';
import { fields } from './engine/board.js';
import { stoneAt } from './engine/explain.js';
import {
  colors,
  type Color,
  type Field,
  type FluctusMove,
  type FluctusOptions,
  type FluctusState,
} from './engine/types.js';
import { fluctusBoardStyles } from './fluctus-board.styles.js';
import { describe, fieldLabel } from './labels.js';
import { end, reserves, stoneOn, taken, trail } from './look.js';
import { animate } from './motion.js';
import { intended, lifts, marks, reach, takes, type Mark, type Selection } from './selection.js';
import type { FluctusWords } from './words/types.js';

export { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
export * from '../../element/events.js';

/** A square of the grid: a field, or the reserve of a seat. */
type Square = Field | 'reserve-A' | 'reserve-B';

const isField = (square: string): square is Field => (fields as readonly string[]).includes(square);
const reserveSeat = (square: string): Seat => ['reserve-A', 'reserve-B'].indexOf(square);

const outer = fields.slice(0, 6);
const inner = fields.slice(6);
const nothingMarked: ReadonlyMap<Field, Mark> = new Map();

/**
 * Fluctus (Friedrich Loos, Hexagames 1983): twelve fields, three pairs of coloured lines, eight stones for each player.
 * The board is reconstructed from the text of the rulebook.
 *
 * @tag fluctus-board
 *
 * @csspart field - Each of the twelve fields: a button.
 * @csspart reserve - The stones of each seat that have not entered yet: a button.
 *
 * @cssprop --fluctus-red - The red line and stones.
 * @cssprop --fluctus-white - The white line and stones.
 * @cssprop --fluctus-yellow - The yellow line and stones.
 * @cssprop --fluctus-green - The green line and stones.
 * @cssprop --fluctus-blue - The blue line and stones.
 * @cssprop --fluctus-violet - The violet line and stones.
 * @cssprop --fluctus-thread - Dots and dashes on the light lines; on blue and violet lines they are white.
 * @cssprop --fluctus-inlay-edge - The rim of the marks in stones and start fields.
 */
export class FluctusBoard extends GameElement<FluctusState, FluctusMove, FluctusOptions, FluctusWords> {
  static override definition = definition;

  static override styles: CSSResultGroup = [GameElement.styles, fluctusBoardStyles];

  static override properties: PropertyDeclarations = { colors: {}, variant: {} };

  /** The colours of seats A and B, such as `blue white`: opposite ones, in the variant `return` any two. Default `red green`. */
  colors = '';

  /** `classic`, or `return`: six stones each, and captured stones return to the reserve (F12). Default `classic`. */
  variant = '';

  #selection: Selection = { kind: 'none' };
  /** A captured stone: it fades while the other one leaps. */
  #gone: { readonly field: Field; readonly stone: Stone } | undefined;
  readonly #grid = new GridController(this, {
    initial: 'ro',
    rings: () => [0, 1],
    press: (square, source) => {
      this.#press(square, source);
    },
    release: () => {
      const selected = this.#selection.kind !== 'none';
      this.#select({ kind: 'none' });
      return selected;
    },
    lift: (square) => this.#lift(square),
    drop: (from, to) => {
      // Escape or another position may have ended the selection.
      if (!this.#holds(from)) return;
      if (to === undefined) this.#select({ kind: 'none' });
      else this.#put(to, 'pointer');
    },
  });

  /** As the rules draw the board, green is at the bottom, and so is the reserve of seat A. */
  protected override get bottomSeat(): Seat | undefined {
    return super.bottomSeat ?? (this.#color(0) === 'green' ? 0 : undefined);
  }

  protected override seatName(seat: Seat): string {
    return this.words.players[this.#color(seat)];
  }

  protected override seatDetails(seat: Seat): SeatDetails {
    const { words, scores } = this;
    const color = this.#color(seat);
    return {
      scoreLabel: words.stones(scores[seat] ?? 0),
      note: words.taken(taken(this.state, 1 - seat)) || undefined,
      mark: stoneMark({ seat, color }),
      tone: `c-${color}`,
    };
  }

  protected override prompt(): string {
    const { offered, words } = this;
    if (offered.length === 0) return '';
    const moves = reach(this.#selection, offered);
    const steps = moves.filter(({ kind }) => kind !== 'capture').map(({ to }) => to);
    switch (this.#selection.kind) {
      case 'none':
        return words.idle(steps, moves.length < offered.length);
      case 'reserve':
        return words.chosen(undefined, steps, []);
      case 'stone':
        return words.chosen(this.#selection.from, steps, takes(moves));
    }
  }

  protected override positionChanged(): void {
    this.#selection = { kind: 'none' };
  }

  protected override async animateMove({
    before,
    move,
  }: PlayedMove<FluctusState, FluctusMove>): Promise<void> {
    const dimple = (before.reserves[before.seat] ?? 1) - 1;
    const { stone } = move.kind === 'capture' ? stoneOn(before, move.to) : {};
    this.#gone = stone && { field: move.to, stone };
    this.requestUpdate();
    await this.updateComplete;
    try {
      await animate(this.renderRoot, { move, shift: this.#shift, corner: this.#corner(before.seat), dimple });
    } finally {
      this.#gone = undefined;
      this.requestUpdate();
    }
  }

  protected override renderBoard(): TemplateResult {
    const { state, words } = this;
    const label = words.board(this.playerNames);
    const drawnGround = this.#ground(state);
    if (this.shownMode === 'diagram')
      return html`${defs()}
        <div class="slab" role="img" aria-label="${label}: ${describe(state, words)}">
          ${drawnGround}
          ${fields.map((field) => html`<span class=${this.#place(field)}>${piece(this.#pieceLook(field, nothingMarked))}</span>`)}
        </div>`;
    const marked = marks(state, this.#selection, this.offered);
    const cells = (row: readonly Field[]) => row.map((field) => this.#cell(field, marked));
    const { click, keydown, focusin } = this.#grid;
    return html`${defs()}
      <div
        class="slab"
        role="grid"
        aria-label=${label}
        @click=${click}
        @keydown=${keydown}
        @focusin=${focusin}
      >
        ${drawnGround}
        <div role="row" aria-label=${words.rows.outer}>${cells(outer)}</div>
        <div role="row" aria-label=${words.rows.inner}>${cells(inner)}</div>
        <div role="row" aria-label=${words.rows.reserves}>${[0, 1].map((seat) => this.#reserve(seat))}</div>
      </div>`;
  }

  #color(seat: Seat): Color {
    return this.state.colors[seat] ?? 'red';
  }

  /** The turn of the board in sixths, so that the colour of the seat at the bottom is there. */
  get #shift(): number {
    const { bottomSeat } = this;
    return bottomSeat === undefined ? 0 : (9 - colors.indexOf(this.#color(bottomSeat))) % 6;
  }

  /** The corner of a seat's reserve: 0 bottom left, 1 top right. */
  #corner(seat: Seat): 0 | 1 {
    return seat === (this.bottomSeat ?? 0) ? 0 : 1;
  }

  /** The ground. It is rendered again only if it changes: it is the largest part of the drawing. */
  #ground(state: FluctusState): unknown {
    const look = this.#groundLook(state);
    const { shift, coordinates, last, routes } = look;
    const known = [
      shift,
      coordinates,
      state.colors,
      ...state.reserves,
      this.#selection.kind,
      this.bottomSeat,
    ];
    const taken = (look.reserves ?? []).map((reserve) => reserve.taken);
    return guard([...known, ...taken, last?.fields.join(), routes?.join('/')], () => ground(look));
  }

  #groundLook(state: FluctusState): GroundLook {
    const { lastMove, hinted } = this;
    const chosen = this.#selection.kind === 'reserve' ? state.seat : undefined;
    const captures = this.noLit
      ? []
      : takes(reach(this.#selection, this.offered)).map(({ from, over, to }) => [from, over, to]);
    const seat = lastMove && stoneAt(state, lastMove.to);
    return {
      shift: this.#shift,
      coordinates: !this.noCoordinates,
      reserves: reserves(state, this.bottomSeat ?? 0, chosen),
      last: lastMove && { seat: seat ?? 0, fields: trail(lastMove) },
      routes: hinted && hinted.kind !== 'enter' ? [trail(hinted)] : captures,
    };
  }

  #pieceLook(field: Field, marked: ReadonlyMap<Field, Mark>): PieceLook {
    const mark = this.noLit ? undefined : marked.get(field);
    const selection = this.#selection;
    return {
      ...stoneOn(this.state, field),
      gone: this.#gone?.field === field ? this.#gone.stone : undefined,
      chosen: selection.kind === 'stone' && selection.from === field,
      target: mark === 'barred' ? undefined : mark,
      barred: mark === 'barred',
      last: end(this.lastMove, field),
      hint: end(this.hinted, field),
      still: this.shownMode === 'diagram',
    };
  }

  #place = (field: Field): string => `spot ${slotClass(field, this.#shift)}`;

  #tabIndex(square: Square): 0 | -1 {
    return square === this.#grid.current ? 0 : -1;
  }

  /** A cell of the grid. It is rendered again only if it changes. */
  #cell(field: Field, marked: ReadonlyMap<Field, Mark>): unknown {
    const look = this.#pieceLook(field, marked);
    const movable = this.#movable(field);
    const { stone, gone, chosen, target, barred, last, hint } = look;
    const drawn = [stone?.seat, stone?.color, gone?.seat, chosen, target, barred, last, hint];
    const named = [movable, marked.get(field), this.#selection.kind, this.#tabIndex(field), this.words];
    return guard([...drawn, ...named, this.#shift], () =>
      this.#button(field, look, marked.get(field), movable),
    );
  }

  #button(field: Field, look: PieceLook, mark: Mark | undefined, movable: boolean): TemplateResult {
    const label = fieldLabel(this.state, field, this.words, {
      selection: this.#selection,
      movable,
      mark,
      last: look.last === 'to',
      hint: look.hint !== undefined,
    });
    return html`<div role="gridcell">
      <button
        class="${this.#place(field)} ${mark !== undefined || movable ? 'can' : ''}"
        part="field"
        type="button"
        data-square=${field}
        tabindex=${this.#tabIndex(field)}
        aria-label=${label}
      >
        ${piece(look)}
      </button>
    </div>`;
  }

  #reserve(seat: Seat): TemplateResult {
    const { state, words } = this;
    const square: Square = seat ? 'reserve-B' : 'reserve-A';
    const chosen = this.#selection.kind === 'reserve' && state.seat === seat;
    const can = this.offered.some(({ kind }) => kind === 'enter') && state.seat === seat;
    const label = words.reserve(this.#color(seat), state.reserves[seat] ?? 0, taken(state, seat));
    return html`<div role="gridcell">
      <button
        class="reserve ${this.#corner(seat) ? 'far' : ''} ${can ? 'can' : ''}"
        part="reserve"
        type="button"
        data-square=${square}
        tabindex=${this.#tabIndex(square)}
        aria-label=${chosen ? `${label}, ${words.states.chosen}` : label}
      >
        ${reserveFrame}
      </button>
    </div>`;
  }

  #movable(field: Field): boolean {
    return this.offered.some((move) => move.kind !== 'enter' && move.from === field);
  }

  #select(selection: Selection): void {
    this.#selection = selection;
    this.requestUpdate();
  }

  /** Selects the stone or the reserve of a square; false if it is not the mover's. */
  #lift(square: string): boolean {
    const { offered, state } = this;
    if (offered.length === 0) return false;
    if (isField(square)) {
      if (!lifts(state, square)) return false;
      this.#select({ kind: 'stone', from: square });
      return true;
    }
    if (reserveSeat(square) !== state.seat || !offered.some(({ kind }) => kind === 'enter')) return false;
    this.#select({ kind: 'reserve' });
    return true;
  }

  /** True if the selected stone is from this square. */
  #holds(square: string): boolean {
    const selection = this.#selection;
    return selection.kind === 'stone'
      ? selection.from === square
      : selection.kind === 'reserve' && !isField(square);
  }

  /** Moves the selected stone to a square. */
  #put(square: string, source: Source): void {
    if (this.#holds(square) || !isField(square)) this.#select({ kind: 'none' });
    else this.attempt(intended(this.state, this.#selection, square), source);
  }

  /** A press selects an own stone or the reserve, ends the selection, or completes a move. */
  #press(square: string, source: Source): void {
    if (this.offered.length === 0) return;
    if (this.#holds(square)) this.#select({ kind: 'none' });
    else if (!this.#lift(square)) this.#put(square, source);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fluctus-board': FluctusBoard;
  }
}
