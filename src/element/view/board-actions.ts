import type { Board } from '../board.js';
import type { ComputerController } from '../computer/computer-controller.js';
import type { Dialog } from '../match/snapshot.js';
import type { Actions } from './actions.js';
import { Autoplay } from './autoplay.js';
import type { Answer } from './view-model.js';

type Answers = Readonly<Record<Answer, () => void>>;

/** The actions of the answers that messages offer. */
const answerActions = <S, M, O extends object>({ store, loader, ownSeat }: Board<S, M, O>): Answers => ({
  'accept-draw': () => void store.offerDraw(),
  'decline-draw': () => store.dismissMessage(),
  resign: () => store.conclude(ownSeat()),
  dismiss: () => store.dismissMessage(),
  'next-game': () => loader.newGame(),
});

/** Opens a dialog. The new-game form offers the extras of the game, so they are loaded before. */
function openDialog<S, M, O extends object>({ store, definition }: Board<S, M, O>, dialog: Dialog): void {
  const extras = dialog.kind === 'new' ? definition.extras : undefined;
  if (!extras) {
    store.openDialog(dialog);
    return;
  }
  extras.module.load().then(
    () => store.openDialog(dialog),
    () => store.reject(undefined, { code: 'load' }),
  );
}

/** The actions of the buttons around a board. */
export function boardActions<S, M, O extends object>(
  board: Board<S, M, O>,
  computer: ComputerController<S, M, O>,
): Actions {
  const { store } = board;
  const autoplay = new Autoplay(board);
  const answers = answerActions(board);
  return {
    undo: () => void store.undo(),
    redo: () => void store.redo(),
    hint: () => {
      computer.hint().catch(() => store.reject(undefined, { code: 'computer' }));
    },
    openDialog: (kind, rule) => openDialog(board, kind === 'rules' ? { kind, rule } : { kind }),
    closeDialog: () => store.closeDialog(),
    dismissMessage: () => store.dismissMessage(),
    answer: (answer) => answers[answer](),
    goTo: (ply) => void store.goTo(ply),
    autoplay: (on) => {
      if (on) autoplay.start();
      else autoplay.stop();
    },
    setPace: (seconds) => autoplay.setPace(seconds),
    moveNow: () => computer.moveNow(),
  };
}
