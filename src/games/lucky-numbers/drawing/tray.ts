import { flat, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import type { Place } from '../../../element/drawing/draw-marks.js';
import { grain } from './grain.js';
import { carvedClovers, ladybird } from './ornaments.js';

/** The view box of a tray. */
export const viewBox = '-40 -40 540 552';

/** The middle of a cell and its width, counted from the top left. */
export const cellPlace = (i: number): Place => [65 + 110 * (i % 4), 65 + 110 * (i >> 2), 100];

/** The transform to the middle of a cell, counted from the top left. */
export const cellTransform = (i: number): string => `translate(${65 + 110 * (i % 4)} ${65 + 110 * (i >> 2)})`;

const frame = svg`<rect x="-40" y="-33" width="540" height="545" rx="34" class="side" /><rect x="-40" y="-40" width="540" height="540" rx="34" class="face" /><path class="grain" d=${grain} /><rect x="-38.5" y="-38.5" width="537" height="537" rx="32.5" class="bevel" /><rect width="460" height="460" rx="26" class="trough" />`;

const coordinateTexts = svg`
  <text class="coordinate" x="65" y="486">a</text><text class="coordinate" x="-20" y="71">4</text>
  <text class="coordinate" x="175" y="486">b</text><text class="coordinate" x="-20" y="181">3</text>
  <text class="coordinate" x="285" y="486">c</text><text class="coordinate" x="-20" y="291">2</text>
  <text class="coordinate" x="395" y="486">d</text><text class="coordinate" x="-20" y="401">1</text>
`;

/** The lit lower edges of the beds. */
const glints = [65, 175, 285, 395]
  .flatMap((y, _, all) => all.map((x) => `M${x - 34} ${y + 49.3}h64q19.3 0 19.3-19.3v-64`))
  .join('');

const beds = svg`<g class="beds">
  <rect x="15" y="15" width="100" height="100" rx="20" /><rect x="125" y="15" width="100" height="100" rx="20" /><rect x="235" y="15" width="100" height="100" rx="20" /><rect x="345" y="15" width="100" height="100" rx="20" />
  <rect x="15" y="125" width="100" height="100" rx="20" /><rect x="125" y="125" width="100" height="100" rx="20" /><rect x="235" y="125" width="100" height="100" rx="20" /><rect x="345" y="125" width="100" height="100" rx="20" />
  <rect x="15" y="235" width="100" height="100" rx="20" /><rect x="125" y="235" width="100" height="100" rx="20" /><rect x="235" y="235" width="100" height="100" rx="20" /><rect x="345" y="235" width="100" height="100" rx="20" />
  <rect x="15" y="345" width="100" height="100" rx="20" /><rect x="125" y="345" width="100" height="100" rx="20" /><rect x="235" y="345" width="100" height="100" rx="20" /><rect x="345" y="345" width="100" height="100" rx="20" />
</g><path class="glint" d=${glints} />${carvedClovers}<path class="mitre" d="M-31-31 0 0M491-31 460 0M-31 491 0 460M491 491 460 460" />${ladybird}`;

const drawnWood: Record<string, Drawing> = {};

/** The wooden frame with sixteen beds, in drawing units: 540 wide, 552 high. */
export const wood = (coordinates: boolean): Drawing =>
  (drawnWood[String(coordinates)] ??= flat(svg`${frame}${coordinates ? coordinateTexts : nothing}${beds}`));
