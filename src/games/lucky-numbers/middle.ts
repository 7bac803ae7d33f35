import { html, nothing, type TemplateResult, render, type LitElement, type ReactiveController } from 'lit';
import type { Seat } from '../../core/game.js';
import { looseTile, pileDrawing, free } from './drawing/tile.js';
import { pile, faceDown, numbers } from './engine/board.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';
import { tileLabel } from './labels.js';
import { trayLook } from './seat-view.js';
import { isCell, squareOfTile, type Held } from './selection.js';
import { squareButton } from '../../element/ui/view/square-button.js';
import type { LuckyWords } from '../../words/en/lucky-numbers.js';

/** Everything that the large tray and the row under it show. */
export interface PlayView {
  readonly state: LuckyState;
  /** The moves that a person may make. */
  readonly offered: readonly LuckyMove[];
  readonly hinted: LuckyMove | undefined;
  readonly words: LuckyWords;
  /** The seat of the large tray. */
  readonly seat: Seat;
  readonly held: Held | undefined;
  /** The cells for the held tile, each with the tile that goes back from there: 0 if the cell is empty. */
  readonly places: ReadonlyMap<Cell, number>;
  /** The square that had the focus last. */
  readonly current: string;
  /** The cells for the held tile are highlighted. */
  readonly lit: boolean;
}

/** True if the drawn tile may stay face up. */
export const canLeave = (offered: readonly LuckyMove[]): boolean =>
  offered.some(({ kind }) => kind === 'pass');

/** The tab stop of the grid: the square that had the focus last, or the pile if that square is gone. */
export function tabStop({ state, offered, current }: PlayView): string {
  const hand = state.hands[state.seat]!;
  const isThere =
    isCell(current) ||
    (current === 'pass' && canLeave(offered)) ||
    hand.some((tile) => current === squareOfTile({ from: 'hand', tile })) ||
    state.middle.some((tile) => current === squareOfTile({ from: 'open', tile }));
  return isThere ? current : 'pile';
}

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
  const square = squareOfTile({ from, tile });
  return squareButton({
    square,
    part: 'tile',
    label: tileLabel(words, { from, tile }, count, chosen),
    drawing: looseTile(tile, { lit: chosen, count, hint }),
    style: `spot ${can ? 'can' : ''} ${chosen ? 'chosen' : ''}`,
    isStop: square === stop,
  });
}

/** The tiles of the hand or the face-up tiles: equal ones as one button. */
function tiles(
  view: PlayView,
  from: Held['from'],
  numbers: readonly number[],
  stop: string,
  preview?: unknown,
) {
  const button = (tile: number) =>
    tileButton(view, { from, tile }, numbers.filter((other) => other === tile).length, stop);
  return html`<div class="tiles">${[...new Set(numbers)].map(button)}${preview}</div>`;
}

const leaveButton = ({ words, hinted }: PlayView, tile: number, stop: string) =>
  html`<div class="leaves" role="gridcell">
    <button
      class="leave ${hinted?.kind === 'pass' ? 'hinted' : ''}"
      part="leave"
      type="button"
      data-square="pass"
      tabindex=${stop === 'pass' ? 0 : -1}>
      ${words.leave(tile)}
    </button>
  </div>`;

/** The row under the large tray: the pile, tiles in hand, face-up tiles, and the button that leaves a drawn tile. */
export function middle(view: PlayView, stop: string): TemplateResult {
  const { state, offered, held, places, words, hinted, lit } = view;
  const hand = state.hands[state.seat]!;
  const open = state.middle;
  const left = pile(state);
  const draws = offered.some(({ kind }) => kind === 'draw');
  const pileButton = squareButton({
    square: 'pile',
    part: 'pile',
    label: words.pile(left),
    drawing: pileDrawing(left, { lit: draws && !held && lit, hint: hinted?.kind === 'draw' }),
    style: draws ? 'spot can' : 'spot',
    isStop: stop === 'pile',
  });
  // The preview keeps its place while an exchange is possible, so that nothing moves under the pointer.
  const exchanges = [...places.values()].some(Boolean);
  const preview = exchanges ? html`<div class="ghost" aria-hidden="true"></div>` : nothing;
  return html`${group('', pileButton, words.left(left))}
  ${hand.length > 0 ? group('held', tiles(view, 'hand', hand, stop), words.inHand) : nothing}
  ${open.length > 0 || exchanges ? group('face-up', tiles(view, 'open', open, stop, preview), words.faceUp) : nothing}
  ${canLeave(offered) ? leaveButton(view, hand[0] ?? 0, stop) : nothing}`;
}

