import { nothing, svg, type Drawing } from '../../../element/drawing/template.js';

/** The marks of a square. */
export interface Marks {
  /** The square is selected: only the face is open. */
  readonly aimed?: boolean | undefined;
  /** The last chip was laid here. */
  readonly last?: boolean | undefined;
  readonly hint?: boolean | undefined;
  /** A chip here is illegal. */
  readonly barred?: boolean | undefined;
}

const corners =
  'M-17.500-9v-4q0-4.500 4.500-4.500h4M9-17.500h4q4.500 0 4.500 4.500v4M17.500 9v4q0 4.500-4.500 4.500h-4M-9 17.500h-4q-4.500 0-4.500-4.500v-4';
const arrowHeads =
  'M-4.500-20 0-15.500 4.500-20M-4.500 20 0 15.500 4.500 20M-20-4.500-15.500 0-20 4.500M20-4.500 15.500 0 20 4.500';

const lastMark = svg`<path class="last-to" d=${corners} />`;
const aimedMark = svg`<rect class="chosen" x="-17" y="-17" width="34" height="34" rx="6" />`;
const hintMark = svg`<path class="hint casing" d=${arrowHeads} /><path class="hint" d=${arrowHeads} />`;
const barredMark = svg`<g class="barred"><circle r="8" /><path d="M-4.500 0h9" /></g>`;

/** The marks of a square around 0 0, drawn over its chips. */
export const marks = ({ last, aimed, hint, barred }: Marks): Drawing | typeof nothing =>
  last || aimed || hint || barred
    ? svg`${last ? lastMark : nothing}${aimed ? aimedMark : nothing}${hint ? hintMark : nothing}${barred ? barredMark : nothing}`
    : nothing;
