import { html, nothing, type TemplateResult } from 'lit';
import { paces, type Pace } from '../../match/settings.js';
import type { UiWords } from '../../i18n/en.js';
import type { Actions } from '../board-actions.js';
import { icon } from '../icons.js';
import { message } from '../message.js';
import type { BoardView } from '../view-model.js';
import { dialogFrame } from './dialog.js';
import type { MenuActions } from './menu-actions.js';
import { menuIcons } from './menu-icons.js';

const item = (drawing: string, label: string, action: () => void) =>
  html`<li>
    <button class="item" type="button" @click=${action}>${icon(drawing)}<span>${label}</span></button>
  </li>`;

/** The speed of the computer's moves. */
const paceField = ({ dialogs }: UiWords, pace: Pace, { setPace }: MenuActions) =>
  html`<label class="field">
    <span>${dialogs.computerPace}</span>
    <select @input=${(event: Event) => setPace((event.target as HTMLSelectElement).value as Pace)}>
      ${paces.map((each) => html`<option value=${each} .selected=${each === pace}>${dialogs.paces[each]}</option>`)}
    </select>
  </label>`;

/** The field for a move in notation. It is emptied after a legal move. */
function moveForm({ dialogs }: UiWords, { typeMove }: MenuActions): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector('input');
    if (field && typeMove(field.value.trim())) field.value = '';
  };
  return html`<form class="type" @submit=${submit}>
    <label for="type-move">${dialogs.typeMove}</label>
    <input
      id="type-move"
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .enterKeyHint=${'go'}
    />
    <button class="go" type="submit">${dialogs.playMove}</button>
  </form>`;
}

/** The menu. It contains only what can be done now. */
export function moreDialog(view: BoardView, actions: Actions, menu: MenuActions): TemplateResult {
  const { words, can, movesShown, mode, sound, message: shown } = view;
  const { dialogs } = words;
  const toggleMoves = () => menu.showMoves(!movesShown);
  const content = html`<ul class="items">
      ${mode === 'play' ? item(menuIcons.moves, movesShown ? dialogs.hideMoves : dialogs.showMoves, toggleMoves) : nothing}
      ${item(menuIcons.copy, dialogs.copyRecord, menu.copyRecord)}
      ${item(sound ? menuIcons.mute : menuIcons.sound, sound ? dialogs.soundOff : dialogs.soundOn, menu.switchSound)}
      ${can.flip ? item(menuIcons.flip, dialogs.flip, menu.flip) : nothing}
      ${can.draw ? item(menuIcons.draw, dialogs.offerDraw, menu.offerDraw) : nothing}
      ${can.resign ? item(menuIcons.flag, dialogs.resign, menu.resign) : nothing}
    </ul>
    ${view.pace ? paceField(words, view.pace, menu) : nothing} ${can.type ? moveForm(words, menu) : nothing}
    ${shown ? message(shown, view, actions) : nothing}`;
  return dialogFrame({ kind: 'more', title: dialogs.more, words, close: actions.closeDialog }, content);
}
