import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { isNumbered, moveNumber } from '../../core/format-record.js';
import { keepTabStop, moveFocus } from '../input/roving-focus.js';
import type { Actions } from './board-actions.js';
import type { MoveView, RecordView } from './move-views.js';
import type { BoardView, MoveValue } from './view-model.js';

/** The moves of one round by seat; a single cell for moves of chance before anybody moved. */
type Round = readonly MoveView[][];

/**
 * Groups moves into rounds: a round begins when a seat moves again after another one. A move of chance belongs to the
 * move before it; what chance does before the first move is a round of its own.
 */
export function rounds(moves: readonly MoveView[], seats: number): readonly Round[] {
  const all: MoveView[][][] = [];
  let last = seats;
  for (const move of moves) {
    const seat = move.seat === 'chance' ? last : move.seat;
    const alone = seats === 1 && move.seat !== 'chance' && all.at(-1)?.[0]?.at(-1)?.seat !== 'chance';
    if (seat === seats) {
      if (all.length === 0) all.push([[]]);
      all[0]?.[0]?.push(move);
      continue;
    }
    if (seat < last || alone) all.push(Array.from({ length: seats }, () => []));
    all.at(-1)?.[seat]?.push(move);
    last = seat;
  }
  return all;
}

/** The signs of PGN's numeric annotations. */
const signs: Readonly<Record<string, string>> = { $1: '!', $2: '?', $3: '!!', $4: '??', $5: '!?', $6: '?!' };
export const signOf = (mark: string) => signs[mark] ?? mark;

/** The accessible name of a move; a move of chance is named together with the move before it. */
function labelOf(
  move: MoveView,
  text: string,
  before: MoveView | undefined,
  { words, seats }: BoardView,
): string {
  const { recordMove } = words.dialogs;
  const number = moveNumber(move.ply, seats.length);
  const name = ({ seat }: MoveView) => (seat === 'chance' ? undefined : seats[seat]?.name);
  return move.seat === 'chance' && before && before.seat !== 'chance'
    ? recordMove(number, name(before), `${before.notation} ${text}`)
    : recordMove(number, name(move), text);
}

const step = (y: number) => `M1.500 ${y}l3 3 3-3`;
/** One, two or three steps down. */
const lapses = ['', step(5), step(3) + step(7), step(1) + step(5) + step(9)];

/** The value of a move, and a sign for what it gave up. The name of the move's button contains both in words. */
const valueMark = ({ text, lapse }: MoveValue) =>
  html`<span class="worth" aria-hidden="true"
    ><bdi dir="ltr">${text}</bdi>${
      lapse
        ? html`<svg class="lapse" viewBox="0 0 9 13" aria-hidden="true">
            <path d=${lapses[lapse]}></path>
          </svg>`
        : nothing
    }</span
  >`;

function moveButton(move: MoveView, before: MoveView | undefined, view: BoardView, { goTo }: Actions) {
  const { ply, seats } = view;
  const text = move.notation + move.marks.map(signOf).join('');
  const current = move.ply === ply;
  const label = [labelOf(move, text, before, view), move.value?.label].filter(Boolean).join(', ');
  const number = isNumbered(move.ply, seats.length) ? moveNumber(move.ply, seats.length) : undefined;
  return html`${number ? html`<span class="number" aria-hidden="true">${number}</span>` : nothing}<button
      class=${move.seat === 'chance' ? 'chance' : ''}
      type="button"
      data-path=${move.ply}
      tabindex=${current || (ply === 0 && move.ply === 1) ? 0 : -1}
      aria-current=${ifDefined(current ? 'step' : undefined)}
      aria-label=${label}
      @click=${() => goTo(move.ply)}
    >
      <bdi dir="ltr">${text}</bdi></button
    >${move.value ? valueMark(move.value) : nothing}`;
}

const comment = ({ comment: text }: MoveView) => (text ? html`<p class="comment">${text}</p>` : nothing);

/** The variations of a record, which are rendered elsewhere. */
export interface RecordTree {
  /** The variations that replace the move with this ply. */
  variations(ply: number): unknown;
  keydown(event: KeyboardEvent): void;
}

/** A round. With more than two seats each move has its letter: columns would be too narrow. */
function roundItem(moves: Round, view: BoardView, actions: Actions, tree: RecordTree | undefined) {
  const { seats } = view;
  const dealt = moves.length < seats.length;
  const letter = (seat: number) => (seats.length > 2 && !dealt ? seats[seat]?.letter : undefined);
  return html`<li>
    <div class="round ${dealt ? 'dealt' : ''}">
      ${moves.map(
        (cell, seat) =>
          html`<span class="cell"
            >${letter(seat) && cell.length > 0 ? html`<b aria-hidden="true">${letter(seat)}</b>` : nothing}
            ${cell.map((move, i) => moveButton(move, cell[i - 1], view, actions))}</span
          >`,
      )}
    </div>
    ${moves.flat().map((move) => [comment(move), tree?.variations(move.ply)])}
  </li>`;
}

/** The record: a button for each move, in a box that scrolls by itself. */
export function record(
  { moves, result }: RecordView,
  view: BoardView,
  actions: Actions,
  tree?: RecordTree,
): TemplateResult {
  const { words, seats, movesShown, mode } = view;
  const { dialogs } = words;
  const shown = movesShown || mode === 'replay' ? 'shown' : '';
  const all = rounds(moves, seats.length);
  return html`<div
    class="record ${shown} ${seats.length > 2 ? 'many' : ''}"
    part="record"
    role="group"
    aria-labelledby="record-label"
  >
    <p class="label" id="record-label">${dialogs.record}</p>
    <div class="moves" @keydown=${tree?.keydown ?? moveFocus} @focusin=${keepTabStop}>
      ${
        moves.length > 0
          ? html`<ol>
              ${all.map((round) => roundItem(round, view, actions, tree))}
            </ol>`
          : html`<p class="comment">${dialogs.noMoves}</p>`
      }
      ${tree?.variations(moves.length + 1)}
      ${result === undefined ? nothing : html`<p class="result">${dialogs.result}: ${result || '–'}</p>`}
    </div>
  </div>`;
}
