import type { Desk } from '../desk.js';
import type { GameWords } from '../game-definition.js';
import { chancesBar } from './win-bar.js';
import { reviewTable } from './review-table.js';
import type { Extras } from '../view/layout.js';
import { reasonOf, type Ground } from '../computer/value-text.js';
import type { MoveView, MoveWorth, SeatView } from '../view/view-model.js';
import type { AnalysisWords } from '../i18n/types.js';
import { Analyst } from './background-evaluation.js';
import { lapseOf } from './move-grade.js';
import type { Judged } from './evaluations.js';
import { review } from './review.js';

export { analysisStyles as sheet } from '../styles/analysis.styles.js';

/** What is shown of the worth of positions and moves: the bar, the values of the record, the look back. */
export class Analysis<S, M, O extends object, W extends GameWords> {
  readonly #desk: Desk<S, M, O, W>;
  readonly #analyst: Analyst<S, M, O, W>;
  readonly #ground: () => Ground;

  constructor(desk: Desk<S, M, O, W>, ground: () => Ground) {
    this.#desk = desk;
    this.#ground = ground;
    this.#analyst = new Analyst(desk);
  }

  get #words(): AnalysisWords {
    return this.#desk.words.ui.analysis;
  }

  /** What lies on the mat besides; nothing where nothing is known. */
  view(seats: readonly SeatView[]): Extras {
    if (!this.#analyst.speaks) return {};
    const { match } = this.#desk;
    const { progress, ledger } = this.#analyst;
    const { figures, chancy } = this.#ground();
    const words = this.#words;
    const chances = ledger.chancesAt(match.ply);
    const verdict = this.#verdict(seats);
    const back = progress === undefined ? review(match, ledger) : undefined;
    return {
      chances: chancesBar({ seats, chances, verdict, progress, words, figures }),
      review: back && reviewTable({ seats, review: back, chancy, words, figures }),
    };
  }

  /** What best play makes of the position. */
  #verdict(seats: readonly SeatView[]): string {
    const { ply } = this.#desk.match;
    const { ledger } = this.#analyst;
    const [value] = ledger.valuesAt(ply) ?? [];
    const seat = ledger.decider(ply);
    if (!value || seat === undefined) return '';
    return `${seats[seat]?.name ?? ''}: ${reasonOf(value, seat, this.#ground())}`;
  }

  /** Moves of the record with what they were worth. */
  dress(moves: readonly MoveView[]): readonly MoveView[] {
    return moves.map((move) => {
      const judged = this.#analyst.ledger.judgedAt(move.ply - 1);
      return judged ? { ...move, worth: this.#worth(judged) } : move;
    });
  }

  #worth({ seat, best, played }: Judged<M>): MoveWorth {
    const ground = this.#ground();
    const { figures } = ground;
    const words = this.#words;
    const { lapse, lost } = lapseOf(seat, best, played);
    const given = lapse ? words.lapse(lapse, figures.percent(lost)) : '';
    const label = [reasonOf(played, seat, ground), given].filter(Boolean).join(', ');
    return { text: this.#brief(played, seat, ground), label, lapse };
  }

  /** The worth of a move in a few letters: +5, =, −6, 62 %, or points. */
  #brief({ chances, error = 0, plies, points }: Judged<M>['played'], seat: number, ground: Ground): string {
    const { figures, chancy } = ground;
    const chance = chances[seat] ?? 0;
    if (points !== undefined) return figures.decimal(points);
    if (error || (chancy && chance > 0 && chance < 1)) return figures.percent(chance);
    const distance = plies === undefined ? '' : figures.share(plies / 100);
    return chance >= 1 ? `+${distance}` : chance <= 0 ? `−${distance}` : '=';
  }
}
