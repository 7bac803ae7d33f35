import { html, nothing, type TemplateResult } from 'lit';
import { loose, pile as pileDrawing } from './drawing/tile.js';
import { pile } from './engine/tiles.js';
import type { LuckyMove } from './engine/types.js';
import { grouped, type Held } from './hand.js';
import type { Scene } from './scene.js';

/** Whether the tile that was drawn may stay face up. */
export const canLeave = (offered: readonly LuckyMove[]): boolean =>
  offered.some(({ kind }) => kind === 'pass');

/** The tab stop among the squares. */
const tabindex = ({ stop }: Scene, square: string) => (square === stop ? 0 : -1);

/** A place of the middle that can be pressed. */
const button = (
  scene: Scene,
  square: string,
  label: string,
  drawing: TemplateResult,
  can: boolean,
  chosen?: boolean,
) =>
  html`<div role="gridcell">
    <button
      class="spot ${can ? 'can' : ''} ${chosen ? 'chosen' : ''}"
      part=${square === 'pile' ? 'pile' : 'tile'}
      type="button"
      data-square=${square}
      tabindex=${tabindex(scene, square)}
      aria-label=${label}
    >
      ${drawing}
    </button>
  </div>`;

/** A heap of the middle, with what stands under it. */
const heap = (kind: string, shown: TemplateResult, tag: string) =>
  html`<div class="heap ${kind}">
    ${shown}
    <span class="heap-tag" aria-hidden="true">${tag}</span>
  </div>`;

function tileButton(scene: Scene, from: Held['from'], [tile, count]: readonly [number, number]) {
  const { held, offered, words, hinted, finish } = scene;
  const chosen = held?.from === from && held.tile === tile;
  const label = [
    tile,
    count > 1 && words.times(count),
    from === 'hand' ? words.inHand : words.faceUp,
    chosen && words.chosen,
  ];
  const can =
    offered.some((move) => move.kind === 'lay' && move.tile === tile) &&
    (held?.from !== 'hand' || from === 'hand');
  const hint = hinted?.kind === 'lay' && hinted.tile === tile;
  const drawing = loose(tile, { lit: chosen, count, hint }, finish);
  return button(scene, `${from}-${tile}`, label.filter(Boolean).join(', '), drawing, can, chosen);
}

const tiles = (scene: Scene, from: Held['from'], numbers: readonly number[], more?: unknown) =>
  html`<div class="tiles">${grouped(numbers).map((group) => tileButton(scene, from, group))}${more}</div>`;

/** What lies under the large tray: the pile, tiles in hand, face-up tiles, and the button that leaves a drawn one. */
export function middle(scene: Scene): TemplateResult {
  const { state, offered, held, places, words, hinted, lit, finish } = scene;
  const hand = state.hands[state.seat] ?? [];
  const left = pile(state);
  // its place is kept as long as something may come back, so that nothing shifts under the hand
  const swaps = [...places.values()].some(Boolean);
  const draws = offered.some(({ kind }) => kind === 'draw');
  const look = { lit: draws && !held && lit, hint: hinted?.kind === 'draw' };
  const ghost = swaps ? html`<div class="ghost" aria-hidden="true"></div>` : nothing;
  return html`${heap('', button(scene, 'pile', words.pile(left), pileDrawing(left, look, finish), draws), words.left(left))}
  ${hand.length > 0 ? heap('held', tiles(scene, 'hand', hand), words.inHand) : nothing}
  ${state.middle.length > 0 || swaps ? heap('face-up', tiles(scene, 'open', state.middle, ghost), words.faceUp) : nothing}
  ${
    canLeave(offered)
      ? html`<div class="leaves" role="gridcell">
          <button
            class="leave ${hinted?.kind === 'pass' ? 'hinted' : ''}"
            part="leave"
            type="button"
            data-square="pass"
            tabindex=${tabindex(scene, 'pass')}
          >
            ${words.leave(hand[0] ?? 0)}
          </button>
        </div>`
      : nothing
  }`;
}
