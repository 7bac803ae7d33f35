import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { moveNumber } from '../../core/format-record.js';
import { keepTabStop, moveFocus } from '../input/roving-focus.js';
import type { Actions } from './board-actions.js';
import type { MoveView, RecordView } from './move-views.js';
import type { BoardView } from './view-model.js';

/** Groups moves into the lines of the list: the moves that have the same number in the text of the record. */
export const lines = (moves: readonly MoveView[], seats: number): readonly (readonly MoveView[])[] =>
  Array.from({ length: Math.ceil(moves.length / seats) }, (_, i) => moves.slice(i * seats, (i + 1) * seats));

/** True if the order of the moves does not tell whose they are: then each has the letter of its seat. */
const needsLetters = (moves: readonly MoveView[], seats: number) =>
  seats > 2 || (seats > 1 && moves.some(({ ply, seat }) => seat !== (ply - 1) % seats));

/** The signs of PGN's numeric annotations. */
const signs: Readonly<Record<string, string>> = { $1: '!', $2: '?', $3: '!!', $4: '??', $5: '!?', $6: '?!' };
export const signOf = (mark: string) => signs[mark] ?? mark;

/** The accessible name of a move; a move of chance is named together with the move before it. */
export function labelOf(
  move: MoveView,
  text: string,
  before: MoveView | undefined,
  { words, seats }: BoardView,
): string {
  const { move: label } = words.record;
  const number = moveNumber(move.ply, seats.length);
  const name = ({ seat }: MoveView) => (seat === 'chance' ? undefined : seats[seat]?.name);
  return move.seat === 'chance' && before && before.seat !== 'chance'
    ? label(number, name(before), `${before.notation} ${text}`)
    : label(number, name(move), text);
}

function moveButton(move: MoveView, before: MoveView | undefined, view: BoardView, { goTo }: Actions) {
  const { ply } = view;
  const text = move.notation + move.marks.map(signOf).join('');
  const current = move.ply === ply;
  const label = [labelOf(move, text, before, view), move.value?.label].filter(Boolean).join(', ');
  return html`<button
      class=${move.seat === 'chance' ? 'chance' : ''}
      type="button"
      data-path=${move.ply}
      tabindex=${current || (ply === 0 && move.ply === 1) ? 0 : -1}
      aria-current=${ifDefined(current ? 'step' : undefined)}
      aria-label=${label}
      @click=${() => goTo(move.ply)}>
      <bdi dir="ltr">${text}</bdi></button
    >${move.value?.mark}`;
}

const comment = ({ comment: text }: MoveView) => (text ? html`<p class="comment">${text}</p>` : nothing);

/** The variations of a record, which are rendered elsewhere. */
export interface RecordTree {
  /** The variations that replace the move with this ply. */
  variations(ply: number): unknown;
  keydown(event: KeyboardEvent): void;
}

/** A line: the number, then its moves in their order. */
function lineItem(
  line: readonly MoveView[],
  moves: readonly MoveView[],
  view: BoardView,
  actions: Actions,
  letters: boolean,
  tree: RecordTree | undefined,
) {
  const { seats } = view;
  const letter = ({ seat }: MoveView) =>
    letters && seat !== 'chance' ? html`<b aria-hidden="true">${seats[seat]?.letter}</b>` : nothing;
  return html`<li>
    <div class="numbered">
      <span class="number" aria-hidden="true">${moveNumber(line[0]!.ply, seats.length)}</span>
      ${line.map(
        (move) =>
          html`<span class="cell"
            >${letter(move)}${moveButton(move, moves[move.ply - 2], view, actions)}</span
          >`,
      )}
    </div>
    ${line.map((move) => [comment(move), tree?.variations(move.ply)])}
  </li>`;
}

/** The number of moves shown before the current one, and after it. No game lasts that long, but a record may have any length. */
const NEAR = 1000;

/** The class of a list by the number of seats. */
const classes = ['', 'one', 'two', 'many', 'many even'];

/**
 * The record: a button for each move, in a box that scrolls by itself. A record without variations has only the moves near the
 * current one.
 */
export function record(
  { moves, result }: RecordView,
  view: BoardView,
  actions: Actions,
  tree?: RecordTree,
): TemplateResult {
  const { words, seats, movesShown, mode, ply } = view;
  // A step changes only the lines with the move that was current and with the one that is. Variations may change at any time.
  const known = [moves, words, seats.map(({ name }) => name).join(), tree && {}];
  const stop = Math.max(ply, 1);
  const near = lines(moves, seats.length).filter(([move]) => Math.abs(move!.ply - ply) <= NEAR || tree);
  const letters = needsLetters(moves, seats.length);
  const shown = movesShown || mode === 'replay' ? 'shown' : '';
  return html`<div
    class="record ${shown} ${classes[seats.length] ?? 'many'}"
    part="record"
    role="group"
    aria-labelledby="record-label">
    <p class="label" id="record-label">${words.record.title}</p>
    <div class="moves" @keydown=${tree?.keydown ?? moveFocus} @focusin=${keepTabStop}>
      ${
        moves.length > 0
          ? html`<ol>
              ${near.map((line) =>
                guard([...known, line[0], line.some((move) => move.ply === stop) && ply], () =>
                  lineItem(line, moves, view, actions, letters, tree),
                ),
              )}
            </ol>`
          : html`<p class="comment">${words.record.noMoves}</p>`
      }
      ${tree?.variations(moves.length + 1)}
      ${result === undefined ? nothing : html`<p class="result">${words.record.result}: ${result || '–'}</p>`}
    </div>
  </div>`;
}
