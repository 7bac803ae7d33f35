import { firstOf, seatLetter, type Seat } from '../../../core/game.js';
import { KeptList } from './kept-seats.js';
import { BadEntry } from '../../../core/errors.js';
import { movesInCommon, noMoves, type AnyMatch } from '../../../core/match.js';
import type { Request } from '../../../core/table/entry.js';
import {
  formatLink,
  parseLink,
  refuseLink,
  type GameLink,
  type LinkSeat,
} from '../../../core/table/game-link.js';
import {
  linkPlayer,
  inviteByLink,
  readLink,
  replyByLink,
  sealedWord,
  watchLink,
  type LinkState,
  type Reply,
} from '../../../core/table/link-play.js';
import { cleanName, isolate } from '../../../core/player-name.js';
import type { Games } from '../../../core/table/state.js';
import type { AnyBoard } from '../../model/board.js';
import type { Source } from '../../model/events.js';
import { headline } from '../../ui/a11y/sentences.js';
import { tableWords, type TableWords } from '../../../words/en/table.js';
import { tellAsk } from '../../model/fire.js';
import { addressWith, showAddress } from '../../model/link-text.js';
import { Question } from './asks.js';
import { readings } from './mend-text.js';
import { TableDisplay } from './table-display.js';
import { secret } from '../../../table/secret.js';

/** A game by link, as the browser of one of its players keeps it. */
export interface KeptGame {
  readonly id: string;
  readonly seat: Seat;
  /** The secret of the seat: 32 hexadecimal digits. */
  readonly secret: string;
  /** The newest link. */
  readonly link: string;
  /** The own name. */
  readonly name: string;
  /** The person has sent the newest link, or copied it. */
  readonly sent?: boolean | undefined;
  /** The link before the own move, which can be taken back until it is sent. */
  readonly before?: string | undefined;
}

function isGame(value: unknown): value is KeptGame {
  const { id, seat, secret, link, name, before = '' } = Object(value) as Partial<Record<string, unknown>>;
  const texts = [id, link, name, before].every((text) => typeof text === 'string');
  return texts && (seat === 0 || seat === 1) && /^[0-9a-f]{32}$/.test(String(secret));
}

/** The games by link of this browser. */
export const keptGames = new KeptList('spielkasten:games-by-link', isGame);

/** A link with the secret of a seat behind it, for pages that may store nothing. */
const personal = /^(.*)\/k([AB])([0-9a-f]{32})$/s;

/** True if a seat belongs to the same person in two links of a game, as far as they tell. */
const isSame = (a: LinkSeat | undefined, b: LinkSeat | undefined): boolean =>
  !a || !b || (a.name === b.name && a.shares?.own0 === b.shares?.own0);

/** The order of a link and the newest one that a seat knows: `taken`, `second` and `other` are the codes of `refuseLink`. */
function orderOf(
  known: GameLink,
  link: GameLink,
  own: KeptGame,
): 'same' | 'newer' | 'older' | 'taken' | 'second' | 'other' {
  if (formatLink(link) === formatLink(known)) return 'same';
  const { seat } = own;
  const [mine, last] = [link.seats[seat], known.seats[seat]];
  const begins = link.moves.every((move, i) => move === known.moves[i]);
  if (mine?.seal !== last?.seal) {
    if (link.by === seat && sealedWord(link, own) !== undefined) return 'older';
    // the first link of seat B is its answer to the invitation
    if (seat === 1 && known.by === 1 && last!.at <= 1 && sealedWord(link, own) === undefined) return 'second';
  } else if (link.by === seat) return 'older';
  else if (known.by === seat) return 'newer';
  const invited = seat === 0 && mine?.at === 0;
  if (invited && !(begins && isSame(link.seats[1], known.seats[1]))) return 'taken';
  if (mine?.seal === last?.seal) return invited ? 'taken' : 'other';
  return begins ? 'older' : 'other';
}

