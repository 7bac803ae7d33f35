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
import { dayOf, type Day, parseDay, untilNext } from './days.js';
import { packKinds, type PuzzleGame } from './packed.js';
import {
  type DayResult,
  formatProgress,
  noProgress,
  onDay,
  parseProgress,
  streakOf,
  withResult,
  type Progress,
} from './progress.js';
import { canSharePictures, puzzlePicture, sharePicture } from './share-picture.js';
import { loadSchedule, PackFault, parsePack, type Schedule } from './schedule.js';

const languages = eagerLanguages(eagerWords('dailyPuzzle', dailyPuzzle));

const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;

/** The value of a puzzle whose solution was shown. */
const SHOWN = 'shown';

/** The part of a board that the element uses. */
interface PuzzleBoard extends HTMLElement {
  readonly value?: string;
  readonly solved?: boolean;
  readonly tries?: number;
  readonly ply?: number;
}

const isGame = (text: string): text is PuzzleGame => Object.hasOwn(packKinds, text);

/**
 * A puzzle for each day, with the reader's results. The element adds a board in `mode="puzzle"` as its child and uses only the public
 * attributes, properties and events of the board. It keeps the results in `localStorage`. A streak counts the puzzles that the
 * reader has solved on their days.
 *
 * @fires game-error - An attribute or the pack is not valid. The puzzle stays as it was.
 *
 * @attr {string} lang - The language: `en` or `de`. Default: that of the page.
 *
 * @csspart heading - The line above the board, with the date.
 * @csspart why - The sentence why, once the puzzle is solved or its solution was shown.
 * @csspart result - The line below the board, with the result, the streak and the time until the next puzzle.
 * @csspart button - Each button.
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
      }
      h2 {
        font-size: 1.15em;
        font-weight: 600;
      }
      button:not(.main) {
        border: 1px solid;
        background: none;
        color: inherit;
      }
      button[aria-disabled='true'] {
        opacity: 0.5;
        cursor: default;
      }
      .heard {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    `,
  ];

  static override properties: PropertyDeclarations = {
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
  /** The day of the attribute; empty for today. */
  #date: Day = '';
  /** The day that the reader has chosen in its place. */
  #chosen: Day | undefined;
  #progress: Progress = noProgress;
  #board: PuzzleBoard | undefined;
  /** The day of the puzzle on the board, also when another day has begun. */
  #boardDay: Day = '';
  /** The day and the language of the board. */
  #shown = '';
  /** A new day has begun while the reader was in the middle of the puzzle, which stays. */
  #overtaken = false;
  #note = '';
  /** The puzzle to which the reader has gone, for screen readers. */
  #heard = '';
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
    this.addEventListener('game-solved', ({ target, detail: { tries, hints } }) =>
      this.#keep(target, { tries, hints, solved: true }),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (onServer) return;
    addEventListener('storage', this.#read);
    document.addEventListener('visibilitychange', this.#read);
    this.#timer = setInterval(this.#read, MS_PER_MINUTE);
    this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('storage', this.#read);
    document.removeEventListener('visibilitychange', this.#read);
    clearInterval(this.#timer);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await Promise.all([this.#language.loading, this.#opening]);
    return super.getUpdateComplete();
  }

  /** The key of the results in the storage. */
  get #key(): string {
    return `spielkasten:daily:${this.#source}`;
  }

  get #today(): Day {
    return dayOf(new Date());
  }

  /** The day of the puzzle that is shown. */
  get #day(): Day | undefined {
    return this.#schedule?.latest(this.#chosen ?? (this.#date || this.#today));
  }

  /** Reads the results again: another tab, or another day. */
  readonly #read = (): void => {
    if (document.visibilityState === 'hidden' || !this.#source) return;
    this.#keepBegun();
    this.#progress = onDay(parseProgress(storedText(this.#key)), this.#today);
    storeText(this.#key, formatProgress(this.#progress));
    this.requestUpdate();
  };

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (onServer) return;
    if (changed.has('date')) this.#readDate();
    this.#opening = this.#open();
  }

  protected override updated(): void {
    if (!onServer) this.#show();
  }

  /** Keeps the puzzle of a reader who is in the middle of it while a new day begins. */
  #keepBegun(): void {
    const day = this.#day;
    const { tries = 0, ply = 0, solved = false, value } = this.#board ?? {};
    const begun = (tries > 0 || ply > 0) && !solved && value !== SHOWN;
    if (this.#date || this.#chosen !== undefined || !begun || !this.#shownDay || day === this.#shownDay)
      return;
    this.#chosen = this.#shownDay;
    this.#overtaken = true;
  }

  /** The day of the board, if it is of the source that is shown. */
  get #shownDay(): Day {
    return this.#shown.startsWith(`${this.#source},`) ? this.#boardDay : '';
  }

  /** Shows the day of the attribute. If it is none, the last one stays. */
  #readDate(): void {
    const { date } = this;
    const day = date ? parseDay(date) : '';
    if (day === undefined) {
      super.refuse({ code: 'attribute', at: 'date', message: this.#language.words.faults.date(date!) });
      this.date = this.#date;
    } else if (day !== this.#date) {
      this.#date = day;
      this.#chosen = undefined;
    }
  }

  /** Loads the puzzles of another game or pack. */
  async #open(): Promise<void> {
    const { game, pack, isConnected } = this;
    const source = [pack, game].find(Boolean) ?? '';
    if (source === this.#asked || !isConnected) return;
    const { faults } = this.#language.words;
    if (!pack && !isGame(source)) {
      super.refuse({ code: 'attribute', at: 'game', message: faults.game(source, Object.keys(packKinds)) });
      this.game = isGame(this.#asked) ? this.#asked : '';
      this.#asked = this.game;
      return;
    }
    this.#asked = source;
    this.#failed = false;
    try {
      const schedule = pack
        ? parsePack(await (await fetch(pack)).json())
        : await loadSchedule(source as PuzzleGame);
      if (source !== this.#asked) return;
      this.#source = source;
      this.#schedule = schedule;
      this.#chosen = undefined;
      this.#overtaken = false;
      this.#read();
    } catch (error) {
      if (source !== this.#asked) return;
      this.#failed = true;
      const wrong = error instanceof PackFault || error instanceof SyntaxError;
      if (wrong) super.refuse({ code: 'pack', at: 'pack', message: faults.pack(error.message) });
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

  /** Keeps a result of the board. Another tab may have stored one since. */
  #keep(target: EventTarget | null, result: Partial<DayResult>): void {
    const [day, today] = [this.#boardDay, this.#today];
    if (day === '' || target !== this.#board) return;
    const stored = parseProgress(storedText(this.#key));
    const latest = onDay(stored.seen ? stored : this.#progress, today);
    this.#progress = withResult(latest, day, today, { ...latest.results[day], ...result });
    storeText(this.#key, formatProgress(this.#progress));
    this.requestUpdate();
  }

  #go(day: Day | undefined): void {
    this.#overtaken = false;
    this.#chosen = day;
    this.#note = '';
    this.#heard = day === undefined ? '' : this.#dayText(day);
    this.requestUpdate();
  }

  /** The date and the difficulty of a day. */
  #dayText(day: Day): string {
    const level = this.#schedule!.level(day);
    return `${this.#dateText(day)}${level === undefined ? '' : ` · ${this.#language.words.difficulty(level)}`}`;
  }

  /** Shares the result by the share sheet, else copies it. */
  async #share(): Promise<void> {
    const { copied, notCopied } = this.#language.words;
    const text = this.sharedText;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        this.#note = copied;
      }
    } catch (error) {
      // the reader has closed the share sheet
      if ((error as Error).name !== 'AbortError') this.#note = notCopied;
    }
    this.requestUpdate();
  }

  /** Shares the picture of the puzzle with the result, else saves it. */
  async #sharePicture(): Promise<void> {
    const { saved, notSaved } = this.#language.words;
    const [result, day] = [this.#told, this.#day];
    if (!result || day === undefined) return;
    const puzzle = { ...this.#schedule!.board(day, this.#language.words.tasks), ...result };
    try {
      const picture = await puzzlePicture(puzzle, this.renderRoot);
      if (await sharePicture(picture, `puzzle-${day}.png`, this.sharedText)) this.#note = saved;
    } catch (error) {
      if ((error as Error).name !== 'AbortError') this.#note = notSaved;
    }
    this.requestUpdate();
  }

  /** The text to share of the puzzle that is shown: lines, and the number of wrong moves; undefined while it is not solved. */
  get #told(): { readonly lines: readonly string[]; readonly tries: number } | undefined {
    const { words } = this.#language;
    const day = this.#day;
    const result = day === undefined ? undefined : this.#progress.results[day];
    if (!result?.solved || !this.#schedule) return undefined;
    const { tries, hints } = result;
    const streak = streakOf(this.#progress, this.#today, this.#schedule);
    const lines = [
      words.games[this.#source] ?? words.heading,
      this.#dateText(day!),
      [words.solved(tries, hints), streak > 1 && words.streak(streak)].filter(Boolean).join(' '),
    ];
    return { lines, tries };
  }

  /**
   * The result of the puzzle on the board, as a text without the solution: game, date, a sign for each wrong move and
   * for the solution, the result in words, streak, and address of the page. Empty while the puzzle is not solved.
   */
  get sharedText(): string {
    const told = this.#told;
    if (!told) return '';
    const [game, date, result] = told.lines;
    const signs = `${'❌'.repeat(Math.min(told.tries, 9))}✅`;
    return [`${game}, ${date}`, `${signs} ${result}`, location.href.replace(/[?#].*$/, '')].join('\n');
  }

  #dateText(day: Day): string {
    return this.#language.words.date(new Date(`${day}T00:00Z`));
  }

  protected override refuse(fault: ToldFault): void {
    const { at = '', found = '' } = fault;
    super.refuse({ ...fault, message: this.#language.words.faults.property(at, found) });
  }

  protected override render(): readonly TemplateResult[] {
    const { words } = this.#language;
    const day = this.#day;
    if (!this.#schedule || day === undefined) return [this.#renderEmpty()];
    const game = words.games[this.#source];
    const heading = html`<div class="bar">
      <h2 part="heading">${game ? `${words.heading}: ${game}` : words.heading}</h2>
      <p>${this.#dayText(day)}</p>
    </div>`;
    return [heading, html`<slot @slotchange=${() => this.#show()}></slot>`, this.#renderResult(day)];
  }

  #renderEmpty(): TemplateResult {
    const { failed, loading, retry } = this.#language.words;
    if (!this.#failed) return html`<div class="bar"><p>${this.#asked ? loading : nothing}</p></div>`;
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
    const today = this.#today;
    const last = schedule.latest(today);
    const result = this.#progress.results[day];
    const isOver = result && (result.solved || result.shown);
    const why = isOver && schedule.board(day, words.tasks).why;
    const streak = streakOf(this.#progress, today, schedule);
    const next = schedule.after(today);
    const hours = next === undefined ? undefined : Math.floor(untilNext(new Date(), next) / MS_PER_HOUR);
    const texts = [
      result?.solved && words.solved(result.tries, result.hints),
      streak > 0 && words.streak(streak),
      day === last && hours !== undefined && words.next(hours),
      this.#overtaken && words.newOne,
    ].filter(Boolean);
    return html`<div class="bar">
      ${why ? html`<p part="why">${why}</p>` : nothing}
      <p part="result">${texts.join(' ')} ${this.#note}</p>
      <p class="heard" role="status">
        ${[this.#heard, this.#overtaken && words.newOne, this.#note].filter(Boolean).join(' ')}
      </p>
      ${
        result?.solved
          ? html`<button class="main" part="button" type="button" @click=${() => void this.#share()}>
                ${words.share}
              </button>
              <button part="button" type="button" @click=${() => void this.#sharePicture()}>
                ${canSharePictures() ? words.picture : words.savePicture}
              </button>`
          : nothing
      }
      ${this.#renderWays(day)}
    </div>`;
  }

  /** The buttons that lead to other days. One that is off keeps the focus. */
  #renderWays(day: Day): readonly TemplateResult[] {
    const { words } = this.#language;
    const schedule = this.#schedule!;
    const last = schedule.latest(this.#today);
    const after = schedule.after(day);
    const ways: readonly (readonly [label: string, to: Day | undefined])[] = [
      [words.previous, schedule.before(day)],
      [words.following, after !== undefined && last !== undefined && after <= last ? after : undefined],
      [words.today, day === last ? undefined : last],
    ];
    return ways.map(
      ([label, to]) =>
        html`<button
          part="button"
          type="button"
          aria-disabled=${to === undefined}
          @click=${() => to !== undefined && this.#go(to)}>
          ${label}
        </button>`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'daily-puzzle': DailyPuzzle;
  }
}
