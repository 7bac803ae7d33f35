import type { Board } from '../board.js';
import type { ComputerController } from '../computer/computer-controller.js';
import type { Actions } from './actions.js';
import { Autoplay } from './autoplay.js';
import type { Answer } from './view-model.js';

/** The actions of the buttons around a board. */
export function boardActions<S, M, O extends object>(
  board: Board<S, M, O>,
  computer: ComputerController<S, M, O>,
): Actions {
  const { store, loader, definition } = board;
  const autoplay = new Autoplay(board);
  const failLoad = () => {
    store.reject(undefined, { code: 'load' });
  };
  const answers: Readonly<Record<Answer, () => void>> = {
    'accept-draw': () => void store.offerDraw(),
    'decline-draw': () => {
      store.dismissMessage();
    },
    resign: () => {
      store.conclude(board.ownSeat());
    },
    dismiss: () => {
      store.dismissMessage();
    },
    'next-game': () => {
      loader.newGame();
    },
  };
  return {
    undo: () => void store.undo(),
    redo: () => void store.redo(),
    hint() {
      computer.hint().catch(() => {
        store.reject(undefined, { code: 'computer' });
      });
    },
    openDialog(kind, rule) {
      if (kind === 'rules') store.openDialog({ kind, rule });
      // The form offers the extras of the game.
      else if (kind === 'new' && definition.extras)
        definition.extras.module.load().then(() => {
          store.openDialog({ kind });
        }, failLoad);
      else store.openDialog({ kind });
    },
    closeDialog() {
      store.closeDialog();
    },
    dismissMessage() {
      store.dismissMessage();
    },
    answer(answer) {
      answers[answer]();
    },
    goTo: (ply) => void store.goTo(ply),
    autoplay(on) {
      if (on) autoplay.start();
      else autoplay.stop();
    },
    setPace(seconds) {
      autoplay.setPace(seconds);
    },
    moveNow() {
      computer.moveNow();
    },
  };
}
