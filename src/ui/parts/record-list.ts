import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { MoveView, FullRequests, FullView } from '../table-view.js';
import { said } from './lazy-words.js';
import { remember, rove } from './rove.js';

/** What each seat did in one round, by seat. */
type Round = readonly MoveView[][];

/**
 * Moves in rounds: a new one begins when a seat is to move that has had its turn. Chance stands with the seat before
 * it, and a seat that goes on after chance is still in its turn.
 */
export function rounds(moves: readonly MoveView[], seats: number): readonly Round[] {
  const all: MoveView[][][] = [];
  let last = seats;
  let chance = false;
  for (const move of moves) {
    const seat = move.seat === 'chance' ? Math.min(last, seats - 1) : move.seat;
    const goesOn = move.seat === 'chance' ? all.length > 0 : seat > last || (seat === last && chance);
    if (!goesOn) all.push(Array.from({ length: seats }, () => []));
    all.at(-1)?.[seat]?.push(move);
    last = seat;
    chance = move.seat === 'chance';
  }
  return all;
}

/** PGN's numbers for the common marks. */
const glyphs: Readonly<Record<string, string>> = { $1: '!', $2: '?', $3: '!!', $4: '??', $5: '!?', $6: '?!' };
const glyph = (mark: string) => glyphs[mark] ?? mark;

function cell(moves: readonly MoveView[], view: FullView, requests: FullRequests) {
  const { ply, words, seats } = view;
  return html`<span class="cell"
    >${moves.map((move) => {
      const text = move.notation + move.marks.map(glyph).join('');
      const name = move.seat === 'chance' ? undefined : seats[move.seat]?.name;
      const now = move.ply === ply;
      return html`<button
        class=${move.seat === 'chance' ? 'chance' : ''}
        type="button"
        tabindex=${now || (ply === 0 && move.ply === 1) ? 0 : -1}
        aria-current=${ifDefined(now ? 'step' : undefined)}
        aria-label=${said(words).recordMove(move.ply, name, text)}
        @click=${() => {
          requests.goTo(move.ply);
        }}
      >
        <bdi dir="ltr">${text}</bdi>
      </button>`;
    })}</span
  >`;
}

const comment = ({ comment: text }: MoveView) => (text ? html`<p class="comment">${text}</p>` : nothing);

const round = (moves: Round, number: number, view: FullView, requests: FullRequests) =>
  html`<li>
    <div class="round">
      <span class="number" aria-hidden="true">${number}</span>
      ${moves.map((one) => cell(one, view, requests))}
    </div>
    ${moves.flat().map(comment)}
  </li>`;

/** Columns need their letters where there are more than two. */
const letters = ({ seats }: FullView) =>
  seats.length > 2
    ? html`<div class="round letters" aria-hidden="true">
        <span></span>${seats.map(({ letter }) => html`<span>${letter}</span>`)}
      </div>`
    : nothing;

/** All moves, a button each, in a box that scrolls by itself. */
export function recordList(view: FullView, requests: FullRequests): TemplateResult {
  const { words, moves, seats, result, movesShown, mode } = view;
  const own = said(words);
  const shown = movesShown || mode === 'replay' ? 'shown' : '';
  return html`<div
    class="record ${shown} ${seats.length > 3 ? 'many' : ''}"
    part="record"
    role="group"
    aria-labelledby="record-label"
  >
    <p class="label" id="record-label">${own.record}</p>
    ${letters(view)}
    <div class="moves" @keydown=${rove} @focusin=${remember}>
      ${
        moves.length > 0
          ? html`<ol>
              ${rounds(moves, seats.length).map((one, i) => round(one, i + 1, view, requests))}
            </ol>`
          : html`<p class="comment">${own.noMoves}</p>`
      }
      ${result === undefined ? nothing : html`<p class="result">${own.result}: ${result || '–'}</p>`}
    </div>
  </div>`;
}
