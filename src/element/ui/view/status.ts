import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from './board-actions.js';
import { moveFocus } from '../input/roving-focus.js';
import { ruleLink } from './message.js';
import { keptPlaces } from './places.js';
import type { BoardView, SeatView } from './view-model.js';
import type { UiWords } from '../../../words/en/ui.js';
import { ifDefined } from 'lit/directives/if-defined.js';

/** Buttons in a line of text as a toolbar: with the focus on them, screen readers pass letters on to the board. */
export const withKeys = ({ toolbar }: UiWords, buttons: unknown): TemplateResult =>
  html`<span role="toolbar" aria-label=${toolbar.status} @keydown=${moveFocus}>${buttons}</span>`;

/** The words under a name: the turn, else the result, else the game's note, else the player. They address the only person. */
function note(view: SeatView, words: UiWords, open: boolean) {
  const { thinking, toMove, won, isAddressee, waiting, vacant, note: own, player } = view;
  if (thinking) return html`${words.seatThinking}<span class="dots"></span>`;
  if (isAddressee) {
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
function notePlaces({ player, isAddressee, longNotes: own }: SeatView, words: UiWords) {
  const now = isAddressee ? [words.you.seatToMove, words.you.seatWon] : [words.seatToMove, words.seatWon];
  if (player.kind === 'computer') now.push(words.seatThinking);
  const calm = isAddressee ? own.map((each) => `${words.you.seat}, ${each}`) : [...own, words.seatWaiting];
  if (player.kind === 'computer') calm.push(words.levels[player.level]);
  if (player.kind === 'remote') calm.push(words.remote);
  const texts = (all: readonly string[]) => all.map((text) => ({ text }));
  return [keptPlaces('bold', texts(now)), keptPlaces('', texts(calm))];
}

const seat = (view: SeatView, words: UiWords, open: boolean) =>
  html`<li
    class="seat s${view.seat + 1} ${view.toMove || view.thinking ? 'turn' : ''} ${view.won ? 'won' : ''}"
    aria-current=${ifDefined(view.toMove ? 'true' : undefined)}>
    <span class="mark">${view.mark}<span class="letter">${view.letter}</span></span>
    <span class="name">${view.name}</span>
    <span class="under texts"
      ><span class="note">${note(view, words, open)}</span>${notePlaces(view, words)}</span
    >
    <span class="score">
      <span aria-hidden="true">${view.score}</span><span class="vh">${view.scoreLabel}</span>
    </span>
    ${view.own ?? nothing}
  </li>`;

/**
 * The list of seats with mark, letter, name, state and score. A seat whose board is the large one is above those with small boards:
 * when the seats change, the rows stay and show others, so that nothing moves. A game of one player may have a tally in its place.
 */
export function seats({ seats: all, words }: BoardView): TemplateResult {
  const [only] = all;
  if (only?.tally) return html`<div class="seats" part="seats">${only.tally}</div>`;
  const open = all.some(({ toMove }) => toMove);
  const rows = all.toSorted((a, b) => Number(Boolean(a.own)) - Number(Boolean(b.own)));
  return html`<ul class="seats" part="seats">
    ${rows.map((view) => seat(view, words, open))}
  </ul>`;
}

/** The button beside the aim of the game. */
const learnButton = ({ words }: BoardView, { learn }: Actions) =>
  html`<button class="link" type="button" aria-haspopup="dialog" @click=${learn}>${words.learn}</button>`;

/** The headline and the sentence under it, as sentences; in a puzzle, with the task alone, if it has one in words. */
export const statusText = ({ headline, task, detail }: BoardView): string =>
  [headline && `${headline}.`, task === '' ? detail : (task ?? detail)].filter(Boolean).join(' ');

/**
 * The headline, the sentence under it or the progress of the computer, the button for a recap, and the chances to win. The
 * headline is no heading: the outline is the page's.
 */
export const status = (
  view: BoardView,
  actions: Actions,
  { chances, recap, progress }: Readonly<Partial<Record<'chances' | 'recap' | 'progress', unknown>>>,
): TemplateResult => {
  const withTask = (sentence: string) => [view.task, sentence].filter(Boolean).join(' ');
  const text = progress ?? withTask(view.detail);
  const unsent = view.unsent && [html`<span class="unsent">${view.unsent}</span>`, ' '];
  const more = [
    view.aim && !progress && learnButton(view, actions),
    view.rule && ruleLink(view.rule, view, actions),
    recap,
  ].map((each) => (each ? [' ', each] : nothing));
  const tools = more.some((each) => each !== nothing) ? withKeys(view.words, more) : nothing;
  // a replay has no scene with its buttons, and a draw no winner
  const isOver = view.end !== undefined || view.seats.some(({ won }) => won);
  // The spaces come with what they are before: one that was there already would count as text that moves.
  return html`<div class="say ${isOver ? 'ended' : ''}" part="status">
    <div class="texts">
      <p class="headline">${view.headline}</p>
      ${keptPlaces('headline', view.places.headlines)}
    </div>
    <div class="texts">
      <p class="detail">${unsent ?? nothing}${text}${tools}</p>
      ${keptPlaces(
        'detail',
        view.places.details.map((each) => ({ ...each, text: withTask(each.text) })),
      )}
    </div>
    ${chances}
  </div>`;
};
