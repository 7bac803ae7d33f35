import { nothing, svg, type TemplateResult } from 'lit';
import { at, type Reserve } from './ground.js';
import { grainStyles, marksStyles } from './finish.styles.js';
import { body, stone, type PieceLook } from './piece.js';

export { lastTrace, routeTrace } from './curve.js';
export { grain } from './grain.js';

/** The finer parts of the drawing: they come right after the board can be played on. */
export type Finish = typeof import('./finish.js');

export const sheets = [grainStyles, marksStyles];

const lastMarks = {
  from: svg`<circle r="19" class="last-from" />`,
  to: svg`<path
    d="M-33-16v-8q0-9 9-9h8M16-33h8q9 0 9 9v8M33 16v8q0 9-9 9h-8M-16 33h-8q-9 0-9-9v-8"
    class="last-to"
  />`,
};

/** Four arrow heads that point out of a field or into it. */
const hints = {
  from: 'M-5-37 0-43 5-37M-5 37 0 43 5 37M-37-5-43 0-37 5M37-5 43 0 37 5',
  to: 'M-5-43 0-37 5-43M-5 43 0 37 5 43M-43-5-37 0-43 5M43-5 37 0 43 5',
};

/** Marks of a field that lie under its stone. */
export const under = ({ last, gone }: PieceLook): TemplateResult => svg`
  ${last === 'from' ? lastMarks.from : nothing}
  ${gone ? body('gone', gone) : nothing}
`;

/** Marks of a field that lie over its stone. */
export const over = ({ last, barred, hint }: PieceLook): TemplateResult => svg`
  ${last === 'to' ? lastMarks.to : nothing}
  ${barred ? svg`<g class="barred"><circle r="14" /><path d="M-7 0H7" /></g>` : nothing}
  ${hint ? svg`<path class="hint-casing" d=${hints[hint]} /><path class="hint" d=${hints[hint]} />` : nothing}
`;

/** What a seat has taken lies in a row beside the waves, and is counted. */
export const prizes = (corner: number, { taken, ...shown }: Reserve): TemplateResult | typeof nothing => {
  const side = corner ? -1 : 1;
  const x = (i: number) => side * (247 - 15 * i);
  return taken > 0
    ? svg`${Array.from({ length: taken }, (_, i) => taken - 1 - i).map(
        (i) => svg`<g transform=${`${at([x(i), side * 245])} scale(.42)`}>${stone(shown)}</g>`,
      )}
      <text class="coordinate" x=${x(taken) - side * 5} y=${side * 245 + 5}>${taken}</text>`
    : nothing;
};
