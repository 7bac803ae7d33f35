import { html, nothing, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { cache } from 'lit/directives/cache.js';
import { guard } from 'lit/directives/guard.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { seatLetter, type Seat } from '../../core/game.js';
import type { Source } from '../../element/model/events.js';
import { GameElement } from '../../element/game-element.js';
import { GridController, sourceOf } from '../../element/ui/input/grid-controller.js';
import { moveFocus } from '../../element/ui/input/roving-focus.js';
import type { PlayedMove } from '../../element/model/effects.js';
import { seatMark } from '../../element/ui/view/seat-marks.js';
import { squareButton } from '../../element/ui/view/square-button.js';
import { words } from '../../element/base/property-types.js';
import type { LongTexts } from '../../element/ui/view/places.js';
import type { SeatDetails } from '../../element/ui/view/view-model.js';
import { definition } from './definition.js';
import {
  isDie,
  layOutDice,
  placeOf,
  remember,
  tilt,
  type DiceLayout,
  type TrayDie,
  nothingSelected,
  throwOf,
  withDie,
  type Selection,
} from './dice-layout.js';
import { defs, die, type DieLook } from './drawing/die.js';
import { cup, position, viewBox, type TrayLook } from './drawing/tray.js';
import { explain } from './engine/rules.js';
import { stopping } from './engine/dice.js';
import type { Face, LuziMove, LuziState, LuziTypes } from './engine/types.js';
import { animateFall, specialEvent, specialEventEnd, specialEventOf, type SpecialEvent } from './motion.js';
import { caption, describe, dieLabel } from './labels.js';
import { luziDiceStyles } from './luzi-dice.styles.js';
import { tray, scoreSheet, stopScore, stopSentence } from './views.js';
import type { LuziWords } from '../../words/en/luzi.js';

export { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
export * from '../../element/model/events.js';

/**
 * The dice of Luzi und Joe (Fabian Thiel, 1fips 2025), a game for two to five: a run lasts as long as its player dares. A Joe, the
 * one, blocks the score until there are three; a Luzi, the third six, ends the run. The points for rows are rebuilt.
 *
 * @tag luzi-dice
 *
 * @csspart die - The button of each die on the tray.
 * @csspart cup - The button of the cup: throws the dice.
 * @csspart throw - The button that throws, or throws again.
 * @csspart stop - The button that ends the run.
 * @csspart sum - The score if the player stopped now, with its parts.
 * @csspart sheet - The score sheet: a row for each round, a column for each seat.
 *
 * @cssprop --luzi-felt - Lit part of the felt.
 * @cssprop --luzi-felt-low - Shaded part of the felt.
 * @cssprop --luzi-felt-ink - Words on the felt.
 * @cssprop --luzi-cup - Leather of the cup.
 * @cssprop --luzi-joe - Ring around a one.
 * @cssprop --luzi-horn - Flames of a six.
 * @cssprop --luzi-pips - Pips of the dice.
 * @cssprop --luzi-fall - Duration of a throw.
 * @cssprop --luzi-event - Duration of the scene of a special event, such as a Trinity or a Luzi. A press ends it earlier.
 */
export class LuziDice extends GameElement<LuziTypes, LuziWords> {
  static override definition = definition;

  static override styles: CSSResultGroup = [GameElement.styles, luziDiceStyles];

  static override properties: PropertyDeclarations = {
    rounds: {},
    rows: { type: words },
    together: {},
    superluzi: {},
  };

  /** The number of rounds, in each of which every player has one run: 1 to 99. Default: 5. */
  rounds: string | number | undefined = '';

  /**
   * The points for rows of three to eight dice: a list of six numbers, `triangular` or `doubling`. Default: `6 12 20 30 42
   * 56`.
   */
  rows: string | readonly number[] | undefined = '';

  /**
   * A third one and a third six in one throw: `luzi` (default) ends the run without points, `stand-off` scores it
   * (Z8).
   */
  together: string | undefined = '';

  /** The fewest sixes in the first throw that make a Superluzi: 4 to 8. Default: 4. */
  superluzi: string | number | undefined = '';

  #selection: Selection = nothingSelected;
  /** The parts of the board that tell the state, from before the motion, and that state. */
  #told: { readonly tray: TrayLook; readonly below: TemplateResult } | undefined;
  /** The special event that is shown. */
  #specialEvent: SpecialEvent | undefined;
  /** Cache of the layout, by the moves. */
  #known: { readonly history: unknown; readonly layout: DiceLayout } | undefined;
  readonly #grid = new GridController(this, {
    initial: 'cup',
    press: (square, source) => this.#press(square, source),
    release: () => {
      const selected = this.#selection.size > 0;
      this.#select(nothingSelected);
      return selected;
    },
    key: (key) => this.#pressDigit(key),
    lift: (square) => this.#isFree(this.#dieAt(square)),
    drop: (from, to) => {
      const dropped = this.#dieAt(from);
      // Another position may be shown by now.
      if (dropped && this.#isFree(dropped))
        this.#select(withDie(this.#selection, dropped.number, to === 'cup'));
    },
    refocus: () => 'cup',
  });

  /** Marks are on the dice with these numbers, or on the places of dice that are in the cup. */
  protected override squareName(square: string): string | undefined {
    return isDie(square) ? this.words.die(+square) : undefined;
  }

  protected override seatName(seat: Seat): string {
    return this.words.player(seatLetter(seat));
  }

  protected override seatDetails(seat: Seat): SeatDetails {
    return {
      scoreLabel: this.words.points(this.scores[seat] ?? 0),
      mark: seatMark(seat),
      note: this.#recentRun(seat),
    };
  }

  protected override prompt(): string {
    const { state, offered, words } = this;
    return offered.length > 0 ? words.todo(state.throws, this.#selectedFaces, this.#canRoll) : '';
  }

  protected override longTexts(): LongTexts {
    const { words } = this;
    return {
      prompts: [
        words.todo(0, [], true),
        words.todo(1, [], false),
        words.todo(1, [], true),
        words.todo(1, [3], true),
        words.todo(1, Array<number>(7).fill(3), true),
        ...this.#otherNames.map((name) => words.specialEvent('superluzi', name, 0) ?? ''),
      ],
      endings: ['Z10'],
      notes: [
        words.ran(undefined, 30),
        words.ran(words.event('stand-off'), 10),
        words.ran(words.event('blocked'), 0),
      ],
    };
  }

  protected override chosen(): readonly string[] {
    return this.#selected.map(({ number }) => `d${number}`);
  }

  protected override positionChanged(): void {
    this.#selection = nothingSelected;
    this.#specialEvent = undefined;
  }

  protected override moveNote(state: LuziState): string {
    return stopSentence(state, this.#runnerOf(state), this.words);
  }

  protected override async animateMove({ move, ply }: PlayedMove<LuziTypes>): Promise<void> {
    if (move.kind === 'fall' && ply === this.ply)
      await animateFall(this.renderRoot, this.#layout.dice, (each) => each.ply === ply);
  }

  protected override async showEvent({ happenings, ply }: PlayedMove<LuziTypes>): Promise<void> {
    if (ply !== this.ply) return;
    const { renderRoot, words } = this;
    this.#specialEvent = specialEventOf(happenings, this.#otherNames, words);
    if (!this.#specialEvent) return;
    this.requestUpdate();
    await this.updateComplete;
    await specialEventEnd(renderRoot, this.#endSpecialEvent);
  }

  protected override shownEvent(): SpecialEvent | undefined {
    const waits = this.shownMode === 'play' && this.offered.length === 0 && !this.winners;
    return waits ? this.#specialEvent : undefined;
  }

  protected override renderBoard(): TemplateResult {
    const { words, playerNames: names } = this;
    const layout = this.#layout;
    const { dice, ledgeRows, grid } = layout;
    const name = words.board(this.displayNames);
    const places = (die: string) => placeOf(layout, die);
    const trayLook = this.#trayLook(names);
    const deep = ledgeRows > 1 ? 'deep' : '';
    if (this.shownMode === 'diagram')
      return html`${defs}
        <div
          class="tray ${deep}"
          role="img"
          aria-label=${this.withMarks(`${name}: ${describe(layout, words)}`)}>
          ${position(
            trayLook,
            dice.map((each) => ({ look: this.#look(each), place: each.place })),
            this.shownMarks?.draw(viewBox, places),
          )}
        </div>`;
    const { click, keydown, focusin } = this.#grid;
    const known = this.moving ? this.#told : undefined;
    const told = known ?? { tray: trayLook, below: this.#below(names) };
    this.#told = told;
    return html`${guard([], () => defs)}
      <div
        class="tray ${deep}"
        role="grid"
        aria-label=${this.withMarks(name)}
        @click=${click}
        @keydown=${keydown}
        @focusin=${focusin}>
        ${tray({ ...told.tray, ledgeRows, flying: known !== undefined })}
        ${grid.map((row, i) => cache(this.#row(row, i)))} ${this.shownMarks?.layer(viewBox, places)}
        ${this.#specialEvent ? specialEvent(this.#specialEvent) : nothing}
      </div>
      ${told.below}`;
  }

  /** The tray, and the words on its felt. */
  #trayLook(names: readonly string[]): TrayLook {
    const { state, words, shownMode } = this;
    const { ledgeRows, ones, sixes } = this.#layout;
    const begins = shownMode === 'play' && !state.throws && state.sheet.length === 0;
    // at the end, the result takes the place of the caption
    const said = this.winners && shownMode !== 'diagram' ? '' : caption(state, words, names);
    return { ledgeRows, ones, sixes, caption: said, ...(begins && { note: words.flames }) };
  }

  /** The run of a seat in the recent moves, in a few words. */
  #recentRun(seat: Seat): string | undefined {
    const known = this.recentMoves[0]?.before.sheet.length;
    const run = this.state.sheet.slice(known).find((entry) => entry.seat === seat && entry.kind !== 'robbed');
    return run && this.words.ran(this.words.event(run.kind), run.points);
  }

  /** The parts below the tray. */
  #below(names: readonly string[]): TemplateResult {
    const plays = this.shownMode === 'play' && !this.state.ending && !this.winners && !this.reviewed;
    return html`${plays ? this.#buttons() : nothing} ${this.#scores(names)}`;
  }

  /** The stop score and the score sheet. They are rendered again only if they change. */
  #scores(names: readonly string[]): TemplateResult {
    const { state, words } = this;
    const name = this.#runnerOf(state);
    return html`${guard([state, words, name, names.join(), this.#selection], () =>
      stopScore(state, this.#selectedFaces, name, names, words),
    )}
    ${guard([state, words, names.join()], () => scoreSheet(state, names, words.sheet))}`;
  }

  /** The name of the seat whose run it is; undefined for the only person at the board. */
  #runnerOf({ seat }: LuziState): string | undefined {
    return seat === this.person && this.shownMode === 'play' ? undefined : this.playerNames[seat];
  }

  /** The names by seat; undefined for the only person at the board. */
  get #otherNames(): readonly (string | undefined)[] {
    return this.playerNames.map((name, seat) => (seat === this.person ? undefined : name));
  }

  get #layout(): DiceLayout {
    const { history } = this;
    if (this.#known?.history !== history) this.#known = { history, layout: layOutDice(history, this.state) };
    return this.#known.layout;
  }

  #dieAt(square: string): TrayDie | undefined {
    return this.#layout.dice.find(({ number }) => `d${number}` === square);
  }

  get #selected(): readonly TrayDie[] {
    return this.#layout.dice.filter(({ number }) => this.#selection.has(number));
  }

  get #selectedFaces(): readonly Face[] {
    return this.#selected.map(({ face }) => face);
  }

  get #canRoll(): boolean {
    return this.offered.some(({ kind }) => kind === 'roll');
  }

  /** True if a die can be selected. Before the first throw of a run, all dice are thrown. */
  #isFree(each: TrayDie | undefined): boolean {
    return each !== undefined && !each.locked && this.state.throws > 0 && this.#canRoll;
  }

  #look(each: TrayDie, free = false): DieLook {
    const { face, number, locked, latest } = each;
    const { hinted, settings, shownMode } = this;
    const { spent } = this.#layout;
    const chosen = this.#selection.has(number);
    return {
      // a reader of a replay can throw, too, but looks at what was thrown
      offer: free && settings.lit && shownMode === 'play',
      ...{ face, latest, locked, hint: hinted?.kind === 'roll' && hinted.dice.includes(face) },
      state: spent && !this.winners ? 'spent' : locked ? 'locked' : chosen ? 'chosen' : 'free',
      number: !spent && !locked && settings.coordinates && number,
      ...tilt(each),
    };
  }

  /** The tab stop: the square that had the focus last, or the cup if that die is gone. */
  get #tabStop(): string {
    const { current } = this.#grid;
    return this.#dieAt(current) ? current : 'cup';
  }

  /** A row of the grid; nothing without dice. Dice that are taken away keep their elements for the next ones. The last row is always on the felt: the cup is at its end. */
  #row(dice: DiceLayout['grid'][number], i: number): TemplateResult | typeof nothing {
    const cupRow = this.#layout.grid[2]!.some(Boolean) ? 2 : 1;
    if (i !== cupRow && !dice.some(Boolean)) return nothing;
    const { ledge, felt } = this.words.rows;
    return html`<div role="row" aria-label=${i ? felt : ledge}>
      ${dice.map((each) => cache(each ? this.#dieCell(each) : nothing))}
      ${i === cupRow ? this.#cupCell() : nothing}
    </div>`;
  }

  #dieCell(each: TrayDie): TemplateResult {
    const { number, place } = each;
    const free = this.#isFree(each);
    const look = this.#look(each, free);
    return squareButton({
      square: `d${number}`,
      part: 'die',
      style: `spot ${place} ${free ? 'can' : ''}`,
      label: dieLabel(each, this.words, look, free),
      drawing: die(look),
      isStop: this.#tabStop === `d${number}`,
      pressed: free ? this.#selection.has(number) : undefined,
    });
  }

  #cupCell(): TemplateResult {
    const { state, words } = this;
    // The dice that are in the cup, or would be thrown now: at the start of a run all.
    const count = state.cup || (state.throws || state.ending ? this.#selection.size : 8);
    return squareButton({
      square: 'cup',
      part: 'cup',
      style: `spot cup ${this.#canRoll ? 'can' : ''}`,
      label: words.cup(count),
      drawing: cup(count),
      isStop: this.#tabStop === 'cup',
    });
  }

  #buttons(): TemplateResult {
    const { state, words } = this;
    // others do not hear what their stop would score as an offer
    const points = this.offered.length > 0 ? stopping(state)?.points : undefined;
    const roll = state.throws ? words.throwAgain(this.#selection.size) : words.throwAll;
    return html`<div class="throws" role="toolbar" aria-label=${words.run} @keydown=${moveFocus}>
      ${this.#button('throw', '', roll, throwOf(this.#selected))}
      ${this.#button('stop', points === 0 ? 'quiet worthless' : 'quiet', words.stop(points), { kind: 'stop' })}
    </div>`;
  }

  /**
   * A button that plays a move. It stays focusable while the move is illegal, and then explains why. After a move by a key, the focus is
   * on the cup, so that the same keys always do the same.
   */
  #button(part: 'throw' | 'stop', style: string, text: string, move: LuziMove): TemplateResult {
    const able = this.offered.length > 0 && !explain(this.state, move);
    return html`<button
      class="go ${style}"
      part=${part}
      type="button"
      aria-disabled=${ifDefined(able ? undefined : 'true')}
      @click=${(event: MouseEvent) => {
        const source = sourceOf(event);
        if (this.#play(move, source) && source === 'keyboard') this.#grid.focus('cup');
      }}>
      ${text}
    </button>`;
  }

  readonly #endSpecialEvent = (): void => {
    this.#specialEvent = undefined;
    this.requestUpdate();
  };

  #select(selection: Selection): void {
    if (selection === this.#selection) return;
    this.#selection = selection;
    this.selectionChanged();
  }

  /** Plays a move; false if that is not possible. */
  #play(move: LuziMove, source: Source): boolean {
    // nobody knows yet how the dice lie
    if (this.moving) return false;
    remember(move, this.#selection);
    return this.attempt(move, source);
  }

  /** A press selects a free die or releases it, explains why another die stays, or throws with the cup. */
  #press(square: string, source: Source): void {
    const pressed = this.#dieAt(square);
    const selection = this.#selection;
    const free = this.#layout.dice.filter((each) => this.#isFree(each));
    if (pressed && this.#isFree(pressed))
      this.#select(withDie(selection, pressed.number, !selection.has(pressed.number)));
    else if (pressed) this.attempt(throwOf([pressed]), source);
    // Without a selection, the cup selects all free dice.
    else if (selection.size === 0 && free.length > 0) this.#select(new Set(free.map(({ number }) => number)));
    else this.#play(throwOf(this.#selected), source);
  }

  /** Presses the die with the number of a digit key. */
  #pressDigit(key: string): void {
    if (this.#dieAt(`d${key}`)) this.#press(`d${key}`, 'keyboard');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'luzi-dice': LuziDice;
  }
}
