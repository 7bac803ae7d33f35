import { html, nothing, type TemplateResult } from 'lit';
import type { FullRequests, FullView } from '../view-model.js';
import type { DialogWords } from '../../i18n/types.js';
import { icon } from '../icons.js';
import { message } from '../message.js';
import { lazyIcons } from '../more-icons.js';
import { panelFrame } from './dialog.js';

const item = (drawing: string, word: string, run: () => void) =>
  html`<li>
    <button class="item" type="button" @click=${run}>${icon(drawing)}<span>${word}</span></button>
  </li>`;

function typed(event: SubmitEvent, requests: FullRequests): void {
  event.preventDefault();
  const field = (event.currentTarget as HTMLFormElement).querySelector('input');
  if (field && requests.type(field.value.trim())) field.value = '';
}

const typing = ({ typeMove, playMove }: DialogWords, requests: FullRequests) =>
  html`<form
    class="type"
    @submit=${(event: SubmitEvent) => {
      typed(event, requests);
    }}
  >
    <label for="type-move">${typeMove}</label>
    <input
      id="type-move"
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .enterKeyHint=${'go'}
    />
    <button class="go" type="submit">${playMove}</button>
  </form>`;

/** What one needs now and then; what cannot be done now is not there. */
export function more(view: FullView, requests: FullRequests): TemplateResult {
  const { words, can, movesShown, mode } = view;
  const own = words.dialogs;
  const moves = () => {
    requests.showMoves(!movesShown);
  };
  const content = html`<ul class="items">
      ${mode === 'play' ? item(lazyIcons.moves, movesShown ? own.hideMoves : own.showMoves, moves) : nothing}
      ${item(lazyIcons.copy, own.copyRecord, requests.copyRecord)}
      ${can.flip ? item(lazyIcons.flip, own.flip, requests.flip) : nothing}
      ${can.draw ? item(lazyIcons.draw, own.offerDraw, requests.offerDraw) : nothing}
      ${can.resign ? item(lazyIcons.flag, own.resign, requests.resign) : nothing}
    </ul>
    ${can.type ? typing(own, requests) : nothing}
    ${view.message ? message(view.message, words, requests) : nothing}`;
  return panelFrame({ kind: 'more', title: own.more, words, close: requests.close }, content);
}
