import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Fault } from '../../core/errors.js';
import type { Breach } from '../../core/game.js';
import type { Match } from '../../core/match.js';
import { Announcer } from './announcer.js';
import { GameErrorEvent, GameIllegalEvent } from '../events.js';
import type { GameWords } from '../game-definition.js';
import type { Played } from '../match/table.js';
import type { Message } from '../view/view-model.js';
import type { UiWords } from '../i18n/types.js';

/** Words of the shared parts and of the game, in one language. */
export interface AllWords<W extends GameWords> {
  readonly ui: UiWords;
  readonly game: W;
}

/** What the voice speaks of. */
export interface Talk<S, M, O extends object, W extends GameWords> {
  readonly match: Match<S, M, O>;
  readonly words: AllWords<W>;
  readonly names: readonly string[];
}

/** Text from the page that made no sense, or a part that could not be had. */
interface Complaint {
  readonly attribute: string | undefined;
  readonly fault: Fault & { readonly message?: string };
}

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Everything an element says: the headline, the line under the board, the live region, and events about bad input. */
export class Voice<S, M, O extends object, W extends GameWords> implements ReactiveController {
  /** The line under the board. */
  message: Message | undefined;
  readonly #host: Host;
  readonly #talk: () => Talk<S, M, O, W>;
  readonly #announcer: Announcer;
  #faults: Complaint[] = [];
  #errors: Event[] = [];
  /** The attribute that the line complains about. */
  #about: string | undefined;

  constructor(host: Host, talk: () => Talk<S, M, O, W>) {
    this.#host = host;
    this.#talk = talk;
    this.#announcer = new Announcer(host);
    host.addController(this);
  }

  /** They are worded as late as this: at first the words of the language may still be on their way. */
  hostUpdate(): void {
    for (const { attribute, fault } of this.#faults.splice(0)) {
      const message = this.#worded(fault);
      const { code, at, rule } = fault;
      this.#show({ kind: 'error', text: message, rule });
      this.#about = attribute;
      this.#errors.push(new GameErrorEvent({ code, attribute, at, message }));
    }
  }

  /** Bad attributes are told after the update in which they were found: before it, nobody can listen. */
  hostUpdated(): void {
    for (const event of this.#errors.splice(0)) this.#host.dispatchEvent(event);
  }

  /** Whose turn it is, or how the game ended. */
  get headline(): string {
    const { match, names, words } = this.#talk();
    const { outcome, turn, conclusion } = match;
    const { ui } = words;
    const named = (seat: number) => names[seat] ?? '';
    if (!outcome) return typeof turn === 'number' ? ui.toMove(named(turn)) : '';
    const { winners, reason } = outcome;
    if (reason === 'agreed') return ui.agreed;
    if (conclusion?.by !== undefined && reason === 'resign') return ui.resigned(named(conclusion.by));
    if (winners.length === names.length && winners.length > 1) return ui.draw;
    if (winners.length > 1) return ui.sharedWin(winners.map(named));
    return winners[0] === undefined ? ui.nobodyWon : ui.won(named(winners[0]));
  }

  /** Says a sentence in the live region alone. */
  say(text: string): void {
    this.#announcer.say(text);
  }

  /** Says what led to the position shown, and whose turn it is, or how and why the game is over. */
  sayPosition(played: Played<S, M> | undefined): void {
    const { match, words, names } = this.#talk();
    if (!played) this.say(`${words.ui.ply(match.ply, match.moves.length)}.`);
    for (const happening of played?.happenings ?? []) this.say(words.game.say(happening, names));
    // while chance is to move there is nobody to name
    const { headline } = this;
    if (headline) this.say(`${headline}.`);
    if (match.outcome && !match.conclusion) this.say(words.game.ending(match.outcome.reason));
  }

  /** A line under the board that is also said. */
  note(text: string, spoken?: string): void {
    this.#show({ kind: 'note', text }, spoken);
  }

  ask(text: string, answers: NonNullable<Message['answers']>): void {
    this.#show({ kind: 'ask', text, answers });
  }

  dismiss(): void {
    this.#about = undefined;
    this.message = undefined;
    this.#host.requestUpdate();
  }

  /** Somebody tried what a rule forbids; the page is told where the table may know it. */
  forbid(breach: Breach, notation: string, told: Breach | undefined): void {
    const { match, words } = this.#talk();
    this.#show({ kind: 'error', text: words.game.breach(breach, notation), rule: breach.rule });
    if (!told) return;
    const { rule, squares } = told;
    const message = words.game.breach(told, notation);
    const seat = typeof match.turn === 'number' ? match.turn : undefined;
    const detail = { game: match.game.id, seat, notation, rule, squares: [...squares], message };
    this.#host.dispatchEvent(new GameIllegalEvent(detail));
  }

  /** Typed text that is no notation. */
  misread(fault: Fault & { readonly message: string }): void {
    this.#show({ kind: 'error', text: this.#worded(fault), rule: fault.rule });
  }

  /** An attribute's text makes no sense: says so in place and to the page; all else stays. */
  complain(attribute: string | undefined, fault: Complaint['fault']): void {
    this.#faults.push({ attribute, fault });
    this.#host.requestUpdate();
  }

  /** What was asked for could not be had. */
  lack(code: 'load' | 'computer' = 'load'): void {
    this.complain(undefined, { code });
  }

  /** An attribute that was complained about makes sense now. */
  content(attribute: string): void {
    if (this.#about === attribute) this.dismiss();
  }

  #worded(fault: Complaint['fault']): string {
    const { ui, game } = this.#talk().words;
    const { code, at = '', found = '' } = fault;
    if (code === 'attribute') return ui.badAttribute(at, found);
    if (code === 'load') return ui.loadFailed;
    if (code === 'computer') return ui.computerFailed;
    return game.fault(fault) ?? ui.fault(fault) ?? fault.message ?? code;
  }

  #show(message: Message, spoken = message.text): void {
    this.#about = undefined;
    this.message = message;
    this.say(spoken);
    this.#host.requestUpdate();
  }
}
