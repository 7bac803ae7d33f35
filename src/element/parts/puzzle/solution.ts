import type { Line, Note, MatchOf } from '../../../core/match.js';
import type { Seat, GameTypes } from '../../../core/game.js';
import type { PuzzleGoal } from './parse-goal.js';
import { splitComment, type ToldValue } from '../../../core/comment.js';
import { puzzleStart } from '../../model/session.js';

/** The answer to a move of the reader. */
export interface Judgement<M> {
  readonly right: boolean;
  /** The comment of the author; empty for none. */
  readonly comment: string;
  /** The moves that refute a wrong one. */
  readonly refutation: readonly M[];
  /** A wrong move that stays, because the puzzle can still be solved: the first one, or one after it, which is not counted. */
  readonly stays?: 'first' | 'after';
}

/** An answer to the only choice of a puzzle, with its value. */
export interface Answer<M> extends ToldValue {
  readonly move: M;
}

/** A move of a solution. */
export interface NextMove<M> {
  readonly move: M;
  /** The comment of the author; empty for none. */
  readonly comment: string;
}

/** The solution of a puzzle. Its methods get matches whose cursor is at the end. */
export interface Solution<G extends GameTypes = GameTypes> {
  /** The match in which the reader makes the first move. */
  readonly start: MatchOf<G>;
  /** The seat of the reader. */
  readonly seat: Seat;
  /** The task in the words of the author, in the language of the board; empty for none. */
  readonly task: string;
  /** The goal of a puzzle without a record. */
  readonly goal?: PuzzleGoal;
  /** True if nothing is left to play. */
  solved(match: MatchOf<G>): boolean;
  /** True if the moves of a match, which are legal, can be moves of the reader and replies to them. */
  contains(match: MatchOf<G>): boolean;
  /** Judges the last move of a match, which the reader made. Rejects if that is not possible. */
  judge(match: MatchOf<G>, signal: AbortSignal): Promise<Judgement<G['move']>>;
  /** The best move in a match that is not solved, whoever is to move. Rejects if it cannot be found. */
  next(match: MatchOf<G>, signal: AbortSignal): Promise<NextMove<G['move']>>;
  /** True if the puzzle is one choice whose answers have values. */
  readonly isChoice?: boolean;
  /** If the puzzle is one choice: the answers whose values are known, the best first. */
  answers?(signal: AbortSignal): Promise<readonly Answer<G['move']>[]>;
}

/** A place in the tree of a record: the number of moves before it in a line. */
interface Place<M> {
  readonly line: Line<M>;
  readonly ply: number;
}

const bad = /^(\?\??|\$[24])$/;

/** True if the first or the last move of a variation is marked as a mistake: the variation refutes its first move. */
const isRefutation = ({ moves, notes }: Line<unknown>): boolean =>
  [1, moves.length].some((ply) => notes.get(ply)?.marks?.some((mark) => bad.test(mark)));

/** The variations that replace a move, with those that replace their first move in turn. */
const alternatives = <M>({ variations }: Line<M>, ply: number): readonly Line<M>[] =>
  (variations.get(ply) ?? []).flatMap((line) => [line, ...alternatives(line, 1)]);

/**
 * The solution in a record: its main line, and its variations as accepted alternatives. A variation that is marked as a
 * mistake refutes its first move; its comment is the answer. Variations of replies are not used.
 */
export class RecordSolution<G extends GameTypes> implements Solution<G> {
  readonly start: MatchOf<G>;
  readonly seat: number;
  readonly #record: MatchOf<G>;
  /** The language of the board. */
  readonly #language: () => string;

  constructor(record: MatchOf<G>, start: MatchOf<G>, seat: number, language: () => string) {
    this.#record = record;
    this.start = start;
    this.seat = seat;
    this.#language = language;
  }

