import { html, nothing, type TemplateResult } from 'lit';
import { looseTile, pileDrawing } from './drawing/tile.js';
import { pile } from './engine/tiles.js';
import { tileLabel } from './labels.js';
import { canLeave, type PlayView } from './play-view.js';
import { isCell, type Held, type Square } from './selection.js';

/** Equal tiles as one entry with their number. */
const grouped = (tiles: readonly number[]): readonly (readonly [tile: number, count: number])[] =>
  [...new Set(tiles)].map((tile) => [tile, tiles.filter((other) => other === tile).length]);

/** The tab stop of the grid: the square that had the focus last, or the pile if that square is gone. */
export function tabStop({ state, offered, current }: PlayView): string {
  const gone =
    current === 'pass'
      ? !canLeave(offered)
      : !isCell(current) &&
        !state.hands[state.seat]?.some((tile) => current === `hand-${tile}`) &&
        !state.middle.some((tile) => current === `open-${tile}`);
  return gone ? 'pile' : current;
}

interface SquareView {
  readonly square: Square;
  readonly label: string;
  readonly drawing: TemplateResult;
  /** The square can be pressed. */
  readonly can: boolean;
  readonly chosen?: boolean;
}

const squareButton = ({ square, label, drawing, can, chosen }: SquareView, stop: string) =>
  html`<div role="gridcell">
    <button
      class="spot ${can ? 'can' : ''} ${chosen ? 'chosen' : ''}"
      part=${square === 'pile' ? 'pile' : 'tile'}
      type="button"
      data-square=${square}
      tabindex=${square === stop ? 0 : -1}
      aria-label=${label}
    >
      ${drawing}
    </button>
  </div>`;

/** A group of the middle with its caption. */
const group = (kind: string, content: TemplateResult, caption: string) =>
  html`<div class="heap ${kind}">
    ${content}
    <span class="heap-tag" aria-hidden="true">${caption}</span>
  </div>`;

function tileButton(view: PlayView, { from, tile }: Held, count: number, stop: string) {
  const { held, offered, words, hinted } = view;
  const chosen = held?.from === from && held.tile === tile;
  const can =
    offered.some((move) => move.kind === 'lay' && move.tile === tile) &&
    (held?.from !== 'hand' || from === 'hand');
  const hint = hinted?.kind === 'lay' && hinted.tile === tile;
  const label = tileLabel(words, { from, tile }, count, chosen);
  const drawing = looseTile(tile, { lit: chosen, count, hint });
  return squareButton({ square: `${from}-${tile}`, label, drawing, can, chosen }, stop);
}

const tiles = (
  view: PlayView,
  from: Held['from'],
  numbers: readonly number[],
  stop: string,
  preview?: TemplateResult,
) =>
  html`<div class="tiles">
    ${grouped(numbers).map(([tile, count]) => tileButton(view, { from, tile }, count, stop))}${preview}
  </div>`;

const leaveButton = ({ words, hinted }: PlayView, tile: number, stop: string) =>
  html`<div class="leaves" role="gridcell">
    <button
      class="leave ${hinted?.kind === 'pass' ? 'hinted' : ''}"
      part="leave"
      type="button"
      data-square="pass"
      tabindex=${stop === 'pass' ? 0 : -1}
    >
      ${words.leave(tile)}
    </button>
  </div>`;

/** The row under the large tray: the pile, tiles in hand, face-up tiles, and the button that leaves a drawn tile. */
export function middle(view: PlayView, stop: string): TemplateResult {
  const { state, offered, held, places, words, hinted, lit } = view;
  const hand = state.hands[state.seat] ?? [];
  const left = pile(state);
  const draws = offered.some(({ kind }) => kind === 'draw');
  const drawing = pileDrawing(left, { lit: draws && !held && lit, hint: hinted?.kind === 'draw' });
  const pileButton = squareButton({ square: 'pile', label: words.pile(left), drawing, can: draws }, stop);
  // The preview keeps its place while an exchange is possible, so that nothing moves under the pointer.
  const exchanges = [...places.values()].some(Boolean);
  const preview = exchanges ? html`<div class="ghost" aria-hidden="true"></div>` : undefined;
  const open = state.middle;
  return html`${group('', pileButton, words.left(left))}
  ${hand.length > 0 ? group('held', tiles(view, 'hand', hand, stop), words.inHand) : nothing}
  ${open.length > 0 || exchanges ? group('face-up', tiles(view, 'open', open, stop, preview), words.faceUp) : nothing}
  ${canLeave(offered) ? leaveButton(view, hand[0] ?? 0, stop) : nothing}`;
}
