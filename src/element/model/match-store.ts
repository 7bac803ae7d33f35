import { IllegalMove, notationOf } from '../../core/errors.js';
import type { Seat, GameTypes } from '../../core/game.js';
import { Match, noMoves, type MatchOf } from '../../core/match.js';
import { random } from '../../core/random.js';
import type { GameMoveDetail, Source } from './events.js';
import type { GameDefinition } from './game-definition.js';
import type { GameWords } from '../words/game-words.js';
import type { Effect, Message, PlayedMove, ToldFault } from './effects.js';
import {
  moveDetail,
  moveEffects,
  navigationEffects,
  publicPosition,
  recordOf,
  turnEffects,
} from './move-effects.js';
import type { OpenedMatch } from './open-match.js';
import { sessionOf } from './session.js';
import { parseSettings, type AttributeTexts } from './settings.js';
import type { TableProxy } from './table-proxy.js';
import {
  createSnapshot,
  initialState,
  type BoardState,
  type Dialog,
  type ShownLine,
  type Snapshot,
} from './snapshot.js';

/** The parts of the state that views and controllers set directly. */
type ViewState<G extends GameTypes> = Pick<
  BoardState<G>,
  | 'autoplay'
  | 'chosenNames'
  | 'unsent'
  | 'vacant'
  | 'waiting'
  | 'chosenSeats'
  | 'drawOffer'
  | 'computer'
  | 'counted'
  | 'explorable'
  | 'following'
  | 'hint'
  | 'knowsAim'
  | 'marks'
  | 'movesShown'
  | 'preferences'
  | 'puzzle'
  | 'restored'
  | 'revealed'
  | 'turnedTo'
  | 'uncovered'
>;

/** Hears of commits and effects. It is a method, so that a store of any game is one of unknown states and moves. */
interface Listener<G extends GameTypes> {
  hear(effect: Effect<G> | undefined): void;
}

/**
 * The store of one board: its match, settings, message, dialog and the status of its computer players. It does not touch
 * the DOM. Every action ends in one commit, which replaces the immutable snapshot and hands effects to subscribers.
 *
 * @typeParam G types of the game
 */
export class MatchStore<G extends GameTypes = GameTypes> {
  readonly #definition: GameDefinition<G, GameWords>;
  /** Asks the page before a seat's move; false refuses the move. */
  readonly #confirm: (detail: GameMoveDetail) => boolean;
  /** The number of matches shown so far: each has its own seed. */
  shown = 0;
  /** The board's own seed, drawn once the board may use random values. */
  #ownSeed: string | undefined;
  /** The number of moves of the match that was shown when the own seed was drawn: the seed does not decide them. */
  seededFrom: number | undefined;
  #snapshot: Snapshot<G>;
  #listeners: readonly Listener<G>[] = [];
  /**
   * Plays a move of a reader outside the main line; false if it cannot. Undefined until the module that does it is loaded.
   */
  explore?(move: G['move']): boolean;
  #table: TableProxy<G['move']> | undefined;
  /** The effects that are not delivered yet. */
  readonly #effects: Effect<G>[] = [];
  #delivering = false;

  constructor(definition: GameDefinition<G, GameWords>, confirm: (detail: GameMoveDetail) => boolean) {
    this.#definition = definition;
    this.#snapshot = this.#derive(initialState(new Match(definition.game)), undefined);
    this.#confirm = confirm;
  }

  get snapshot(): Snapshot<G> {
    return this.#snapshot;
  }

