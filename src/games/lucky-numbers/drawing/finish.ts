import { nothing, svg, type TemplateResult } from 'lit';
import { finishStyles } from './finish.styles.js';
import { growth } from './grain.js';
import type { CellLook } from './tile.js';

/** The finer parts of the drawing: they come right after the board can be played on. */
export type Finish = typeof import('./finish.js');

export const sheets = [finishStyles];

const leaf =
  'M0 0C-7-3-8.500-10-4.500-11.500-2.200-12.300-.6-10.800 0-9.200.6-10.800 2.200-12.300 4.500-11.500 8.500-10 7-3 0 0Z';

/** Clover, and the ladybird that says which corner is which. */
export const shapes: TemplateResult = svg`
  <g id="l-clover">
    ${[0, 90, 180, 270].map((turn) => svg`<path d=${leaf} transform=${`rotate(${turn})`} />`)}
    <path d="M0 0C3 5 6 9 11 12" class="stalk" />
  </g>
  <g id="l-bird">
    <path class="leg" d="M-15-9-21-13M-17 0H-24M-15 8-21 13M15-9 21-13M17 0H24M15 8 21 13M-5-21C-7-26-10-27-12-27M5-21C7-26 10-27 12-27" />
    <path class="head" d="M-10-13A10.500 10 0 0 1 10-13Z" />
    <path class="wing" d="M0-15C12-15 18-6 18 2 18 12 10 19 0 20-10 19-18 12-18 2-18-6-12-15 0-15Z" />
    <path class="leg" d="M0-15V20" />
    <path class="head" d="M-8.500-7.400a3.400 3.400 0 1 1-.1 0zM8.500-7.400a3.400 3.400 0 1 1-.1 0zM-9 5a3 3 0 1 1-.1 0zM9 5a3 3 0 1 1-.1 0z" />
    <path class="shine" d="M-12-8Q-8-12.500-4-12.800" />
  </g>
`;

/** What is carved in the beds of the diagonal, and the ladybird in its corner. */
export const diagonal: TemplateResult = svg`
  ${[65, 175, 285, 395].map((at) => svg`<use href="#l-clover" class="carved" transform=${`translate(${at} ${at}) scale(1.9)`} />`)}
  <path class="mitre" d="M-31-31 0 0M491-31 460 0M-31 491 0 460M491 491 460 460" />
  <use href="#l-bird" transform="translate(468 469) rotate(-42)" />
`;

/** The grain of the frame, and its edge where light falls on it. */
export const grain: TemplateResult = svg`
  <path class="grain" d=${growth} />
  <rect x="-38.5" y="-38.5" width="537" height="537" rx="32.5" class="bevel" />
`;

/** The lower edges of the beds. */
export const glints: TemplateResult = svg`<path class="glint" d=${[65, 175, 285, 395].flatMap((y, _, all) => all.map((x) => `M${x - 34} ${y + 49.3}h64q19.3 0 19.3-19.3v-64`)).join('')} />`;

/** On the back of a tile. */
export const clover: TemplateResult = svg`<use href="#l-clover" class="deco" transform="translate(-3-3) scale(1.9)" />`;

/** What lies under the uppermost face-down tile. */
export const stack: TemplateResult = svg`<rect x="-40" y="-36" width="86" height="86" rx="17" /><rect x="-43" y="-41" width="86" height="86" rx="17" />`;

/** How many equal tiles lie on each other. */
export const badge = (count: number): TemplateResult | typeof nothing =>
  count > 1
    ? svg`<g class="count"><circle cx="36" cy="-38" r="17" /><text x="36" y="-31">${count}</text></g>`
    : nothing;

const hint = 'M-6-52 0-45 6-52M-6 52 0 45 6 52M-52-6-45 0-52 6M52-6 45 0 52 6';

/** Marks that lie over a tile: laid last, hinted at, against a rule. */
export const over = ({ last, hint: hinted, barred }: CellLook): TemplateResult => svg`
  ${last ? svg`<path class="last-to big" d="M-48-24v-9q0-16 16-16h9M24-49h9q16 0 16 16v9M49 22v9q0 16-16 16h-9M-24 47h-8q-16 0-16-16v-9" />` : nothing}
  ${barred ? svg`<g class="barred"><circle r="17" cx="33" cy="-34" /><path d="M24.500-34h17" /></g>` : nothing}
  ${hinted ? svg`<path class="hint-casing" d=${hint} /><path class="hint" d=${hint} />` : nothing}
`;
