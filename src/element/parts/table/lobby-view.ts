import { html, nothing, type TemplateResult } from 'lit';
import { levels, type Level } from '../../../core/bot.js';
import { firstOf, type Seat } from '../../../core/game.js';
import type { Clock } from '../../../core/table/entry.js';
import { isFull, isLate } from '../../../core/table/state.js';
import { loadLinks } from '../../../table/table-server.js';
import type { AnyBoard } from '../../model/board.js';
import { tableWords, type TableWords } from '../../../words/en/table.js';
import { whenSent } from '../../ui/input/when-sent.js';
import { knowsTabs } from './kept-seats.js';
import { clockText, DAY, inWords, MINUTE } from './clock.js';
import { SeatList } from './seat-list.js';
import type { ServerGame } from './server-game.js';
import {
  LinkSender,
  button,
  invitation,
  inviteTool,
  minorButton,
  nameField,
  textOf,
  type Shown,
} from './view-parts.js';

/** A time as whole days, hours or minutes. */
export const roughly = (ms: number, language: string): string => inWords(Math.max(ms, MINUTE), language, 1);

/** The clocks that a person can choose. */
const clocks: readonly Clock[] = [
  { per: 'game', ms: 10 * MINUTE },
  { per: 'game', ms: 30 * MINUTE },
  { per: 'move', ms: DAY },
  { per: 'move', ms: 3 * DAY },
];

/** How many times as long a seat can have; 0: without a limit. */
const factors = [1, 2, 5, 10, 0];

/** The view of a table of a server until its game begins: the form for a table, the invitation, the people, and the links to it. */
export class LobbyView {
  protected readonly board: AnyBoard;
  protected readonly game: ServerGame;
  protected readonly update: () => void;
  protected readonly sender: LinkSender;
  /** The games that this browser has at the server, while the board is at no table. */
  readonly #list: SeatList;
  /** The form for a new table is open. */
  #opening = false;
  #wake: ReturnType<typeof setTimeout> | undefined;
  #wakesIn = Infinity;

