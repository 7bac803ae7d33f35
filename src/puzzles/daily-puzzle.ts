import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { onServer } from '../element/base/abilities.js';
import type { ToldFault } from '../element/model/effects.js';
import { storedText, storeText } from '../element/model/stored-fields.js';
import { companionStyles } from '../element/styles/companion.styles.js';
import { inheritedStyles } from '../element/styles/inherited.styles.js';
import { TypedElement } from '../element/ui/typed-element.js';
import { eagerLanguages, LanguageController } from '../element/words/language-controller.js';
import { dailyPuzzle } from '../words/en/puzzles.js';
import { eagerWords } from '../words/languages.js';
import { addDays, dateOfWeekday, type Day, dayOf, hoursUntil, weekdayOf } from './days.js';
import { dailyAttributes, type DailyAttribute, puzzleGames, type PuzzleGame } from './packed.js';
import {
  type DayResult,
  formatProgress,
  MOST_DAYS,
  noProgress,
  onDay,
  parseProgress,
  storageKey,
  streakOf,
  withResult,
  type Progress,
} from './progress.js';
import { loadPack, loadSchedule, PackFault, type Schedule } from './schedule.js';
import { canSharePictures, sharePicture, shareText, type Shared } from './share.js';

const languages = eagerLanguages(eagerWords('dailyPuzzle', dailyPuzzle));

/** A sign for each wrong move, at most seven, and for the solution. */
const signsOf = (tries: number): string => `${'❌'.repeat(Math.min(tries, 7))}✅`;

/** The time between two looks at the clock, in ms. */
const LOOK_EVERY = 60_000;

const today = (): Day => dayOf(new Date());

/** Opens the calendar of a field at a press anywhere on it. In a frame of another site, only its icon does. */
function openCalendar({ target }: Event): void {
  try {
    (target as HTMLInputElement).showPicker();
  } catch {
    // the field has the focus: the reader can type
  }
}

/** The value of a board whose solution was shown. */
const SHOWN = 'shown';

/** The part of a board that the element uses. */
interface PuzzleBoard extends HTMLElement {
  readonly value?: string;
  readonly solved?: boolean;
  readonly tries?: number;
  readonly ply?: number;
  readonly scores?: readonly number[];
}

/**
 * A puzzle for each day, with the reader's results. The element adds a board in `mode="puzzle"` as its child and uses only the public
 * attributes, properties and events of the board. It keeps the results in `localStorage`. A streak counts the puzzles that the
 * reader has solved on their days.
 *
 * @fires game-error - An attribute or the pack is not valid. The puzzle stays as it was.
 *
 * @attr {string} lang - The language: `en` or `de`. Default: that of the page.
 *
 * @csspart heading - The line above the board.
 * @csspart label - The words before the name of the game in that line.
 * @csspart date - The date and the difficulty.
 * @csspart today - They, while the puzzle of today is shown.
 * @csspart why - The sentence why, once the puzzle is solved or its solution was shown.
 * @csspart result - The line below the board, with the result, the streak and the time until the next puzzle.
 * @csspart button - Each button.
 * @csspart archive - The field for a day of the archive.
 * @slot - The board. The element adds it.
 */
export class DailyPuzzle extends TypedElement {
  static readonly definition = { tag: 'daily-puzzle' };
  static readonly shared = true;

