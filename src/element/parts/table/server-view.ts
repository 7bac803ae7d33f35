import { html, nothing, type TemplateResult } from 'lit';
import { levels, type Level } from '../../../core/bot.js';
import type { Seat } from '../../../core/game.js';
import type { Clock } from '../../../core/table/entry.js';
import { reactions } from '../../../core/table/presence.js';
import { dueTime, hasStarted, isFull, isLate } from '../../../core/table/state.js';
import { loadLinks } from '../../../table/table-server.js';
import type { AnyBoard } from '../../model/board.js';
import { whenSent } from '../../ui/input/when-sent.js';
import { tableWords, type TableWords } from '../../words/en/table.js';
import { canShare, copyAddress, sendAddress } from './send-address.js';
import { SeatList } from './seat-list.js';
import { SeatRows } from './seat-rows.js';
import type { ServerGame } from './server-game.js';
import {
  addressField,
  button,
  inviteTool,
  minorButton,
  nameField,
  sendLabel,
  type Shown,
} from './view-parts.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks that a person can choose. */
const clocks: readonly Clock[] = [
  { per: 'game', ms: 10 * MINUTE },
  { per: 'game', ms: 30 * MINUTE },
  { per: 'move', ms: DAY },
  { per: 'move', ms: 3 * DAY },
];

/** The text of a field. */
const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** A time as whole days, hours or minutes. */
function roughly(ms: number, language: string): string {
  const [value, unit] =
    ms >= DAY ? [ms / DAY, 'day'] : ms >= HOUR ? [ms / HOUR, 'hour'] : [Math.max(1, ms / MINUTE), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(value),
  );
}

/** A time that runs: in seconds if it is shorter than a day. */
function exactly(ms: number, language: string): string {
  if (ms >= DAY) return roughly(ms, language);
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, '0');
  const minutes = `${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${minutes}` : minutes.replace(/^0/, '');
}

/** The part of a board that plays at a table of a server: the lobby, and what people do at a table. */
export class ServerView {
  readonly #board: AnyBoard;
  readonly #game: ServerGame;
  readonly #update: () => void;
  /** The games that this browser has at the server, while the board is at no table. */
  readonly #list: SeatList;
  readonly #rows: SeatRows;
  /** The form for a new table is open. */
  #opening = false;
  /** An address that could not be copied is in a field. */
  #byHand: string | undefined;
  #wake: ReturnType<typeof setTimeout> | undefined;

