import { html, nothing, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat } from '../../core/game.js';
import type { Source } from '../../element/model/events.js';
import { typeFault } from '../../element/ui/typed-element.js';
import { GameElement } from '../../element/game-element.js';
import { GridController } from '../../element/ui/input/grid-controller.js';
import type { PlayedMove } from '../../element/model/effects.js';
import { seatColors } from '../../element/styles/seat-colors.styles.js';
import { seatMark } from '../../element/ui/view/seat-marks.js';
import type { LongTexts } from '../../element/ui/view/places.js';
import type { SeatDetails } from '../../element/ui/view/view-model.js';
import { definition } from './definition.js';
import { defs, viewBox, type GroundLook } from './drawing/ground.js';
import { ground, position as staticPosition } from './drawing/diagram.js';
import { formOf, layout, placeIn } from './drawing/places.js';
import { overlay, targetMarks } from './drawing/overlay.js';
import { indexOf, facesOf, isKnown } from './engine/board.js';
import type { Board, Face, Square, GluxTypes } from './engine/types.js';
import { gluxBoardStyles } from './glux-board.styles.js';
import { curtain, emptyHand, handView, roomTable, seatNote, seatStock, squareView } from './views.js';
import { HoverController } from './hover-controller.js';
import { LoupeLoader } from './loupe-loader.js';
import { describe, longPrompts, promptText } from './labels.js';
import { animate } from './motion.js';
import {
  aimedSquare,
  cachedTargets,
  type Selection,
  type Targets,
  lastLaid,
  lastSquares,
  layoutFor,
  type ShownPosition,
  startsAtTop,
} from './selection.js';
import type { GluxWords } from '../../words/en/glux.js';

export { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
export * from '../../element/model/events.js';

const noTargets: Targets = new Map();

/** True for the button of a face, `face-1` … `face-6`. */
const isFace = (square: string): boolean => square.startsWith('face-');

/**
 * The board of Glüx (Jakob Andrusch, Queen Games 2016), a game for two to four: chips count as many squares as they have pips, and
 * the player with the most pips in a room scores its points. Each player sees only their own hand; if several people share a
 * screen, a curtain hides the hands. The board for two players is documented; the squares of the one for three and four are rebuilt.
 *
 * Keyboard: the squares are one grid with one tab stop. The arrow keys move between squares, `n` and Shift+`n` jump to the
 * next and previous square where the chip may go, Enter selects a square, `f` or the digit of a face selects the face, Escape
 * ends the selection. On a square where the chip may go, a digit places it. `u` uncovers the hand.
 *
 * @tag glux-board
 *
 * @csspart square - The button of each square.
 * @csspart hand - The chip in hand, or the curtain over it.
 * @csspart face - The button of each face of the chip in hand: selects the face, or places it on the selected square.
 * @csspart curtain - The button that hides a hand until its player presses it.
 * @csspart loupe - The large part of the board that is pressed where its squares are too small for a finger.
 * @csspart rooms - The table of the rooms, with the pips and points of each seat.
 *
 * @cssprop --glux-corridor - Floor of the corridors.
 * @cssprop --glux-corridor-line - Joints between the squares.
 * @cssprop --glux-room - Floor of the rooms.
 * @cssprop --glux-middle - Floor of the middle room, which breaks ties.
 * @cssprop --glux-wall - Walls around the rooms.
 */
export class GluxBoard extends GameElement<GluxTypes, GluxWords> {
  static override definition = definition;

  static override styles: CSSResultGroup = [GameElement.styles, seatColors, gluxBoardStyles];

  static override properties: PropertyDeclarations = { ending: {}, board: { noAccessor: true, type: JSON } };

  /**
   * When the game ends (G10): `last-chip` (default), after the last chips in the hands are placed, or `last-draw`,
   * as soon as nobody can draw a chip.
   */
  ending: string | undefined = '';

  /**
   * A board of your own, as JSON or as an object: `name`, `rows` from the top, `starts` by number of players, and the
   * `middle` room. Default: `duel` for two players, `party` for three or four.
   */
  get board(): string {
    return this.#boardText;
  }
  set board(board: string | Board | null | undefined) {
    const before = this.#boardText;
    try {
      this.#boardText = typeof board === 'string' ? board : JSON.stringify(board ?? '').replace(/^""$/, '');
      this.requestUpdate('board', before);
    } catch {
      this.refuse(typeFault('board', 'string', board));
    }
  }

  #boardText = '';
  #selection: Selection = { kind: 'none' };
  /** The seat whose reach is shown. */
  #reachOf: Seat | undefined;
  readonly #grid = new GridController(this, {
    initial: 'a1',
    arrange: () => this.#position.layout.rows,
    press: (square, source) => this.#press(square, source),
    release: () => this.#release(),
    key: (key, square) => this.#key(key, square),
    lift: (square) => {
      const face = this.#faceOf(square);
      if (face) this.#select({ kind: 'face', face });
      return face !== undefined;
    },
    drop: (from, to) => this.#drop(from, to),
    refocus: () => {
      const [face] = this.#playableFaces;
      return face ? `face-${face}` : this.#tabStop;
    },
  });

  readonly #rays = new HoverController(this, (hovered) =>
    overlay(this.#position, { hovered, faces: this.#playableFaces, reachOf: this.#reachOf }),
  );

  readonly #part = new LoupeLoader(this, {
    press: (square) => {
      if (this.#playableFaces.length > 0) this.#pressSquare(square, 'pointer');
    },
  });

  /** A position and a record may have hidden chips. */
  protected override reflects(name: string): boolean {
    return name !== 'position' && name !== 'record';
  }

  /** As the rules draw the board, a seat that starts in its lower half is at the bottom. */
  protected override get bottomSeat(): Seat | undefined {
    return super.bottomSeat ?? (startsAtTop(this.state, 0) ? undefined : 0);
  }

  protected override squareName(square: string): string | undefined {
    return indexOf(this.state.board, square) < 0 ? undefined : square;
  }

  protected override seatName(seat: Seat): string {
    return this.words.player(seat);
  }

  protected override seatDetails(seat: Seat): SeatDetails {
    const { state, words } = this;
    return {
      scoreLabel: words.points(this.scores[seat]!),
      note: seatNote(state, seat, lastLaid(this.history, seat), words) || undefined,
      mark: seatMark(seat),
      own: seatStock(state, seat, words, this.settings.session.isPuzzle),
    };
  }

  protected override prompt(all = false): string {
    const { words, movableSeat, viewer } = this;
    if (movableSeat === undefined) return '';
    if (movableSeat !== viewer) return words.covered(this.playerNames[movableSeat]!);
    return promptText(this.#position, all);
  }

  protected override longTexts(): LongTexts {
    const { words } = this;
    return {
      prompts: longPrompts(words, this.playerNames),
      endings: ['G9', 'G10'],
      notes: [words.out, words.laid(5, 'm10')],
    };
  }

  /** Only its player hears which chip was drawn. */
  protected override moveNote(_state: GluxTypes['state'], isLast: boolean): string {
    const { movableSeat, viewer, words } = this;
    return !isLast || movableSeat === undefined || movableSeat !== viewer
      ? ''
      : words.holds(this.#knownFaces(movableSeat));
  }

  protected override positionChanged(): void {
    this.#selection = { kind: 'none' };
  }

  protected override async animateMove(played: PlayedMove<GluxTypes>): Promise<void> {
    await animate(this.renderRoot, played, this.#position.layout);
  }

  protected override renderBoard(): TemplateResult {
    const position = this.#position;
    const { state, layout: drawn } = position;
    const name = this.words.board(this.displayNames);
    const groundLook = { layout: drawn, state, coordinates: this.settings.coordinates };
    if (this.shownMode === 'diagram') return this.#renderDiagram(position, groundLook, name);
    const { click, keydown, focusin } = this.#grid;
    return html`${defs(state.hands.length)}
      <div
        class="glux slab ${drawn.turned ? 'turned' : ''} ${formOf(drawn)}"
        role="grid"
        aria-label=${this.withMarks(name)}
        @click=${click}
        @keydown=${keydown}
        @focusin=${focusin}>
        ${guard([drawn, state.stacks, groundLook.coordinates], () => ground({ ...groundLook, keep: guard }))}${this.#renderRows(position)}
        <svg width="0" fill="none" class="aims" viewBox=${viewBox(drawn)} aria-hidden="true">
          ${this.#renderTargets(position)}
        </svg>
        <svg width="0" fill="none" class="rays" viewBox=${viewBox(drawn)} aria-hidden="true">
          <g></g>
          <g></g>
        </svg>
        ${this.shownMarks?.layer(viewBox(drawn), placeIn(drawn))} ${this.#part.loupe?.frame(position)}
      </div>
      <div class="beside">
        ${this.#renderLoupe(position, groundLook)} ${this.#renderHand(position)}
        ${this.#renderRooms(position)}
      </div>`;
  }

  #renderDiagram(position: ShownPosition, look: GroundLook, name: string): TemplateResult {
    const { layout: drawn, last, state } = position;
    return html`${defs(state.hands.length)}
      <div
        class="glux slab picture ${formOf(drawn)}"
        role="img"
        aria-label=${this.withMarks(`${name}: ${describe(position)}`)}>
        ${staticPosition({ ...look, last, layer: this.shownMarks?.draw(viewBox(drawn), placeIn(drawn)) })}
      </div>`;
  }

  #renderRows(position: ShownPosition): readonly TemplateResult[] {
    const { lit } = this.settings;
    const hint = this.#hintedSquare;
    const names = `${position.names.join()} ${position.addressee}`;
    // From the row of a1 on, also on a turned board.
    return layout(position.state.board, false)
      .rows.toReversed()
      .map(
        (row) =>
          html`<div class="line" role="row">
            ${row.map((square) => squareView(square, position, { hint: square === hint, lit, names }))}
          </div>`,
      );
  }

  #renderTargets({ layout: drawn, targets, state }: ShownPosition): unknown {
    const { lit } = this.settings;
    return guard([drawn, targets, lit], () => (lit ? targetMarks(drawn, targets, state) : nothing));
  }

  /** True if the end of the game has taken the place of hand and loupe: it comes when the last move has been shown. */
  get #isOver(): boolean {
    return this.shownMode !== 'play' || (this.winners !== undefined && !this.moving) || this.reviewed;
  }

  #renderLoupe(position: ShownPosition, ground: GroundLook): unknown {
    if (this.#isOver) return nothing;
    return this.#part.render(position, {
      ground,
      hint: this.#hintedSquare,
      lit: this.settings.lit,
      open: this.#playableFaces.length > 0,
      select: (to) => {
        this.#select({ kind: 'square', to });
      },
    });
  }

  get #hintedSquare(): Square | undefined {
    const { hinted } = this;
    return hinted?.kind === 'lay' ? hinted.to : undefined;
  }

  /** The chip of the viewer, or the curtain in front of it. */
  #renderHand(position: ShownPosition): unknown {
    const { words, movableSeat, viewer, person, hinted } = this;
    const { state, names } = position;
    const shared = person === undefined;
    if (this.#isOver) return nothing;
    if (movableSeat !== undefined && movableSeat !== viewer)
      return curtain(movableSeat, words, names[movableSeat]!, this.#uncover);
    const chip = viewer === 'table' ? '-' : state.hands[viewer]!;
    if (viewer === 'table' || !isKnown(chip)) return emptyHand(shared);
    return handView(position, {
      seat: viewer,
      chip,
      title: shared ? words.handOf(names[viewer]!) : words.hand,
      shared,
      open: movableSeat !== undefined,
      hinted: hinted?.kind === 'lay' ? hinted.face : undefined,
      click: this.#grid.click,
    });
  }

  #renderRooms(position: ShownPosition): unknown {
    return guard(
      [position.state.stacks, position.names.join(), position.addressee, this.words, this.#reachOf],
      () =>
        roomTable(position, this.#reachOf, (seat) => {
          this.#reachOf = this.#reachOf === seat ? undefined : seat;
          this.requestUpdate();
        }),
    );
  }

  get #position(): ShownPosition {
    const { state, words, bottomSeat, movableSeat } = this;
    const open = movableSeat !== undefined && isKnown(state.hands[state.seat]!);
    const targets = open ? cachedTargets(state) : noTargets;
    return {
      state,
      layout: layoutFor(state, bottomSeat),
      targets,
      face: this.#selection.kind === 'face' ? this.#selection.face : undefined,
      aimed: aimedSquare(this.#selection, targets),
      last: lastSquares(this.history, this.recentMoves),
      tabStop: this.#tabStop,
      words,
      addressee: this.addressee,
      names: this.playerNames,
    };
  }

  /** The square that had the focus last, or a1 if this board does not have it. */
  get #tabStop(): Square {
    const { current } = this.#grid;
    return indexOf(this.state.board, current) < 0 ? 'a1' : current;
  }

  /** The faces of the chip in a hand, if the viewer may know it. */
  #knownFaces(seat: Seat): readonly Face[] {
    const hand = this.state.hands[seat]!;
    return isKnown(hand) ? facesOf(hand) : [];
  }

  /** The faces that may be laid now. */
  get #playableFaces(): readonly Face[] {
    const { movableSeat } = this;
    return movableSeat === undefined ? [] : this.#knownFaces(movableSeat);
  }

  /** The playable face of a button. */
  #faceOf(square: string): Face | undefined {
    return this.#playableFaces.find((face) => square === `face-${face}`);
  }

  #select(selection: Selection): void {
    this.#selection = selection;
    this.selectionChanged();
    this.#rays.paint();
  }

  /** Ends the selection; false if nothing is selected. */
  #release(): boolean {
    const selected = this.#selection.kind !== 'none';
    if (selected) this.#select({ kind: 'none' });
    return selected;
  }

  #press(square: Square, source: Source): void {
    const face = this.#faceOf(square);
    if (face) this.#pressFace(face, source);
    else if (!isFace(square)) this.#pressBoard(square, source);
  }

  /** Presses a square of the board. With the loupe, it is small: a finger moves the loupe there, and takes nothing but a target. */
  #pressBoard(square: Square, source: Source): void {
    const { loupe } = this.#part;
    if (loupe?.shown && source === 'pointer') {
      loupe.show(square);
      if (!this.#position.targets.has(square)) return;
    }
    if (this.#playableFaces.length > 0) this.#pressSquare(square, source);
  }

  /** Selects a square, or lays the selected face on it. Explains why a chip cannot be laid there. */
  #pressSquare(to: Square, source: Source): void {
    const { face, targets } = this.#position;
    // The question why no chip can be laid here names a face that tells nothing about the hand.
    if (!targets.has(to)) this.attempt({ kind: 'lay', face: 1, to }, source);
    else if (face === undefined) this.#select({ kind: 'square', to });
    else this.attempt({ kind: 'lay', face, to }, source);
  }

  /** Selects a face, or lays it on the selected square, else on a target from which its key was pressed. */
  #pressFace(face: Face, source: Source, from = ''): void {
    const { aimed, face: selected, targets } = this.#position;
    const to = aimed ?? (targets.has(from) ? from : undefined);
    if (to) this.attempt({ kind: 'lay', face, to }, source);
    else this.#select(selected === face ? { kind: 'none' } : { kind: 'face', face });
  }

  /** Ends the drag of a face. */
  #drop(from: string, to: string | undefined): void {
    // Escape or another position may have ended the selection.
    const face = this.#faceOf(from);
    if (!face || face !== this.#position.face) return;
    const square = to ?? this.#part.loupe?.dropped;
    if (square && !isFace(square)) this.#pressSquare(square, 'pointer');
    this.#release();
  }

  /** The keys that select a face. On a target, a digit lays the chip. */
  #key(key: string, square: string | undefined): void {
    const [low, high] = this.#playableFaces;
    const digit = this.#faceOf(`face-${key}`);
    if (digit) this.#pressFace(digit, 'keyboard', square);
    else if (key === 'f' && low && high)
      this.#select({ kind: 'face', face: this.#position.face === low ? high : low });
  }

  readonly #uncover = (): void => {
    this.uncover();
    this.announce(this.words.holds(this.#playableFaces));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'glux-board': GluxBoard;
  }
}
