import { html, nothing, type TemplateResult } from 'lit';
import type { NumberFormat } from '../../words/number-format.js';
import type { SeatView } from '../../ui/view/view-model.js';
import type { Review } from './review.js';
import type { UiWords } from '../../../words/en/ui.js';

/** The content of the review table. */
export interface ReviewTable {
  readonly seats: readonly SeatView[];
  readonly review: Review;
  /** Chance takes part in the game. */
  readonly chance: boolean;
  readonly words: UiWords['analysis'];
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
