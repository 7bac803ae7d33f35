import type { Seat } from '../../../core/game.js';
import type { AnyMatch } from '../../../core/match.js';
import { shares, type Evaluations } from './evaluations.js';
import { accuracies, balances, type Balance, type Decision, type Step } from './balance.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { PartWords } from '../../../words/en/parts.js';
import type { NumberFormat } from '../../words/number-format.js';
import type { SeatView } from '../../ui/view/view-model.js';

/** A seat's play and luck in a finished game. */
export interface SeatReview {
  /** The mean share of the chance to win that its moves kept, 1 at best; undefined if it had no choice. */
  readonly accuracy: number | undefined;
  /** The change of its chance to win by all moves, and by chance; in points if `inPoints`. */
  readonly play: number;
  readonly luck: number;
}

export interface Review {
  readonly seats: readonly SeatReview[];
  /** Play and luck are in points, not in chances to win. */
  readonly inPoints: boolean;
}

interface Steps {
  readonly steps: readonly Step[];
  /** The same with the points of the turn, for games that are played for points; lists of one number. */
  readonly points: readonly Step[];
}

/** The moves of a match as steps, with chances to win and with points of the turn. */
function stepsOf(match: AnyMatch, evaluations: Evaluations): Steps {
  const steps: Step[] = [];
  const points: Step[] = [];
  for (let ply = 0; ply < match.moves.length; ply++) {
    const chance = match.game.turn(match.stateAt(ply)) === 'chance';
    const evaluated = chance ? undefined : evaluations.moveAt(ply);
    const { seat = 0, choices = 0, best, played } = evaluated ?? {};
    const empty = chance ? 'chance' : 'unknown';
    steps.push(best && played ? { seat, choices, best: best.chances, played: played.chances } : empty);
    const counted = best?.points !== undefined && played?.points !== undefined;
    points.push(counted ? { seat, choices, best: [best.points], played: [played.points] } : empty);
  }
  return { steps, points };
}

/** The turns: from a seat's first move to the next move of another seat. */
function turns(points: readonly Step[]): { seat: Seat; from: number; to: number }[] {
  const all: { seat: Seat; from: number; to: number }[] = [];
  for (const [ply, step] of points.entries()) {
    if (typeof step === 'string') continue;
    const last = all.at(-1);
    if (last?.seat === step.seat) continue;
    if (last) last.to = ply;
    all.push({ seat: step.seat, from: ply, to: points.length });
  }
  return all;
}

/** The balance of each turn: the points scored against the points to be expected. */
function pointBalances(match: AnyMatch, points: readonly Step[]): readonly (readonly [Seat, Balance])[] {
  return turns(points).map(({ seat, from, to }) => {
    const score = (ply: number) => match.game.scores(match.stateAt(ply))[seat] ?? 0;
    const steps = points
      .slice(from, to)
      .map((step) => (typeof step === 'string' ? step : ({ ...step, seat: 0 } satisfies Decision)));
    const [balance] = balances(1, steps, { values: [score(to) - score(from)] });
    return [seat, balance!] as const;
  });
}

/** The review of a finished match; undefined while it is open, or if nothing was evaluated. */
export function review(match: AnyMatch, evaluations: Evaluations): Review | undefined {
  const end = match.moves.length;
  const outcome = match.outcomeAt(end);
  const { seats } = match;
  if (!outcome) return undefined;
  const { steps, points } = stepsOf(match, evaluations);
  const kept = accuracies(seats, steps);
  if (kept.every((each) => each === undefined)) return undefined;
  const by = match.conclusion?.by;
  const whole = balances(seats, steps, { values: shares(seats, outcome.winners), by });
  const counted = pointBalances(match, points);
  const inPoints = counted.length > 0;
  const sum = (seat: Seat, part: 'own' | 'luck') =>
    counted.reduce((total, [of, balance]) => total + (of === seat ? balance[part] : 0), 0);
  return {
    inPoints,
    seats: whole.map(({ own, others, luck }, seat) => ({
      accuracy: kept[seat],
      play: inPoints ? sum(seat, 'own') : own + others,
      luck: inPoints ? sum(seat, 'luck') : luck,
    })),
  };
}

/** The content of the review table. */
interface ReviewTable {
  readonly seats: readonly SeatView[];
  readonly review: Review;
  /** Chance takes part in the game. */
  readonly chance: boolean;
  readonly words: PartWords['analysis'];
  readonly numbers: NumberFormat;
}

/** The accuracy of each seat in a finished game, and its play and luck if chance takes part. */
export function reviewTable({ seats, review, chance, words, numbers }: ReviewTable): TemplateResult {
  const change = (value: number) => html`<td>${numbers.change(value, review.inPoints)}</td>`;
  const row = ({ seat, letter, name }: SeatView) => {
    const { accuracy, play, luck } = review.seats[seat]!;
    return html`<tr>
      <th scope="row"><b class="letter-tag" aria-hidden="true">${letter}</b> ${name}</th>
      <td>${accuracy === undefined ? '–' : numbers.percent(accuracy)}</td>
      ${chance ? html`${change(play)}${change(luck)}` : nothing}
    </tr>`;
  };
  const note = review.inPoints ? words.pointsNote : words.chancesNote;
  return html`<div class="review">
    <table>
      <caption>
        ${words.review}
      </caption>
      <thead>
        <tr>
          <th scope="col"><span class="vh">${words.player}</span></th>
          <th scope="col">${words.accuracy}</th>
          ${
            chance
              ? html`<th scope="col">${words.play}</th>
                  <th scope="col">${words.luck}</th>`
              : nothing
          }
        </tr>
      </thead>
      <tbody>
        ${seats.map(row)}
      </tbody>
    </table>
    <p>${words.accuracyNote}${chance ? ` ${note}` : nothing}</p>
  </div>`;
}