  static override styles = [
    inheritedStyles,
    companionStyles,
    css`
      h2,
      p {
        flex-basis: 100%;
        margin: 0;
        font-family: var(--spiel-serif, inherit);
        text-wrap: balance;
      }
      h2 {
        font-size: 1.15em;
        font-weight: 600;
      }
      button:not(.main),
      label {
        border: 1px solid;
        background: none;
        color: inherit;
      }
      /* one that has nowhere to lead any more keeps the focus, and its place */
      button[aria-disabled='true'] {
        opacity: 0.5;
        cursor: default;
      }
      .ways {
        display: flex;
        flex-basis: 100%;
        gap: 0.5em;
        justify-content: center;
      }
      .ways > * {
        box-sizing: border-box;
        min-inline-size: 44px;
      }
      .ways > button {
        padding-inline: 0.6em;
      }
      /* the day in the words of the page lies on the field, which shows it in those of the browser while a reader types */
      label {
        display: grid;
        align-items: center;
        border-radius: var(--_corner);
        font-family: var(--spiel-serif, inherit);
      }
      label > * {
        grid-area: 1 / 1;
        padding-inline: 0.6em;
      }
      input {
        box-sizing: border-box;
        min-inline-size: 100%;
        min-block-size: 42px;
        border: 0;
        background: none;
        color: inherit;
      }
      input:not(:focus) {
        opacity: 0;
      }
      input:focus + span {
        visibility: hidden;
      }
      .picture {
        background: var(--spiel-paper, light-dark(#fbf7ee, #30251b));
        color: var(--spiel-ink, light-dark(#2a1e15, #f3e5cb));
        fill: var(--_accent);
        stroke: var(--spiel-danger, light-dark(#8a1f12, #ffa48d));
        font-family: var(--spiel-serif, Georgia, serif);
      }
    `,
  ];

  static override properties: PropertyDeclarations & Record<DailyAttribute, object> = {
    game: {},
    date: {},
    pack: {},
  };

  /** The game of the daily puzzle: `fluctus`, `glux`, `lucky-numbers`, `lucky-swap` or `luzi`. */
  game: string | undefined = '';
  /** The day of the puzzle, such as `2026-11-28`. Default: today, where the reader is. */
  date: string | undefined = '';
  /** The URL of a list of your own puzzles, in place of those of `game`. */
  pack: string | undefined = '';

  readonly #language = new LanguageController(this, languages);
  #schedule: Schedule | undefined;
  /** The source of the schedule: the game or the pack. */
  #source = '';
  /** The source that was asked for last. */
  #asked = '';
  #failed = false;
  /** The last valid values of the attributes. */
  readonly #valid: Record<DailyAttribute, string> = { game: '', date: '', pack: '' };
  /** The day that the reader has chosen in its place. */
  #chosen: Day | undefined;
  #progress: Progress = noProgress;
  /** The browser has stored the results. */
  #stored = true;
  #board: PuzzleBoard | undefined;
  /** The day of the puzzle on the board, also when another day has begun. */
  #boardDay: Day = '';
  /** The day and the language of the board. */
  #shown = '';
  /** A new day has begun while the reader was in the middle of the puzzle, which stays. */
  #overtaken = false;
  #note: Shared = '';
  #timer: ReturnType<typeof setInterval> | undefined;
  #opening: Promise<void> | undefined;

