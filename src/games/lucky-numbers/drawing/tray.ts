import { flat, html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import type { Place } from '../../../element/drawing/draw-marks.js';
import { carvedClovers, ladybird } from './tile.js';

/** The gradients of all drawings. Render it once in each shadow root, before trays and tiles. */
export const defs = html`<svg width="0" height="0" class="l-defs" aria-hidden="true">
  <defs>
    <radialGradient id="l-face" cx=".3" cy=".18" r="1">
      <stop class="hi" />
      <stop offset=".5" class="mid" />
      <stop offset="1" class="lo" />
    </radialGradient>
    <radialGradient id="l-glaze" cx=".32" cy=".2" r="1">
      <stop class="glaze" stop-opacity=".35" />
      <stop offset=".6" class="glaze" stop-opacity="0" />
      <stop offset=".6" class="glaze-low" stop-opacity="0" />
      <stop offset="1" class="glaze-low" stop-opacity=".12" />
    </radialGradient>
  </defs>
</svg>`;

/** The growth lines of the four rails of the frame, as one path. */
export const grain: string = (() => {
  // A generator with a fixed seed: server and page draw the same wood.
  let seed = 23;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const round = (n: number) => Math.round(n * 10) / 10;
  const rail = (across: number, vertical: boolean) => {
    let d = '';
    for (let at = 2; at < 38; at += 4 + 4.5 * next()) {
      const y = round(across + at);
      const [bow, start, end] = [2.6 * next(), 90 * next(), 460 - 150 * next() ** 2];
      const points = [
        [start, y],
        [start + 120, round(y + bow)],
        [end - 120, round(y + bow)],
        [end, round(y - 1)],
      ];
      const [a, b, c, e] = points.map(([x, z]) =>
        (vertical ? [z, x] : [x, z]).map((n) => round(n!)).join(' '),
      );
      d += `M${a}C${b} ${c} ${e}`;
    }
    return d;
  };
  return rail(-38, false) + rail(462, false) + rail(-38, true) + rail(462, true);
})();

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

/** A crescent in each bed along two of its edges, up to `wide`: the lower and right ones, or those across from them (`turn` is -1). */
const crescents = (wide: number, turn: 1 | -1): string => {
  const n = (value: number) => turn * value;
  const corner = 20 - wide;
  const shape = `h${n(70)}q${n(20)} 0 ${n(20)} ${n(-20)}v${n(-70)}q${n(-1)} ${n(41)} ${n(-wide)} ${n(70)}q0 ${n(corner)} ${n(-corner)} ${n(corner)}q${n(-29)} ${n(wide - 1)} ${n(-70)} ${n(wide)}z`;
  return [65, 175, 285, 395]
    .flatMap((y, _, all) => all.map((x) => `M${x - n(40)} ${y + n(50)}${shape}`))
    .join('');
};

/** The shade below the upper and left edges of the beds, which is soft at its rim, and the light on the other edges. */
const edges = svg`<path class="bed-shade" d=${crescents(6, -1)} /><path class="bed-shade" d=${crescents(4, -1)} /><path class="bed-shade" d=${crescents(2, -1)} /><path class="glint" d=${crescents(2.5, 1)} />`;

const beds = svg`<g class="beds">
  <rect x="15" y="15" width="100" height="100" rx="20" /><rect x="125" y="15" width="100" height="100" rx="20" /><rect x="235" y="15" width="100" height="100" rx="20" /><rect x="345" y="15" width="100" height="100" rx="20" />
  <rect x="15" y="125" width="100" height="100" rx="20" /><rect x="125" y="125" width="100" height="100" rx="20" /><rect x="235" y="125" width="100" height="100" rx="20" /><rect x="345" y="125" width="100" height="100" rx="20" />
  <rect x="15" y="235" width="100" height="100" rx="20" /><rect x="125" y="235" width="100" height="100" rx="20" /><rect x="235" y="235" width="100" height="100" rx="20" /><rect x="345" y="235" width="100" height="100" rx="20" />
  <rect x="15" y="345" width="100" height="100" rx="20" /><rect x="125" y="345" width="100" height="100" rx="20" /><rect x="235" y="345" width="100" height="100" rx="20" /><rect x="345" y="345" width="100" height="100" rx="20" />
</g>${edges}${carvedClovers}<path class="mitre" d="M-31-31 0 0M491-31 460 0M-31 491 0 460M491 491 460 460" />`;

const drawnWood: Record<string, Drawing> = {};

/** The wooden frame with sixteen beds, in drawing units: 540 wide, 552 high. */
export const wood = (coordinates: boolean, hasLadybird = true): Drawing =>
  (drawnWood[`${coordinates} ${hasLadybird}`] ??= flat(
    svg`${frame}${coordinates ? coordinateTexts : nothing}${beds}${hasLadybird ? ladybird : nothing}`,
  ));
