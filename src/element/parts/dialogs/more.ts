import { html, nothing, type TemplateResult } from 'lit';
import { attributes } from '../../model/attributes.js';
import type { Pace } from '../../model/settings.js';
import { whenSent } from '../../ui/input/when-sent.js';
import type { Actions } from '../../ui/view/board-actions.js';
import { icon } from '../../ui/icons.js';
import { message } from '../../ui/view/message.js';
import type { MenuItem } from './share-items.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { dialogFrame } from './dialog.js';
import { dialogWords, type DialogWords } from '../../../words/en/dialogs.js';
import { seatLetter } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import { playText } from '../../ui/input/play-text.js';
import { offerDraw } from '../../ui/view/offer-draw.js';
import type { Message } from '../../model/effects.js';
import { preferencesModule } from '../../ui/preferences/preferences.js';
import type { Preferences } from '../../model/preferences.js';

/** The actions of the menu. They do not use `this`. */
export type MenuActions = ReturnType<typeof menuActions>;

/** Changes preferences, by the module that applies them. */
function changePreferences(board: AnyBoard, change: Preferences): void {
  const { store } = board;
  preferencesModule
    .load()
    .then(({ savePreferences }) => savePreferences(board, change))
    .catch(() => store.reject(undefined, { code: 'load' }));
}

/** Asks for a confirmation. */
function askToResign({ store, words, names, ownSeat }: AnyBoard): void {
  store.closeDialog();
  const texts = () => dialogWords(words().ui).question;
  const seat = ownSeat();
  const message: Message = {
    kind: 'ask',
    text: () =>
      seat === store.snapshot.addressee
        ? texts().you.confirmResign
        : texts().confirmResign(names()[seat] ?? ''),
    answers: [
      { label: () => texts().yes, action: 'resign' },
      { label: () => texts().no, action: 'dismissMessage', main: true },
    ],
  };
  // The focus moves to the question, which says it.
  store.showMessage(message, '');
}

/** The actions of the menu of a board. */
export function menuActions(board: AnyBoard) {
  const { store } = board;
  const prefer = (change: Preferences) => changePreferences(board, change);
  return {
    showMoves: (movesShown: boolean) => {
      store.set({ movesShown });
      store.closeDialog();
    },
    showList: () => store.openDialog({ kind: 'list' }),
    showFairness: () => store.openDialog({ kind: 'fairness' }),
    showPreferences: () => store.openDialog({ kind: 'preferences' }),
    switchSound: () => prefer({ sound: !store.snapshot.sound }),
    setPace: (pace: Pace) => prefer({ pace }),
    prefer,
    flip: () => {
      const { match } = store.snapshot;
      const letter = seatLetter(((board.face.bottomSeat ?? -1) + 1) % match.seats);
      store.set({ turnedTo: letter });
      store.closeDialog();
      board.announce(dialogWords(board.words().ui).menu.flipped(letter));
    },
    offerDraw: () => void offerDraw(board),
    resign: () => askToResign(board),
    typeMove: (text: string) => playText(board, text),
  };
}

/** Icons of the menu, drawn as lines in a square of 20. */
const icons = {
  moves: 'M4 5h1M4 10h1M4 15h1M8 5h8M8 10h8M8 15h8',
  list: 'M3 5h4M3 10h4M3 15h4M10 5h7M10 10h7M10 15h7',
  flip: 'M4.5 7.5a6 6 0 0 1 10.5-1M15.5 3v3.800h-3.800M15.5 12.5a6 6 0 0 1-10.5 1M4.5 17v-3.800h3.800',
  draw: 'M10 3v14M6 17.2h8M3 5.4h14M3 5.4.8 11a3 3 0 0 0 4.6 0L3 5.4Zm14 0L14.6 11a3 3 0 0 0 4.6 0L17 5.4Z',
  seal: 'M10 2.500 16.500 5v5c0 4-3 6.500-6.500 7.500-3.500-1-6.500-3.500-6.500-7.500V5ZM7 10l2.200 2.200L13 8',
  sound: 'M3 8v4h3l4 4V4L6 8H3ZM13 7.5a4 4 0 0 1 0 5M15.500 5a7.500 7.500 0 0 1 0 10',
  mute: 'M3 8v4h3l4 4V4L6 8H3ZM13 8l4 4M17 8l-4 4',
  preferences: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4',
  flag: 'M5 17.5V3M5 3.8c3.2-1.7 5.4 1.5 10.5 0v7c-5.1 1.5-7.3-1.7-10.5 0',
};

