import type { Happening, Seat } from '../../core/game.js';
import { IllegalMove } from '../../core/errors.js';
import type { Match } from '../../core/match.js';
import type { Random } from '../../core/random.js';
import { formatRecord } from '../../core/format-record.js';
import {
  GameBeforeMoveEvent,
  GameMoveEvent,
  GameNavigateEvent,
  GameOverEvent,
  GameScoreEvent,
  GameTurnEvent,
  type ScoreChange,
  type Source,
} from '../events.js';

import type { Series } from './tournament.js';

/** A move that was just played, for motion and the live region. */
export interface Played<S, M> {
  readonly before: S;
  readonly move: M;
  readonly seat: Seat | 'chance';
  readonly happenings: readonly Happening[];
  readonly ply: number;
}

/** What the table needs of its element. */
export interface TableHost<S, M, O extends object> {
  /** Dispatches an event; false when a listener prevented it. */
  readonly fire: (event: Event) => boolean;
  /** Names of the seats, for the record. */
  readonly names: () => readonly (string | undefined)[];
  /** The series that is played. */
  readonly series: () => Series<S, M, O> | undefined;
  /** The generator of a ply, once the element may draw lots; never in a game without chance. */
  readonly random: (ply: number) => Random | undefined;
  /** The match shows another state; `played` where a move led there. */
  changed(played: Played<S, M> | undefined): void;
}

/** Runs a match: plays, lets chance follow, and fires the events of a move in their order. */
export class Table<S, M, O extends object> {
  readonly #host: TableHost<S, M, O>;
  #match: Match<S, M, O>;
  #events: Event[] = [];
  #firing = false;

  constructor(host: TableHost<S, M, O>, match: Match<S, M, O>) {
    this.#host = host;
    this.#match = match;
  }

  get match(): Match<S, M, O> {
    return this.#match;
  }

  /** Puts another match on the table. */
  replace(match: Match<S, M, O>): void {
    this.#match = match;
    this.#shift();
  }

  /** The position as the table may know it. */
  get position(): string {
    const { state } = this.#match;
    return this.#game.formatPosition(this.#game.view(state, 'table'));
  }

  /**
   * The record as the table may know it, of the whole series where it is one; or with all that chance has hidden: that one
   * is for this browser alone.
   */
  record(full = false): string {
    const names = this.#host.names();
    const viewer = full ? undefined : 'table';
    const match = this.#match;
    return this.#host.series()?.record(match, names, viewer) ?? formatRecord(match, names, viewer);
  }

  /**
   * Plays a seat's move and then whatever chance brings. False when a listener of `game-before-move` stopped it.
   * Throws IllegalMove.
   */
  play(move: M, source: Source): boolean {
    const match = this.#match;
    const { state, ply, turn } = match;
    if (turn === 'chance') throw new IllegalMove('Chance is to move.', { code: 'turn' });
    if (turn === 'over') match.play(move); // throws
    this.#game.play(state, move); // throws before anybody is asked
    const seat = turn as Seat;
    const asked = new GameBeforeMoveEvent(this.#detail(state, move, seat, ply + 1, source));
    if (!this.#host.fire(asked)) return false;
    // A listener may have played, stepped or started anew: the move it was asked about is gone then.
    if (this.#match !== match || match.ply !== ply || match.turn !== turn) return false;
    this.#make(structuredClone(move), seat, source); // the page keeps its own
    this.rollOn();
    return true;
  }

  /** Lets chance move as long as it is its turn and lots may be drawn. */
  rollOn(): void {
    for (;;) {
      const random = this.#host.random(this.#match.ply);
      if (this.#match.turn !== 'chance' || !this.#match.atEnd || !random) return;
      this.#make(this.#match.chance(random), 'chance', 'chance');
    }
  }

  /** Shows another ply; false where there is none. */
  goTo(ply: number): boolean {
    if (ply === this.#match.ply || ply < 0 || ply > this.#match.moves.length) return false;
    const match = this.#match;
    const { state, ply: from, turn } = match;
    const move = match.moves[from];
    match.goTo(ply);
    // One step on is shown as the move that it is.
    const shown = ply === from + 1 && move !== undefined && turn !== 'over';
    this.#shift(shown ? this.#played(state, move, turn, ply) : undefined);
    return true;
  }

  /** Takes back a result by the players' will. */
  reopen(): boolean {
    if (!this.#match.conclusion || !this.#match.atEnd) return false;
    this.#match.undo();
    this.#shift();
    return true;
  }

  /** Ends the game by resigning (of a seat) or by agreement. Throws IllegalMove when it is over. */
  conclude(by: Seat | 'all'): void {
    if (by === 'all') this.#match.agree();
    else this.#match.resign(by);
    this.#host.changed(undefined);
    this.#announceTurn();
    this.#fire();
  }

  get #game() {
    return this.#match.game;
  }

  #make(move: M, seat: Seat | 'chance', source: Source): void {
    const match = this.#match;
    const played = this.#played(match.state, move, seat, match.ply + 1);
    match.play(move);
    const { state, ply } = match;
    const known = this.#game.viewMove?.(played.before, move, 'table') ?? move;
    this.#events.push(new GameMoveEvent(this.#detail(state, known, seat, ply, source)));
    this.#announceScores(state, played.happenings);
    this.#announceTurn();
    this.#host.changed(played);
    this.#fire();
  }

  #played(before: S, move: M, seat: Seat | 'chance', ply: number): Played<S, M> {
    return { before, move, seat, happenings: this.#game.happenings(before, move), ply };
  }

  #detail(state: S, move: M, seat: Seat | 'chance', ply: number, source: Source) {
    const game = this.#game;
    const { position } = this;
    const scores = [...game.scores(state)];
    const notation = game.formatMove(move);
    return { game: game.id, seat, move: structuredClone(move), notation, ply, position, scores, source };
  }

  #announceScores(state: S, happenings: readonly Happening[]): void {
    const changes = happenings.flatMap(({ seat, score, kind, rule }): ScoreChange[] =>
      seat === undefined || score === undefined ? [] : [{ seat, by: score, kind, rule }],
    );
    if (changes.length === 0) return;
    const scores = [...this.#game.scores(state)];
    this.#events.push(new GameScoreEvent({ game: this.#game.id, scores, changes }));
  }

  #announceTurn(): void {
    const { turn, outcome, ply, state } = this.#match;
    const game = this.#game.id;
    if (outcome) {
      const { reason } = outcome;
      const scores = [...this.#game.scores(state)];
      const winners = [...outcome.winners];
      this.#events.push(
        new GameOverEvent({ game, winners, scores, reason, record: this.record() }),
        ...(this.#host.series()?.events(this.#match) ?? []),
      );
    } else if (typeof turn === 'number') {
      this.#events.push(new GameTurnEvent({ game, seat: turn, ply }));
    }
  }

  #shift(played?: Played<S, M>): void {
    const { position } = this;
    this.#events.push(new GameNavigateEvent({ game: this.#game.id, ply: this.#match.ply, position }));
    this.#host.changed(played);
    this.#fire();
  }

  /** In order, also when a listener plays on: the events of its move come behind those of this one. */
  #fire(): void {
    if (this.#firing) return;
    this.#firing = true;
    try {
      for (let event = this.#events.shift(); event; event = this.#events.shift()) this.#host.fire(event);
    } finally {
      this.#firing = false;
    }
  }
}
