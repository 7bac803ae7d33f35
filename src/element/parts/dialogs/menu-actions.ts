import { seatLetter } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import { playText } from '../../ui/input/play-text.js';
import { offerDraw } from '../../ui/view/offer-draw.js';
import type { Message } from '../../model/effects.js';
import type { Pace } from '../../model/settings.js';
import { preferencesModule } from '../../ui/preferences/preferences.js';
import type { Preferences } from '../../model/preferences.js';
import { dialogWords } from '../../../words/en/dialogs.js';

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
      seat === store.snapshot.you ? texts().you.confirmResign : texts().confirmResign(names()[seat] ?? ''),
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
      const letter = seatLetter(((board.bottomSeat() ?? -1) + 1) % match.seats);
      store.set({ turnedTo: letter });
      store.closeDialog();
      board.announce(dialogWords(board.words().ui).menu.flipped(letter));
    },
    offerDraw: () => void offerDraw(board),
    resign: () => askToResign(board),
    typeMove: (text: string) => playText(board, text),
  };
}
