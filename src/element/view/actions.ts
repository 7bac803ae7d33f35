import type { Answer } from './view-model.js';

/** The actions of the buttons and fields around the board. They do not use `this`. */
export interface Actions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly hint: () => void;
  /** Opens a dialog; the rules at the given rule. */
  readonly openDialog: (kind: 'rules' | 'new' | 'more', rule?: string) => void;
  readonly closeDialog: () => void;
  readonly dismissMessage: () => void;
  readonly answer: (answer: Answer) => void;
  readonly goTo: (ply: number) => void;
  /** Starts or stops the automatic replay. */
  readonly autoplay: (on: boolean) => void;
  readonly setPace: (seconds: number) => void;
  /** Makes the computer answer with the best that it has found. */
  readonly moveNow: () => void;
}
