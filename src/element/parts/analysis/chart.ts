import { html, nothing, svg, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Evaluation } from '../../model/events.js';
import type { NumberFormat } from '../../words/number-format.js';
import type { MoveView } from '../../ui/view/move-views.js';
import type { BoardView, MoveValue, SeatView } from '../../ui/view/view-model.js';
import type { PartWords } from '../../../words/en/parts.js';

/** A move of the record with its value. */
interface ValuedMove extends MoveView {
  readonly value: MoveValue | undefined;
}

/** The content of the chart with the chances over the whole game. */
export interface Chart {
  readonly view: BoardView;
  readonly evaluations: readonly Evaluation[];
  readonly moves: readonly ValuedMove[];
  /** The number of the round of each ply, as in the record. */
  readonly rounds: ReadonlyMap<number, number>;
  readonly words: PartWords['analysis'];
  readonly numbers: NumberFormat;
  readonly goTo: (ply: number) => void;
}

/** The least grade of a move that the chart marks: a mistake. */
const MISTAKE = 2;

const percent = (share: number) => `${share * 100}%`;

/** The chance of a seat and of all seats before it: the upper edge of its area. */
const edge = (chances: readonly number[], seat: number) =>
  chances.slice(0, seat + 1).reduce((sum, chance) => sum + chance, 0);

/** The area of a seat and of all seats before it, in a square of 1, and the line above it. */
function area({ seat, tone = `s${seat + 1}` }: SeatView, { evaluations, moves, view: { seats } }: Chart) {
  const x = ({ ply }: Evaluation) => ply / moves.length;
  const points = evaluations.map((each) => `${x(each)},${1 - edge(each.chances, seat)}`).join(' ');
  const corners = [x(evaluations[0]!), x(evaluations.at(-1)!)];
  const line = svg`<polyline class="border casing" points=${points} /><polyline class="border" points=${points} />`;
  return svg`<g class=${tone}>
    <polygon class="share" points="${corners[0]},1 ${points} ${corners[1]},1" />
    ${seat < seats.length - 1 ? line : nothing}
  </g>`;
}

const bad = ({ moves }: Chart) => moves.filter(({ value }) => (value?.lapse ?? 0) >= MISTAKE);

/** The marks stay inside the chart. */
const MARGIN = 0.06;

/** The letters of the seats at the bottom and at the top. */
const letters = ({ view: { seats } }: Chart) =>
  [seats[0], seats.at(-1)].map(
    (seat, i) => svg`<svg class="tag" x="14" y=${i === 0 ? '84%' : '16%'} overflow="visible">
      <rect x="-9" y="-9" width="18" height="18" rx="9" /><text y="0.36em">${seat?.letter}</text>
    </svg>`,
  );

/** The mark of a bad move: a ring, filled for the worst grade. */
function lapseMark({ ply, seat, value }: ValuedMove, { evaluations, moves, view }: Chart) {
  const after = evaluations.find((each) => each.ply >= ply);
  if (!after || seat === 'chance') return nothing;
  const y = 1 - edge(after.chances, Math.min(seat, view.seats.length - 2));
  const cy = percent(Math.min(Math.max(y, MARGIN), 1 - MARGIN));
  const name = value?.lapse === MISTAKE ? 'mistake' : 'mistake blunder';
  return svg`<circle class=${name} cx=${percent(ply / moves.length)} cy=${cy} r="4" />`;
}

/** Goes to the ply under the pointer. */
function press(event: PointerEvent, { moves, goTo }: Chart): void {
  const target = event.currentTarget as SVGElement;
  const { left, width } = target.getBoundingClientRect();
  const share = Math.min(Math.max((event.clientX - left) / width, 0), 1);
  goTo(Math.round(share * moves.length));
}

/** The accessible name of a move. */
function labelOf({ ply, seat, notation }: MoveView, { rounds, view: { words, seats } }: Chart): string {
  const name = seat === 'chance' ? undefined : seats[seat]?.name;
  return words.record.move(rounds.get(ply)!, name, notation);
}

/** A row of the table: a button that goes to the position, the chances there, and the grade of the move before it. */
function row({ ply, chances }: Evaluation, chart: Chart) {
  const { view, moves, rounds, words, numbers, goTo } = chart;
  const move = moves[ply - 1];
  const label = move ? labelOf(move, chart) : words.start;
  return html`<tr>
    <th scope="row">
      <button
        type="button"
        aria-label=${label}
        aria-current=${ifDefined(view.ply === ply ? 'step' : undefined)}
        @click=${() => goTo(ply)}>
        ${move ? html`${rounds.get(ply)} ${move.notation}` : words.start}
      </button>
    </th>
    ${chances.map((chance) => html`<td>${numbers.percent(chance)}</td>`)}
    <td>${move?.value?.lapse ? move.value.grade : nothing}</td>
  </tr>`;
}

/** The values as a table, for those who do not see the chart. */
const table = (chart: Chart) =>
  html`<details class="values">
    <summary>${chart.words.table}</summary>
    <div>
      <table>
        <thead>
          <tr>
            <th scope="col">${chart.words.move}</th>
            ${chart.view.seats.map(({ name }) => html`<th scope="col">${name}</th>`)}
            <th scope="col"><span class="vh">${chart.words.mistakes}</span></th>
          </tr>
        </thead>
        <tbody>
          ${chart.evaluations.map((evaluation) => row(evaluation, chart))}
        </tbody>
      </table>
    </div>
  </details>`;

/** The accessible name of the chart: it names the mistakes. */
function describe(chart: Chart): string {
  const { words } = chart;
  const mistakes = bad(chart).map((move) => `${labelOf(move, chart)}, ${move.value?.grade}`);
  return [words.chart, ...mistakes].join('. ');
}

/**
 * The chances to win over the whole game: the areas of the seats, one above the other. A press goes to that position.
 * Nothing for a single seat, or while fewer than two values are known.
 */
export function chart(content: Chart): TemplateResult | undefined {
  const { view, evaluations, moves } = content;
  const { seats, ply } = view;
  if (seats.length < 2 || evaluations.length < 2) return undefined;
  const current = percent(ply / moves.length);
  return html`<div class="chart" part="chart">
    <svg
      width="300"
      height="96"
      fill="none"
      stroke="url(#_) currentColor"
      class="course"
      role="img"
      aria-label=${describe(content)}
      @pointerup=${(event: PointerEvent) => press(event, content)}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        ${[...seats].reverse().map((seat) => area(seat, content))}
      </svg>
      <line class="even" x2="100%" y1="50%" y2="50%" />
      <line class="current" x1=${current} x2=${current} y2="100%" />
      ${letters(content)} ${bad(content).map((move) => lapseMark(move, content))}
    </svg>
    ${table(content)}
  </div>`;
}
