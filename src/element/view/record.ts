import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { MoveView, MoveWorth, FullRequests, FullView } from './view-model.js';
import { remember, rove } from '../input/roving-focus.js';

/** What each seat did in one round, by seat; one cell alone: what chance did before anybody moved. */
type Round = readonly MoveView[][];

/**
 * Moves in rounds: a new one begins when a seat is to move again after another. Chance stands with the move that it
 * answers, the one before it; what it does before anybody has moved (tiles are dealt) stands for itself.
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

/** PGN's numbers for the common marks. */
const glyphs: Readonly<Record<string, string>> = { $1: '!', $2: '?', $3: '!!', $4: '??', $5: '!?', $6: '?!' };
const glyph = (mark: string) => glyphs[mark] ?? mark;

/** The name of a move by ear; chance is told with the move that it answers. */
function spoken({ ply, seat }: MoveView, text: string, before: MoveView | undefined, view: FullView): string {
  const { recordMove } = view.words.dialogs;
  const name = (of: MoveView['seat']) => (of === 'chance' ? undefined : view.seats[of]?.name);
  return seat === 'chance' && before && before.seat !== 'chance'
    ? recordMove(ply, name(before.seat), `${before.notation} ${text}`)
    : recordMove(ply, name(seat), text);
}

/** What the move was worth, and steps down for what it gave up; the name of its button says both in words. */
const worth = ({ text, lapse }: MoveWorth) =>
  html`<span class="worth" aria-hidden="true"
    ><bdi dir="ltr">${text}</bdi>${
      lapse
        ? html`<svg class="lapse" viewBox="0 0 9 13" aria-hidden="true">
            <path d=${lapses[lapse]}></path>
          </svg>`
        : nothing
    }</span
  >`;
/** One, two, three steps down. */
const step = (y: number) => `M1.500 ${y}l3 3 3-3`;
const lapses = ['', step(5), step(3) + step(7), step(1) + step(5) + step(9)];

function cell(
  moves: readonly MoveView[],
  letter: string | undefined,
  view: FullView,
  requests: FullRequests,
) {
  const { ply } = view;
  return html`<span class="cell"
    >${letter && moves.length > 0 ? html`<b aria-hidden="true">${letter}</b>` : nothing}
    ${moves.map((move, i) => {
      const text = move.notation + move.marks.map(glyph).join('');
      const now = move.ply === ply;
      return html`<button
          class=${move.seat === 'chance' ? 'chance' : ''}
          type="button"
          tabindex=${now || (ply === 0 && move.ply === 1) ? 0 : -1}
          aria-current=${ifDefined(now ? 'step' : undefined)}
          aria-label=${[spoken(move, text, moves[i - 1], view), move.worth?.label].filter(Boolean).join(', ')}
          @click=${() => {
            requests.goTo(move.ply);
          }}
        >
          <bdi dir="ltr">${text}</bdi></button
        >${move.worth ? worth(move.worth) : nothing}`;
    })}</span
  >`;
}

const comment = ({ comment: text }: MoveView) => (text ? html`<p class="comment">${text}</p>` : nothing);

/** Of more than two seats each move has its letter: columns would be too narrow. */
function round(moves: Round, number: number, view: FullView, requests: FullRequests) {
  const { seats } = view;
  const dealt = moves.length < seats.length;
  const letter = (seat: number) => (seats.length > 2 && !dealt ? seats[seat]?.letter : undefined);
  return html`<li>
    <div class="round ${dealt ? 'dealt' : ''}">
      <span class="number" aria-hidden="true">${number || nothing}</span>
      ${moves.map((one, seat) => cell(one, letter(seat), view, requests))}
    </div>
    ${moves.flat().map(comment)}
  </li>`;
}

/** All moves, a button each, in a box that scrolls by itself. */
export function recordList(view: FullView, requests: FullRequests): TemplateResult {
  const { words, moves, seats, result, movesShown, mode } = view;
  const own = words.dialogs;
  const shown = movesShown || mode === 'replay' ? 'shown' : '';
  const all = rounds(moves, seats.length);
  const first = all[0]?.flat()[0]?.seat === 'chance' ? 0 : 1;
  return html`<div
    class="record ${shown} ${seats.length > 2 ? 'many' : ''}"
    part="record"
    role="group"
    aria-labelledby="record-label"
  >
    <p class="label" id="record-label">${own.record}</p>
    <div class="moves" @keydown=${rove} @focusin=${remember}>
      ${
        moves.length > 0
          ? html`<ol>
              ${all.map((one, i) => round(one, i + first, view, requests))}
            </ol>`
          : html`<p class="comment">${own.noMoves}</p>`
      }
      ${result === undefined ? nothing : html`<p class="result">${own.result}: ${result || '–'}</p>`}
    </div>
  </div>`;
}
