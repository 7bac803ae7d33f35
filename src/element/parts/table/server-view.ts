import { html, nothing, type TemplateResult } from 'lit';
import { reactions } from '../../../core/table/seat-news.js';
import { dueTime, hasStarted } from '../../../core/table/state.js';
import { linger } from '../../ui/view/linger.js';
import { DAY, HOUR, MINUTE } from './clock.js';
import { LobbyView, roughly } from './lobby-view.js';
import { button, minorButton, type Shown } from './view-parts.js';

/** A time that runs: in seconds if it is shorter than a day. */
function exactly(ms: number, language: string): string {
  if (ms >= DAY) return roughly(ms, language);
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, '0');
  const minutes = `${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${minutes}` : minutes.replace(/^0/, '');
}

/** The part of a board that plays at a table of a server: the lobby, and what people do at a table. */
export class ServerView extends LobbyView {
  #shown: Shown | undefined;

  render(): Shown | undefined {
    const { phase, state, busy, lost } = this.game;
    // the button that was pressed keeps the focus until the table is there
    if (busy && phase.kind === 'table' && state.n === 0 && lost === undefined) return this.#shown;
    return (this.#shown = this.#render());
  }

  #render(): Shown | undefined {
    const { phase, state } = this.game;
    this.sleep();
    if (phase.kind === 'start')
      return this.board.store.snapshot.settings.controls === 'none' ? undefined : this.start();
    this.leaveStart();
    if (state.n === 0) return { content: this.arriving(), place: 'say' };
    if (!hasStarted(state)) return { content: this.lobby(), place: 'say' };
    const lost = this.game.lost && this.words.server.noConnection;
    return { content: this.#playing(), place: 'tools', lost };
  }

  /** During the game, and after it. */
  #playing(): TemplateResult {
    const { server } = this.words;
    const { seat, state } = this.game;
    const { address } = this.game.seats;
    const over = state.match?.turn === 'over';
    const occupant = seat === undefined ? undefined : state.seats[seat];
    const { question } = this;
    return html`${linger(
        question
          ? html`<p>${question.text}</p>
              ${question.before}`
          : nothing,
      )}
      ${seat === undefined ? html`<p>${server.watching}</p>` : nothing} ${this.lost()}
      ${linger(over ? nothing : this.#news())}
      ${linger(occupant?.left || (occupant?.computer && !occupant.out) ? button(server.comeBack, () => void this.game.comeBack(), true) : nothing)}
      ${this.storing()}
      <details class="at-table">
        <summary>${server.table}</summary>
        <div>
          ${seat === undefined ? nothing : this.#reactions()} ${this.places()}
          ${this.sender.button(address, server.sendTable)} ${this.sender.field(address)}
          ${seat === undefined ? nothing : minorButton(server.device, () => void this.#handOver())}
          ${this.otherSeats()} ${this.leave(server.stop)}
        </div>
      </details>`;
  }

  /** The clock, and whoever is waited for. */
  #news(): TemplateResult {
    const { server } = this.words;
    const { seat, state, pressTime, now } = this.game;
    const { turn } = state.match!;
    const playing = seat !== undefined && !state.seats[seat]?.computer && !state.seats[seat]?.left;
    const other = typeof turn === 'number' && turn !== seat ? turn : undefined;
    const late = other !== undefined && (this.game.timeLeft(other) ?? 0) < 0;
    const claim = state.asks.find(({ what }) => what === 'computer');
    const wait = pressTime - now;
    if (other !== undefined && this.game.awayFor(other) > 0) this.wakeIn(MINUTE / 2);
    else if (wait > 0 && wait < Infinity) this.wakeIn(Math.min(wait, HOUR));
    return html`${state.open?.clock ? this.#clock() : nothing}
    ${
      other !== undefined && this.game.online && this.game.awayFor(other) > 0 && !state.seats[other]?.computer
        ? html`<p>${this.game.nameOf(other)}: ${this.stateOf(other)}</p>`
        : nothing
    }
    ${linger(playing && late ? button(server.claim(this.game.nameOf(other), state.seats.length === 2), () => void this.game.act({ k: 'time' }), true) : nothing)}
    ${
      claim && dueTime(state, claim) > now && !state.seats[claim.away!]?.left
        ? html`<p>
            ${server.claimed(this.game.nameOf(claim.away!), roughly(dueTime(state, claim) - now, this.board.language()))}
          </p>`
        : nothing
    }
    ${linger(playing && other !== undefined && wait <= 0 ? button(server.takeOver(this.game.nameOf(other)), () => void this.game.press()) : nothing)}`;
  }

  #clock(): TemplateResult {
    const { match, seats } = this.game.state;
    const language = this.board.language();
    const left = match!.turn === 'over' ? undefined : seats.map((_, seat) => this.game.timeLeft(seat));
    const running = typeof match!.turn === 'number' ? (left?.[match!.turn] ?? -Infinity) : -Infinity;
    // once more after the end: it may have come between this line and the button that claims it
    if (running >= -1000) this.wakeIn(running >= DAY ? HOUR : 1000);
    return html`<p class="clock" part="clock" role="timer">
      ${left?.map((ms, seat) =>
        ms === undefined
          ? nothing
          : html`<span ?data-runs=${seat === match!.turn}
              >${this.game.nameOf(seat)} ${exactly(ms, language)}</span
            > `,
      )}
    </p>`;
  }

  /** Takes the own seat to another device. */
  async #handOver(): Promise<void> {
    const address = this.game.seats.personalAddress;
    const { openHandOver } = await import('./hand-over.js');
    if (address === undefined) return;
    const { element, words } = this.board;
    openHandOver(element, { address, words: this.words.list.handOver, game: words().game.name });
  }

  #reactions(): TemplateResult {
    const { server, reactions: texts } = this.words;
    return html`<div class="reactions" role="group" aria-label=${server.say}>
      ${reactions.map((each) => button(texts[each], () => this.game.react(each)))}
    </div>`;
  }
}
