import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { UiWords } from '../../../words/en/ui.js';
import { place } from './place.js';
import type { BoardView, SeatView } from './view-model.js';

/** The words under a name: the turn, else the result, else the game's note, else the player. They address the only person. */
function note(view: SeatView, words: UiWords, open: boolean) {
  const { thinking, toMove, won, you, waiting, vacant, note: own, player } = view;
  if (thinking) return html`${words.seatThinking}<span class="dots"></span>`;
  if (you) {
    if (toMove) return words.you.seatToMove;
    if (won) return words.you.seatWon;
    return [words.you.seat, own].filter(Boolean).join(', ');
  }
  if (waiting) return words.you.seat;
  if (toMove) return words.seatToMove;
  if (won) return words.seatWon;
  if (own) return own;
  if (player.kind === 'computer') return words.levels[player.level];
  if (vacant) return words.vacant;
  if (player.kind === 'remote') return words.remote;
  return open ? words.seatWaiting : '';
}

/** Keeps the places of the notes that may come. */
function notePlaces({ player, you, longNotes: own }: SeatView, words: UiWords) {
  const now = you ? [words.you.seatToMove, words.you.seatWon] : [words.seatToMove, words.seatWon];
  if (player.kind === 'computer') now.push(words.seatThinking);
  const calm = you ? own.map((each) => `${words.you.seat}, ${each}`) : [...own, words.seatWaiting];
  if (player.kind === 'computer') calm.push(words.levels[player.level]);
  if (player.kind === 'remote') calm.push(words.remote);
  return [now.map((text) => place('bold', { text })), calm.map((text) => place('', { text }))];
}

const seat = (view: SeatView, words: UiWords, open: boolean) =>
  html`<li
    class="seat s${view.seat + 1} ${view.toMove || view.thinking ? 'turn' : ''} ${view.won ? 'won' : ''}"
    aria-current=${ifDefined(view.toMove ? 'true' : undefined)}>
    <span class="mark">${view.mark}<span class="letter">${view.letter}</span></span>
    <span class="name">${view.name}</span>
    <span class="under texts"><span>${note(view, words, open)}</span>${notePlaces(view, words)}</span>
    <span class="score">
      <span aria-hidden="true">${view.score}</span><span class="vh">${view.scoreLabel}</span>
    </span>
    ${view.own ?? nothing}
  </li>`;

/** The list of seats with mark, letter, name, state and score. */
export function seats({ seats: all, words }: BoardView): TemplateResult {
  const open = all.some(({ toMove }) => toMove);
  return html`<ul class="seats" part="seats">
    ${all.map((view) => seat(view, words, open))}
  </ul>`;
}
