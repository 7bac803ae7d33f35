import { html, nothing, type TemplateResult } from 'lit';
import type { Level } from '../../../core/bot.js';
import type { Seat } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import { tableWords, type TableWords } from '../../words/en/table.js';
import { LinkSender, button, minorButton } from './view-parts.js';
import type { ServerGame } from './server-game.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A time as whole days, hours or minutes. */
export function roughly(ms: number, language: string): string {
  const [value, unit] =
    ms >= DAY ? [ms / DAY, 'day'] : ms >= HOUR ? [ms / HOUR, 'hour'] : [Math.max(1, ms / MINUTE), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(value),
  );
}

/** The view of a table of a server, before and during the game: its people, and the links to it. */
export class TableView {
  protected readonly board: AnyBoard;
  protected readonly game: ServerGame;
  protected readonly update: () => void;
  protected readonly sender: LinkSender;
  #wake: ReturnType<typeof setTimeout> | undefined;

  constructor(board: AnyBoard, game: ServerGame, update: () => void) {
    this.board = board;
    this.game = game;
    this.update = update;
    this.sender = new LinkSender(board, update);
  }

  /** Shows nothing anew by itself until the next render. */
  sleep(): void {
    clearTimeout(this.#wake);
  }

  /** Stops what runs. */
  stop(): void {
    this.sleep();
    this.sender.stop();
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
    const place = state.seats[seat];
    const name = this.game.nameOf(seat);
    const isHere = place && !place.computer && !place.left && this.game.awayFor(seat) === 0;
    return html`<span class="who"
      ><span class="dot" ?data-here=${isHere}></span>${seat === own ? this.words.server.you(name) : name}
      <span class="fine">${this.stateOf(seat)}</span></span
    >`;
  }

  protected stateOf(seat: Seat): string {
    const { server } = this.words;
    const place = this.game.state.seats[seat];
    if (!place) return server.free;
    if (place.computer) return this.levelOf(place.computer);
    const away = this.game.awayFor(seat);
    if (place.left) return server.left;
    if (away === 0) return server.here;
    if (away === Infinity) return server.never;
    this.wakeIn(MINUTE / 2);
    return away < MINUTE ? server.gone : server.goneFor(roughly(away, this.board.language()));
  }

  protected levelOf(level: Level): string {
    return this.words.server.computer(this.board.words().ui.levels[level]);
  }

  /** Without a seat: asks if the person is one of those who sit there from this browser. Undefined if nobody does. */
  protected get question(): { readonly text: string; readonly before: TemplateResult } | undefined {
    const { others } = this.game.seats;
    if (this.game.seat !== undefined || others.length === 0) return undefined;
    const { server } = this.words;
    const names = others.map(({ seat }) => this.game.nameOf(seat));
    const buttons = others.map((each, i) => button(server.iAm(names[i]!), () => this.game.switchTo(each)));
    return { text: server.whoIsIt(names.join(', ')), before: html`<div class="answers">${buttons}</div>` };
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
      minorButton(this.words.server.playAs(this.game.nameOf(each.seat)), () => this.game.switchTo(each)),
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

  protected wakeIn(ms: number): void {
    this.sleep();
    this.#wake = setTimeout(this.update, ms);
  }
}
