import { levels } from '../../../core/bot.js';
import type { AnyBoard } from '../../model/board.js';
import type { Player } from '../../model/players.js';
import type { Dialog } from '../../model/snapshot.js';
import { retry } from '../../base/retry.js';

/** The actions of the buttons and fields around a board. They do not use `this`. */
export type Actions = ReturnType<typeof boardActions>;

/** The word of the attribute `seats` for a player, whose level is changed if it is a computer. */
const seatWord = (player: Player, by: number): string =>
  player.kind === 'computer' ? `computer:${levels[levels.indexOf(player.level) + by]}` : player.kind;

/** Starts another game against a computer of the next or the previous level. */
function playStep({ store, loader, element }: AnyBoard, by: 1 | -1): void {
  loader.playAgain(store.snapshot.players.map((player) => seatWord(player, by)).join(' '));
  element.focus();
}

/** The actions of the buttons around a board. `lookBack` shows the record from its start. */
export function boardActions(board: AnyBoard, lookBack: () => void) {
  const { element, store, loader, ownSeat } = board;
  return {
    undo: () => void store.undo(),
    redo: () => void store.redo(),
    goTo: (ply: number) => void store.goTo(ply),
    newGame: () => loader.newGame(),
    // The button disappears, so the focus moves on.
    playAgain: () => {
      if (!store.ask('rematch')) loader.playAgain();
      element.focus();
    },
    playHarder: () => playStep(board, 1),
    playEasier: () => playStep(board, -1),
    share: () => store.openDialog({ kind: 'share' }),
    tryAgain: () => {
      retry();
      element.focus();
    },
    lookBack,
    /** Goes back to the game from a position of a text. */
    leave: () => {
      store.goTo(store.snapshot.record.ply);
      element.focus();
    },
    /** Accepts a draw that is offered. */
    agree: () => store.conclude('all'),
    resign: () => store.conclude(ownSeat()),
    /** Answers a request at a table. */
    allow: () => store.answer(true),
    refuse: () => store.answer(false),
    hint: () => void board.hint(),
    /** Opens a dialog; the rules at the given rule. */
    openDialog: (kind: Dialog['kind'], rule?: string) =>
      store.openDialog(kind === 'rules' ? { kind, rule } : { kind }),
    /** Opens the rules and begins their examples. */
    learn: () => store.openDialog({ kind: 'rules', guide: true }),
    closeDialog: () => store.closeDialog(),
    /** Says a sentence that stands on the board already. */
    tell: (text: string) => board.announce(text, true),
    note: (text: string) => store.showMessage({ kind: 'note', text }),
    dismissMessage: () => store.dismissMessage(),
  };
}
