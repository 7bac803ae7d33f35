import type { Board } from '../board.js';
import { onDemand } from '../i18n/on-demand.js';
import type { ComputerPlayer } from './computer-player.js';
import { valueFormat, valueText } from './value-text.js';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * Computes a hint, shows it on the board and under it with its reason, and returns its notation; undefined if there is
 * none. Rejects if no bot can be started.
 */
export async function giveHint<S, M, O extends object>(
  board: Board<S, M, O>,
  player: ComputerPlayer<S, M, O>,
): Promise<string | undefined> {
  const { element, store } = board;
  // Nothing would stop the thinking for an element that was removed.
  const question = store.snapshot.covered || !element.isConnected ? undefined : player.ask('best');
  const verdict = question && (await player.think(question));
  const { game, state } = store.snapshot.match;
  if (!verdict || state !== question.state) return undefined;
  const { move, values } = verdict;
  const notation = game.formatMove(move);
  store.set({ hint: move });
  const words = board.words();
  const value = values?.find((each) => game.formatMove(each.move) === notation);
  const reason = value && valueText(value, question.seat, valueFormat(board));
  const called = board.called();
  const { you } = store.snapshot;
  const spoken = game.happenings(state, move).map((happening) => words.game.say(happening, called, you));
  if (reason) spoken.push(sentence(reason));
  const { hint } = onDemand(words.ui).computer;
  const text = hint(notation);
  const shown = reason ? `${text} – ${reason}` : text;
  store.showMessage({ kind: 'note', text: shown }, hint(spoken.join(' ')));
  return notation;
}