  constructor(board: AnyBoard, game: ServerGame, url: string, update: () => void) {
    this.#board = board;
    this.#game = game;
    this.#update = update;
    this.#list = new SeatList(url, board.definition.game.id, update);
    this.#rows = new SeatRows(board.element, this.#list, update, {
      words: () => this.#words.list,
      language: () => board.language(),
      go: (seat) => game.switchTo(seat),
      short: true,
    });
  }

  render(): Shown | undefined {
    const { phase, state } = this.#game;
    clearTimeout(this.#wake);
    if (phase.kind === 'start') {
      if (this.#board.store.snapshot.settings.controls === 'none') return undefined;
      this.#list.start();
      const place = this.#opening ? 'main' : this.#list.seats.length > 0 ? 'tools' : 'bar';
      return { content: this.#start(), place };
    }
    this.#list.stop();
    this.#opening = false;
    if (state.n === 0) return { content: this.#arriving(), place: 'main' };
    return hasStarted(state)
      ? { content: this.#playing(), place: 'tools' }
      : { content: this.#lobby(), place: 'main' };
  }

  /** Stops what runs. */
  stop(): void {
    clearTimeout(this.#wake);
    this.#list.stop();
  }

  get #words(): TableWords {
    return tableWords(this.#board.words().ui);
  }

  #start(): TemplateResult {
    const { link, server } = this.#words;
    const toggle = (open: boolean) => () => {
      // while the person types; if that fails, opening the table tells it
      if (open) void loadLinks().catch(() => {});
      this.#opening = open;
      this.#update();
    };
    if (!this.#opening)
      return this.#list.seats.length > 0
        ? html`${this.#rows.render()}${button(server.inviteMore, toggle(true))}`
        : inviteTool(link, toggle(true));
    const open = (form: HTMLFormElement) => {
      const count = Number(textOf(form, 'seats') || this.#fewest);
      void this.#game.open(textOf(form, 'name'), count, clocks[Number(textOf(form, 'clock'))]);
    };
    return html`<p>${server.intro}</p>
      <form @click=${whenSent(open)}>
        ${nameField(link, this.#game.seats.lastName)} ${this.#choices()}
        <div class="answers">
          <button class="go" type="submit" ?disabled=${this.#game.busy}>${server.open}</button>
          ${button(link.cancel, toggle(false))}
        </div>
      </form>`;
  }

  /** The fewest people who can play: a table needs two. */
  get #fewest(): number {
    return Math.max(2, this.#board.definition.game.players.min);
  }

  /** The choices of players and of a clock. */
  #choices(): TemplateResult {
    const { server } = this.#words;
    const { max } = this.#board.definition.game.players;
    const { seats } = this.#board.store.snapshot.match;
    const counts = Array.from({ length: max - this.#fewest + 1 }, (_, i) => this.#fewest + i);
    const language = this.#board.language();
    const labelOf = ({ per, ms }: Clock) => server.clocks[per](roughly(ms, language));
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
          ${clocks.map((clock, i) => html`<option value=${i}>${labelOf(clock)}</option>`)}
        </select></label
      >
    </div>`;
  }

  #arriving(): TemplateResult {
    const { server } = this.#words;
    return html`<p>${server.connecting}</p>
      ${this.#leave()}`;
  }

  /** The seats before the game, and the link for the others. */
  #lobby(): TemplateResult {
    const { link, server } = this.#words;
    const { seat, state, busy } = this.#game;
    const seated = seat !== undefined;
    const places = html`<ul class="places" part="places">
      ${state.seats.map(
        (place, each) =>
          html`<li>
            ${this.#who(each)}
            ${
              seated
                ? place && !place.computer
                  ? nothing
                  : this.#levels(each)
                : place
                  ? nothing
                  : html`<button class="go" type="submit" value=${each} ?disabled=${busy}>
                      ${server.sit}
                    </button>`
            }
          </li>`,
      )}
    </ul>`;
    if (!seated) {
      const sit = (form: HTMLFormElement, { value }: HTMLButtonElement) =>
        void this.#game.sit(Number(value), textOf(form, 'name'));
      return html`<p>${server.choose}</p>
        <form @click=${whenSent(sit)}>${nameField(link, this.#game.seats.lastName)} ${places}</form>
        ${this.#connection()} ${this.#otherSeats()} ${this.#leave()}`;
    }
    if (isFull(state)) return this.#waiting(places);
    return html`<p>${server.invite}</p>
      <div class="answers">
        ${button(sendLabel(link), () => void this.#send(this.#game.seats.address), true)}
        ${canShare() ? button(link.copy, () => void this.#send(this.#game.seats.address, copyAddress)) : nothing}
      </div>
      ${this.#field()}${places}${this.#connection()}${this.#storing()}${this.#otherSeats()}${this.#leave()}`;
  }

  /** All seats are taken, but not all salts are there. */
  #waiting(places: TemplateResult): TemplateResult {
    const { server } = this.#words;
    const { seat, state, now } = this.#game;
    const late = [...state.seats.keys()].filter((each) => each !== seat && isLate(state, each, now));
    this.#wakeIn(MINUTE / 2);
    return html`<p>${server.full}</p>
      ${places}
      ${late.map((each) => minorButton(server.setFree(this.#game.nameOf(each)), () => void this.#game.setFree(each)))}
      ${this.#connection()}${this.#storing()}${this.#leave()}`;
  }

  /** A seat: its person, and if they are there. */
  #who(seat: Seat): TemplateResult {
    const { server } = this.#words;
    const { state, seat: own } = this.#game;
    const place = state.seats[seat];
    const name = this.#game.nameOf(seat);
    const isHere = place && !place.computer && !place.left && this.#game.awayFor(seat) === 0;
    return html`<span class="who"
      ><span class="dot" ?data-here=${isHere}></span>${seat === own ? server.you(name) : name}
      <span class="fine">${this.#stateOf(seat)}</span></span
    >`;
  }

  #stateOf(seat: Seat): string {
    const { server } = this.#words;
    const place = this.#game.state.seats[seat];
    if (!place) return server.free;
    if (place.computer) return this.#levelOf(place.computer);
    const away = this.#game.awayFor(seat);
    if (place.left) return server.left;
    if (away === 0) return server.here;
    if (away === Infinity) return server.never;
    this.#wakeIn(MINUTE / 2);
    return away < MINUTE ? server.gone : server.goneFor(roughly(away, this.#board.language()));
  }

  #levelOf(level: Level): string {
    return this.#words.server.computer(this.#board.words().ui.levels[level]);
  }

  /** The choice of a computer for a seat. */
  #levels(seat: Seat): TemplateResult {
    const { server } = this.#words;
    const now = this.#game.state.seats[seat]?.computer;
    const choose = ({ target }: Event) => {
      const select = target as HTMLSelectElement;
      const level = levels.find((each) => each === select.value);
      // it shows what is true, also if the host refuses
      select.value = now ?? '';
      void this.#game.setComputer(seat, level);
    };
    return html`<select aria-label=${server.seatOf(this.#board.seatName(seat))} @change=${choose}>
      <option value="" .selected=${!now}>${server.person}</option>
      ${levels.map(
        (level) => html`<option value=${level} .selected=${level === now}>${this.#levelOf(level)}</option>`,
      )}
    </select>`;
  }

  /** During the game, and after it. */
  #playing(): TemplateResult {
    const { server } = this.#words;
    const { seat, state } = this.#game;
    const over = state.match?.turn === 'over';
    const place = seat === undefined ? undefined : state.seats[seat];
    return html`${seat === undefined ? html`<p>${server.watching}</p>` : nothing}
      ${over ? nothing : this.#news()}
      ${place?.left || (place?.computer && !place.out) ? button(server.comeBack, () => void this.#game.act({ k: 'back' }), true) : nothing}
      ${this.#storing()}
      <details class="at-table">
        <summary>${server.table}</summary>
        <div>
          ${seat === undefined ? nothing : this.#reactions()}
          <ul class="places" part="places">
            ${state.seats.map((_, each) => html`<li>${this.#who(each)}</li>`)}
          </ul>
          ${button(server.sendTable, () => void this.#send(this.#game.seats.address))}
          ${seat === undefined ? nothing : minorButton(server.device, () => void this.#handOver())}
          ${this.#otherSeats()}${this.#field()}${this.#leave()}
        </div>
      </details>`;
  }

  /** Ways to the other seats of this browser at the table. */
  #otherSeats(): readonly TemplateResult[] {
    return this.#game.seats.others.map((each) =>
      minorButton(this.#words.server.playAs(this.#game.nameOf(each.seat)), () => this.#game.switchTo(each)),
    );
  }

  /** The clock, and whoever is waited for. */
  #news(): TemplateResult {
    const { server } = this.#words;
    const { seat, state, pressTime, now } = this.#game;
    const { turn } = state.match!;
    const playing = seat !== undefined && !state.seats[seat]?.computer && !state.seats[seat]?.left;
    const other = typeof turn === 'number' && turn !== seat ? turn : undefined;
    const late = other !== undefined && (this.#game.timeLeft(other) ?? 0) < 0;
    const claim = state.asks.find(({ what }) => what === 'computer');
    const wait = pressTime - now;
    if (other !== undefined && this.#game.awayFor(other) > 0) this.#wakeIn(MINUTE / 2);
    else if (wait > 0 && wait < Infinity) this.#wakeIn(Math.min(wait, HOUR));
    return html`${this.#connection()}${state.open?.clock ? this.#clock() : nothing}
    ${
      other !== undefined &&
      this.#game.online &&
      this.#game.awayFor(other) > 0 &&
      !state.seats[other]?.computer
        ? html`<p>${this.#game.nameOf(other)}: ${this.#stateOf(other)}</p>`
        : nothing
    }
    ${playing && late ? button(server.claim(this.#game.nameOf(other)), () => void this.#game.act({ k: 'time' }), true) : nothing}
    ${
      claim && dueTime(state, claim) > now && !state.seats[claim.away!]?.left
        ? html`<p>
            ${server.claimed(this.#game.nameOf(claim.away!), roughly(dueTime(state, claim) - now, this.#board.language()))}
          </p>`
        : nothing
    }
    ${playing && other !== undefined && wait <= 0 ? button(server.takeOver(this.#game.nameOf(other)), () => void this.#game.press()) : nothing}`;
  }

  #clock(): TemplateResult {
    const { match, seats } = this.#game.state;
    const language = this.#board.language();
    const left = match!.turn === 'over' ? undefined : seats.map((_, seat) => this.#game.timeLeft(seat));
    const running = typeof match!.turn === 'number' ? (left?.[match!.turn] ?? -Infinity) : -Infinity;
    // once more after the end: it may have come between this line and the button that claims it
    if (running >= -1000) this.#wakeIn(running >= DAY ? HOUR : 1000);
    return html`<p class="clock" part="clock" role="timer">
      ${left?.map((ms, seat) =>
        ms === undefined
          ? nothing
          : html`<span ?data-runs=${seat === match!.turn}
              >${this.#game.nameOf(seat)} ${exactly(ms, language)}</span
            > `,
      )}
    </p>`;
  }

  #reactions(): TemplateResult {
    const { server, reactions: texts } = this.#words;
    return html`<div class="reactions" role="group" aria-label=${server.say}>
      ${reactions.map((each) => button(texts[each], () => this.#game.react(each)))}
    </div>`;
  }

  #connection(): TemplateResult | typeof nothing {
    const { online, crowded } = this.#game;
    const { offline, tooMany } = this.#words.server;
    return online ? nothing : html`<p>${crowded === undefined ? offline : tooMany(crowded)}</p>`;
  }

  /** Tells where the seat is kept, if the page may store nothing. */
  #storing(): TemplateResult | typeof nothing {
    return this.#game.seats.stored ? nothing : html`<p class="fine">${this.#words.link.noStorage}</p>`;
  }

  #leave(): TemplateResult {
    return minorButton(this.#words.server.leave, () => void this.#game.leave());
  }

  #field(): TemplateResult | typeof nothing {
    return this.#byHand === undefined ? nothing : addressField(this.#words.link, this.#byHand);
  }

  async #send(address: string, send = sendAddress): Promise<void> {
    const sent = await send(address);
    this.#byHand = sent === 'failed' ? address : undefined;
    if (sent === 'shared' || sent === 'copied') this.#game.note(() => this.#words.link[sent]);
    this.#update();
  }

  /** Takes the own seat to another device. */
  async #handOver(): Promise<void> {
    const address = this.#game.seats.personalAddress;
    const { openHandOver } = await import('./hand-over.js');
    if (address === undefined) return;
    const { element, words } = this.#board;
    openHandOver(element, { address, words: this.#words.list.handOver, game: words().game.name });
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#wake);
    this.#wake = setTimeout(this.#update, ms);
  }
}