  constructor() {
    super();
    this.addEventListener('game-try', ({ target, detail }) => {
      if (!detail.right) this.#keep(target, { tries: detail.tries ?? 0 });
    });
    this.addEventListener('game-move', ({ target }) => {
      if (this.#board?.value === SHOWN) this.#keep(target, { shown: true });
    });
    this.addEventListener('game-solved', ({ target, detail: { tries, hints } }) => {
      const par = this.#board?.getAttribute('par') ?? Infinity;
      const over = Math.max(0, (this.#board?.scores?.[0] ?? 0) - Number(par));
      this.#keep(target, { tries, hints, over, solved: true });
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (onServer) return;
    addEventListener('storage', this.#look);
    document.addEventListener('visibilitychange', this.#look);
    this.#timer = setInterval(this.#look, LOOK_EVERY);
    this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('storage', this.#look);
    document.removeEventListener('visibilitychange', this.#look);
    clearInterval(this.#timer);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await Promise.all([this.#language.loading, this.#opening]);
    return super.getUpdateComplete();
  }

  /** The key of the results in the storage. */
  get #key(): string {
    return storageKey(this.#source);
  }

  /** The day whose puzzle is wanted. */
  get #wanted(): Day {
    return this.#chosen ?? (this.#valid.date || today());
  }

  /** The day of the puzzle that is shown. */
  get #day(): Day | undefined {
    return this.#schedule?.nearest(this.#wanted, -1);
  }

  /** The results, of which another tab may have stored some since. Without storage, those of this page. */
  get #latest(): Progress {
    return onDay(this.#stored ? parseProgress(storedText(this.#key)) : this.#progress, today());
  }

  #save(progress: Progress): void {
    this.#progress = progress;
    this.#stored = storeText(this.#key, formatProgress(progress));
    this.requestUpdate();
  }

  /** Reads the results again: another tab, or another day. */
  readonly #look = (): void => {
    if (document.visibilityState === 'hidden' || !this.#source) return;
    this.#keepBegun();
    this.#save(this.#latest);
  };

  protected override willUpdate(): void {
    if (onServer) return;
    for (const name of Object.keys(dailyAttributes) as DailyAttribute[]) this.#read(name);
    this.#opening = this.#open();
  }

  protected override updated(): void {
    if (!onServer) this.#show();
  }

  /** Keeps the puzzle of a reader who is in the middle of it while a new day begins. */
  #keepBegun(): void {
    const { tries = 0, ply = 0, solved = false, value } = this.#board ?? {};
    const begun = (tries > 0 || ply > 0) && !solved && value !== SHOWN;
    const isOwn = this.#shown.startsWith(`${this.#source},`);
    if (this.#valid.date || this.#chosen !== undefined || !begun || !isOwn || this.#day === this.#boardDay)
      return;
    this.#chosen = this.#boardDay;
    this.#overtaken = true;
  }

  /** Reads the value of an attribute. If it is not valid, the last one stays. */
  #read(name: DailyAttribute): void {
    const value = this[name] ?? '';
    const last = this.#valid[name];
    if (value === last) return;
    if (value === '' || dailyAttributes[name](value)) {
      this.#valid[name] = value;
      if (name === 'date') this.#chosen = undefined;
      return;
    }
    const fault = this.#language.words.faults[name];
    super.refuse({ code: 'attribute', at: name, message: fault(value, puzzleGames) });
    this[name] = last;
  }

  /** Loads the puzzles of another game or pack. */
  async #open(): Promise<void> {
    const { game, pack } = this.#valid;
    const source = pack || game;
    if (!source || source === this.#asked || !this.isConnected) return;
    this.#asked = source;
    this.#failed = false;
    try {
      const schedule = await (pack ? loadPack(pack) : loadSchedule(game as PuzzleGame));
      if (source !== this.#asked) return;
      this.#source = source;
      this.#schedule = schedule;
      this.#stored = true;
      this.#go(undefined);
      this.#look();
    } catch (error) {
      if (source !== this.#asked) return;
      this.#failed = true;
      const { failed, unreadable } = this.#language.words;
      const wrong = error instanceof PackFault || error instanceof SyntaxError;
      const message = wrong ? unreadable(error.message) : failed;
      super.refuse({ code: 'pack', at: pack ? 'pack' : 'game', message });
      this.requestUpdate();
    }
  }

  /** Shows the board of the day. A page that takes it away gets it again. */
  #show(): void {
    const day = this.#day;
    const { tag: language, words } = this.#language;
    if (day === undefined || !this.#schedule) return;
    const shown = [this.#source, day, language].join();
    if (shown !== this.#shown) {
      const { tag, attributes } = this.#schedule.board(day, words.tasks);
      const board: PuzzleBoard = this.ownerDocument.createElement(tag);
      for (const [name, value] of Object.entries({ mode: 'puzzle', ...attributes }))
        board.setAttribute(name, value);
      this.#board?.remove();
      this.#board = board;
      this.#boardDay = day;
      this.#shown = shown;
    }
    if (this.#board?.parentNode !== this) this.append(this.#board!);
  }

  /** Keeps a result of the board. */
  #keep(target: EventTarget | null, result: Partial<DayResult>): void {
    const day = this.#boardDay;
    if (day === '' || target !== this.#board) return;
    const latest = this.#latest;
    this.#save(withResult(latest, day, today(), { ...latest.results[day], ...result }));
  }

  /** Goes to the puzzle of a day. That of today stays until tomorrow. */
  #go(day: Day | undefined): void {
    this.#overtaken = false;
    this.#chosen = day === this.#last && !this.#valid.date ? undefined : day;
    this.#note = '';
    this.requestUpdate();
  }

  /** The day of the latest puzzle. */
  get #last(): Day | undefined {
    return this.#schedule?.nearest(today(), -1);
  }

  /** Shares the result, or tells why not. */
  async #share(sharing: Promise<Shared>): Promise<void> {
    this.#note = '';
    this.requestUpdate();
    this.#note = await sharing;
    this.requestUpdate();
  }

  /** Shares the picture of the puzzle with the result. */
  #sharePicture(day: Day, { tries }: DayResult): Promise<void> {
    const { tasks } = this.#language.words;
    const puzzle = { ...this.#schedule!.board(day, tasks), lines: this.#lines(day), signs: signsOf(tries) };
    return this.#share(sharePicture(puzzle, this.renderRoot, `puzzle-${day}.png`, this.sharedText));
  }

  /** The text that a reader shares of a solved puzzle: game, date, result and streak. */
  #lines(day: Day): readonly string[] {
    const { words } = this.#language;
    const { tries, hints, over } = this.#progress.results[day]!;
    const streak = streakOf(this.#progress, today(), this.#schedule!);
    const texts = [words.solved(tries, hints, over), ...(streak > 1 ? [words.streak(streak)] : [])];
    return [words.games[this.#source] ?? words.heading, this.#dateText(day), ...texts];
  }

  /**
   * The result of the puzzle on the board, as a text without the solution: game, date, a sign for each wrong move and
   * for the solution, the result in words, streak, and address of the page. Empty while the puzzle is not solved.
   */
  get sharedText(): string {
    const day = this.#day;
    const result = this.#progress.results[day ?? ''];
    if (!result?.solved) return '';
    const [game, date, ...texts] = this.#lines(day!);
    return [
      `${game}, ${date}`,
      [signsOf(result.tries), ...texts].join(' '),
      location.href.replace(/[?#].*$/, ''),
    ].join('\n');
  }

  #dateText(day: Day, style: 'full' | 'long' = 'full'): string {
    return this.#language.words.date(new Date(`${day}T00:00Z`), style);
  }

  /** The time until the next puzzle; empty if there is none. */
  get #nextText(): string {
    const next = this.#schedule!.nearest(addDays(today(), 1), 1);
    return next ? this.#language.words.next(hoursUntil(new Date(), next)) : '';
  }

  protected override refuse(fault: ToldFault): void {
    const { at = '', found = '' } = fault;
    super.refuse({ ...fault, message: this.#language.words.wrongType(at, found) });
  }

  protected override render(): TemplateResult {
    const { words } = this.#language;
    const day = this.#day;
    if (!this.#schedule || day === undefined) return this.#renderEmpty();
    const game = words.games[this.#source];
    return html`<div class="bar">
        <h2 id="heading" part="heading">
          ${game ? html`<span part="label">${words.heading}:</span> ${game}` : words.heading}
        </h2>
        <p role="status" part=${day === today() ? 'date today' : 'date'}>${this.#renderDay(day)}</p>
      </div>
      <slot @slotchange=${() => this.#show()}></slot>
      <div class="bar">${this.#renderResult(day)} ${this.#renderWays(day)}</div>`;
  }

  /** The date and the difficulty of a day. On a day without a puzzle, also which days have one. */
  #renderDay(day: Day): unknown {
    const { words } = this.#language;
    const { days } = this.#schedule!;
    const level = days && ` · ${words.difficulty(weekdayOf(day) + 1)}`;
    const isLast = days && day !== this.#wanted;
    const rule = isLast ? html`<br />${words.someDays(days.map(dateOfWeekday))}` : nothing;
    return [this.#dateText(day), level, rule];
  }

  #renderEmpty(): TemplateResult {
    const { failed, loading, retry } = this.#language.words;
    const text = this.#schedule ? this.#nextText : this.#asked && loading;
    if (!this.#failed) return html`<div class="bar"><p>${text}</p></div>`;
    const again = () => {
      this.#asked = '';
      this.requestUpdate();
    };
    return html`<div class="bar">
      <p role="alert">${failed}</p>
      <button part="button" type="button" @click=${again}>${retry}</button>
    </div>`;
  }

  #renderResult(day: Day): TemplateResult {
    const { words } = this.#language;
    const schedule = this.#schedule!;
    const result = this.#progress.results[day];
    const why = result?.solved || result?.shown ? schedule.board(day, words.tasks).why : undefined;
    const streak = streakOf(this.#progress, today(), schedule);
    const texts = [
      result?.solved && words.solved(result.tries, result.hints, result.over),
      streak > 0 && words.streak(streak),
      day === this.#last && this.#nextText,
    ].filter(Boolean);
    const news = [this.#overtaken && words.newOne, this.#note && words[this.#note]].filter(Boolean);
    return html`${why ? html`<p part="why">${why}</p>` : nothing}
      <p part="result">${texts.join(' ')} <span role="status">${news.join(' ')}</span></p>
      ${result?.solved ? this.#renderSharing(day, result) : nothing}`;
  }

  #renderSharing(day: Day, result: DayResult): TemplateResult {
    const { words } = this.#language;
    const share = () => void this.#share(shareText(this.sharedText));
    const picture = canSharePictures() ? words.picture : words.savePicture;
    return html`<button class="main" part="button" type="button" @click=${share}>${words.share}</button>
      <button part="button" type="button" @click=${() => void this.#sharePicture(day, result)}>
        ${picture}
      </button>`;
  }

  /** The archive: the days before and after, and a field for any day. */
  #renderWays(day: Day): TemplateResult {
    const { words } = this.#language;
    const { nearest } = this.#schedule!;
    const [next, last] = [nearest(addDays(day, 1), 1), this.#last];
    const way = (sign: string, label: string, to: Day | undefined) =>
      html`<button
        part="button"
        type="button"
        aria-label=${label}
        title=${label}
        aria-disabled=${to === undefined}
        @click=${() => to !== undefined && this.#go(to)}>
        ${sign}
      </button>`;
    const pick = ({ target }: Event) => {
      const { value, validity } = target as HTMLInputElement;
      const picked = validity.valid && value ? nearest(value, -1) : undefined;
      if (picked !== undefined) this.#go(picked);
    };
    // while the reader types, a day that is not complete stays
    const reset = ({ target }: Event) => {
      (target as HTMLInputElement).value = this.#day!;
    };
    return html`<div class="ways" role="group" aria-labelledby="heading">
      ${way('‹', words.previous, nearest(addDays(day, -1), -1))}
      <label part="archive" title=${words.archive}>
        <input
          type="date"
          aria-label=${words.archive}
          min=${addDays(today(), -MOST_DAYS)}
          max=${today()}
          .value=${day}
          @click=${openCalendar}
          @change=${pick}
          @blur=${reset} />
        <span aria-hidden="true">${this.#dateText(day, 'long')}</span>
      </label>
      ${way('›', words.following, next !== undefined && last !== undefined && next <= last ? next : undefined)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'daily-puzzle': DailyPuzzle;
  }
}
