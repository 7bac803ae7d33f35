import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Figures } from '../i18n/number-format.js';
import type { SeatView } from '../view/view-model.js';
import type { AnalysisWords } from '../i18n/types.js';
import { progress } from '../view/progress.js';

/** What the bar of the chances shows. */
export interface Chances {
  readonly seats: readonly SeatView[];
  /** Each seat's chance to win; undefined while it is not known. */
  readonly chances: readonly number[] | undefined;
  /** What best play makes of the position, in words. */
  readonly verdict: string;
  /** Share of the analysis that is done, while it takes long. */
  readonly progress: number | undefined;
  readonly words: AnalysisWords;
  readonly figures: Figures;
}

/** From so large a part of the bar on, its letter and its number find room in it. */
const LETTER = 0.09;
const NUMBER = 0.24;

/** A part of the bar in the seat's colour, its letter on a tag. */
function part(
  { seat, letter, tone = `s${seat + 1}` }: SeatView,
  from: number,
  share: number,
  figures: Figures,
) {
  const long = share >= NUMBER;
  const middle = `${(from + share / 2) * 100}%`;
  const tag = svg`<svg class="tag" x=${middle} y="50%" overflow="visible">
      <rect x=${long ? -31 : -9} y="-9" width=${long ? 62 : 18} height="18" rx="9" />
      <text y="0.36em">${letter}${long ? svg`<tspan dx="4">${figures.percent(share)}</tspan>` : nothing}</text>
    </svg>`;
  return svg`<g class=${tone}>
      <rect class="share" x=${`${from * 100}%`} y="0" width=${`${share * 100}%`} height="100%" />
      ${share >= LETTER ? tag : nothing}
    </g>`;
}

/** Each seat's chance to win as its part of a bar, and under it what best play makes of the position. */
export function chancesBar({
  seats,
  chances,
  verdict,
  progress: done,
  words,
  figures,
}: Chances): TemplateResult {
  const before = (seat: number) => (chances ?? []).slice(0, seat).reduce((sum, each) => sum + each, 0);
  const named = seats.map(({ name, seat }) => [name, figures.percent(chances?.[seat] ?? 0)] as const);
  return html`<div class="chances" part="analysis">
    <svg class="parts" role="img" aria-label=${chances ? words.chances(named) : words.analysing}>
      ${chances ? seats.map((view) => part(view, before(view.seat), chances[view.seat] ?? 0, figures)) : nothing}
    </svg>
    <p class="verdict">
      <span>${verdict}</span>${done === undefined ? nothing : progress(words.analysing, done)}
    </p>
  </div>`;
}
