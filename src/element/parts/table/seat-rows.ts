import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isolate } from '../../../core/player-name.js';
import type { SeatListWords } from '../../../words/en/table.js';
import { isSameSeat, nameOf, secretPart, type KeptSeat } from './kept-seats.js';
import { isOwnTurn, type ListedSeat, type SeatList } from './seat-list.js';
import { minorButton } from './view-parts.js';

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

export interface RowsOptions {
  readonly words: () => SeatListWords;
  readonly language: () => string;
  /** Continues a game on this page. Without it, a link leads to the page where it was played last. */
  readonly go?: (seat: KeptSeat) => void;
  /** The list shows a few games first. */
  readonly short?: boolean;
}

/** The list of the games of this browser at a server. */
export class SeatRows {
  readonly #element: LitElement;
  readonly #list: SeatList;
  readonly #options: RowsOptions;
  readonly #update: () => void;
  /** The seat that is about to be removed. */
  #leaving: KeptSeat | undefined;
  #all = false;

  constructor(element: LitElement, list: SeatList, update: () => void, options: RowsOptions) {
    this.#element = element;
    this.#list = list;
    this.#update = update;
    this.#options = options;
  }

  /** The sentence about a server that could not be asked; empty if it has answered. */
  get trouble(): string {
    const { fault } = this.#list;
    const { origin, lost } = this.#options.words();
    return fault === undefined ? '' : fault === 'origin' ? origin : lost;
  }

  render(): TemplateResult {
    const words = this.#options.words();
    const { trouble } = this;
    const { seats } = this.#list;
    const isCut = this.#options.short && !this.#all && seats.length > FEW + 1;
    const shown = isCut ? seats.slice(0, FEW) : seats;
    const showAll = () => {
      this.#all = true;
      this.#update();
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
      ${isCut ? minorButton(words.all(seats.length), showAll) : nothing}`;
  }

  #row(listed: ListedSeat): TemplateResult {
    const { seat, answer } = listed;
    const title = this.#titleOf(listed);
    return html`<li part="game" ?data-turn=${isOwnTurn(listed)}>
      <p class="who"><b>${title}</b> <span class="fine">${this.#stateOf(listed)}</span></p>
      ${
        isSameSeat(seat, this.#leaving)
          ? this.#question(title)
          : html`<div class="answers">
              ${typeof answer === 'string' ? nothing : this.#continue(listed, title)}
              ${this.#minor(this.#options.words().remove, title, () => this.#remove(listed))}
            </div>`
      }
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
        if (gone) this.#list.remove(seat);
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
      if (typeof answer === 'string' || answer?.turn === 'over') this.#list.remove(seat);
      else this.#leaving = seat;
    });
  }

  /** Changes the row of a seat. The focus goes to its last button, then to that of the row in its place, or to the box. */
  #change(seat: KeptSeat, change: () => void): void {
    const at = this.#list.seats.findIndex((each) => isSameSeat(each.seat, seat));
    change();
    this.#update();
    void this.#element.updateComplete.then(() => {
      const rows = [...this.#element.renderRoot.querySelectorAll('.games > li')];
      const buttons = [...((rows[at] ?? rows.at(-1))?.querySelectorAll('button') ?? [])];
      const box = this.#element.renderRoot.querySelector<HTMLElement>('.your-games');
      (buttons.at(-1) ?? box)?.focus();
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
    const hasOthers = this.#list.seats.some(({ seat: other }) => other.id === seat.id && other !== seat);
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
