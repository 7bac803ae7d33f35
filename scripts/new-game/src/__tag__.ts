import { html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { seatLetter, type Seat } from '../../core/game.js';
import { GameElement } from '../../element/game-element.js';
import { GridController } from '../../element/input/grid-controller.js';
import { seatColors } from '../../element/styles/seat-colors.styles.js';
import type { SeatDetails } from '../../element/view/view-model.js';
import { __styles__ } from './__tag__.styles.js';
import { definition } from './definition.js';
import { match, picture, type Marks } from './drawing.js';
import {
  heapSize,
  squaresOf,
  squaresTaken,
  type __Name__Move,
  type __Name__Options,
  type __Name__State,
} from './engine/index.js';
import type { __Name__Words } from './words/en.js';

export { BadNotation, BadOption, IllegalMove } from '../../core/errors.js';
export * from '../../element/events.js';

/**
 * __Title__: two players take one to three matches in turn. Whoever takes the last one wins.
 *
 * @tag __tag__
 *
 * @csspart match - Each of the matches: a button.
 *
 * @cssprop --__id__-head - The heads of the matches.
 */
export class __Tag__ extends GameElement<__Name__State, __Name__Move, __Name__Options, __Name__Words> {
  static override definition = definition;

  static override styles: CSSResultGroup = [GameElement.styles, seatColors, __styles__];

  static override properties: PropertyDeclarations = { heap: {} };

  /** The number of matches, 4 to 24 (N1). Default 12. */
  heap = '';

  readonly #grid = new GridController(this, {
    initial: '1',
    press: (square, source) => {
      const take = this.#takes(square);
      if (take > 0) this.attempt({ take }, source);
    },
  });

  protected override seatName(seat: Seat): string {
    return this.words.player(seatLetter(seat));
  }

  protected override seatDetails(seat: Seat): SeatDetails {
    return {
      scoreLabel: this.words.matches(this.scores[seat] ?? 0),
      mark: html`<svg viewBox="0 0 34 34" aria-hidden="true">
        <circle class="body" cx="17" cy="17" r="15" />
      </svg>`,
    };
  }

  protected override prompt(): string {
    const { offered, words } = this;
    return offered.length > 0 ? words.prompt(offered.length) : '';
  }

  protected override renderBoard(): TemplateResult {
    const { state, words } = this;
    const label = words.board(this.playerNames);
    if (this.shownMode === 'diagram')
      return picture(state, `${label}: ${words.describe(state.left, heapSize(state))}`, this.#marks());
    const squares = squaresOf(state);
    // another heap may have fewer matches
    const { current } = this.#grid;
    const tabStop = squares.includes(current) ? current : '1';
    const marks = this.#marks();
    const { click, keydown, focusin } = this.#grid;
    return html`<div role="grid" aria-label=${label} @click=${click} @keydown=${keydown} @focusin=${focusin}>
      <div class="heap" role="row">
        ${squares.map((square) => this.#cell(square, marks, square === tabStop))}
      </div>
    </div>`;
  }

  /** The number of matches that a press on this match takes; zero or less if it is taken already. */
  #takes(square: string): number {
    return this.state.left - Number(square) + 1;
  }

  #marks(): Marks {
    const { history, hinted, state } = this;
    const past = history.at(-1);
    return {
      last: past ? squaresTaken(past.before, past.move) : [],
      hint: hinted ? squaresTaken(state, hinted) : [],
    };
  }

  /** The accessible name of a square: its number, the match there, and what pressing it does. */
  #label(square: string, { last, hint }: Marks): string {
    const { offered, words } = this;
    const takes = this.#takes(square);
    const parts = [
      square,
      takes > 0 ? words.match : words.taken,
      offered.some(({ take }) => take === takes) && words.takes(takes),
      last.includes(square) && words.last,
      hint.includes(square) && words.hint,
    ];
    return parts.filter(Boolean).join(', ');
  }

  #cell(square: string, marks: Marks, isTabStop: boolean): TemplateResult {
    const can = this.offered.some(({ take }) => take === this.#takes(square));
    return html`<div role="gridcell" class=${can && !this.noLit ? 'can' : ''}>
      <button
        part="match"
        type="button"
        data-square=${square}
        tabindex=${isTabStop ? 0 : -1}
        aria-label=${this.#label(square, marks)}
      >
        ${match(this.state, square, marks)}
        ${this.noCoordinates ? '' : html`<span class="number" aria-hidden="true">${square}</span>`}
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    '__tag__': __Tag__;
  }
}