  /** The solution in a record, whose comments are read in a language; undefined if nobody moves in it. */
  static of<G extends GameTypes>(
    record: MatchOf<G>,
    language: () => string = () => '',
  ): RecordSolution<G> | undefined {
    const start = puzzleStart(record);
    const { ply, turn } = start;
    return ply < record.moves.length && typeof turn === 'number'
      ? new RecordSolution(record, start, turn, language)
      : undefined;
  }

  get task(): string {
    const { notes } = this.#record;
    const { ply } = this.start;
    return this.#prose(notes.get(0), ...(ply > 0 ? [notes.get(ply)] : []));
  }

  /** The texts of notes, in the language of the board. */
  #prose(...notes: readonly (Note | undefined)[]): string {
    return notes
      .map((note) => splitComment(note?.comment ?? '', this.#language()).prose)
      .filter(Boolean)
      .join(' ');
  }

  /** A record of one move, whose comment tells its value, is one choice. */
  get isChoice(): boolean {
    const { ply } = this.start;
    const { moves, notes } = this.#record;
    return moves.length === ply + 1 && splitComment(notes.get(ply + 1)?.comment ?? '').value !== undefined;
  }

  answers(): Promise<readonly Answer<G['move']>[]> {
    const { ply } = this.start;
    const line = this.#record;
    const answers = [
      { move: line.moves[ply]!, note: line.notes.get(ply + 1) },
      ...alternatives(line, ply + 1).map(({ moves, notes }) => ({ move: moves[0]!, note: notes.get(1) })),
    ].flatMap(({ move, note }) => {
      const { value } = splitComment(note?.comment ?? '');
      return value ? [{ ...value, move }] : [];
    });
    // values of different kinds do not compare
    const [first] = answers;
    const same = answers.filter(({ kind }) => kind === first?.kind);
    return Promise.resolve(same.sort((a, b) => b.value - a.value));
  }

  solved(match: MatchOf<G>): boolean {
    const place = this.#placeOf(match);
    return place !== undefined && place.ply === place.line.moves.length;
  }

  contains(match: MatchOf<G>): boolean {
    return this.#placeOf(match) !== undefined;
  }

  judge(match: MatchOf<G>): Promise<Judgement<G['move']>> {
    const place = this.#placeOf(match);
    if (place)
      return Promise.resolve({
        right: true,
        comment: this.#prose(place.line.notes.get(place.ply)),
        refutation: [],
      });
    const { line, ply } = this.#placeOf(match, match.ply - 1)!;
    const refuting = alternatives(line, ply + 1).find((each) => this.#begins(each, match));
    const comment = this.#prose(...(refuting?.notes.values() ?? []));
    return Promise.resolve({ right: false, comment, refutation: refuting?.moves.slice(1) ?? [] });
  }

  next(match: MatchOf<G>): Promise<NextMove<G['move']>> {
    const { line, ply } = this.#placeOf(match)!;
    return Promise.resolve({ move: line.moves[ply]!, comment: this.#prose(line.notes.get(ply + 1)) });
  }

  /** True if a line begins with the last move of a match. */
  #begins({ moves }: Line<G['move']>, { moves: played, ply }: MatchOf<G>): boolean {
    return this.#same(moves[0], played[ply - 1]);
  }

  #same(a: G['move'] | undefined, b: G['move'] | undefined): boolean {
    const { game } = this.#record;
    return a !== undefined && b !== undefined && game.formatMove(a) === game.formatMove(b);
  }

  /** The place to which the first moves of a match lead; undefined if they leave the solution. */
  #placeOf({ moves }: MatchOf<G>, count = moves.length): Place<G['move']> | undefined {
    let [line, ply]: [Line<G['move']>, number] = [this.#record, 0];
    for (const move of moves.slice(0, count)) {
      if (!this.#same(line.moves[ply], move)) {
        const other = alternatives(line, ply + 1).find(
          (each) => this.#same(each.moves[0], move) && !isRefutation(each),
        );
        if (!other) return undefined;
        [line, ply] = [other, 0];
      }
      ply++;
    }
    return { line, ply };
  }
}
