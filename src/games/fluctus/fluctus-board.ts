import { html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
import type { Seat } from '../../core/game.js';
import type { SeatLook } from '../../element/desk.js';
import type { Drag } from '../../element/input/drag-controller.js';
import type { Source } from '../../element/events.js';
import { GameElement } from '../../element/game-element.js';
import { walk, type Walk } from '../../element/input/grid-keyboard.js';
import type { GameKit } from '../../element/game-definition.js';
import type { Played } from '../../element/match/table.js';
import { defs } from './drawing/defs.js';
import { ground } from './drawing/ground.js';
import { piece, reserveFrame, stoneMark, type PieceLook, type Stone } from './drawing/piece.js';
import { slotClass } from './drawing/places.js';
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
import { intended, lifts, marks, reach, takes, type Hand, type Mark } from './hand.js';
import { kit } from './kit.js';
import { end, reserves, stoneOn, taken, trail } from './look.js';
import type * as Motion from './motion.js';
import type { FieldState, FluctusWords } from './words/types.js';

export * from '../../element/events.js';
export { BadNotation, BadOption, IllegalMove };

/** A square of the grid: a field, or a reserve by its seat. */
type Square = Field | 'reserve-A' | 'reserve-B';
const reserveSquares = ['reserve-A', 'reserve-B'] as const;
const isField = (square: string): square is Field => (fields as readonly string[]).includes(square);
const reserveSeat = (square: string): Seat =>
  reserveSquares.indexOf(square as (typeof reserveSquares)[number]);

const outer = fields.slice(0, 6);
const inner = fields.slice(6);
const walks: Walk = { rows: [outer, inner, reserveSquares], rings: [0, 1] };

/**
 * Fluctus (Friedrich Loos, Hexagames 1983): twelve fields, three lines that never quite come round, eight stones each.
 * The board is rebuilt from the rulebook's text.
 *
 * @tag fluctus-board
 *
 * @csspart field - Each of the twelve fields: a button.
 * @csspart reserve - The stones beside the board that are still to enter: a button for each seat.
 *
 * @cssprop --fluctus-red - The red line and stones.
 * @cssprop --fluctus-white - The white line and stones.
 * @cssprop --fluctus-yellow - The yellow line and stones.
 * @cssprop --fluctus-green - The green line and stones.
 * @cssprop --fluctus-blue - The blue line and stones.
 * @cssprop --fluctus-violet - The violet line and stones.
 * @cssprop --fluctus-thread - Dots and dashes on the light lines; on blue and violet they are white.
 * @cssprop --fluctus-inlay-edge - The rim of the marks that are inlaid in stones and start fields.
 */
export class FluctusBoard extends GameElement<
  FluctusState,
  FluctusMove,
  FluctusOptions,
  FluctusWords,
  typeof Motion
> {
  static override styles: CSSResultGroup = [GameElement.styles, fluctusBoardStyles];

  static override properties: PropertyDeclarations = { colors: {}, variant: {} };

  /** Colours of seats A and B, such as `blue white`: opposite ones, in the variant `return` any two. Default `red green`. */
  colors = '';

  /** `classic`, or `return`: six stones each, and captured ones come back (F12). Default `classic`. */
  variant = '';

  #hand: Hand = { kind: 'empty' };
  /** A stone that is being taken: it fades while the other one leaps. */
  #gone: { readonly field: Field; readonly stone: Stone } | undefined;
  /** The tab stop of the grid. */
  #square: Square = 'ro';
  #drag: Drag | undefined;

  protected override gameKit(): GameKit<
    FluctusState,
    FluctusMove,
    FluctusOptions,
    FluctusWords,
    typeof Motion
  > {
    return kit;
  }

  /** As the rules draw the board, green lies at the bottom, and the reserve of seat A. */
  protected override get bottom(): Seat | undefined {
    return super.bottom ?? (this.#color(0) === 'green' ? 0 : undefined);
  }

  protected override seat(seat: Seat): SeatLook {
    const { words, scores } = this;
    const color = this.#color(seat);
    return {
      name: words.players[color],
      scoreLabel: words.stones(scores[seat] ?? 0),
      note: words.taken(taken(this.state, 1 - seat)) || undefined,
      mark: stoneMark({ seat, color }),
      tone: `c-${color}`,
    };
  }

  protected override detail(): string {
    const { offered } = this;
    if (offered.length === 0) return '';
    const moves = reach(this.#hand, offered);
    const steps = moves.filter(({ kind }) => kind !== 'capture').map(({ to }) => to);
    switch (this.#hand.kind) {
      case 'empty':
        return this.words.idle(steps, moves.length < offered.length);
      case 'reserve':
        return this.words.chosen(undefined, steps, []);
      case 'stone':
        return this.words.chosen(this.#hand.from, steps, takes(moves));
    }
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    void this.#fetchDrag();
  }

  protected override positionShown(): void {
    this.#hand = { kind: 'empty' };
  }

  protected override async animateMove({ before, move }: Played<FluctusState, FluctusMove>): Promise<void> {
    void this.#fetchDrag();
    const { animate } = await this.fetchLater();
    const dimple = (before.reserves[before.seat] ?? 1) - 1;
    const gone = move.kind === 'capture' ? stoneOn(before, move.to).stone : undefined;
    this.#gone = gone && { field: move.to, stone: gone };
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
    const still = this.mode === 'diagram';
    const { state, words } = this;
    const label = words.board(this.shownNames);
    const look = this.#ground(state);
    if (still) {
      return html`${defs()}
        <div class="slab" role="img" aria-label="${label}: ${this.#described(state)}">
          ${ground(look)}
          ${fields.map((field) => html`<span class=${this.#place(field)}>${piece(this.#piece(field, new Map()), this.later?.finish)}</span>`)}
        </div>`;
    }
    const lit = marks(state, this.#hand, this.offered);
    const { outer: out, inner: into, reserves: beside } = words.rows;
    const cells = (row: readonly Field[]) => row.map((field) => this.#cell(field, lit.get(field)));
    return html`${defs()}
      <div
        class="slab"
        role="grid"
        aria-label=${label}
        @click=${this.#click}
        @keydown=${this.#key}
        @focusin=${this.#focused}
      >
        ${ground(look)}
        <div role="row" aria-label=${out}>${cells(outer)}</div>
        <div role="row" aria-label=${into}>${cells(inner)}</div>
        <div role="row" aria-label=${beside}>${[0, 1].map((seat) => this.#reserve(seat))}</div>
      </div>`;
  }

  #color(seat: Seat): Color {
    return this.state.colors[seat] ?? 'red';
  }

  /** Sixths by which the board is turned, so that the colour of the seat at the bottom lies there. */
  get #shift(): number {
    const { bottom } = this;
    return bottom === undefined ? 0 : (9 - colors.indexOf(this.#color(bottom))) % 6;
  }

  /** 0 where a seat's reserve lies bottom left, 1 top right. */
  #corner(seat: Seat): 0 | 1 {
    return seat === (this.bottom ?? 0) ? 0 : 1;
  }

  #ground(state: FluctusState) {
    const { lastMove, hinted } = this;
    const chosen = this.#hand.kind === 'reserve' ? state.seat : undefined;
    const traced = this.noLit
      ? []
      : takes(reach(this.#hand, this.offered)).map(({ from, over, to }) => [from, over, to]);
    const seat = lastMove && stoneAt(state, lastMove.to);
    return {
      finish: this.later?.finish,
      shift: this.#shift,
      coordinates: !this.noCoordinates,
      reserves: reserves(state, this.bottom ?? 0, chosen),
      last: lastMove && { seat: seat ?? 0, fields: trail(lastMove) },
      routes: hinted && hinted.kind !== 'enter' ? [trail(hinted)] : traced,
    };
  }

  #piece(field: Field, lit: ReadonlyMap<Field, Mark>): PieceLook {
    const mark = this.noLit ? undefined : lit.get(field);
    const hand = this.#hand;
    return {
      ...stoneOn(this.state, field),
      gone: this.#gone?.field === field ? this.#gone.stone : undefined,
      chosen: hand.kind === 'stone' && hand.from === field,
      target: mark === 'barred' ? undefined : mark,
      barred: mark === 'barred',
      last: end(this.lastMove, field),
      hint: end(this.hinted, field),
      still: this.mode === 'diagram',
    };
  }

  #place = (field: Field): string => `spot ${slotClass(field, this.#shift)}`;

  #cell(field: Field, mark: Mark | undefined): TemplateResult {
    const can = mark !== undefined || this.#movable(field);
    return html`<div role="gridcell">
      <button
        class="${this.#place(field)} ${can ? 'can' : ''}"
        part="field"
        type="button"
        data-square=${field}
        tabindex=${field === this.#square ? 0 : -1}
        aria-label=${this.#label(field, mark)}
      >
        ${piece(this.#piece(field, mark ? new Map([[field, mark]]) : new Map()), this.later?.finish)}
      </button>
    </div>`;
  }

  #reserve(seat: Seat): TemplateResult {
    const { state, words } = this;
    const square: Square = seat ? 'reserve-B' : 'reserve-A';
    const chosen = this.#hand.kind === 'reserve' && state.seat === seat;
    const can = this.offered.some(({ kind }) => kind === 'enter') && state.seat === seat;
    const label = words.reserve(this.#color(seat), state.reserves[seat] ?? 0, taken(state, seat));
    return html`<div role="gridcell">
      <button
        class="reserve ${this.#corner(seat) ? 'far' : ''} ${can ? 'can' : ''}"
        part="reserve"
        type="button"
        data-square=${square}
        tabindex=${square === this.#square ? 0 : -1}
        aria-label=${chosen ? `${label}, ${words.states.chosen}` : label}
      >
        ${reserveFrame}
      </button>
    </div>`;
  }

  #movable(field: Field): boolean {
    return this.offered.some((move) => move.kind !== 'enter' && move.from === field);
  }

  /** What stands on a field and what can be done there, for the ear. */
  #label(field: Field, mark: Mark | undefined): string {
    const { state, words } = this;
    const hand = this.#hand;
    const seat = stoneAt(state, field);
    const said: (FieldState | false | undefined)[] = [
      hand.kind === 'stone' && hand.from === field && 'chosen',
      hand.kind === 'empty' && this.#movable(field) && 'movable',
      mark,
      end(this.lastMove, field) === 'to' && 'last',
      end(this.hinted, field) && 'hint',
    ];
    const what = seat === null ? words.free : words.stone(this.#color(seat));
    return [field, what, ...said.flatMap((each) => (each ? [words.states[each]] : []))].join(', ');
  }

  #described(state: FluctusState): string {
    return this.words.describe(
      state.colors.map((color, seat) => ({
        color,
        fields: fields.filter((field) => stoneAt(state, field) === seat),
      })),
    );
  }

  #hold(hand: Hand): void {
    this.#hand = hand;
    this.requestUpdate();
  }

  /** Takes into the hand what lies on a square; false where nothing of the mover's does. */
  #lift(square: string): boolean {
    const { offered, state } = this;
    if (offered.length === 0) return false;
    if (isField(square)) {
      if (!lifts(state, square)) return false;
      this.#hold({ kind: 'stone', from: square });
      return true;
    }
    if (reserveSeat(square) !== state.seat || !offered.some(({ kind }) => kind === 'enter')) return false;
    this.#hold({ kind: 'reserve' });
    return true;
  }

  /** Whether what the hand holds comes from this square. */
  #holds(square: string): boolean {
    const hand = this.#hand;
    return hand.kind === 'stone' ? hand.from === square : hand.kind === 'reserve' && !isField(square);
  }

  /** Puts what the hand holds on a square. */
  #put(square: string, source: Source): void {
    if (this.#holds(square) || !isField(square)) this.#hold({ kind: 'empty' });
    else this.attempt(intended(this.state, this.#hand, square), source);
  }

  /** A press: an own stone (or the reserve) is taken up, or put down again; anything else is where the hand goes. */
  #press(square: string, source: Source): void {
    if (this.offered.length === 0) return;
    if (this.#holds(square)) this.#hold({ kind: 'empty' });
    else if (!this.#lift(square)) this.#put(square, source);
  }

  /** Clicks do without it. */
  async #fetchDrag(): Promise<void> {
    const come =
      this.#drag || this.mode === 'diagram' ? undefined : import('../../element/input/drag-controller.js');
    const module = await come?.catch(() => undefined);
    if (!module) return;
    this.#drag ??= new module.Drag(this, {
      lift: (square) => this.#lift(square),
      drop: (from, to) => {
        // Escape or another position may have emptied the hand meanwhile.
        if (!this.#holds(from)) return;
        if (to === undefined) this.#hold({ kind: 'empty' });
        else this.#put(to, 'pointer');
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
    const to = walk(walks, this.#square, event);
    if (to === undefined) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };

  readonly #focused = (event: FocusEvent): void => {
    const square = this.#squareOf(event);
    if (square === undefined || square === this.#square) return;
    this.#square = square as Square;
    this.requestUpdate();
  };

  #squareOf(event: Event): string | undefined {
    return (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset.square;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fluctus-board': FluctusBoard;
  }
}
