/** The computer players, hints and recaps of their moves. Loaded on demand. */
import type { Board } from '../board.js';
import { onDemand } from '../i18n/on-demand.js';
import { progressStyles } from '../styles/progress.styles.js';
import { recapStyles } from '../styles/recap.styles.js';
import { recapButton } from './recap.js';
import { progressBar } from '../view/progress.js';
import type { BoardView } from '../view/view-model.js';
import type { ComputerPlayer } from './computer-player.js';

export { ComputerPlayer } from './computer-player.js';
export { giveHint } from './hint.js';

export const sheets = [progressStyles, recapStyles];

/** The parts of a board's view that belong to the computer players. */
export interface ComputerParts {
  readonly recap: unknown;
  readonly progress: unknown;
}

/** The progress of the computer, with a button to end the wait; undefined while it answers at once. */
function progress({ progress: done, thinking, words }: BoardView, moveNow: () => void): unknown {
  if (done === undefined) return undefined;
  const { label, moveNow: now, showNow } = onDemand(words).wait;
  return progressBar(label, done, { label: thinking ? now : showNow, action: moveNow });
}

/** The recap and the progress of the computer players of a board. */
export const renderComputer = <S, M, O extends object>(
  board: Board<S, M, O>,
  player: ComputerPlayer<S, M, O>,
  view: BoardView,
): ComputerParts => ({
  recap: recapButton(board),
  progress: progress(view, () => player.moveNow()),
});