const item = (drawing: string, label: string, action: () => void) =>
  html`<li>
    <button class="item" type="button" @click=${action}>${icon(drawing)}<span>${label}</span></button>
  </li>`;

/** The speed of the computer's moves. */
const paceField = (words: DialogWords['menu'], pace: Pace, { setPace }: MenuActions) =>
  html`<label class="field">
    <span>${words.computerPace}</span>
    <select @input=${(event: Event) => setPace((event.target as HTMLSelectElement).value as Pace)}>
      ${attributes.pace.values.map((each) => html`<option value=${each} .selected=${each === pace}>${words.paces[each]}</option>`)}
    </select>
  </label>`;

/** The field for a move in notation. It is emptied after a legal move. */
function moveForm(words: DialogWords['menu'], { typeMove }: MenuActions): TemplateResult {
  const play = (form: HTMLFormElement) => {
    const field = form.querySelector('input');
    if (field && typeMove(field.value.trim())) field.value = '';
  };
  return html`<form class="type" @click=${whenSent(play)}>
    <label for="type-move">${words.typeMove}</label>
    <input
      id="type-move"
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .enterKeyHint=${'go'} />
    <button class="go" type="submit">${words.playMove}</button>
  </form>`;
}

/** The parts of the menu that are rendered elsewhere. */
export interface MoreParts extends Pick<AnySnapshot, 'sound'> {
  /** The speed of the computer's moves; undefined if no computer plays. */
  readonly pace: Pace | undefined;
  /** The name of the dialog about fairness, if there is anything in it. */
  readonly fairness: string | undefined;
  /** The position can be shown as a list. */
  readonly list: boolean;
  readonly share: readonly MenuItem[];
  /** The field with a text that could not be copied. */
  readonly textByHand: unknown;
  readonly statistics: unknown;
}

/** The ways to share a match that is over, as in the menu. */
export const shareDialog = (
  view: BoardView,
  actions: Actions,
  { share, textByHand }: Pick<MoreParts, 'share' | 'textByHand'>,
): TemplateResult =>
  dialogFrame(
    { kind: 'share', title: view.words.share, words: view.words, close: actions.closeDialog },
    html`<ul class="items">
        ${share.map(({ icon, label, action }) => item(icon, label, action))}
      </ul>
      ${view.message ? message(view.message, view, actions) : nothing} ${textByHand}`,
  );

/** The menu. It contains only what can be done now. */
export function moreDialog(
  view: BoardView,
  actions: Actions,
  menu: MenuActions,
  parts: MoreParts,
): TemplateResult {
  const { words, can, movesShown, session, message: shown } = view;
  const { sound, pace } = parts;
  const texts = dialogWords(words).menu;
  const toggleMoves = () => menu.showMoves(!movesShown);
  const content = html`<ul class="items">
      ${session.plays ? item(icons.moves, movesShown ? texts.hideMoves : texts.showMoves, toggleMoves) : nothing}
      ${parts.list ? item(icons.list, dialogWords(words).menu.asList, menu.showList) : nothing}
      ${parts.share.map(({ icon, label, action }) => item(icon, label, action))}
      ${parts.fairness ? item(icons.seal, parts.fairness, menu.showFairness) : nothing}
      ${item(sound ? icons.mute : icons.sound, sound ? texts.soundOff : texts.soundOn, menu.switchSound)}
      ${item(icons.preferences, dialogWords(words).preferences.title, menu.showPreferences)}
      ${can.flip ? item(icons.flip, texts.flip, menu.flip) : nothing}
      ${can.draw ? item(icons.draw, texts.offerDraw, menu.offerDraw) : nothing}
      ${can.resign ? item(icons.flag, texts.resign, menu.resign) : nothing}
    </ul>
    ${pace ? paceField(texts, pace, menu) : nothing} ${can.type ? moveForm(texts, menu) : nothing}
    ${parts.statistics} ${shown ? message(shown, view, actions) : nothing} ${parts.textByHand}`;
  return dialogFrame({ kind: 'more', title: texts.title, words, close: actions.closeDialog }, content);
}
