import { html, nothing, type TemplateResult } from 'lit';

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