  constructor(board: AnyBoard, game: ServerGame, url: string, update: () => void) {
    this.board = board;
    this.game = game;
    this.update = update;
    this.sender = new LinkSender(board, update);
    this.#list = new SeatList(board.element, url, {
      game: board.definition.game.id,
      update,
      words: () => this.words.list,
      language: () => board.language(),
      go: (seat) => void game.switchTo(seat),
      say: board.announce,
      short: true,
    });
  }

  /** Stops what runs. */
  stop(): void {
    this.sleep();
    this.sender.stop();
    this.#list.stop();
  }

  /** Shows nothing anew by itself until the next render. */
  protected sleep(): void {
    clearTimeout(this.#wake);
    this.#wakesIn = Infinity;
  }

  /** Without a table: the games of this browser, and the way to a new one. */
  protected start(): Shown {
    this.#list.start();
    if (this.#opening) return { content: this.#form(), place: 'say' };
    const { link, server } = this.words;
    const open = () => {
      // while the person types; if that fails, opening the table tells it
      void loadLinks().catch(() => {});
      this.#open(true);
    };
    if (this.#list.seats.length === 0) return { content: inviteTool(link, open), place: 'bar' };
    const more = html`<button class="go quiet" type="button" data-invite @click=${open}>
      ${server.inviteMore}
    </button>`;
    return { content: html`${this.#list.render()}${more}`, place: 'tools' };
  }

  /** The board is at a table. */
  protected leaveStart(): void {
    this.#list.stop();
    this.#opening = false;
  }

  #open(open: boolean): void {
    this.#opening = open;
    this.update();
  }

  /** The form for a new table. */
  #form(): TemplateResult {
    const { link, server } = this.words;
    const open = (form: HTMLFormElement) => {
      if (this.game.busy) return;
      const count = Number(textOf(form, 'seats') || this.#fewest);
      void this.game.open(textOf(form, 'name'), count, clocks[Number(textOf(form, 'clock'))]);
    };
    return html`<p>${server.intro}</p>
      <form @click=${whenSent(open)}>
        ${nameField(link, this.game.seats.lastName)} ${this.#choices()}
        <div class="answers">
          <button class="go" type="submit" aria-disabled=${this.game.busy}>${server.open}</button>
          ${button(link.cancel, () => this.#open(false))}
        </div>
      </form>`;
  }

  /** Until the table is there. */
  protected arriving(): TemplateResult {
    return html`<p>${this.game.lost ?? this.words.server.connecting}</p>
      ${minorButton(this.words.link.cancel, () => void this.game.leave())}`;
  }

  /** At a table whose game has not begun. */
  protected lobby(): TemplateResult {
    const { seat, state } = this.game;
    if (seat === undefined) return this.#invited();
    if (isFull(state)) return this.#waiting();
    const { server } = this.words;
    const arranges = state.host === seat;
    return html`${this.lost()}
      <p>${server.invite}</p>
      ${this.sender.shown(this.game.seats.address)}
      ${this.places((each) => (arranges ? html`${each === seat ? nothing : this.#seatTools(each)}${this.#timeChoice(each)}` : nothing))}
      ${arranges ? this.#arrangement() : html`<p class="fine">${server.firstIs(this.game.nameOf(this.#first))}</p>`}
      ${this.storing()}${this.otherSeats()}
      ${knowsTabs() ? nothing : minorButton(server.somebodyElse, () => void this.game.standUp())}
      ${this.leave()}`;
  }

  /** The fewest people who can play: a table needs two. */
  get #fewest(): number {
    return Math.max(2, this.board.definition.game.players.min);
  }

  get #first(): Seat {
    return firstOf(this.game.state.open?.options);
  }

  #clockText(clock: Clock, seat: Seat = 0): string {
    return clockText(clock, seat, this.words, this.board.language());
  }

  /** The choices of players and of a clock. */
  #choices(): TemplateResult {
    const { server } = this.words;
    const { max } = this.board.definition.game.players;
    const { seats } = this.board.store.snapshot.match;
    const counts = Array.from({ length: max - this.#fewest + 1 }, (_, i) => this.#fewest + i);
    return html`<div class="choices">
      ${
        counts.length > 1
          ? html`<label
              >${server.players}<select name="seats">
                ${counts.map((count) => html`<option ?selected=${count === seats}>${count}</option>`)}
              </select></label
            >`
          : nothing
      }
      <label
        >${server.time}<select name="clock">
          <option value="-1">${server.noClock}</option>
          ${clocks.map((clock, i) => html`<option value=${i}>${this.#clockText(clock)}</option>`)}
        </select></label
      >
    </div>`;
  }

  /** Without a seat: the first free one with one press, and the others. */
  #invited(): TemplateResult {
    const { link, server } = this.words;
    const { state, busy, seats } = this.game;
    const free = [...state.seats.keys()].filter((seat) => !state.seats[seat]);
    const another = free.slice(1);
    const other = html`<p class="fine">
      ${server.anotherSeat}
      ${another.map((seat) => html`<button class="minor" type="submit" value=${seat} aria-disabled=${busy}>${this.game.nameOf(seat)}</button> `)}
    </p>`;
    const accept = (own: string, choice: string) => {
      if (!busy) void this.game.sit(Number(choice || free[0]), own);
    };
    const more = another.length > 0 ? other : nothing;
    const { question } = this;
    const form = {
      text: this.game.invitation,
      name: question ? '' : seats.lastName,
      label: server.sit,
      busy,
      accept,
      more,
    };
    return html`${this.lost()}
    ${
      free.length > 0
        ? invitation(link, { ...form, ...question })
        : html`<p>${question?.text ?? server.full}</p>
            ${question?.before}`
    }
    ${state.open?.clock?.times ? html`<p class="fine">${this.game.clocks}</p>` : nothing}
    ${state.seats.length > 2 ? this.places() : nothing} ${this.leave(server.decline)}`;
  }

  /** All seats are taken, but not all salts are there. */
  #waiting(): TemplateResult {
    const { server } = this.words;
    const { seat, state, now } = this.game;
    this.wakeIn(MINUTE / 2);
    const late = (each: Seat) => each !== seat && isLate(state, each, now);
    return html`${this.lost()}
      <p>${server.full}</p>
      ${this.places((each) => (late(each) ? this.#setFree(each) : nothing))} ${this.storing()}${this.leave()}`;
  }

  /** The tools of the host for a seat: choose who plays, or free that of somebody who is not there. */
  #seatTools(seat: Seat): TemplateResult | typeof nothing {
    const occupant = this.game.state.seats[seat];
    if (!occupant || occupant.computer) return this.#levels(seat);
    return this.game.awayFor(seat) > 0 ? this.#setFree(seat) : nothing;
  }

  #setFree(seat: Seat): TemplateResult {
    const { server } = this.words;
    return minorButton(server.setFree(this.game.nameOf(seat)), () => void this.game.setFree(seat));
  }

  /** The tools of the host for the table: choose who begins, and begin with computers. */
  #arrangement(): TemplateResult {
    const { server } = this.words;
    const { seats } = this.game.state;
    const first = this.#first;
    const choose = ({ target }: Event) => {
      const select = target as HTMLSelectElement;
      const seat = Number(select.value);
      // it shows what is true, also if the host refuses
      select.value = `${first}`;
      void this.game.act({ k: 'first', seat });
    };
    const begin = (form: HTMLFormElement) => void this.game.fill(textOf(form, 'level') as Level);
    const { levels: names } = this.board.words().ui;
    return html`<label class="join">
        <span>${server.first}</span>
        <select @change=${choose}>
          ${seats.map((_, seat) => html`<option value=${seat} .selected=${seat === first}>${this.game.nameOf(seat)}</option>`)}
        </select>
      </label>
      <form class="join" @click=${whenSent(begin)}>
        <select name="level" aria-label=${server.level}>
          ${levels.map((level) => html`<option value=${level} ?selected=${level === 'medium'}>${names[level]}</option>`)}
        </select>
        <button class="go quiet" type="submit">${server.fill}</button>
      </form>`;
  }

  /** The choice of the time of a seat, at a table with a clock. */
  #timeChoice(seat: Seat): TemplateResult | typeof nothing {
    const { server } = this.words;
    const { clock } = this.game.state.open ?? {};
    if (!clock || this.game.state.seats[seat]?.computer) return nothing;
    const now = clock.times?.[seat] ?? 1;
    const choose = ({ target }: Event) => {
      const select = target as HTMLSelectElement;
      const times = Number(select.value);
      // it shows what is true, also if the host refuses
      select.value = `${now}`;
      void this.game.act({ k: 'clock', seat, times });
    };
    const all = factors.includes(now) ? factors : [now, ...factors];
    return html`<select aria-label=${server.timeOf(this.game.nameOf(seat))} @change=${choose}>
      ${all.map((times) => {
        const text = this.#clockText({ ...clock, times: [times] });
        return html`<option value=${times} .selected=${times === now}>${text}</option>`;
      })}
    </select>`;
  }

  /** The choice of a computer for a seat. */
  #levels(seat: Seat): TemplateResult {
    const { server } = this.words;
    const now = this.game.state.seats[seat]?.computer;
    const choose = ({ target }: Event) => {
      const select = target as HTMLSelectElement;
      const level = levels.find((each) => each === select.value);
      // it shows what is true, also if the host refuses
      select.value = now ?? '';
      void this.game.setComputer(seat, level);
    };
    return html`<select aria-label=${server.seatOf(this.game.nameOf(seat))} @change=${choose}>
      <option value="" .selected=${!now}>${server.person}</option>
      ${levels.map(
        (level) =>
          html`<option value=${level} .selected=${level === now}>${this.game.levelOf(level)}</option>`,
      )}
    </select>`;
  }

  protected get words(): TableWords {
    return tableWords(this.board.words().ui);
  }

  /** The people at the table. `more`: what stands behind each. */
  protected places(more: (seat: Seat) => unknown = () => nothing): TemplateResult {
    return html`<ul class="places" part="places">
      ${this.game.state.seats.map((_, seat) => html`<li>${this.#who(seat)}${more(seat)}</li>`)}
    </ul>`;
  }

  /** A seat: its person, and if they are there. */
  #who(seat: Seat): TemplateResult {
    const { state, seat: own } = this.game;
    const occupant = state.seats[seat];
    const name = this.game.nameOf(seat);
    const isHere = occupant && !occupant.computer && !occupant.left && this.game.awayFor(seat) === 0;
    return html`<span class="who"
      ><span class="dot" ?data-here=${isHere}></span>${seat === own ? this.words.server.you(name) : name}
      <span class="fine">${this.stateOf(seat)}</span></span
    >`;
  }

  protected stateOf(seat: Seat): string {
    const { server } = this.words;
    const occupant = this.game.state.seats[seat];
    if (!occupant) return server.free;
    if (occupant.computer) return this.game.levelOf(occupant.computer);
    const away = this.game.awayFor(seat);
    if (occupant.left) return server.left;
    if (away === 0) return server.here;
    if (away === Infinity) return server.never;
    this.wakeIn(MINUTE / 2);
    return away < MINUTE ? server.gone : server.goneFor(roughly(away, this.board.language()));
  }

  /** Without a seat: asks if the person is one of those who sit there from this browser. Undefined if nobody does. */
  protected get question(): { readonly text: string; readonly before: TemplateResult } | undefined {
    const { whoIsIt: text, seats } = this.game;
    if (text === undefined) return undefined;
    const buttons = seats.others.map((each) =>
      button(this.words.server.iAm(this.game.nameOf(each.seat)), () => void this.game.switchTo(each)),
    );
    return { text, before: html`<div class="answers">${buttons}</div>` };
  }

  /** Tells that there is no connection. */
  protected lost(): TemplateResult | typeof nothing {
    const { lost } = this.game;
    return lost === undefined ? nothing : html`<p class="off">${lost}</p>`;
  }

  /** With a seat: ways to the other seats of this browser at the table. */
  protected otherSeats(): readonly TemplateResult[] {
    if (this.game.seat === undefined) return [];
    return this.game.seats.others.map((each) =>
      minorButton(this.words.server.playAs(this.game.nameOf(each.seat)), () => void this.game.switchTo(each)),
    );
  }

  /** Tells where the seat is kept, if the page may store nothing. */
  protected storing(): TemplateResult | typeof nothing {
    return this.game.seats.stored ? nothing : html`<p class="fine">${this.words.link.noStorage}</p>`;
  }

  /** A person leaves their seat; whoever has none just goes. */
  protected leave(without = ''): TemplateResult {
    const label = this.game.seat === undefined ? without : this.words.server.leave;
    return minorButton(label, () => void this.game.leave());
  }

  /** Renders again after a time, or before it if something else of this render asks for that. */
  protected wakeIn(ms: number): void {
    if (ms >= this.#wakesIn) return;
    this.sleep();
    this.#wakesIn = ms;
    this.#wake = setTimeout(this.update, ms);
  }
}
