import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { seatLetter, type Seat } from '../../core/game.js';
import { stopping } from './engine/score.js';
import type { Entry, LuziState } from './engine/types.js';
import type { SheetWords } from './words/types.js';

/** Rounds that are shown at once: of a long game those round the one that is played. */
const LINES = 10;

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { points }) => sum + points, 0);

/** Whether the run of a seat in a round lies before the one that is played. */
const before = ({ round, seat, first, scores, ending }: LuziState, at: number, of: Seat): boolean => {
  const place = (each: Seat) => (each - first + scores.length) % scores.length;
  return ending !== undefined || at < round || (at === round && place(of) < place(seat));
};

function cell(state: LuziState, round: number, seat: Seat, words: SheetWords): TemplateResult {
  const own = state.sheet.filter((entry) => entry.round === round && entry.seat === seat);
  const run = own.find(({ kind }) => kind !== 'robbed');
  const robbed = sumOf(own.filter(({ kind }) => kind === 'robbed'));
  const now = !state.ending && round === state.round && seat === state.seat;
  const might = now ? stopping(state)?.points : undefined;
  const unknown = !run && before(state, round, seat);
  return html`<td class=${now ? 'now' : ''} aria-current=${ifDefined(now ? 'step' : undefined)}>
    ${run?.points} ${might === undefined ? nothing : html`<bdi dir="ltr">${might}?</bdi>`}
    ${unknown ? html`<span title=${words.unknown}>–<span class="vh">${words.unknown}</span></span>` : nothing}
    ${robbed ? html`<small>−${-robbed}</small>` : nothing}
  </td>`;
}

/** The score sheet: a row a round, a column a seat, and the sum. What lay before the match is unknown, and says so. */
export function sheet(state: LuziState, names: readonly string[], words: SheetWords): TemplateResult {
  const { rounds, round, scores } = state;
  const begin = Math.max(1, Math.min(round - 6, rounds - LINES + 1));
  const shown = Array.from({ length: Math.min(rounds, LINES) }, (_, i) => begin + i);
  const entered = scores.map(
    (score, seat) =>
      score - sumOf(state.sheet.filter((entry) => entry.seat === seat && entry.round >= begin)),
  );
  return html`<section class="sheet" part="sheet">
    <table>
      <caption>
        ${words.title}
      </caption>
      <thead>
        <tr>
          <th scope="col"><span class="vh">${words.round}</span></th>
          ${names.map((name, seat) => html`<th scope="col" title=${name}>${seatLetter(seat)}<span class="vh">, ${name}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${
          entered.some(Boolean)
            ? html`<tr class="carried">
                <th scope="row">${words.earlier}</th>
                ${entered.map((points) => html`<td>${points}</td>`)}
              </tr>`
            : nothing
        }
        ${shown.map(
          (each) =>
            html`<tr>
              <th scope="row">${each}</th>
              ${names.map((_name, seat) => cell(state, each, seat, words))}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${words.total}</th>
          ${scores.map((score) => html`<td>${score}</td>`)}
        </tr>
      </tfoot>
    </table>
    <p class="rebuilt">${words.rebuilt}</p>
  </section>`;
}
