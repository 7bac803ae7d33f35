import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { toFound } from '../core/errors.js';
import type { Seat } from '../core/game.js';
import { isolate } from '../core/player-name.js';
import type { GameEvent, GameEvents } from '../element/model/events.js';
import { fire } from '../element/model/fire.js';
import { canStore, storedText, storeText } from '../element/model/stored-fields.js';
import type { ToldFault } from '../element/model/effects.js';
import { companionStyles } from '../element/styles/companion.styles.js';
import { inheritedStyles } from '../element/styles/inherited.styles.js';
import { eagerLanguages, LanguageController } from '../element/words/language-controller.js';
import {
  isOver,
  namesIn,
  nextOptions,
  parseSaved,
  savedText,
  standingOf,
  withoutResult,
  type FinishedGame,
  type SeriesPoints,
} from './standing.js';
import { TypedElement } from '../element/ui/typed-element.js';
import { series } from '../words/en/parts.js';
import { eagerWords } from '../words/languages.js';

const languages = eagerLanguages(eagerWords('series', series));

/** The part of a board that a series uses. */
interface SeriesBoard extends HTMLElement {
  readonly record: string;
  readonly scores: readonly number[];
  newGame(options?: { readonly first: Seat }): void;
}

/**
 * A series of games on one board. Each player begins one game. The element adds up the points, shows the standing below the
 * board, and starts the next game. In Lucky Numbers, the points are those of a tournament (L10); in the other games, a win is
 * one point. The element uses only the public interface of the board.
 *
 * @fires game-standing
 *
 * @csspart standing - The line with the standing.
 * @csspart button - The button that starts the next game or a new series.
 * @slot - The board.
 */
export class GameSeries extends TypedElement {
  static readonly definition = { tag: 'game-series' };
  static readonly shared = true;

  static override styles = [
    inheritedStyles,
    companionStyles,
    css`
      .bar {
        margin-block-end: 0;
      }
    `,
  ];

  static override properties: PropertyDeclarations = {
    autosave: {},
  };

  /** Saves the finished games in `localStorage` under this name. Give the board an `autosave`, too. */
  autosave: string | undefined = '';

  /**
   * A function from the scores and winners of a finished game to the points of each seat. Default: the points of the
   * rulebook, otherwise one point for a win.
   */
  get points(): SeriesPoints | undefined {
    return this.#points;
  }
  set points(points: SeriesPoints | null | undefined) {
    if (points && typeof points !== 'function')
      this.refuse({ code: 'type', at: 'points', found: toFound(points) });
    else this.#points = points ?? undefined;
    this.requestUpdate();
  }

  #points: SeriesPoints | undefined;
  readonly #language = new LanguageController(this, languages);
  #games: readonly FinishedGame[] = [];
  #restored: string | undefined;
  /** The storage was full at the last attempt to save. */
  #full = false;

  constructor() {
    super();
    this.addEventListener('game-over', (event) => this.#count(event));
    this.addEventListener('game-ready', () => this.requestUpdate());
    this.addEventListener('game-navigate', () => this.#follow());
  }

  /** The board of the series: the first child of the element. */
  get board(): SeriesBoard | undefined {
    const board = this.firstElementChild as SeriesBoard | null;
    return board && 'newGame' in board ? board : undefined;
  }

  /** The standing after the finished games. */
  get standing(): GameEvents['game-standing'] {
    return standingOf(this.#games, this.board?.scores.length ?? 0, this.points);
  }

  /** The records of all games, one after the other. */
  get record(): string {
    const current = this.board && !this.#rests ? [this.board.record] : [];
    return [...this.#games.map(({ record }) => record), ...current]
      .map((text) => `${text.trim()}\n\n`)
      .join('');
  }

  /** Starts the next game once the current one is over. The next seat begins. */
  next(): void {
    const { board, standing } = this;
    const last = this.#games.at(-1);
    if (!board || !last || !this.#rests || standing.winners) return;
    board.newGame(nextOptions(last.record, board.scores.length));
    board.focus();
  }

  /** Starts the series again, with a new game as set on the board. */
  restart(): void {
    this.#set([]);
    this.board?.newGame();
    this.board?.focus();
  }

  /** True while the board shows the match that was counted last. */
  get #rests(): boolean {
    const [last, record] = [this.#games.at(-1)?.record, this.board?.record ?? ''];
    return last !== undefined && isOver(record) && withoutResult(last) === withoutResult(record);
  }

  #count({ target, detail }: GameEvent<'game-over'>): void {
    if (target !== this.board) return;
    const { game, record, winners, scores } = detail;
    const [first] = this.#games;
    // Other players or another game, or a game after the last one: a new series.
    const begins = first?.game !== game || first.scores.length !== scores.length || this.standing.winners;
    this.#set([...(begins ? [] : this.#games), { game, record, winners, scores }]);
  }

  /** A match whose end was taken back does not count. */
  #follow(): void {
    const [last, record] = [this.#games.at(-1)?.record, this.board?.record ?? ''];
    const reopened = last !== undefined && !isOver(record) && withoutResult(last) === withoutResult(record);
    if (reopened) this.#set(this.#games.slice(0, -1));
    this.requestUpdate();
  }

  #set(games: readonly FinishedGame[]): void {
    this.#games = games;
    this.requestUpdate();
    if (this.autosave) this.#save();
    fire(this, 'game-standing', this.standing);
  }

  /** Saves the games. Tells once that the storage is full. */
  #save(): void {
    const full = !storeText(this.#key, savedText(this.#games)) && canStore();
    if (full && !this.#full)
      super.refuse({ code: 'autosave-full', at: 'autosave', message: this.#language.words.full });
    this.#full = full;
  }

  get #key(): string {
    return `spielkasten:series:${this.autosave}`;
  }

  protected override refuse(fault: ToldFault): void {
    const { at = '', found = '' } = fault;
    super.refuse({ ...fault, message: this.#language.words.refused(at, found) });
  }

  protected override willUpdate(): void {
    if (this.#restored === this.autosave) return;
    this.#restored = this.autosave;
    if (this.autosave) this.#games = parseSaved(storedText(this.#key));
  }

  /** A list has no spaces between its parts: on a page that keeps spaces, they would be a line. */
  protected override render(): readonly (TemplateResult | typeof nothing)[] {
    const bar = html`<div class="bar">
      <p part="standing" role="status">${this.#sentence()}</p>
      ${this.#rests ? this.#button() : nothing}
    </div>`;
    const full = this.#full
      ? html`<div class="bar"><p role="alert">${this.#language.words.full}</p></div>`
      : nothing;
    return [html`<slot @slotchange=${() => this.requestUpdate()}></slot>`, full, bar];
  }

  #sentence(): string {
    const { board, standing } = this;
    if (!board) return '';
    const { words } = this.#language;
    const { finished, games, totals, winners } = standing;
    const names = namesIn(board.record, games).map((name, seat) =>
      name === undefined ? words.player(seat) : isolate(name),
    );
    const list = totals.map((points, seat) => [names[seat]!, points] as const);
    if (winners && this.#rests)
      return words.won(
        winners.map((seat) => names[seat]!),
        list,
      );
    return this.#rests
      ? words.after(finished, games, list)
      : words.during(Math.min(finished + 1, games), games, list);
  }

  #button(): TemplateResult {
    const { winners } = this.standing;
    const { again, next } = this.#language.words;
    return html`<button part="button" type="button" @click=${() => (winners ? this.restart() : this.next())}>
      ${winners ? again : next}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-series': GameSeries;
  }
}