  /** Calls the function without an argument once per commit, and then once per effect. Returns a function that ends it. */
  subscribe(hear: (effect: Effect<G> | undefined) => void): () => void {
    const listener = { hear };
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** True once a declared match is shown. */
  get ready(): boolean {
    return this.shown > 0;
  }

  /** The position as the table may know it. */
  get position(): string {
    return publicPosition(this.snapshot.match);
  }

  /** The record as the table may know it. */
  get record(): string {
    const { record, names } = this.snapshot;
    return recordOf(record, names);
  }

  /** The seed of the match: the page's, or the board's own; undefined while neither may be used. Secret. */
  get seed(): string | undefined {
    const { seed } = this.snapshot.settings;
    return seed ? `${seed}/${this.shown}` : this.#ownSeed;
  }

  // Settings and matches

  configure(texts: AttributeTexts, turnedTo: string | undefined): void {
    const settings = parseSettings(texts);
    const session = this.#table?.session ?? settings.session;
    this.#commit({ settings: { ...settings, session }, turnedTo });
  }

  /** The table of the board. */
  get table(): TableProxy<G['move']> | undefined {
    return this.#table;
  }

  /** Goes to a table; undefined: leaves it. */
  sit(table: TableProxy<G['move']> | undefined): void {
    const { settings } = this.snapshot;
    this.#table = table;
    this.#commit({ settings: { ...settings, session: table?.session ?? sessionOf(settings.mode) } });
  }

  /** The board may use random values, storage and computer players from now on. */
  wake(): void {
    this.#drawSeed(this.snapshot.match);
    this.#commit({ awake: true });
  }

  /** Keeps the match of the constructor as the declared one. */
  keepMatch(): void {
    this.shown ||= 1;
  }

  /** Shows a match. The first one is not announced: the page knows of no other. */
  show({ match, names, solution }: OpenedMatch<G>): void {
    const first = this.shown++ === 0;
    if (this.snapshot.awake) this.#drawSeed(match);
    const patch = {
      match,
      solution,
      puzzle: undefined,
      revealed: undefined,
      recordNames: names,
      counted: false,
    };
    if (first) this.#commit(patch);
    else this.#commitMatch(patch, navigationEffects(this.snapshot.match, match));
    if (this.snapshot.awake) this.playChance();
  }

  #drawSeed({ moves }: MatchOf<G>): void {
    this.#ownSeed = crypto.getRandomValues(new Uint32Array(4)).join('-');
    this.seededFrom = moves.length;
  }

  // Moves

  /**
   * Plays a move of the seat to move, and then the moves of chance. Returns false if the page refused it
   * (`game-before-move`), or the reader of a solution is not to move. Throws IllegalMove.
   */
  play(move: G['move'], source: Source): boolean {
    if (source === 'api') this.#toEnd((end) => end.play(move));
    const { match: before, turn, settings, movableSeat, line } = this.snapshot;
    if (settings.session.isPuzzle && movableSeat === undefined) return false;
    if (turn === 'chance')
      throw new IllegalMove('Chance is to move: wait until a player is.', { code: 'turn' });
    if (line || (settings.session.explores && source !== 'api')) {
      if (!this.explore?.(move)) return false;
    } else {
      const { match, played } = this.#tryMove(move);
      if (!this.#confirm(moveDetail(before, move, turn as Seat, match.ply, source))) return false;
      // A listener may have played, stepped or started a new game: then the move is obsolete.
      if (this.snapshot.match !== before) return false;
      if (this.#table) this.#table.play(move, source);
      else this.#commitMove(match, played, source);
    }
    this.playChance(true);
    return true;
  }

  /**
   * Plays the moves of chance, as long as chance is to move and random values may be used. A replay and a line in place of the
   * match stay where they are, unless a move was `played`; a solution contains the moves of chance.
   */
  playChance(played = false): void {
    for (;;) {
      const { match: before, turn, settings, line } = this.snapshot;
      const { seed } = this;
      if (turn !== 'chance' || !before.atEnd || seed === undefined) return;
      const { chance } = settings.session;
      if (chance === 'never' || (!played && (line || chance === 'after-move'))) return;
      const move = before.chance(random(seed, before.ply));
      if (!line) this.reply(move);
      else if (!this.explore?.(move)) return;
    }
  }

  /** Plays a move that no person makes: of chance, or a reply of the solution. Throws IllegalMove. */
  reply(move: G['move']): void {
    const { match, played } = this.#tryMove(move);
    this.#commitMove(match, played, played.seat === 'chance' ? 'chance' : 'computer');
  }

  /** Shows a match that continues the one of the record: its further moves one by one, and its end. `source` is that of seats. */
  follow(match: MatchOf<G>, source: Source): void {
    this.goTo(this.snapshot.record.moves.length);
    const { moves, game } = match;
    for (let ply = this.snapshot.record.ply; ply < moves.length; ply++) {
      const before = match.stateAt(ply);
      const seat = game.turn(before) as Seat | 'chance';
      const happenings = match.happeningsAt(ply + 1);
      const played = { before, move: moves[ply]!, seat, happenings, ply: ply + 1 };
      const next = ply + 1 < moves.length ? match.branch(ply + 2, noMoves) : match;
      this.#commitMove(next, played, seat === 'chance' ? 'chance' : source);
    }
    if (match.conclusion && !this.snapshot.record.conclusion) this.#commitEnd(match);
  }

  /** Plays a move on a copy of the match. Throws IllegalMove. */
  #tryMove(move: G['move']): { readonly match: MatchOf<G>; readonly played: PlayedMove<G> } {
    const { match: before, turn } = this.snapshot;
    const match = before.copy();
    const { happenings } = match.play(move);
    const seat = turn as Seat | 'chance';
    return { match, played: { before: before.state, move, seat, happenings, ply: match.ply } };
  }

  /**
   * Shows another ply of the line that is shown, as a part of a recap if `recap`; while a position of a text is shown, of the
   * game, unless it is an undo or redo from the ply `from`. False if there is no such ply, or it is shown already.
   */
  goTo(ply: number, recap = false, from?: number): boolean {
    const { match: shown, record, line: known } = this.snapshot;
    const leaves = known?.visit && from === undefined;
    const [before, line, played] = leaves ? [record] : [shown, known, this.#stepped(shown, ply)];
    if ((ply === shown.ply && !leaves) || ply < 0 || ply > before.moves.length) return false;
    const match = before.copy();
    match.goTo(ply);
    this.#commitMatch({ match, line, recap }, navigationEffects(shown, match, played, line, from));
    return true;
  }

  /** Shows the position of a match of the record, or of another line; `played` is the move that led to it; `quiet`: it is not announced. */
  showLine(match: MatchOf<G>, line: ShownLine<G> | undefined, played?: PlayedMove<G>, quiet = false): void {
    const effects = navigationEffects(this.snapshot.match, match, played, line, undefined, quiet);
    this.#commitMatch({ match, line }, effects);
  }

  /** The move between two plies, if the second is one step on: it is shown as a move. */
  #stepped(match: MatchOf<G>, to: number): PlayedMove<G> | undefined {
    const { state, ply, moves, turn } = match;
    const move = moves[ply];
    if (to !== ply + 1 || move === undefined || turn === 'over') return undefined;
    return { before: state, move, seat: turn, happenings: match.happeningsAt(to), ply: to };
  }

  /**
   * With a seat that is played elsewhere, a match goes on at its end, wherever a person has looked back to. First tries what is done
   * there on a copy, which throws before anything has changed.
   */
  #toEnd(attempt?: (end: MatchOf<G>) => unknown): void {
    const { remote, record } = this.snapshot;
    if (!remote) return;
    const end = record.copy();
    end.goTo(record.moves.length);
    attempt?.(end);
    this.goTo(record.moves.length);
  }

