import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Finish } from './finish.js';

/** The numbers of cells in rows, from the top left. */
const sixteen = Array.from({ length: 16 }, (_, i) => i);

export const at = (i: number) => `translate(${65 + 110 * (i % 4)} ${65 + 110 * (i >> 2)})`;

/** The wooden frame with sixteen beds, in drawing units: 540 wide, 552 high. */
export const wood = (coordinates: boolean, finish: Finish | undefined) => svg`
  <rect x="-40" y="-33" width="540" height="545" rx="34" class="side" />
  <rect x="-40" y="-40" width="540" height="540" rx="34" fill="url(#l-face)" />
  ${finish?.grain}
  <rect width="460" height="460" rx="26" class="trough" />
  ${coordinates ? ['a', 'b', 'c', 'd'].map((letter, i) => svg`<text class="coordinate" x=${65 + 110 * i} y="486">${letter}</text><text class="coordinate" x="-20" y=${71 + 110 * i}>${4 - i}</text>`) : nothing}
  ${sixteen.map((i) => svg`<rect x=${15 + 110 * (i % 4)} y=${15 + 110 * (i >> 2)} width="100" height="100" rx="20" fill="url(#l-bed)" />`)}
  ${finish?.glints}
  ${finish?.diagonal}
`;

/** Everything under the tiles of a tray that is played on. */
export const ground = (coordinates: boolean, finish?: Finish): TemplateResult =>
  html`<svg class="ground" viewBox="-40 -40 540 552" aria-hidden="true">${wood(coordinates, finish)}</svg>`;
