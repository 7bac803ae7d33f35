import { html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat } from '../../core/game.js';
import type { Source } from '../../element/model/events.js';
import { GameElement } from '../../element/game-element.js';
import { GridController } from '../../element/ui/input/grid-controller.js';
import type { PlayedMove } from '../../element/model/effects.js';
import { words } from '../../element/base/property-types.js';
import type { LongTexts } from '../../element/ui/view/places.js';
import { squareButton } from '../../element/ui/view/square-button.js';
import type { SeatDetails } from '../../element/ui/view/view-model.js';
import { definition } from './definition.js';
import { defs } from './drawing/defs.js';
import { ground, placeIn, position, viewBox, type GroundLook } from './drawing/ground.js';
import { piece, reserveFrame, stoneMark, type PieceLook } from './drawing/piece.js';
import { slotClass, slotOf } from './drawing/places.js';
import { fields, isField } from './engine/board.js';
import { stoneAt } from './engine/rules.js';
import type { Color, Field, FluctusTypes } from './engine/types.js';
import { fluctusBoardStyles } from './fluctus-board.styles.js';
import {
  describe,
  end,
  fieldLabel,
  lastLook,
  lastOn,
  reserves,
  shiftTo,
  stoneOn,
  taken,
  trail,
  intended,
  marks,
  originOf,
  reach,
  type Mark,
  type Origin,
} from './look.js';
import { animate } from './motion.js';
import type { FluctusWords } from '../../words/en/fluctus.js';

export { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
export * from '../../element/model/events.js';

/** A square of the grid: a field, or the reserve of a seat. */
type Square = Field | 'reserve-A' | 'reserve-B';

const reserveOf = (seat: Seat): Square => (seat ? 'reserve-B' : 'reserve-A');

/**
 * The board of Fluctus (Friedrich Loos, Hexagames 1983), a game for two without chance: twelve fields, six coloured lines, eight
 * stones for each player. The board is reconstructed from the text of the rulebook.
 *
 * @tag fluctus-board
 *
 * @csspart field - The button of each field.
 * @csspart reserve - The button with the stones of a seat that have not entered yet.
 *
 * @cssprop --fluctus-red - Colour of the red line and stones.
 * @cssprop --fluctus-white - Colour of the white line and stones.
 * @cssprop --fluctus-yellow - Colour of the yellow line and stones.
 * @cssprop --fluctus-green - Colour of the green line and stones.
 * @cssprop --fluctus-blue - Colour of the blue line and stones.
 * @cssprop --fluctus-violet - Colour of the violet line and stones.
 * @cssprop --fluctus-thread - Dots and dashes on the red, white, yellow and green lines. On blue and violet lines they are white.
 * @cssprop --fluctus-inlay-edge - The rim of the marks in stones and start fields.
 */
export class FluctusBoard extends GameElement<FluctusTypes, FluctusWords> {
  static override definition = definition;

  static override styles: CSSResultGroup = [GameElement.styles, fluctusBoardStyles];

  static override properties: PropertyDeclarations = { colors: { type: words }, variant: {} };

  /**
   * The colours of seats A and B, such as `blue white`: opposite colours; in the variant `return`, any two. Default:
   * `red green`.
   */
  colors: string | readonly Color[] | undefined = '';

  /**
   * The variant of the rules: `classic` (default), or `return` (F12): six stones each, and captured stones return to
   * the reserve.
   */
  variant: string | undefined = '';

  /** The place of the selected stone. */
  #selected: Origin | undefined;
  readonly #grid = new GridController(this, {
    initial: 'ro',
    rings: () => [0, 1],
    press: (square, source) => this.#press(square, source),
    release: () => {
      const selected = this.#selected !== undefined;
      this.#select(undefined);
      return selected;
    },
    lift: (square) => this.#lift(square),
    drop: (from, to) => {
      // Escape or another position may have ended the selection.
      if (!this.#holds(from)) return;
      if (to === undefined) this.#select(undefined);
      else this.#put(to, 'pointer');
    },
  });

  /** As the rules draw the board, green is at the bottom, and so is the reserve of seat A. */
  protected override get bottomSeat(): Seat | undefined {
    return super.bottomSeat ?? (this.#color(0) === 'green' ? 0 : undefined);
  }

  protected override squareName(square: string): string | undefined {
    return isField(square) ? square : undefined;
  }

  protected override seatName(seat: Seat): string {
    return this.words.players[this.#color(seat)];
  }

  protected override seatDetails(seat: Seat): SeatDetails {
    const { words, scores } = this;
    const color = this.#color(seat);
    const stones = words.stones(scores[seat] ?? 0);
    // among several people at the board, nothing else stands there at the end
    const atEnd = this.winners && this.person === undefined ? stones : undefined;
    return {
      scoreLabel: stones,
      note: words.taken(taken(this.state, 1 - seat)) || atEnd,
      mark: stoneMark({ seat, color }),
      tone: `c-${color}`,
    };
  }

  protected override prompt(): string {
    const { offered, words } = this;
    if (offered.length === 0) return '';
    const moves = reach(this.#selected, offered);
    const steps = moves.filter(({ kind }) => kind !== 'capture').map(({ to }) => to);
    if (this.#selected === undefined) return words.idle(steps, moves.length < offered.length);
    return words.chosen(isField(this.#selected) ? this.#selected : undefined, steps, this.#captures);
  }

  protected override longTexts(): LongTexts {
    const { words } = this;
    return {
      prompts: [words.idle(['ro', 'ri'], true), words.chosen('ro', ['go', 'ri', 'wo'], [['ro', 'go', 'wo']])],
      endings: ['F7', 'F8', 'F9', 'F10'],
      notes: [words.taken(8)],
    };
  }

  protected override chosen(): readonly Square[] {
    const selected = this.#selected;
    if (selected === undefined) return [];
    return [selected === 'reserve' ? reserveOf(this.state.seat) : selected];
  }

  protected override positionChanged(): void {
    this.#selected = undefined;
  }

  protected override animateMove({ before, move }: PlayedMove<FluctusTypes>): Promise<void> {
    return animate(this.renderRoot, { before, move, shift: this.#shift, corner: this.#corner(before.seat) });
  }

  protected override renderBoard(): TemplateResult {
    const { state, words } = this;
    const name = words.board(this.displayNames);
    if (this.shownMode === 'diagram')
      return html`${defs()}
        <div class="slab" role="img" aria-label=${this.withMarks(`${name}: ${describe(state, words)}`)}>
          ${position(this.#groundLook(), (field) => this.#look(field), this.shownMarks?.draw(viewBox, placeIn(this.#shift)))}
        </div>`;
    const marked = marks(state, this.#selected, this.offered);
    const shown = this.#shown;
    const cells = fields.map((field) => this.#field(field, marked.get(field), shown));
    const { click, keydown, focusin } = this.#grid;
    return html`${defs()}
      <div
        class="slab"
        role="grid"
        aria-label=${this.withMarks(name)}
        @click=${click}
        @keydown=${keydown}
        @focusin=${focusin}>
        ${this.#ground(shown)}
        <div role="row" aria-label=${words.rows.outer}>${cells.slice(0, 6)}</div>
        <div role="row" aria-label=${words.rows.inner}>${cells.slice(6)}</div>
        <div role="row" aria-label=${words.rows.reserves}>
          ${[0, 1].map((seat) => this.#reserve(seat, shown))}
        </div>
        ${this.shownMarks?.layer(viewBox, placeIn(this.#shift))}
      </div>`;
  }

  #color(seat: Seat): Color {
    return this.state.colors[seat] ?? 'red';
  }

  /** The turn of the board in sixths, so that the colour of the seat at the bottom is there. */
  get #shift(): number {
    return shiftTo(this.state, this.bottomSeat);
  }

  /** The corner of a seat's reserve: 0 bottom left, 1 top right. */
  #corner(seat: Seat): 0 | 1 {
    return seat === (this.bottomSeat ?? 0) ? 0 : 1;
  }

  /** The captures of the selected stone, as fields in the order of the motion. */
  get #captures(): readonly (readonly Field[])[] {
    return reach(this.#selected, this.offered)
      .filter(({ kind }) => kind === 'capture')
      .map(trail);
  }

  /** Everything that the squares and the ground show, but the selection and the focus: each is rendered again only if it changes. */
  get #shown(): readonly unknown[] {
    const { bottomSeat, hinted, lastMove, movableSeat, settings, state, words, addressee } = this;
    return [bottomSeat, hinted, lastMove, movableSeat, settings, state, words, addressee];
  }

  #ground(shown: readonly unknown[]): unknown {
    const known = [...shown, this.#selected === 'reserve', String(this.#captures)];
    return guard(known, () => ground(this.#groundLook()));
  }

  #groundLook(): GroundLook {
    const { bottomSeat = 0, hinted, lastMove, state } = this;
    const captures = this.settings.lit ? this.#captures : [];
    return {
      shift: this.#shift,
      coordinates: this.settings.coordinates,
      reserves: reserves(state, bottomSeat, this.#selected === 'reserve' ? state.seat : undefined),
      last: lastLook(state, lastMove),
      routes: hinted && hinted.kind !== 'enter' ? [trail(hinted)] : captures,
    };
  }

  #look(field: Field, target?: Mark): PieceLook {
    return {
      stone: stoneOn(this.state, field),
      chosen: this.#selected === field,
      target,
      ...lastOn(this.lastMove, field),
      hint: end(this.hinted, field),
    };
  }

  #field(field: Field, mark: Mark | undefined, shown: readonly unknown[]): unknown {
    const movable = this.#movable(field);
    const selects = movable && this.#selected === undefined;
    const known = [...shown, mark, selects, this.#selected === field, this.#grid.current === field];
    return guard(known, () => {
      const look = this.#look(field, mark);
      const label = fieldLabel(field, look, selects, this.words);
      const drawing = piece(this.settings.lit ? look : { ...look, target: undefined });
      return squareButton({
        square: field,
        part: 'field',
        style: `spot ${slotClass(slotOf(field, this.#shift))} ${movable || mark ? 'can' : ''}`,
        label,
        drawing,
        isStop: this.#grid.current === field,
      });
    });
  }

  #reserve(seat: Seat, shown: readonly unknown[]): unknown {
    const { state, words } = this;
    const square = reserveOf(seat);
    const own = state.seat === seat;
    const chosen = own && this.#selected === 'reserve';
    return guard([...shown, chosen, this.#grid.current === square], () => {
      const [left, lost] = [state.reserves[seat]!, taken(state, seat)];
      const label = words.reserve(this.#color(seat), left, lost, seat === this.addressee);
      const can = own && this.#movable('reserve');
      return squareButton({
        square,
        part: 'reserve',
        style: `reserve ${this.#corner(seat) ? 'far' : ''} ${can ? 'can' : ''}`,
        label: chosen ? `${label}, ${words.states.chosen}` : label,
        drawing: reserveFrame,
        isStop: this.#grid.current === square,
      });
    });
  }

  #movable(origin: Origin): boolean {
    return this.offered.some((move) => originOf(move) === origin);
  }

  #select(origin: Origin | undefined): void {
    if (origin === this.#selected) return;
    this.#selected = origin;
    this.selectionChanged();
  }

  /** Selects the stone or the reserve of a square; false if it is not the mover's. */
  #lift(square: string): boolean {
    const { offered, state } = this;
    const own = isField(square)
      ? stoneAt(state, square) === state.seat
      : square === (state.seat ? 'reserve-B' : 'reserve-A') && this.#movable('reserve');
    if (offered.length === 0 || !own) return false;
    this.#select(isField(square) ? square : 'reserve');
    return true;
  }

  /** True if the selected stone is from this square. */
  #holds(square: string): boolean {
    return this.#selected === (isField(square) ? square : 'reserve');
  }

  /** Moves the selected stone to a square. */
  #put(square: string, source: Source): void {
    if (this.#holds(square) || !isField(square)) this.#select(undefined);
    else this.attempt(intended(this.state, this.#selected, square), source);
  }

  /** A press selects an own stone or the reserve, ends the selection, or completes a move. */
  #press(square: string, source: Source): void {
    if (this.offered.length === 0) return;
    if (this.#holds(square)) this.#select(undefined);
    else if (!this.#lift(square)) this.#put(square, source);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fluctus-board': FluctusBoard;
  }
}