  /**
   * Takes back a resignation or an agreed draw, else goes back to where a person was to move. With a remote seat, only the page can,
   * and the moves are gone; at a table, the others are asked. False if it cannot.
   */
  undo(byPage = false): boolean | 'asked' {
    if (byPage) this.#toEnd();
    const { match: before, undoPly, undoBarrier, remote } = this.snapshot;
    if (undoBarrier && !(byPage && undoBarrier === 'remote')) return false;
    if (this.#table) return this.#table.ask('undo');
    // Without a barrier, there is such a ply or a conclusion.
    if (!before.conclusion || !before.atEnd) {
      this.goTo(undoPly!, false, before.ply);
      const { match } = this.snapshot;
      if (remote) this.#commit({ match: match.branch(match.ply + 1, noMoves) }, [{ type: 'save' }]);
      return true;
    }
    const match = before.copy();
    match.reopen();
    this.#commitMatch({ match }, navigationEffects(before, match));
    return true;
  }

  redo(): boolean {
    const { match, redoPly } = this.snapshot;
    return redoPly !== undefined && this.goTo(redoPly, false, match.ply);
  }

  /** Asks the others at the table, or resigns there. False if the board is at none. */
  ask(what: Parameters<TableProxy<G['move']>['ask']>[0]): boolean {
    this.#table?.ask(what);
    return this.#table !== undefined;
  }

  /** Answers the request of another seat at the table. */
  answer(yes: boolean): void {
    this.#table?.answer(yes);
    this.dismissMessage();
  }

  /** Ends the match by the resignation of a seat, or by agreement; a solution goes on. Throws IllegalMove if it is over. */
  conclude(by: Seat | 'all'): void {
    if (this.snapshot.settings.session.isPuzzle) return;
    if (this.ask(by === 'all' ? 'draw' : 'resign')) return;
    const end = (match: MatchOf<G>) => (by === 'all' ? match.agree() : match.resign(by));
    this.#toEnd(end);
    const match = this.snapshot.record.copy();
    end(match);
    this.#commitEnd(match);
  }

  /** Ends the match by decision of the page, after the last move of the record; a solution goes on. Throws as Match.end does. */
  end(winners: readonly Seat[], reason: string): void {
    if (this.snapshot.settings.session.isPuzzle || this.#table) return;
    const match = this.snapshot.record.copy();
    match.goTo(match.moves.length);
    match.end(winners, reason);
    this.#commitEnd(match);
  }

  #commitEnd(match: MatchOf<G>): void {
    const { names } = this.snapshot;
    const position: Effect<G> = { type: 'position', played: undefined };
    this.#commitMatch({ match }, [position, { type: 'save' }, ...turnEffects(match, names)]);
  }

  // View state

  set(patch: Partial<ViewState<G>>): void {
    this.#commit(patch);
  }

  /** A person has selected something. Nothing but the board and the sentence about the selection depends on it. */
  select(): void {
    this.#snapshot = { ...this.#snapshot, selecting: true };
    this.#deliver({ type: 'select' });
  }

  openDialog(dialog: Dialog): void {
    this.#commit({ dialog });
  }

  closeDialog(): void {
    if (this.snapshot.dialog) this.#commit({ dialog: undefined });
  }

  /** Shows a message and announces it, or `spoken` in its place. */
  showMessage(message: Message, spoken?: string): void {
    this.#commit({ message }, [{ type: 'message', message, spoken }]);
  }

  dismissMessage(): void {
    this.#commit({ message: undefined, drawOffer: undefined });
  }

  /** Explains to a person why a move is illegal; the page is told only what the table may know. */
  explain(move: G['move']): void {
    const { match, turn } = this.snapshot;
    const { game, state } = match;
    const notation = notationOf(game, move) ?? '';
    const violation = game.explain(state, move);
    if (!violation) return;
    const message: Message = { kind: 'illegal', violation, notation };
    const told = game.explain(game.view(state, 'table'), move);
    const seat = typeof turn === 'number' ? turn : undefined;
    this.#commit({ message }, [
      // The page may dismiss the message in its listener for `game-illegal`.
      ...(told ? [{ type: 'illegal', told, notation, seat } as const] : []),
      { type: 'message', message },
    ]);
  }

  /** Reports a declaration that cannot be used, or a module that could not be loaded: a person can try it `again`. */
  reject(attribute: string | undefined, fault: ToldFault, again = false): void {
    const message: Message = { kind: 'fault', fault, attribute, again };
    this.#commit({ message }, [
      { type: 'message', message },
      { type: 'error', fault, attribute },
    ]);
  }

  /** An attribute, or what a person tries again, makes sense: a message about it is obsolete. */
  accept(attribute: string | undefined): void {
    const { message } = this.snapshot;
    if (message?.kind === 'fault' && message.attribute === attribute) this.dismissMessage();
  }

  // Commit

  #commitMove(match: MatchOf<G>, played: PlayedMove<G>, source: Source): void {
    const { names, message, puzzle } = this.snapshot;
    // The answer of a computer does not make a fault obsolete.
    const stays = played.seat === 'chance' || (source === 'computer' && message?.kind === 'fault');
    const kept = stays ? { message } : {};
    this.#commitMatch(
      { match, puzzle: puzzle && { ...puzzle, open: false }, ...kept },
      moveEffects(match, played, source, names),
    );
  }

  /** Commits another match or ply: what belonged to the old position is dropped. */
  #commitMatch(patch: Partial<BoardState<G>>, effects: readonly Effect<G>[]): void {
    const dropped = {
      hint: undefined,
      message: undefined,
      recap: false,
      line: undefined,
      following: false,
      selecting: false,
    };
    this.#commit({ ...dropped, ...patch }, effects);
  }

  #commit(patch: Partial<BoardState<G>>, effects: readonly Effect<G>[] = []): void {
    const known = this.#snapshot;
    const next = this.#derive({ ...known, ...patch }, known);
    // A hand stays uncovered only while the same person moves.
    const cover = patch.match && next.movableSeat !== undefined && next.movableSeat !== next.uncovered;
    this.#snapshot = cover ? this.#derive({ ...next, uncovered: undefined }, known) : next;
    for (const listener of this.#listeners) listener.hear(undefined);
    this.#deliver(...effects);
  }

  #derive(state: BoardState<G>, known: Snapshot<G> | undefined): Snapshot<G> {
    return createSnapshot(state, known, this.#definition.agreementRule !== undefined);
  }

  /** Delivers effects in order. Those of an action of a subscriber come after those that are waiting. */
  #deliver(...effects: readonly Effect<G>[]): void {
    this.#effects.push(...effects);
    if (this.#delivering) return;
    this.#delivering = true;
    try {
      for (let effect = this.#effects.shift(); effect; effect = this.#effects.shift())
        for (const listener of this.#listeners) listener.hear(effect);
    } finally {
      this.#delivering = false;
    }
  }
}

/** A store of any game, for whoever does not care about the types of its states and moves. */
export type AnyStore = MatchStore;
