import { html, nothing, svg, type TemplateResult } from 'lit';
import type { NumberFormat } from '../../words/number-format.js';
import { progressBar } from '../../ui/view/progress.js';
import type { SeatView } from '../../ui/view/view-model.js';
import type { PartWords } from '../../../words/en/parts.js';

/** The content of the bar with the chances to win. */
export interface WinBar {
  readonly seats: readonly SeatView[];
  /** Each seat's chance to win; undefined while it is not known. */
  readonly chances: readonly number[] | undefined;
  /** The value of the position with best play, in words. */
  readonly verdict: string;
  /** The share of the analysis that is done, 0 to 1, while it takes long. */
  readonly progress: number | undefined;
  readonly words: PartWords['analysis'];
  readonly numbers: NumberFormat;
}

/** The least shares of the bar that have room for the letter and for the number. */
const LETTER = 0.09;
const NUMBER = 0.24;

const percent = (share: number) => `${share * 100}%`;

/** A part of the bar in the seat's colour, its letter on a tag. */
function part(
  { seat, letter, tone = `s${seat + 1}` }: SeatView,
  from: number,
  share: number,
  numbers: NumberFormat,
) {
  const long = share >= NUMBER;
  const tag = svg`<svg class="tag" x=${percent(from + share / 2)} y="50%" overflow="visible">
      <rect x=${long ? -31 : -9} y="-9" width=${long ? 62 : 18} height="18" rx="9" />
      <text y="0.36em">${letter}${long ? svg`<tspan dx="4">${numbers.percent(share)}</tspan>` : nothing}</text>
    </svg>`;
  return svg`<g class=${tone}>
      <rect class="share" x=${percent(from)} y="0" width=${percent(share)} height="100%" />
      ${share >= LETTER ? tag : nothing}
    </g>`;
}

/** The line between two parts of the bar, in two tones: two seats can have similar colours. */
const border = (at: number) =>
  svg`<rect class="border" x=${percent(at)} y="-2" width="2" height="30" transform="translate(-1)" />`;

/** A bar that shows each seat's chance to win, and under it the value of the position. */
export function winBar({ seats, chances, verdict, progress: done, words, numbers }: WinBar): TemplateResult {
  const before = (seat: number) => (chances ?? []).slice(0, seat).reduce((sum, each) => sum + each, 0);
  const borders = seats.map(({ seat }) => before(seat)).filter((at) => at > 0 && at < 1);
  const named = seats.map(({ name, seat }) => [name, numbers.percent(chances?.[seat] ?? 0)] as const);
  return html`<div class="chances" part="analysis">
    <svg
      width="300"
      height="26"
      fill="none"
      stroke="url(#_) currentColor"
      class="parts"
      role="img"
      aria-label=${chances ? words.chances(named) : words.analysing}>
      ${chances ? seats.map((view) => part(view, before(view.seat), chances[view.seat] ?? 0, numbers)) : nothing}
      ${borders.map(border)}
    </svg>
    <p class="verdict">
      <span>${verdict}</span>${done === undefined ? nothing : progressBar(words.analysing, done)}
    </p>
  </div>`;
}

const step = (y: number) => `M1.500 ${y}l3 3 3-3`;
/** One, two or three steps down. */
const lapses = ['', step(5), step(3) + step(7), step(1) + step(5) + step(9)];

/** The value of a move, and a sign for what it gave up. The name of the move's button contains both in words. */
export const valueMark = (text: string, lapse: 0 | 1 | 2 | 3): TemplateResult =>
  html`<span class="worth" aria-hidden="true"
    >${text}${
      lapse
        ? html`<svg
            width="9"
            fill="none"
            stroke="url(#_) currentColor"
            class="lapse"
            viewBox="0 0 9 13"
            aria-hidden="true">
            <path d=${lapses[lapse]}></path>
          </svg>`
        : nothing
    }</span
  >`;
