import type { AnyBoard } from '../../model/board.js';
import { tellAsk } from '../../model/fire.js';
import { dialogWords } from '../../../words/en/dialogs.js';

/**
 * Offers a draw for the seat to move, or accepts the offer made in this position. False if the game has none, or while a position
 * of a text is shown in place of the game.
 */
export function offerDraw(board: AnyBoard): boolean {
  const { store, definition, words, names } = board;
  const { match, line, turn, players, drawOffer, settings, remote } = store.snapshot;
  const { agreementRule: rule } = definition;
  if (!rule || line?.visit || settings.session.isPuzzle || typeof turn !== 'number') return false;
  if (settings.session.asks) return store.ask('draw');
  // The other side must be asked elsewhere.
  if (remote && players[turn]?.kind !== 'remote') return false;
  const asked = { what: 'draw', seat: turn } as const;
  const texts = () => dialogWords(words().ui).draw;
  const nameOf = (seat: number) => names()[seat] ?? '';
  const computer = players.findIndex(({ kind }, seat) => kind === 'computer' && seat !== turn);
  if (!remote && drawOffer !== undefined && drawOffer === match.state) store.conclude('all');
  else if (computer >= 0) {
    store.showMessage({ kind: 'note', rule, text: () => texts().declined(nameOf(computer)) });
    tellAsk(board, asked, false);
  } else {
    store.closeDialog();
    store.set({ drawOffer: match.state });
    store.showMessage({
      kind: 'ask',
      rule,
      text: () => texts().offers(nameOf(turn)),
      answers: [
        { label: () => texts().accept, action: 'agree', main: true },
        { label: () => texts().decline, action: 'dismissMessage' },
      ],
    });
    tellAsk(board, asked);
  }
  return true;
}
