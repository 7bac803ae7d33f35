import { html, nothing, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
import { seatLetter, type Seat } from '../../core/game.js';
import type { SeatLook } from '../../element/desk.js';
import type { Source } from '../../element/events.js';
import { GameElement } from '../../element/game-element.js';
import { walk } from '../../element/input/grid-keyboard.js';
import type { GameKit } from '../../element/game-definition.js';
import { seatMark } from '../../element/view/seat-marks.js';
import type { Played } from '../../element/match/table.js';
import { defs, die, type DieState } from './drawing/die.js';
import { cup, tray } from './drawing/tray.js';
import type { Face, LuziMove, LuziOptions, LuziState } from './engine/types.js';
import { stopping } from './engine/score.js';
import type * as Finish from './finish.js';
import { kit } from './kit.js';
import { lie, locked, placed, spread, throwOf, type Die, type Spread } from './look.js';
import { luziDiceStyles } from './luzi-dice.styles.js';
import type { LuziWords } from './words/types.js';

export * from '../../element/events.js';
export { BadNotation, BadOption, IllegalMove };

const squareOf = (event: Event) =>
  (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset.square;

/** A click made by a key or a screen reader has no clicks to count. */
const sourceOf = ({ detail }: MouseEvent): Source => (detail === 0 ? 'keyboard' : 'pointer');

/**
 * Luzi und Joe (Fabian Thiel, 1fips 2025): eight dice, a run as long as one dares. Joe, the one, blocks; the third six
 * is Luzi, and ends it. Row points are rebuilt.
 *
 * @tag luzi-dice
 *
 * @csspart die - Each die on the tray: a button.
 * @csspart cup - The cup: a button that throws.
 * @csspart throw - The button that throws, or throws again.
 * @csspart stop - The button that ends the run.
 * @csspart sum - What stopping now would score, with its parts.
 * @csspart sheet - The score sheet: a row a round, a column a seat.
 *
 * @cssprop --luzi-felt - The felt of the tray, where light falls on it.
 * @cssprop --luzi-felt-low - The felt further away from the light.
 * @cssprop --luzi-felt-ink - Words on the felt.
 * @cssprop --luzi-joe - The ring of a one.
 * @cssprop --luzi-horn - The flames of a six.
 * @cssprop --luzi-pips - The pips of the dice.
 * @cssprop --luzi-fall - How long dice fall.
 * @cssprop --luzi-moment - How long a Trinity, a Luzi and their like are shown; a press ends them sooner.
 */
export class LuziDice extends GameElement<LuziState, LuziMove, LuziOptions, LuziWords, typeof Finish> {
  static override styles: CSSResultGroup = [GameElement.styles, luziDiceStyles];

  static override properties: PropertyDeclarations = { rounds: {}, rows: {}, together: {}, superluzi: {} };

  /** How many runs each seat has, 1 to 99. Default 5. */
  rounds = '';

  /** Points for rows of three to eight dice, such as `6 12 20 30 42 56` (the default), or `triangular` or `doubling`. */
  rows = '';

  /** What it is when the third one and the third six fall in the same throw: `luzi` (default) or `stand-off`. */
  together = '';

  /** The fewest sixes in the first throw that make a Superluzi, 4 to 8. Default 4. */
  superluzi = '';

  /** Numbers of the dice that are chosen to be thrown again. */
  #hand: ReadonlySet<number> = new Set();
  /** Which of equal dice this board's hands have thrown, by ply. */
  readonly #picks = new Map<number, readonly number[]>();
  /** The tab stop of the grid. */
  #square = 'cup';
  #spread: Spread = { dice: [], cup: [], spent: true };
  #moment: Finish.Moment | undefined;

  protected override gameKit(): GameKit<LuziState, LuziMove, LuziOptions, LuziWords, typeof Finish> {
    return kit;
  }

  protected override seat(seat: Seat): SeatLook {
    const { words, scores } = this;
    const name = words.player(seatLetter(seat));
    return { name, scoreLabel: words.points(scores[seat] ?? 0), mark: seatMark(seat) };
  }

  protected override detail(): string {
    const { state, offered, words } = this;
    const open = offered.some(({ kind }) => kind === 'roll');
    return offered.length > 0 ? words.todo(state.throws, this.#faces, open) : '';
  }

  protected override dressed(): void {
    const take = (number: number, into: boolean) => {
      this.#take(number, into);
    };
    if (this.mode !== 'diagram') this.later?.pull(this, { free: (number) => this.#frees(number), take });
  }

  protected override positionShown(): void {
    this.#hand = new Set();
    this.#moment?.skip();
  }

  protected override async animateMove({
    move,
    happenings,
    ply,
  }: Played<LuziState, LuziMove>): Promise<void> {
    if (move.kind !== 'fall' || ply !== this.ply) return;
    const finish = await this.fetchLater();
    const { dice } = this.#spread;
    await finish.fall(
      this.renderRoot,
      dice.filter((each) => each.ply === ply),
      placed(dice).places,
    );
    if (ply !== this.ply) return;
    this.say(finish.heard(this.state, this.words.tally));
    this.#moment = finish.moment(this.renderRoot, happenings, this.shownNames, this.words);
    this.requestUpdate();
    await this.#moment?.over;
    this.#moment = undefined;
    this.requestUpdate();
  }

  protected override renderBoard(): TemplateResult {
    const { state, words, past } = this;
    const shown = (this.#spread = spread(past, state, this.#picks));
    const { places, rows } = placed(shown.dice);
    const look = {
      rows,
      sixes: shown.dice.filter(({ face }) => face === 6).length,
      caption: this.#caption(shown),
      finish: this.later,
    };
    const label = words.board(this.shownNames);
    if (this.mode === 'diagram') {
      const faces = shown.dice.map(({ face }) => face);
      const text = words.describe(
        faces.filter(locked),
        faces.filter((face) => !locked(face)),
      );
      return html`${defs}
        <div class="tray ${rows > 1 ? 'deep' : ''}" role="img" aria-label="${label}: ${text}">
          ${tray(look)}
          ${shown.dice.map((each) => html`<span class="spot ${places.get(each.number)}">${this.#drawn(each)}</span>`)}
        </div>`;
    }
    return html`${defs}
      <div
        class="tray ${rows > 1 ? 'deep' : ''}"
        role="grid"
        aria-label=${label}
        @click=${this.#click}
        @keydown=${this.#key}
        @focusin=${this.#focused}
      >
        ${tray(look)}
        ${this.#rows(places).map(
          ({ name, squares }) =>
            html`<div role="row" aria-label=${name}>
              ${squares.map((square) => this.#cell(square, places))}
            </div>`,
        )}
        ${this.#moment?.shown}
      </div>
      ${this.mode === 'play' && !state.ending ? this.#buttons() : nothing}
      ${this.later?.sum(state, this.#faces, this.#named(state.seat), words.tally)}
      ${this.later?.sheet(state, this.shownNames, words.sheet)}`;
  }

  #named(seat: Seat): string {
    return this.shownNames[seat] ?? '';
  }

  get #chosen(): readonly Die[] {
    return this.#spread.dice.filter(({ number }) => this.#hand.has(number));
  }

  get #faces(): readonly Face[] {
    return this.#chosen.map(({ face }) => face);
  }

  /** Whether a person may make this move now. */
  #able(move: LuziMove): boolean {
    return this.offered.length > 0 && !this.kit.game.explain(this.state, move);
  }

  /** Whether a die may be chosen: some throw takes it. */
  #free({ face }: Die): boolean {
    return this.offered.some((move) => move.kind === 'roll' && move.dice.includes(face));
  }

  #frees(number: number): boolean {
    return this.#spread.dice.some((each) => each.number === number && this.#free(each));
  }

  #caption({ spent }: Spread): string {
    const { state, words } = this;
    const entry = state.sheet.findLast(({ kind }) => kind !== 'robbed');
    if (state.cup) return '';
    if (!spent) return words.throws(state.throws);
    return entry ? words.ended(entry, this.#named(entry.seat)) : '';
  }

  /** The squares as they lie: the ledge, two rows of the felt, the cup at the end of the last. */
  #rows(places: ReadonlyMap<number, string>): { name: string; squares: string[] }[] {
    const { ledge, felt } = this.words.rows;
    const row = (name: string, part: RegExp) => {
      const there = [...places].filter(([, place]) => part.test(place));
      there.sort(([, a], [, b]) => Number(a.slice(1)) - Number(b.slice(1)));
      return { name, squares: there.map(([number]) => `d${number}`) };
    };
    const dice = [row(ledge, /l/), row(felt, /f[0-3]/), row(felt, /f[4-7]/)];
    const rows = dice.filter(({ squares }) => squares.length > 0);
    if (rows.at(-1)?.name !== felt) rows.push({ name: felt, squares: [] });
    rows.at(-1)!.squares.push('cup');
    return rows;
  }

  #drawn(each: Die): TemplateResult {
    const { hinted } = this;
    const chosen = this.#hand.has(each.number);
    const kind: DieState = this.#spread.spent
      ? 'spent'
      : locked(each.face)
        ? 'locked'
        : chosen
          ? 'chosen'
          : 'free';
    const last = this.#fresh(each);
    const hint = hinted?.kind === 'roll' && hinted.dice.includes(each.face);
    const plain = this.noCoordinates || this.#spread.spent || locked(each.face);
    const number = plain ? undefined : each.number;
    return die({ face: each.face, state: kind, last, hint, number, ...lie(each) }, this.later);
  }

  /** It fell in the latest throw, others lay there before. */
  #fresh({ ply }: Die): boolean {
    const plies = this.#spread.dice.map((each) => each.ply);
    return ply > Math.min(...plies) && ply === Math.max(...plies);
  }

  #cell(square: string, places: ReadonlyMap<number, string>): TemplateResult {
    const tab = square === this.#stop ? 0 : -1;
    const each = this.#spread.dice.find(({ number }) => square === `d${number}`);
    const inside = each ? this.#drawn(each) : cup(this.#inCup);
    const can = each ? this.#free(each) : this.offered.some(({ kind }) => kind === 'roll');
    return html`<div role="gridcell">
      <button
        class="spot ${each ? places.get(each.number) : 'cup'} ${can ? 'can' : ''}"
        part=${each ? 'die' : 'cup'}
        type="button"
        data-square=${square}
        tabindex=${tab}
        aria-label=${each ? this.#label(each) : this.words.cup(this.#inCup)}
        aria-pressed=${ifDefined(each && can ? this.#hand.has(each.number) : undefined)}
      >
        ${inside}
      </button>
    </div>`;
  }

  /** Dice that a throw would take out of the cup now: at the start of a run all. */
  get #inCup(): number {
    const { state } = this;
    return state.cup || (state.throws || state.ending ? this.#hand.size : 8);
  }

  /** What a die shows and what can be done with it, for the ear. */
  #label(each: Die): string {
    const { words, hinted } = this;
    const { die, faces, states } = words;
    const { spent } = this.#spread;
    const said = [
      spent ? states.spent : locked(each.face) ? states.locked : this.#free(each) && states.free,
      this.#fresh(each) && states.last,
      hinted?.kind === 'roll' && hinted.dice.includes(each.face) && states.hint,
    ];
    return [die(each.number), faces[each.face - 1], ...said].filter(Boolean).join(', ');
  }

  #buttons(): TemplateResult {
    const { state, words } = this;
    const points = stopping(state)?.points;
    const roll = throwOf(this.#chosen);
    const stop: LuziMove = { kind: 'stop' };
    const button = (part: string, text: string, move: LuziMove) =>
      html`<button
        class="act ${part} ${part === 'stop' && points === 0 ? 'nothing' : ''}"
        part=${part}
        type="button"
        aria-disabled=${ifDefined(this.#able(move) ? undefined : 'true')}
        @click=${(event: MouseEvent) => {
          this.#make(move, sourceOf(event));
        }}
      >
        ${text}
      </button>`;
    return html`<div class="throws" @keydown=${this.#digit}>
      ${button('throw', state.throws ? words.throwAgain(this.#hand.size) : words.throwAll, roll)}
      ${button('stop', words.stop(points), stop)}
    </div>`;
  }

  #hold(hand: ReadonlySet<number>): void {
    this.#hand = hand;
    this.requestUpdate();
  }

  /** Puts a die into the hand, or takes it out again. */
  #take(number: number, into: boolean): void {
    const hand = new Set(this.#hand);
    if (into) hand.add(number);
    else hand.delete(number);
    this.#hold(hand);
  }

  #make(move: LuziMove, source: Source): void {
    this.#picks.set(this.ply, [...this.#hand]);
    this.attempt(move, source);
  }

  #press(square: string, source: Source): void {
    const { dice } = this.#spread;
    const each = dice.find(({ number }) => square === `d${number}`);
    if (each && this.#free(each)) this.#take(each.number, !this.#hand.has(each.number));
    else if (each) this.attempt(throwOf([each]), source);
    // an empty hand takes all that can be thrown
    else if (this.state.throws && this.#hand.size === 0 && dice.some((one) => this.#free(one)))
      this.#hold(new Set(dice.filter((one) => this.#free(one)).map(({ number }) => number)));
    else this.#make(throwOf(this.#chosen), source);
  }

  readonly #click = (event: MouseEvent): void => {
    const square = squareOf(event);
    if (square !== undefined) this.#press(square, sourceOf(event));
  };

  /** A digit takes the die of that number. */
  readonly #digit = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape' && this.#hand.size > 0) {
      event.stopPropagation();
      this.#hold(new Set());
    } else if (this.#spread.dice.some(({ number }) => key === String(number)))
      this.#press(`d${key}`, 'keyboard');
  };

  readonly #key = (event: KeyboardEvent): void => {
    this.#digit(event);
    const rows = [...this.renderRoot.querySelectorAll('.tray [role=row]')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('[data-square]')].map(({ dataset }) => dataset.square!),
    );
    const to = walk({ rows, rings: [] }, this.#stop, event);
    if (to === undefined) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };

  /** The tab stop; where the die is gone that was it, the cup. */
  get #stop(): string {
    return this.#spread.dice.some(({ number }) => this.#square === `d${number}`) ? this.#square : 'cup';
  }

  readonly #focused = (event: FocusEvent): void => {
    this.#square = squareOf(event) ?? 'cup';
    this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'luzi-dice': LuziDice;
  }
}
