import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { BadEntry } from '../../../core/errors.js';
import { isolate } from '../../../core/player-name.js';
import { MOST_SEATS, seatsNews, type SeatAnswer } from '../../../table/table-server.js';
import type { SeatListWords } from '../../../words/en/table.js';
import {
  factsOf,
  isSameSeat,
  keptSeats,
  nameOf,
  secretPart,
  serverName,
  type KeptSeat,
  type SeatFacts,
} from './kept-seats.js';
import { linger, STAYS } from '../../ui/view/linger.js';
import { minorButton } from './view-parts.js';

/** The time after which a page that is looked at asks the server again, in milliseconds. */
const INTERVAL = 60_000;

/** A seat of this browser at a server: what is stored of it, and what the server has answered, if it has. */
export interface ListedSeat {
  readonly seat: KeptSeat;
  readonly facts: SeatFacts;
  readonly answer: SeatAnswer | undefined;
}

/** True if it is the turn of a seat, and the computer does not play for it. */
export function isOwnTurn({ seat, answer }: ListedSeat): boolean {
  if (typeof answer !== 'object' || answer.turn !== seat.seat) return false;
  const { computer, left } = answer.players[seat.seat] ?? {};
  return !computer && !left;
}

/** The order of a list: those to move, those that go on, those that are over or not known, those that are gone. */
const rankOf = (each: ListedSeat): number => {
  if (isOwnTurn(each)) return 0;
  if (typeof each.answer === 'string') return 3;
  return each.answer && each.answer.turn !== 'over' ? 1 : 2;
};

/** The number of games that a short list shows first. */
const FEW = 3;

