import { html, nothing, type TemplateResult } from 'lit';
import type { Review } from './review.js';
import type { Figures } from '../i18n/number-format.js';
import type { SeatView } from '../view/view-model.js';
import type { AnalysisWords } from '../i18n/types.js';

/** What the look back shows. */
export interface ReviewTable {
  readonly seats: readonly SeatView[];
  readonly review: Review;
  /** Chance has a part in the game. */
  readonly chancy: boolean;
  readonly words: AnalysisWords;
  readonly figures: Figures;
}

/** How well each seat has played a game that is over, and where chance plays along, what luck it had. */
export function reviewTable({ seats, review, chancy, words, figures }: ReviewTable): TemplateResult {
  const change = (value: number) =>
    html`<td><bdi dir="ltr">${figures.change(value, review.inPoints)}</bdi></td>`;
  const row = ({ seat, letter, name }: SeatView) => {
    const { accuracy, play, luck } = review.seats[seat]!;
    return html`<tr>
      <th scope="row"><b class="letter-tag" aria-hidden="true">${letter}</b> ${name}</th>
      <td>${accuracy === undefined ? '–' : figures.percent(accuracy)}</td>
      ${chancy ? html`${change(play)}${change(luck)}` : nothing}
    </tr>`;
  };
  const means = review.inPoints ? words.pointsNote : words.chancesNote;
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
            chancy
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
    <p>${words.accuracyNote}${chancy ? ` ${means}` : nothing}</p>
  </div>`;
}
