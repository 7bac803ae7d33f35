import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
import type { Seat, Viewer } from '../../core/game.js';
import type { SeatLook } from '../../element/desk.js';
import type { Source } from '../../element/events.js';
import { GameElement } from '../../element/game-element.js';
import { walk } from '../../element/input/grid-keyboard.js';
import type { GameKit } from '../../element/game-definition.js';
import { seatColors } from '../../element/styles/seat-colors.js';
import { seatMark } from '../../element/view/seat-marks.js';
import type { Played } from '../../element/match/table.js';
import { square as squareDrawing } from './drawing/chip.js';
import { defs } from './drawing/defs.js';
import { ground, viewBox } from './drawing/ground.js';
import { layout } from './drawing/places.js';
import { indexOf, startOf } from './engine/board.js';
import { facesOf, inBag, isKnown } from './engine/chips.js';
import type { Board, Face, GluxMove, GluxOptions, GluxState, Square } from './engine/types.js';
import { gluxBoardStyles } from './glux-board.styles.js';
import { curtain, grip } from './grip.js';
import { aimed, targets, type Hand } from './hand.js';
import { kit } from './kit.js';
import { label, lastLaid, prompt, type Scene } from './look.js';
import type { Pad } from './motion.js';
import type * as Motion from './motion.js';
import type { GluxWords } from './words/types.js';

export * from '../../element/events.js';
export { BadNotation, BadOption, IllegalMove };

/** A click made by a key or a screen reader has no clicks to count. */
const sourceOf = (event: Event): Source =>
  event instanceof MouseEvent && event.detail > 0 ? 'pointer' : 'keyboard';

const nowhere: Scene['lit'] = new Map();

/**
 * Glüx (Jakob Andrusch, Queen Games 2016): chips are lights that reach exactly as far as they shine, and the rooms belong
 * to whoever shines brightest there. What a hand holds only its player sees: between two people at one screen a curtain
 * falls. The board for two is documented, the squares of the one for three and four are rebuilt.
 *
 * Keyboard: the squares are one grid with one tab stop. Arrows walk, `n` and Shift+`n` jump through the squares where the
 * chip may go, Enter chooses one, `f` or the digit of a face chooses the face, Escape lets go of what is chosen.
 *
 * @tag glux-board
 *
 * @csspart square - Each square: a button.
 * @csspart hand - The chip in hand, or the curtain over it.
 * @csspart face - Each face of the chip in hand: a button that chooses it, or lays it on the chosen square.
 * @csspart curtain - The button that hides a hand until its player is there.
 * @csspart compass - The way of choosing where squares are too small for a finger: from chip to chip, four arrows.
 * @csspart rooms - The table of the rooms: pips and points of each seat.
 *
 * @cssprop --glux-corridor - The floor of the corridors.
 * @cssprop --glux-corridor-line - The joints between the squares.
 * @cssprop --glux-room - The floor of the rooms.
 * @cssprop --glux-middle - The floor of the middle room, which breaks ties.
 * @cssprop --glux-wall - The walls round the rooms.
 */
export class GluxBoard extends GameElement<GluxState, GluxMove, GluxOptions, GluxWords, typeof Motion> {
  static override styles: CSSResultGroup = [GameElement.styles, seatColors, gluxBoardStyles];

  static override properties: PropertyDeclarations = { board: { noAccessor: true } };

  /**
   * A board of one's own as JSON: `{ "name", "rows", "starts": { "2": ["a1", "m9"] }, "middle" }`, rows from the top, a
   * dot for a corridor and a letter for a room. In code it may be that object. Default: `duel` for two, `party` for more.
   */
  get board(): string {
    return this.#board;
  }
  set board(board: string | Board | null | undefined) {
    this.#board = typeof board === 'string' ? board : board ? JSON.stringify(board) : '';
    this.requestUpdate();
  }

  #board = '';
  #hand: Hand = { kind: 'empty' };
  /** What is shown, until something is another. */
  #shown: Scene | undefined;
  #reached: { readonly state: GluxState; readonly lit: Scene['lit'] } | undefined;
  /** The seat whose hand is uncovered, where several people share the screen. */
  #uncovered: Seat | undefined;
  /** The tab stop of the grid. */
  #square: Square = 'a1';
  /** What lies round the board, once it has come. */
  #pad: Pad | undefined;

  protected override gameKit(): GameKit<GluxState, GluxMove, GluxOptions, GluxWords, typeof Motion> {
    return kit;
  }

