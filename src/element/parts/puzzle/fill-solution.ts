import type { GameTypes } from '../../../core/game.js';
import type { MatchOf } from '../../../core/match.js';
import type { PuzzleGoal } from './parse-goal.js';
import type { Judgement, NextMove, Solution } from './solution.js';

/** The solution by a search of all moves without chance: every move after which the board can still be filled in time is right. */
export class FillSolution<G extends GameTypes> implements Solution<G> {
  readonly start: MatchOf<G>;
  readonly seat = 0;
  readonly task = '';
  readonly goal: PuzzleGoal;
  readonly #fewest: (state: G['state']) => number;
  /** The most moves that are known to be too few, by position. */
  readonly #tooFew = new Map<string, number>();

  constructor(start: MatchOf<G>, goal: PuzzleGoal, fewest: (state: G['state']) => number) {
    this.start = start;
    this.goal = goal;
    this.#fewest = fewest;
  }

  solved({ outcome }: MatchOf<G>): boolean {
    return outcome !== undefined;
  }

  contains(match: MatchOf<G>): boolean {
    return this.#fills(match.state, this.#left(match));
  }

  /** False if the board cannot be filled in time. */
  possible(): boolean {
    return this.contains(this.start);
  }

  judge(match: MatchOf<G>): Promise<Judgement<G['move']>> {
    return Promise.resolve({ right: this.contains(match), comment: '', refutation: [] });
  }

  next(match: MatchOf<G>): Promise<NextMove<G['move']>> {
    const { game } = this.start;
    const left = this.#left(match) - 1;
    const move = game.moves(match.state).find((each) => this.#fills(game.play(match.state, each), left));
    return move === undefined
      ? Promise.reject(new Error('The board cannot be filled.'))
      : Promise.resolve({ move, comment: '' });
  }

  /** The moves that the reader has left. */
  #left({ ply }: MatchOf<G>): number {
    return this.goal.moves! - (ply - this.start.ply);
  }

  /** True if the board can be filled in so many moves. */
  #fills(state: G['state'], moves: number): boolean {
    const { game } = this.start;
    if (game.turn(state) === 'over') return this.#fewest(state) === 0;
    if (game.turn(state) === 'chance' || this.#fewest(state) > moves) return false;
    const position = game.formatPosition(state);
    if ((this.#tooFew.get(position) ?? 0) >= moves) return false;
    const found = game.moves(state).some((move) => this.#fills(game.play(state, move), moves - 1));
    if (!found) this.#tooFew.set(position, moves);
    return found;
  }
}