/** Reads the text of a link, also one that programs on the way have changed; `own` is the secret of the seat, if it stands behind it. */
function readText(given: string) {
  const read = (text: string) => {
    const [, shared = text, letter, own = ''] = personal.exec(text) ?? [];
    return { link: parseLink(shared), shared, letter, own };
  };
  const texts = readings(given);
  for (const text of texts)
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
    }
  return read(texts.find((text) => /^\d+\//.test(text)) ?? given);
}

/** A match in which draws that nobody can know yet are hidden: it is shown from the turn after them. */
function withHiddenDraws(match: AnyMatch): AnyMatch {
  const shown = match.copy();
  const { game } = match;
  while (shown.turn === 'chance') {
    const [outcome] = game.chances(shown.state);
    shown.play(game.viewMove!(shown.state, outcome!.move, 'table'));
  }
  return shown;
}

/** The state of a board that plays by link. */
export type LinkPhase =
  /** No game. */
  | { readonly kind: 'start' }
  /** A person reads an invitation. */
  | { readonly kind: 'invited'; readonly link: GameLink }
  | { readonly kind: 'playing'; readonly kept: KeptGame; readonly state: LinkState }
  /** Without a seat in the game. */
  | { readonly kind: 'watching' };

/** A game by link on a board: reads links, answers them with the moves of the person, and keeps the newest one. */
export class LinkGame {
  phase: LinkPhase = { kind: 'start' };
  /** False if the page may store nothing. */
  stored = true;
  readonly #board: AnyBoard;
  readonly #games: Games;
  #display: TableDisplay | undefined;
  #question: Question | undefined;
  /** The match that is shown. */
  #shown: AnyMatch | undefined;
  /** The next move goes with the offer of a draw. */
  #offers = false;

  constructor(board: AnyBoard) {
    const { game } = board.definition;
    this.#board = board;
    this.#games = { [game.id]: game };
  }

  /** The address to send. */
  get address(): string | undefined {
    const { phase } = this;
    return phase.kind === 'playing' ? this.#addressOf(phase.kept.link) : undefined;
  }

  /** The name that the person has had last. */
  get lastName(): string {
    return keptGames.all().at(-1)?.name ?? '';
  }

  /** The name of the other player for a sentence, if it is known. */
  get other(): string {
    const { phase } = this;
    if (phase.kind === 'invited') return isolate(phase.link.seats[0].name);
    return phase.kind === 'playing' ? isolate(phase.state.link.seats[1 - phase.kept.seat]?.name ?? '') : '';
  }

  /** The sentence that tells what to do with the own link. */
  get advice(): string {
    const { phase } = this;
    if (phase.kind !== 'playing') return '';
    const words = this.#words;
    if (!phase.state.link.seats[1]) return words.invitation;
    const over = phase.state.match.turn === 'over';
    const { kept, state } = phase;
    const first = kept.seat === 1 && (state.link.seats[1]?.at ?? 0) <= 1 ? words.sentFirst : words.sent;
    const told = kept.sent ? (over ? words.sentEnd : first) : over ? words.end : words.toSend;
    return told(this.other || words.somebody);
  }

  /** Reads a link. Says what is wrong with one that is, and then stays as it is. */
  read(text: string): void {
    this.#guard(() => {
      const { link, shared, letter, own } = readText(text);
      if (link.game !== this.#board.definition.game.id) refuseLink('board');
      const seat = letter === 'B' ? 1 : 0;
      const named = { id: link.id, seat, secret: own, link: shared, name: link.seats[seat]?.name ?? '' };
      const kept = keptGames.find(link.id) ?? (letter ? named : undefined);
      if (kept) this.#arrive(kept, link);
      else if (link.seats[1]) this.#watch(link);
      else this.#open(link);
    });
  }

  /** Shows the game as another tab has kept it. */
  refresh(): void {
    const { phase } = this;
    if (phase.kind !== 'playing') return;
    const kept = keptGames.find(phase.kept.id);
    if (kept && kept.link !== phase.kept.link) this.#guard(() => this.#take(kept, this.#stateOf(kept)));
  }

  /** Begins a game. */
  invite(name: string): void {
    const { match } = this.#board.store.snapshot;
    const { seed: _, ...options } = { seed: undefined, ...match.options };
    this.#begin(cleanName(name), options);
  }

  /** Takes part in a game to which a link has invited. Answers at once if the other one has to move. */
  accept(name: string): void {
    const { phase } = this;
    if (phase.kind !== 'invited') return;
    const { link } = phase;
    const own = { id: link.id, seat: 1, secret: secret(16), link: formatLink(link), name: cleanName(name) };
    this.#guard(() => this.#take(own, this.#stateOf(own)));
    this.#handOn();
  }

  /** Takes back a move that is not sent yet. False if there is none. */
  takeBack(): boolean {
    const { phase } = this;
    if (phase.kind !== 'playing') return false;
    const { before, sent } = phase.kept;
    if (before === undefined || sent) {
      this.#note(() => this.#words.tooLate);
      return false;
    }
    const back = { ...phase.kept, link: before, before: undefined };
    const { element, announce, words } = this.#board;
    // one paragraph with the position
    element.requestUpdate();
    announce(tableWords(words().ui).agreed.undo, true);
    this.#guard(() => this.#take(back, this.#stateOf(back)));
    return true;
  }

  /** The person has sent the newest link. */
  markSent(): void {
    const { phase } = this;
    if (phase.kind !== 'playing' || phase.kept.sent) return;
    const kept = { ...phase.kept, sent: true };
    keptGames.keep(kept);
    this.phase = { ...phase, kept };
    this.#board.element.requestUpdate();
  }

  /** Shows a new game of the board. */
  leave(): void {
    if (this.phase.kind === 'playing') this.#board.announce(this.#words.left);
    this.#display?.leave();
    this.#board.loader.newGame();
  }

  /** Does something that may find a fault in a link. */
  #guard(act: () => void): void {
    const { store, element } = this.#board;
    try {
      act();
      store.accept('table');
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      store.reject('table', error);
    }
    element.requestUpdate();
  }

  get #words(): TableWords['link'] {
    return tableWords(this.#board.words().ui).link;
  }

  #note(text: () => string): void {
    this.#board.store.showMessage({ kind: 'note', isNews: true, text });
  }

  #addressOf(link: string): string {
    return addressWith(location.href, this.#board.element.id, link);
  }

  #stateOf({ seat, secret: own, link }: KeptGame): LinkState {
    return readLink(this.#games, parseLink(link), linkPlayer(seat, own));
  }

  /** Takes a link of a game in which this browser has a seat. */
  #arrive(kept: KeptGame, link: GameLink): void {
    const { phase } = this;
    if (phase.kind !== 'playing' || phase.kept.id !== kept.id) this.#take(kept, this.#stateOf(kept));
    const order = orderOf(parseLink(kept.link), link, kept);
    if (order === 'other' || order === 'taken' || order === 'second') refuseLink(order);
    if (order === 'older') this.#note(() => this.#words.older);
    if (order !== 'newer') return this.#setAddress(kept);
    const next = { ...kept, link: formatLink(link), sent: undefined, before: undefined };
    const joins = !parseLink(kept.link).seats[1];
    const ply = this.#shown?.moves.length;
    this.#take(next, this.#stateOf(next));
    if (joins && this.#shown?.moves.length === ply) this.#sayBegin();
  }

  /** Says who has joined, and whose turn it is: nobody has moved yet. */
  #sayBegin(): void {
    const { store, words, displayNames, announce } = this.#board;
    announce(tableWords(words().ui).server.sits(this.other || this.#words.somebody), true);
    const title = headline(store.snapshot, words(), displayNames());
    announce(title && `${title}.`, true);
  }

  /** Answers without a move if the other one has to move. */
  #handOn(): void {
    const { phase } = this;
    if (phase.kind === 'playing' && phase.state.replies && phase.state.match.turn !== phase.kept.seat)
      this.#reply({});
  }

  /** Shows an invitation. */
  #open(link: GameLink): void {
    const match = watchLink(this.#games, link);
    this.phase = { kind: 'invited', link };
    this.#show(match, link, [link.seats[0].name]);
    this.#board.announce(this.invitation);
  }

  /** The invitation: by whom, and to what. */
  get invitation(): string {
    const { words } = this.#board;
    return tableWords(words().ui).link.invites(this.other, words().game.name, '');
  }

  /** Shows the game of others. */
  #watch(link: GameLink): void {
    const match = watchLink(this.#games, link);
    this.phase = { kind: 'watching' };
    this.#show(
      match,
      link,
      link.seats.map((each) => each?.name),
    );
  }

  #begin(name: string, options: object): void {
    this.#guard(() => {
      const { id: game } = this.#board.definition.game;
      const own = { id: secret(6), seat: 0, secret: secret(16), name };
      const player = linkPlayer(0, own.secret);
      const kept = { ...own, link: formatLink(inviteByLink(this.#games, { ...own, game, options }, player)) };
      this.#take(kept, this.#stateOf(kept));
    });
  }

  /** Shows a game as one of its players, and keeps it. A player who cannot move hands the link on. */
  #take(kept: KeptGame, state: LinkState, source: Source = 'remote'): void {
    const { seat } = kept;
    const { link, match, offered } = state;
    this.phase = { kind: 'playing', kept, state };
    this.#offers = false;
    this.stored = keptGames.keep(kept);
    this.#setAddress(kept);
    this.#question?.withdraw();
    const names = [link.seats[0].name, seat === 1 ? kept.name : link.seats[1]?.name];
    // nobody is to move here before the other one has answered
    const waits = !state.replies && (!link.seats[1] || withHiddenDraws(match).turn === seat);
    this.#show(match, link, names, { seat, moves: !waits }, source);
    if (link.seats[seat]) this.#handOn();
    if (!offered) return;
    tellAsk(this.#board, { what: 'draw', seat: link.by });
    this.#question?.ask({ what: 'draw', seat: link.by });
  }

  /** Puts the newest link into the address, with the secret only if the page may store nothing. */
  #setAddress({ link, seat, secret: own }: KeptGame): void {
    showAddress(this.#addressOf(this.stored ? link : `${link}/k${seatLetter(seat)}${own}`));
  }

  /** Shows a match. The last move of the other player is shown as a move. */
  #show(
    read: AnyMatch,
    { seats }: GameLink,
    names: readonly (string | undefined)[],
    own?: { readonly seat: Seat; readonly moves: boolean },
    source: Source = 'remote',
  ): void {
    const display = (this.#display ??= this.#openDisplay());
    display.seat([names[0] ?? '', names[1]], own?.seat, !!own?.moves);
    const match = withHiddenDraws(read);
    const known = this.#shown;
    const same = known ? movesInCommon(known, match) : 0;
    const turnAt = (ply: number) => match.game.turn(match.stateAt(ply));
    const last = match.moves.findLastIndex((_, ply) => typeof turnAt(ply) === 'number');
    const grows = known !== undefined && same === known.moves.length;
    if (!grows && last >= 0 && turnAt(last) !== own?.seat) {
      display.show(match.branch(last + 1, noMoves), 0, source);
      display.show(match, last, source);
    } else display.show(match, grows ? same : 0, source);
    this.#shown = match;
    const status = match.turn === 'over' ? 'over' : seats[1] ? 'playing' : 'waiting';
    display.tell({ status, seats: [{ name: seats[0].name }, seats[1] && { name: seats[1].name }] });
  }

  #openDisplay(): TableDisplay {
    const question = (this.#question = new Question(this.#board));
    return new TableDisplay(this.#board, {
      play: (move, source) => this.#play(move, source),
      ask: (what) => this.#ask(what),
      answer: (yes) => this.#answer(yes),
      left: () => {
        question.close();
        this.#display = undefined;
        this.#shown = undefined;
        this.phase = { kind: 'start' };
        showAddress(addressWith(location.href, this.#board.element.id, undefined));
      },
    });
  }

  #play(move: unknown, source: Source): void {
    const notation = this.#board.definition.game.formatMove(move);
    this.#reply({ move: notation, word: this.#offers ? 'draw' : '' }, source);
  }

  /** Writes the next link. */
  #reply(reply: Reply, source: Source = 'remote'): void {
    this.#guard(() => {
      this.refresh();
      const { phase } = this;
      if (phase.kind !== 'playing') return;
      const { kept, state } = phase;
      const link = replyByLink(state, linkPlayer(kept.seat, kept.secret), { ...reply, name: kept.name });
      const before = reply.move === undefined ? undefined : kept.link;
      const next = { ...kept, link: formatLink(link), sent: false, before };
      this.#take(next, this.#stateOf(next), source);
      this.#board.announce(this.advice);
    });
  }

  #ask(what: Request | 'resign'): boolean {
    const { phase } = this;
    if (phase.kind !== 'playing') return false;
    const { kept, state } = phase;
    if (what === 'rematch') return this.#playAgain(kept, state);
    if (what === 'undo') return this.takeBack();
    if (!state.replies) {
      this.#note(() => this.#words.notYourTurn);
      return false;
    }
    if (what === 'resign') this.#reply({ word: 'resign' });
    else if (what === 'draw') {
      this.#offers = true;
      this.#note(() => this.#words.drawWithMove);
    }
    return true;
  }

  #answer(yes: boolean): void {
    const { phase } = this;
    if (!this.#question?.take() || phase.kind !== 'playing') return;
    tellAsk(this.#board, { what: 'draw', seat: phase.state.link.by }, yes);
    if (yes) this.#reply({ word: 'agreed' });
  }

  /** Invites to another game, in which the other one begins. */
  #playAgain({ seat, name, sent }: KeptGame, { link }: LinkState): boolean {
    const mayBegin = link.by !== seat || !!sent;
    const first = firstOf(link.options) === seat ? 1 : 0;
    if (mayBegin) this.#begin(name, { ...link.options, first });
    else this.#note(() => this.#words.sendFirst);
    return mayBegin;
  }
}
