import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../core/game.js';
import { loose } from './drawing/tile.js';
import { mini, trays } from './drawing/small.js';
import { pile, setupStep } from './engine/tiles.js';
import type { LuckyState } from './engine/types.js';
import { cellOf, lastOf, trayLook, type Past } from './look.js';
import type { LuckyWords } from './words/types.js';

/** The table as it is told and drawn beside the large tray. */
export interface Table {
  readonly state: LuckyState;
  readonly past: readonly Past[];
  readonly words: LuckyWords;
  readonly names: readonly string[];
}

/** What a seat did last, or what it holds while the diagonals are laid: a few words under its name. */
export function note({ state, past, words }: Table, seat: Seat): string {
  const { before, move } = past.findLast((each) => each.before.seat === seat) ?? {};
  const hand = state.hands[seat] ?? [];
  if (setupStep(state)) return hand.length > 0 ? words.holds(hand) : '';
  if (!before || !move || move.kind === 'draw' || setupStep(before)) return '';
  if (move.kind === 'pass') return words.did('pass', before.hands[seat]?.[0] ?? 0, undefined);
  return words.did(move.kind === 'lay' ? 'lay' : 'draw', move.tile, cellOf(move));
}

function small({ state, past, words, names }: Table, seat: Seat): TemplateResult {
  const last = lastOf(past, seat);
  return mini(
    trayLook(state, seat, last),
    words.describe(names[seat] ?? '', state.boards[seat] ?? [], cellOf(last)),
  );
}

/** The small tray of a seat whose own is not the large one. */
export const smallTray = (table: Table, seat: Seat): TemplateResult =>
  html`<div class="small-tray">${small(table, seat)}</div>`;

/** Where the held tile fits, empty or in exchange, and whether it may be left. */
export function holding(
  words: LuckyWords,
  tile: number,
  places: ReadonlyMap<string, number>,
  leave: boolean,
): string {
  const named = (back: boolean) =>
    [...places].flatMap(([cell, returns]) => (!returns === back ? [] : [cell]));
  return words.holding(tile, named(false), named(true), leave);
}

/** Why no face-up tile can be taken now. */
export const mustDraw = (words: LuckyWords): string => words.mustDraw;

/** What lies under the tray of a diagram: tiles in the hand and face up, and the trays of the others. */
export function under(table: Table, seat: Seat): TemplateResult {
  const { state, words } = table;
  const hand = state.hands[seat] ?? [];
  const tiles = [...hand, ...state.middle];
  const others = state.boards.flatMap((_, each) => (each === seat ? [] : [small(table, each)]));
  return html`<div class="still" role="img" aria-label=${words.describeMiddle(tiles, pile(state))}>
      ${tiles.map((tile, i) => loose(tile, { lit: i < hand.length }))}
    </div>
    ${trays(others)}`;
}
