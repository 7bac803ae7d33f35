import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../core/game.js';
import { seatMark } from '../../element/ui/view/seat-marks.js';
import { chipsLeft, startSpent } from './engine/board.js';
import type { GluxState } from './engine/types.js';
import type { Laid } from './shown-position.js';
import type { GluxWords } from './words/en.js';

/** A few words under a name: the seat is out, or its last move. */
export function seatNote({ out }: GluxState, seat: Seat, last: Laid | undefined, words: GluxWords): string {
  if (out.includes(seat)) return words.out;
  return last ? words.laid(last.face, last.to) : '';
}

/** The number of chips that a seat has still to lay, and if it may still cover its start. */
export function seatStock(state: GluxState, seat: Seat, words: GluxWords): TemplateResult {
  const spent = startSpent(state, seat);
  return html`<span class="stock">
    ${seatMark(seat)}<span>${words.left(chipsLeft(state, seat))}</span>
    <svg
      width="18"
      fill="none"
      stroke="url(#_) currentColor"
      class="home-mark ${spent ? 'spent' : 'open'}"
      viewBox="0 0 20 20"
      aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      ${spent ? svg`<path d="M3 17 17 3" />` : nothing}
    </svg>
    <span class="word"
      >${state.out.includes(seat) ? words.out : spent ? words.startSpent : words.startOpen}</span
    >
  </span>`;
}
