import { seatLetter } from '../../../core/game.js';
import type { Board } from '../../board.js';
import { onDemand } from '../../i18n/on-demand.js';
import { playText } from '../../input/play-text.js';
import type { Pace } from '../../match/settings.js';
import { savePreferences } from '../../preferences/index.js';
import type { Preferences } from '../../match/preferences.js';

/** The actions of the menu. They do not use `this`. */
export type MenuActions = ReturnType<typeof menuActions>;

/**
 * Offers a draw for the seat to move, or accepts the offer made in this position. False if the game has none, or while a position
 * of a text is shown in place of the game.
 */
export function offerDraw<S, M, O extends object>(board: Board<S, M, O>): boolean {
  const { store, definition, words, names } = board;
  const { match, line, turn, players, drawOffer } = store.snapshot;
  const { agreementRule: rule } = definition;
  if (!rule || line?.visit || typeof turn !== 'number') return false;
  const { offers, declined, accept, decline } = onDemand(words().ui).draw;
  const nameOf = (seat: number) => names()[seat] ?? '';
  const computer = players.findIndex(({ kind }, seat) => kind === 'computer' && seat !== turn);
  if (drawOffer !== undefined && drawOffer === match.state) store.conclude('all');
  else if (computer >= 0) store.showMessage({ kind: 'note', rule, text: declined(nameOf(computer)) });
  else {
    store.closeDialog();
    store.set({ drawOffer: match.state });
    store.showMessage({
      kind: 'ask',
      rule,
      text: offers(nameOf(turn)),
      answers: [
        { label: accept, action: 'agree', main: true },
        { label: decline, action: 'dismissMessage' },
      ],
    });
  }
  return true;
}

/** The actions of the menu of a board. */
export function menuActions<S, M, O extends object>(board: Board<S, M, O>) {
  const { store } = board;
  const prefer = (change: Preferences) =>
    savePreferences(board, { ...store.snapshot.preferences, ...change });
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
      board.announce(onDemand(board.words().ui).menu.flipped(letter));
    },
    offerDraw: () => void offerDraw(board),
    /** Asks for a confirmation. */
    resign: () => {
      store.closeDialog();
      const { confirmResign, yes, no, you } = onDemand(board.words().ui).question;
      const seat = board.ownSeat();
      store.showMessage({
        kind: 'ask',
        text: seat === store.snapshot.you ? you.confirmResign : confirmResign(board.names()[seat] ?? ''),
        answers: [
          { label: yes, action: 'resign' },
          { label: no, action: 'dismissMessage', main: true },
        ],
      });
    },
    typeMove: (text: string) => playText(board, text),
  };
}