/** A time as a date, or as the time of today. */
function when(ms: number, language: string): string {
  const date = new Date(ms);
  const now = new Date();
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { day: 'numeric', month: 'short', ...time } as const;
  const isToday = date.toDateString() === now.toDateString();
  const isThisYear = date.getFullYear() === now.getFullYear();
  const fields = isToday ? time : isThisYear ? day : ({ ...day, year: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, fields).format(date);
}

interface SeatListOptions {
  readonly words: () => SeatListWords;
  readonly language: () => string;
  /** Shows the list anew. */
  readonly update: () => void;
  /** The id of the game to which the list is limited. */
  readonly game?: string;
  /** Continues a game on this page. Without it, a link leads to the page where it was played last. */
  readonly go?: (seat: KeptSeat) => void;
  /** Says a sentence to those who hear the page. */
  readonly say: (text: string) => void;
  /** The list shows a few games first. */
  readonly short?: boolean;
}

/** The list of the games of this browser at a server, with what the server tells of them. It asks while the page is looked at. */
export class SeatList {
  /** All seats, those that are to move first, and among equals the one that was used last. */
  seats: readonly ListedSeat[] = [];
  readonly #element: LitElement;
  readonly #url: string;
  readonly #options: SeatListOptions;
  /** The code of the error, if the server could not be asked. */
  #fault: string | undefined;
  /** The last answers, by table and token. */
  readonly #answers = new Map<string, SeatAnswer>();
  #running: AbortController | undefined;
  /** The seat that is about to be removed. */
  #leaving: KeptSeat | undefined;
  #all = false;
  /** The row that was removed last, with its place: it stays for a moment, unseen. */
  #gone: { readonly row: ListedSeat; readonly at: number } | undefined;

  constructor(element: LitElement, url: string, options: SeatListOptions) {
    this.#element = element;
    this.#url = url;
    this.#options = options;
  }

  /** Reads the storage, and asks the server until `stop` is called. */
  start(): void {
    if (this.#running) return;
    const { signal } = (this.#running = new AbortController());
    const ask = () => void this.#ask(signal);
    const timer = setInterval(ask, INTERVAL);
    signal.addEventListener('abort', () => clearInterval(timer));
    addEventListener('online', ask, { signal });
    document.addEventListener('visibilitychange', ask, { signal });
    // a board writes with each move, in this page or another one: only a seat that is new is asked about at once
    const stored = () => {
      this.#read();
      if (this.seats.some(({ answer }) => answer === undefined)) ask();
      else this.#options.update();
    };
    const storedElsewhere = ({ key }: StorageEvent) => {
      if (key === keptSeats.key || key === null) stored();
    };
    addEventListener(keptSeats.key, stored, { signal });
    addEventListener('storage', storedElsewhere, { signal });
    ask();
  }

  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  /** The sentence about a server that could not be asked; empty if it has answered. */
  get trouble(): string {
    const { origin, lost } = this.#options.words();
    return this.#fault === undefined ? '' : this.#fault === 'origin' ? origin : lost;
  }

  render(): TemplateResult {
    const words = this.#options.words();
    const { trouble } = this;
    const { seats } = this;
    const isCut = this.#options.short && !this.#all && seats.length > FEW + 1;
    const gone = this.#gone;
    const shown = (isCut ? seats.slice(0, FEW) : [...seats]).filter(
      ({ seat }) => !isSameSeat(seat, gone?.row.seat),
    );
    if (gone) shown.splice(gone.at, 0, gone.row);
    const showAll = () => {
      this.#all = true;
      this.#options.update();
      this.#focus((rows) => rows[FEW]?.querySelector<HTMLElement>('button, a'));
    };
    return html`${this.#options.short ? html`<p class="fine" aria-hidden="true">${words.title}</p>` : nothing}
      ${trouble ? html`<p class="fine">${trouble}</p>` : nothing}
      <ul class="games" part="games" aria-label=${words.title}>
        ${repeat(
          shown,
          ({ seat }) => nameOf(seat),
          (each) => this.#row(each),
        )}
      </ul>
      ${linger(isCut ? minorButton(words.all(seats.length), showAll) : nothing)}`;
  }

  #drop(seat: KeptSeat): void {
    const at = this.seats.findIndex((each) => isSameSeat(each.seat, seat));
    const gone = (this.#gone = { row: this.seats[at]!, at });
    setTimeout(() => {
      if (this.#gone === gone) this.#gone = undefined;
      this.#options.update();
    }, STAYS);
    keptSeats.drop((each) => isSameSeat(each, seat));
    this.#read();
    this.#options.update();
  }

  #read(): void {
    const server = serverName(this.#url);
    const found = keptSeats.all().flatMap((seat) => {
      const facts = factsOf(seat);
      const isListed = facts?.server === server && (this.#options.game ?? facts.game) === facts.game;
      return isListed ? [{ seat, facts, answer: this.#answers.get(nameOf(seat)) }] : [];
    });
    this.seats = found.toReversed().sort((a, b) => rankOf(a) - rankOf(b));
  }

  /** Asks the server about the seats that were used last. */
  async #ask(signal: AbortSignal): Promise<void> {
    this.#read();
    this.#options.update();
    if (document.hidden || this.seats.length === 0) return;
    const asked = this.seats
      .map(({ seat }) => seat)
      .sort((a, b) => (factsOf(b)?.at ?? 0) - (factsOf(a)?.at ?? 0))
      .slice(0, MOST_SEATS);
    try {
      const answers = await seatsNews(this.#url, asked);
      for (const [i, seat] of asked.entries()) this.#answers.set(nameOf(seat), answers[i]!);
      this.#fault = undefined;
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      this.#fault = error.code;
    }
    if (signal.aborted) return;
    this.#read();
    this.#options.update();
  }

  #row(listed: ListedSeat): TemplateResult {
    const { seat, answer } = listed;
    const title = this.#titleOf(listed);
    const asks = isSameSeat(seat, this.#leaving);
    return html`<li
      part="game"
      class=${listed === this.#gone?.row ? 'leaving' : ''}
      ?data-turn=${isOwnTurn(listed)}>
      <p class="who"><b>${title}</b> <span class="fine">${this.#stateOf(listed)}</span></p>
      ${linger(asks ? this.#question(title) : nothing)}
      ${linger(
        asks
          ? nothing
          : html`<div class="answers">
              ${typeof answer === 'string' ? nothing : this.#continue(listed, title)}
              ${this.#minor(this.#options.words().remove, title, () => this.#remove(listed))}
            </div>`,
      )}
    </li>`;
  }

  /** A button of a row, whose name for screen readers tells of which. */
  #minor(label: string, title: string, action: () => void): TemplateResult {
    return html`<button class="minor" type="button" aria-label="${label}: ${title}" @click=${action}>
      ${label}
    </button>`;
  }

  #continue(listed: ListedSeat, title: string): TemplateResult {
    const { seat, facts } = listed;
    const { page } = facts;
    const { words, go } = this.#options;
    const { continue: label, device, noPage } = words();
    const name = `${label}: ${title}`;
    const look = isOwnTurn(listed) ? 'go' : 'go quiet';
    const main = go
      ? html`<button class=${look} type="button" aria-label=${name} @click=${() => go(seat)}>
          ${label}
        </button>`
      : page === undefined
        ? html`<span class="fine">${noPage}</span>`
        : html`<a class=${look} href=${page} aria-label=${name}>${label}</a>`;
    const open = async () => {
      const { openHandOver } = await import('./hand-over.js');
      openHandOver(this.#element, {
        address: page! + secretPart(seat),
        words: words().handOver,
        game: title,
      });
    };
    return html`${main}${page === undefined ? nothing : this.#minor(device, title, () => void open())}`;
  }

  #question(title: string): TemplateResult {
    const { confirm, yes, no } = this.#options.words();
    const seat = this.#leaving!;
    const answer = (gone: boolean) => () => {
      this.#leaving = undefined;
      this.#change(seat, () => {
        const { removed, kept } = this.#options.words();
        this.#options.say(gone ? removed : kept);
        if (gone) this.#drop(seat);
      });
    };
    return html`<div class="answers">
      <span class="fine">${confirm}</span
      >${this.#minor(yes, title, answer(true))}${this.#minor(no, title, answer(false))}
    </div>`;
  }

  /** Removes a seat at once that is of no use any more, another one after a question. */
  #remove({ seat, answer }: ListedSeat): void {
    this.#change(seat, () => {
      if (typeof answer === 'string' || answer?.turn === 'over') {
        this.#options.say(this.#options.words().removed);
        this.#drop(seat);
      } else {
        this.#leaving = seat;
        this.#options.say(this.#options.words().confirm);
      }
    });
  }

  /** Changes the row of a seat. The focus goes to its last button, then to that of the row in its place, or to the box. */
  #change(seat: KeptSeat, change: () => void): void {
    const at = this.seats.findIndex((each) => isSameSeat(each.seat, seat));
    change();
    this.#options.update();
    this.#focus((rows) =>
      [...((rows[at] ?? rows.at(-1))?.querySelectorAll<HTMLElement>('button:not(.leaving *)') ?? [])].at(-1),
    );
  }

  /** Moves the focus to a control in the rows, or to the box, once they are shown. */
  #focus(find: (rows: readonly Element[]) => HTMLElement | null | undefined): void {
    const { renderRoot, updateComplete } = this.#element;
    void updateComplete.then(() => {
      const box = renderRoot.querySelector<HTMLElement>('.your-games');
      (find([...renderRoot.querySelectorAll('.games > li:not(.leaving)')]) ?? box)?.focus();
    });
  }

  #titleOf({ seat, facts, answer }: ListedSeat): string {
    const words = this.#options.words();
    const players = typeof answer === 'object' ? answer.players : facts.players;
    const names = players.flatMap((player, each) => {
      if (!player || each === seat.seat) return [];
      return player.name === ''
        ? [player.computer ? words.computer : words.somebody]
        : [isolate(player.name)];
    });
    const title = words.with(facts.title || facts.game, names);
    const hasOthers = this.seats.some(({ seat: other }) => other.id === seat.id && other !== seat);
    const { name } = players[seat.seat] ?? seat;
    return hasOthers && name ? `${title} (${words.as(isolate(name))})` : title;
  }

  /** The state of a game, and since when. */
  #stateOf(listed: ListedSeat): string {
    const { seat, facts, answer } = listed;
    const words = this.#options.words();
    const at = (ms: number) => when(ms, this.#options.language());
    if (answer === undefined) return words.lastPlayed(at(facts.at));
    if (answer === 'table') return words.gone;
    if (answer === 'token') return words.refused;
    const { turn, players, since, next } = answer;
    if (turn === 'over') return next === undefined ? `${words.over} · ${words.ended(at(since))}` : words.next;
    const { left, computer } = players[seat.seat] ?? {};
    if (left) return words.left;
    if (computer) return words.byComputer;
    const name = players[turn ?? -1]?.name;
    const state =
      turn === null
        ? words.waiting
        : turn === seat.seat
          ? words.yourTurn
          : words.turnOf(name ? isolate(name) : this.#unnamed(players[turn]?.computer));
    return `${state} · ${words.since(at(since))}`;
  }

  #unnamed(isComputer: true | undefined): string {
    const { theComputer, nobody } = this.#options.words();
    return isComputer ? theComputer : nobody;
  }
}