  /** The one person who plays, else the one who has lifted the curtain and is to move. */
  protected override get viewer(): Viewer {
    const { person, mover } = this;
    return person ?? (mover === this.#uncovered ? mover : undefined) ?? 'table';
  }

  /** As the rules draw the board, whoever starts in its lower half lies at the bottom. */
  protected override get bottom(): Seat | undefined {
    return super.bottom ?? (this.#isHigh(0) ? undefined : 0);
  }

  protected override seat(seat: Seat): SeatLook {
    const { words } = this;
    const pad = this.#pad;
    const points = () => words.points(this.scores[seat] ?? 0);
    // a name is asked for more often than the rest
    return {
      name: words.player(seat),
      get scoreLabel() {
        return points();
      },
      mark: seatMark(seat),
      get note() {
        return pad?.note(seat);
      },
      get own() {
        return pad?.stock(seat);
      },
    };
  }

  protected override detail(): string {
    const { words, mover, viewer } = this;
    if (mover === undefined) return '';
    if (mover !== viewer) return words.covered(this.#named(mover));
    return prompt(this.#scene());
  }

  protected override update(changed: PropertyValues<this>): void {
    const { activeElement: focused } = this.renderRoot as ShadowRoot;
    this.#shown = undefined;
    super.update(changed);
    // What had the focus may be gone: the curtain has fallen or is lifted, the compass rests.
    if (!focused || (focused.isConnected && !focused.closest('.compass[inert]'))) return;
    void this.updateComplete.then(() => {
      if (this.#hands().length > 0) this.renderRoot.querySelector<HTMLElement>('.face')?.focus();
      else this.#focus(this.#scene().stop);
    });
  }

  protected override dressed(): void {
    const { later } = this;
    this.#pad =
      later &&
      new later.Pad(this, {
        scene: () => this.#scene(),
        past: () => this.past,
        faces: () => this.#hands(),
        hold: (hand) => {
          this.#hold(hand);
        },
        press: (square, event) => {
          this.#press(square, sourceOf(event));
        },
        choose: this.#choose,
        lay: (to) => {
          this.#press(to, 'pointer');
        },
        focus: (square) => {
          this.#focus(square);
        },
      });
  }

  protected override positionShown(): void {
    const { mover } = this;
    this.#hold({ kind: 'empty' });
    // whoever moves again still sits there
    if (mover !== undefined && mover !== this.#uncovered) this.#uncovered = undefined;
  }

  protected override async animateMove(played: Played<GluxState, GluxMove>): Promise<void> {
    const { move, before } = played;
    // what was drawn only its player hears
    if (move.kind === 'draw' && before.seat === this.viewer)
      this.say(this.words.holds(this.#held(before.seat)));
    const { animate } = await this.fetchLater();
    await this.updateComplete;
    await animate(this.renderRoot, played, this.#scene());
  }

  protected override renderBoard(): TemplateResult {
    const scene = this.#scene();
    const { state, layout: lies } = scene;
    const finish = this.later?.finish;
    const drawn = ground({ layout: lies, state, coordinates: !this.noCoordinates, finish });
    const name = this.words.board(this.shownNames);
    const play = this.mode !== 'diagram';
    const cells = lies.rows.map(
      (row) =>
        html`<div class="line" role=${ifDefined(play ? 'row' : undefined)}>
          ${row.map((square) => this.#cell(square, indexOf(state.board, square), scene, play))}
        </div>`,
    );
    if (!play)
      return html`${defs(finish)}
        <div class="glux slab" role="img" aria-label="${name}: ${this.#pad?.described() ?? ''}">
          ${drawn}${cells}
        </div>`;
    return html`${defs(finish)}
      <div
        class="glux slab"
        role="grid"
        aria-label=${name}
        @click=${this.#click}
        @keydown=${this.#key}
        @focusin=${this.#focused}
      >
        ${drawn}${cells}${this.#pad?.aims(this.noLit)}
        <svg class="rays" viewBox=${viewBox(lies)} aria-hidden="true">
          <g></g>
          <g></g>
        </svg>
      </div>
      <div class="beside">${this.#pad?.compass()} ${this.#grip(scene)} ${this.#pad?.rooms()}</div>`;
  }

  /** Whether a seat starts in the upper half. */
  #isHigh(seat: Seat): boolean {
    const { state } = this;
    return 2 * startOf(state, seat) < state.stacks.length;
  }

  #scene(): Scene {
    return (this.#shown ??= this.#look());
  }

  #look(): Scene {
    const { state, words, bottom } = this;
    const lit = this.#ways(state);
    const last = lastLaid(this.past)?.move;
    return {
      state,
      layout: layout(state.board, bottom !== undefined && this.#isHigh(bottom)),
      lit,
      face: this.#hand.kind === 'face' ? this.#hand.face : undefined,
      aimed: aimed(this.#hand, lit),
      last: last?.kind === 'lay' ? last.to : undefined,
      // on whatever board lies here
      stop: indexOf(state.board, this.#square) < 0 ? 'a1' : this.#square,
      words,
      names: this.shownNames,
    };
  }

  /** Where a person may lay the chip of the seat to move, if it is known here. */
  #ways(state: GluxState): Scene['lit'] {
    if (this.mover === undefined || !isKnown(state.hands[state.seat]!)) return nowhere;
    if (this.#reached?.state !== state) this.#reached = { state, lit: targets(state) };
    return this.#reached.lit;
  }

  /** A square; most are the same from one update to the next, and are not looked at again. */
  #cell(square: Square, at: number, scene: Scene, play: boolean): unknown {
    const { state, lit, words, names } = scene;
    const { hinted, noLit } = this;
    const finish = this.later?.finish;
    const stack = state.stacks[at]!;
    const ways = lit.get(square);
    const aimed = square === scene.aimed;
    const last = square === scene.last;
    const hint = hinted?.kind === 'lay' && hinted.to === square;
    const stop = square === scene.stop;
    const known = [square, stack, ways, aimed, last, hint, stop, words, names.join(), finish, noLit];
    return guard(known, () => {
      const drawing = squareDrawing({ stack, aimed, last, hint }, finish);
      return play
        ? html`<div class="place" role="gridcell">
            <button
              class=${ways && !noLit ? 'spot can' : 'spot'}
              part="square"
              type="button"
              data-square=${square}
              tabindex=${stop ? 0 : -1}
              aria-label=${label(scene, at, square, hint)}
            >
              ${drawing}
            </button>
          </div>`
        : html`<div class="place"><span class="spot">${drawing}</span></div>`;
    });
  }

  /** What a person holds, or the curtain before it. */
  #grip({ state, face }: Scene): TemplateResult | typeof nothing {
    const { words, mover, viewer, person, hinted } = this;
    if (this.mode !== 'play' || this.winners) return nothing;
    if (mover !== undefined && mover !== viewer)
      return curtain(mover, words, this.#named(mover), this.#uncover);
    const chip = viewer === 'table' ? '-' : state.hands[viewer]!;
    if (viewer === 'table' || !isKnown(chip)) return html`<div class="hand"></div>`;
    return grip(
      {
        seat: viewer,
        faces: facesOf(chip),
        title: person === undefined ? words.handOf(this.#named(viewer)) : words.hand,
        left: inBag(state.bags[viewer]!),
        open: mover !== undefined,
        chosen: face,
        hinted: hinted?.kind === 'lay' ? hinted.face : undefined,
        finish: this.later?.finish,
        choose: this.#choose,
      },
      words,
    );
  }

  #named(seat: Seat): string {
    return this.shownNames[seat] ?? '';
  }

  /** The faces of what a seat holds, as far as the viewer knows it. */
  #held(seat: Seat): readonly Face[] {
    const chip = this.#scene().state.hands[seat]!;
    return isKnown(chip) ? facesOf(chip) : [];
  }

  /** The faces that may be laid now. */
  #hands(): readonly Face[] {
    const { mover } = this;
    return mover === undefined ? [] : this.#held(mover);
  }

  #hold(hand: Hand): void {
    this.#hand = hand;
    this.#renew();
  }

  #renew(): void {
    this.#shown = undefined;
    this.requestUpdate();
  }

  /** A square is chosen, or the chosen face laid on it; where it cannot lie, it is said why. */
  #press(square: Square, source: Source): void {
    if (this.#hands().length === 0) return;
    const { face, lit } = this.#scene();
    // why nothing can lie there is asked with a face that tells nothing of the hand
    if (!lit.has(square)) this.attempt({ kind: 'lay', face: 1, to: square }, source);
    else if (face === undefined) this.#hold({ kind: 'square', to: square });
    else this.attempt({ kind: 'lay', face, to: square }, source);
  }

  /** A face is chosen, or laid on the chosen square. */
  readonly #choose = (face: Face, event: Event): void => {
    if (!this.#hands().includes(face)) return;
    const { aimed: to, face: chosen } = this.#scene();
    if (to !== undefined) this.attempt({ kind: 'lay', face, to }, sourceOf(event));
    else this.#hold(chosen === face ? { kind: 'empty' } : { kind: 'face', face });
  };

  readonly #uncover = (): void => {
    this.#uncovered = this.mover;
    this.#renew();
    this.say(this.words.holds(this.#hands()));
  };

  readonly #click = (event: MouseEvent): void => {
    const square = this.#squareOf(event);
    if (square !== undefined) this.#press(square, sourceOf(event));
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { layout: lies, stop } = this.#scene();
    const to = walk({ rows: lies.rows, rings: [] }, stop, event);
    if (to === undefined) return;
    event.preventDefault();
    this.#focus(to);
  };

  #focus(square: Square): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  }

  readonly #focused = (event: FocusEvent): void => {
    this.#square = this.#squareOf(event) ?? this.#square;
    this.#renew();
  };

  #squareOf(event: Event): Square | undefined {
    return (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset.square;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'glux-board': GluxBoard;
  }
}
