import { nothing, svg, type TemplateResult } from 'lit';
import type { PieceLook } from './piece-look.js';
import { stoneIn } from './stone.js';

const lastMarks = {
  from: svg`<circle r="19" class="last-from" />`,
  to: svg`<path
    d="M-33-16v-8q0-9 9-9h8M16-33h8q9 0 9 9v8M33 16v8q0 9-9 9h-8M-16 33h-8q-9 0-9-9v-8"
    class="last-to"
  />`,
};

/** Four arrow heads that point out of a field, or into it. */
const hints = {
  from: 'M-5-37 0-43 5-37M-5 37 0 43 5 37M-37-5-43 0-37 5M37-5 43 0 37 5',
  to: 'M-5-43 0-37 5-43M-5 43 0 37 5 43M-43-5-37 0-43 5M43-5 37 0 43 5',
};

/** The marks of a field that are drawn under its stone. */
export const marksUnder = ({ last, gone }: PieceLook): TemplateResult => svg`
  ${last === 'from' ? lastMarks.from : nothing}
  ${gone ? stoneIn('gone', gone) : nothing}
`;

/** The marks of a field that are drawn over its stone. */
export const marksOver = ({ last, barred, hint }: PieceLook): TemplateResult => svg`
  ${last === 'to' ? lastMarks.to : nothing}
  ${barred ? svg`<g class="barred"><circle r="14" /><path d="M-7 0H7" /></g>` : nothing}
  ${hint ? svg`<path class="hint-casing" d=${hints[hint]} /><path class="hint" d=${hints[hint]} />` : nothing}
`;