/** True if a tray shows a dash. */
const hasDead = (state: LuckyState): boolean =>
  state.boards.some((_, seat) => trayLook(state, seat).some(({ dead }) => dead));

/** The numbers that are face down, in a sentence: those with as many tiles together, the most first. */
function faceDownText(left: readonly number[], words: LuckyWords['unseen']): string {
  const counts = [...new Set(left.slice(1))].sort((one, other) => other - one);
  const tilesOf = (count: number) => numbers.filter((tile) => left[tile] === count);
  return `${counts.map((count) => words.each(count, tilesOf(count))).join('; ')}.`;
}

/**
 * The meaning of the dashes, if there are any, and a disclosure of how many tiles of each number are face down. Everybody at the table may count the others. In a toolbar, screen
 * readers pass letters on to the board. `tell` says the list when it opens.
 */
export function faceDownList(
  state: LuckyState,
  { unseen: words, states }: LuckyWords,
  tell: (text: string) => void,
): TemplateResult {
  const left = faceDown(state);
  const toggle = ({ currentTarget }: Event) => {
    if ((currentTarget as HTMLDetailsElement).open) tell(faceDownText(left, words));
  };
  const item = (tile: number) => {
    const count = left[tile] ?? 0;
    return html`<li class=${count ? '' : 'none'}>
      <span class="vh">${words.count(tile, count)}</span>
      <b aria-hidden="true">${tile}</b><span aria-hidden="true">${count ? `×${count}` : '–'}</span>
    </li>`;
  };
  return html`<div class="unseen" role="toolbar" aria-label=${words.title}>
    <details part="face-down" @toggle=${toggle}>
      <summary>${words.title}</summary>
      <ul>
        ${numbers.map(item)}
      </ul>
    </details>
    ${hasDead(state) ? html`<p class="legend" aria-hidden="true"><b>–</b> ${states.dead}</p>` : nothing}
  </div>`;
}

/** Firefox matches :hover at mouseover, not yet at pointerover. */
const events = ['mouseover', 'mouseout', 'focusin', 'focusout'];

/**
 * Shows in the middle the tile that would go back there from a cell, while the cell has the pointer or the focus. It
 * renders only the preview, because a whole render with every move of the pointer costs too much.
 */
export class ReturnPreview implements ReactiveController {
  readonly #element: LitElement;

  constructor(element: LitElement) {
    this.#element = element;
    element.addController(this);
  }

  hostConnected(): void {
    // the host does not hear of a focus that moves within it
    for (const event of events) this.#element.renderRoot.addEventListener(event, this.update);
  }

  hostUpdated(): void {
    this.update();
  }

  /** Renders the preview again, after the board has changed. */
  readonly update = (): void => {
    const { renderRoot } = this.#element;
    const box = renderRoot.querySelector<HTMLElement>('.ghost');
    if (!box) return;
    const tile = renderRoot.querySelector('.swaps:is(:hover, :focus-visible) .tile text');
    const drawing = html`<svg
      width="60"
      text-anchor="middle"
      font-size="40"
      fill="none"
      stroke="url(#_) currentColor"
      class="piece"
      viewBox="-55 -55 110 110"
      aria-hidden="true">
      ${free(Number(tile?.textContent))}
    </svg>`;
    render(tile ? drawing : nothing, box);
  };
}
