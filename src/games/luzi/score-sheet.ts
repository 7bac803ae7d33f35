import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { seatLetter, type Seat } from '../../core/game.js';
import { stopping } from './engine/dice.js';
import type { Entry, LuziState } from './engine/types.js';
import type { LuziWords } from './words/en.js';

type SheetWords = LuziWords['sheet'];

/** The number of rounds that are shown at once; of a longer game, those around the current round. */
const ROUNDS_SHOWN = 10;

const pointsOf = (entries: readonly Entry[]): number => entries.reduce((sum, { points }) => sum + points, 0);

/** True if the run of a seat in a round is before the current one. */
function isPast(state: LuziState, round: number, seat: Seat): boolean {
  const { scores, first, ending } = state;
  const order = (each: Seat) => (each - first + scores.length) % scores.length;
  return (
    ending !== undefined || round < state.round || (round === state.round && order(seat) < order(state.seat))
  );
}

function cell(state: LuziState, round: number, seat: Seat, words: SheetWords): TemplateResult {
  const entries = state.sheet.filter((entry) => entry.round === round && entry.seat === seat);
  const run = entries.find(({ kind }) => kind !== 'robbed');
  const robbed = pointsOf(entries.filter(({ kind }) => kind === 'robbed'));
  const current = !state.ending && round === state.round && seat === state.seat;
  const possible = current ? stopping(state)?.points : undefined;
  const unknown = !run && isPast(state, round, seat);
  return html`<td class=${current ? 'now' : ''} aria-current=${ifDefined(current ? 'step' : undefined)}>
    ${run?.points} ${possible === undefined ? nothing : `${possible}?`}
    ${unknown ? html`<span title=${words.unknown}>–<span class="vh">${words.unknown}</span></span>` : nothing}
    ${robbed ? html`<small>−${-robbed}</small>` : nothing}
  </td>`;
}

const head = (names: readonly string[], words: SheetWords) =>
  html`<tr>
    <th scope="col"><span class="vh">${words.round}</span></th>
    ${names.map((name, seat) => html`<th scope="col" title=${name}>${seatLetter(seat)}<span class="vh">, ${name}</span></th>`)}
  </tr>`;

/** The points from before the first round that is shown, if there are any. */
function earlier({ scores, sheet }: LuziState, begin: number, words: SheetWords) {
  const points = scores.map(
    (score, seat) => score - pointsOf(sheet.filter((entry) => entry.seat === seat && entry.round >= begin)),
  );
  if (!points.some(Boolean)) return nothing;
  return html`<tr class="carried">
    <th scope="row">${words.earlier}</th>
    ${points.map((each) => html`<td>${each}</td>`)}
  </tr>`;
}

/**
 * The score sheet: a row for each round, a column for each seat, and the totals. Runs from before the match began are
 * unknown.
 */
export function scoreSheet(state: LuziState, names: readonly string[], words: SheetWords): TemplateResult {
  const { rounds, round, scores } = state;
  const begin = Math.max(1, Math.min(round - 6, rounds - ROUNDS_SHOWN + 1));
  const shown = Array.from({ length: Math.min(rounds, ROUNDS_SHOWN) }, (_, i) => begin + i);
  return html`<section class="sheet" part="sheet">
    <table>
      <caption>
        ${words.title}
      </caption>
      <thead>
        ${head(names, words)}
      </thead>
      <tbody>
        ${earlier(state, begin, words)}
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
  </section>`;
}
