import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { SeatView, TableView } from './view-model.js';
import type { UiWords } from '../i18n/types.js';

/** What stands under a name: the turn before all, then how it ended, the game's note, who plays. */
function under({ thinking, toMove, won, note, player }: SeatView, words: UiWords, open: boolean) {
  if (thinking) return html`${words.seatThinking}<span class="dots"></span>`;
  if (toMove) return words.seatToMove;
  if (won) return words.seatWon;
  if (note) return note;
  if (player.kind === 'computer') return words.levels[player.level];
  if (player.kind === 'remote') return words.remote;
  return open ? words.seatWaiting : '';
}

const seat = (view: SeatView, words: UiWords, open: boolean) =>
  html`<li
    class="seat s${view.seat + 1} ${view.toMove || view.thinking ? 'turn' : ''} ${view.won ? 'won' : ''}"
    aria-current=${ifDefined(view.toMove ? 'true' : undefined)}
  >
    <span class="mark">${view.mark}<span class="letter">${view.letter}</span></span>
    <span class="name">${view.name}</span>
    <span class="under">${under(view, words, open)} ${view.points}</span>
    <span class="score">
      <span aria-hidden="true">${view.score}</span><span class="vh">${view.scoreLabel}</span>
    </span>
    ${view.own ?? nothing}
  </li>`;

/** Everybody at the table with mark, letter, name, state and score. */
export function seats({ seats: all, words }: TableView): TemplateResult {
  const open = all.some(({ toMove }) => toMove);
  return html`<ul class="seats" part="seats">
    ${all.map((view) => seat(view, words, open))}
  </ul>`;
}
