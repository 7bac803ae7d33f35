import type { TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { positionText, valueFormat, valueText, type ValueFormat } from '../../ui/value-text.js';
import { analysisStyles } from '../../styles/analysis.styles.js';
import { progressStyles } from '../../styles/progress.styles.js';
import type { Evaluation } from '../../model/events.js';
import type { Actions } from '../../ui/view/board-actions.js';
import { recordView } from '../../ui/view/record-entries.js';
import { moveViews } from '../../ui/view/move-views.js';
import type { BoardView, MoveValue, SeatView } from '../../ui/view/view-model.js';
import { BackgroundEvaluation } from './background-evaluation.js';
import { chart } from './chart.js';
import type { EvaluatedMove } from './evaluations.js';
import { lapseOf } from './balance.js';
import { reviewTable, review } from './review.js';
import { valueMark, winBar } from './win-bar.js';
import { analysisWords } from '../../../words/en/parts.js';

export const sheets = [progressStyles, analysisStyles];

/** The parts of a board that show its analysis. */
interface Rendered {
  readonly chances?: TemplateResult;
  readonly chart?: TemplateResult | undefined;
  readonly review?: TemplateResult | undefined;
}

/** The analysis of a board: the chances to win, the values of the moves, and the review. Loaded on demand. */
export class Analysis {
  readonly #board: AnyBoard;
  readonly #evaluation: BackgroundEvaluation;
  /** The values of moves in words, by what was found for the move. */
  readonly #values = new WeakMap<
    object,
    { readonly best: object; readonly words: object; readonly value: MoveValue }
  >();

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#evaluation = new BackgroundEvaluation(board);
  }

  get #format(): ValueFormat {
    return valueFormat(this.#board);
  }

  /** All that is known of the positions of the match, in order. */
  get evaluations(): readonly Evaluation[] {
    return this.#evaluation.evaluations.list();
  }

  /** The bar with the chances to win, their course in a replay, and the review of a finished game; nothing while nothing is known. */
  render(view: BoardView, actions: Actions): Rendered {
    const { seats } = view;
    if (!this.#evaluation.active) return {};
    const { match } = this.#board.store.snapshot;
    const { progress, evaluations, running } = this.#evaluation;
    const { numbers, chance } = this.#format;
    const words = analysisWords(this.#board.words().ui);
    const chances = evaluations.chancesAt(match.ply);
    const finished = running ? undefined : review(match, evaluations);
    return {
      chances: winBar({ seats, chances, verdict: this.#verdict(seats), progress, words, numbers }),
      chart: view.session.explores ? this.#chart(view, actions) : undefined,
      review: finished && reviewTable({ seats, review: finished, chance, words, numbers }),
    };
  }

  #chart(view: BoardView, { goTo }: Actions): TemplateResult | undefined {
    const { store, definition } = this.#board;
    const { match, viewer } = store.snapshot;
    const words = analysisWords(this.#board.words().ui);
    const moves = moveViews(match, viewer).map((view) => ({ ...view, value: this.valueAt(view.ply) }));
    const { entries } = recordView(match, viewer, definition.turns);
    const rounds = new Map(
      entries.flatMap(({ plies, round }) => plies.map(({ ply }) => [ply, round] as const)),
    );
    const { numbers } = this.#format;
    return chart({ view, evaluations: this.evaluations, moves, rounds, words, numbers, goTo });
  }

  /** The value of the position with best play, in words. */
  #verdict(seats: readonly SeatView[]): string {
    const { ply } = this.#board.store.snapshot.match;
    const { evaluations } = this.#evaluation;
    const [value] = evaluations.valuesAt(ply) ?? [];
    const seat = evaluations.seatAt(ply);
    if (!value || seat === undefined) return '';
    const { isAddressee, name = '' } = seats[seat] ?? {};
    return positionText(value, seat, isAddressee ? undefined : name, this.#format);
  }

  /** The value of the move of the record with that ply, from 1; the same object as long as it does not change. */
  readonly valueAt = (ply: number): MoveValue | undefined => {
    const move = this.#evaluation.evaluations.moveAt(ply - 1);
    if (!move) return undefined;
    const { best, played } = move;
    const words = this.#board.words();
    let known = this.#values.get(played);
    if (known?.best !== best || known.words !== words) {
      known = { best, words, value: this.#moveValue(move) };
      this.#values.set(played, known);
    }
    return known.value;
  };

  #moveValue({ seat, best, played }: EvaluatedMove<unknown>): MoveValue {
    const format = this.#format;
    const words = analysisWords(this.#board.words().ui);
    const { lapse, lost } = lapseOf(seat, best, played);
    const grade = lapse ? words.lapse(lapse, format.numbers.percent(lost)) : '';
    const label = [valueText(played, seat, format), grade].filter(Boolean).join(', ');
    return { mark: valueMark(this.#short(played, seat, format), lapse), label, lapse, grade };
  }

  /** The value in a few characters: +5, =, −6, 62 %, or points. */
  #short(
    { chances, error = 0, plies, points }: EvaluatedMove<unknown>['played'],
    seat: number,
    format: ValueFormat,
  ): string {
    const { numbers } = format;
    const chance = chances[seat] ?? 0;
    if (points !== undefined) return numbers.decimal(points);
    if (error || (format.chance && chance > 0 && chance < 1)) return numbers.percent(chance);
    const distance = plies === undefined ? '' : numbers.share(plies / 100);
    return chance >= 1 ? `+${distance}` : chance <= 0 ? `−${distance}` : '=';
  }
}

export const create = (board: AnyBoard): Analysis => new Analysis(board);
