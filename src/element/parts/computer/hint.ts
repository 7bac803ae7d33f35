import type { GameTypes } from '../../../core/game.js';
import type { Verdict } from '../../../core/bot.js';
import type { Board } from '../../model/board.js';
import type { Message } from '../../model/effects.js';
import type { ComputerPlayer, Question } from './computer-player.js';
import { valueFormat, valueText } from '../../ui/value-text.js';
import { computerWords } from '../../../words/en/parts.js';

/** The time without an answer after which a hint says that the computer is thinking, in milliseconds. */
const SILENCE = 1000;

/** A move as a hint shows it. */
interface Shown<M> {
  readonly move: M;
  readonly message: Message;
}

/** Shows a move on the board and, with its reason, under it. */
function show<G extends GameTypes>(
  { store, words, face }: Board<G>,
  move: G['move'],
  reason: () => string | undefined,
): Shown<G['move']> {
  const text = () => [words().game.act(move), reason()].filter(Boolean).join(': ');
  const message: Message = { kind: 'note', text };
  // the offers of a piece that is chosen would be taken for the hint
  if (store.snapshot.hint === undefined) face.positionChanged();
  store.set({ hint: move });
  store.showMessage(message, `${text()}.`);
  return { move, message };
}

/** Removes a move from the board, and the message about it, unless others have replaced them. */
function hide<G extends GameTypes>({ store }: Board<G>, { move, message }: Shown<G['move']>): void {
  if (store.snapshot.hint === move) store.set({ hint: undefined });
  if (store.snapshot.message === message) store.dismissMessage();
}

/** The value of the move of a verdict in words; undefined if the verdict has no values. */
function reasonFor<G extends GameTypes>(
  board: Board<G>,
  { move, values }: Verdict<G['move']>,
  { seat }: Question<G['state']>,
): string | undefined {
  const { formatMove } = board.store.snapshot.match.game;
  const value = values?.find((each) => formatMove(each.move) === formatMove(move));
  return value && valueText(value, seat, valueFormat(board), true);
}

/**
 * Computes a hint, shows it on the board and under it with its reason, and returns its notation; undefined if there is
 * none. A move that the bot finds long before is shown until then. Rejects if no bot can be started.
 */
export async function giveHint<G extends GameTypes>(
  board: Board<G>,
  player: ComputerPlayer<G>,
): Promise<string | undefined> {
  const { element, store } = board;
  // Nothing would stop the thinking for an element that was removed.
  const question = store.snapshot.covered || !element.isConnected ? undefined : player.ask('best');
  if (!question) return undefined;
  let early = undefined as Shown<G['move']> | undefined;
  let verdict: Verdict<G['move']> | undefined;
  const silence = setTimeout(() => {
    if (!early) board.announce(`${computerWords(board.words().ui).wait.label}.`, true);
  }, SILENCE);
  try {
    verdict = await player.think(question, (move) => {
      early = show(board, move, () => computerWords(board.words().ui).soFar);
    });
  } finally {
    clearTimeout(silence);
    if (early && !verdict) hide(board, early);
  }
  const { game, state } = store.snapshot.match;
  if (!verdict || state !== question.state) return undefined;
  const found = verdict;
  show(board, found.move, () => reasonFor(board, found, question));
  return game.formatMove(verdict.move);
}
