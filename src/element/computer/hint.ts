import type { Verdict } from '../../core/bot.js';
import type { Board } from '../board.js';
import type { Message } from '../match/effects.js';
import type { ComputerPlayer, Question } from './computer-player.js';
import { valueFormat, valueText } from './value-text.js';
import { computerWords } from '../i18n/en/computer.js';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** A move as a hint shows it. */
interface Shown<M> {
  readonly move: M;
  readonly message: Message;
}

/**
 * Shows a move on the board and under it, with its reason. If it is the move shown `before`, only the reason is announced.
 */
function show<S, M, O extends object>(
  { store, words, called }: Board<S, M, O>,
  move: M,
  label: () => (text: string) => string,
  reasonText: () => string | undefined = () => undefined,
  before?: Shown<M>,
): Shown<M> {
  const { match, you } = store.snapshot;
  const { game, state } = match;
  const notation = game.formatMove(move);
  const reason = reasonText();
  const known = reason !== undefined && before !== undefined && notation === game.formatMove(before.move);
  const happenings = known ? [] : game.happenings(state, move);
  const spoken = happenings.map((happening) => words().game.say(happening, called(), you));
  if (reason) spoken.push(sentence(reason));
  const text = () => [label()(notation), reasonText()].filter(Boolean).join(' – ');
  const message: Message = { kind: 'note', text };
  store.set({ hint: move });
  store.showMessage(message, label()(spoken.join(' ')));
  return { move, message };
}

/** Removes a move from the board, and the message about it, unless others have replaced them. */
function hide<S, M, O extends object>({ store }: Board<S, M, O>, { move, message }: Shown<M>): void {
  if (store.snapshot.hint === move) store.set({ hint: undefined });
  if (store.snapshot.message === message) store.dismissMessage();
}

/** The value of the move of a verdict in words; undefined if the verdict has no values. */
function reasonFor<S, M, O extends object>(
  board: Board<S, M, O>,
  { move, values }: Verdict<M>,
  { seat }: Question<S>,
): string | undefined {
  const { formatMove } = board.store.snapshot.match.game;
  const value = values?.find((each) => formatMove(each.move) === formatMove(move));
  return value && valueText(value, seat, valueFormat(board));
}

/**
 * Computes a hint, shows it on the board and under it with its reason, and returns its notation; undefined if there is
 * none. A move that the bot finds long before is shown until then. Rejects if no bot can be started.
 */
export async function giveHint<S, M, O extends object>(
  board: Board<S, M, O>,
  player: ComputerPlayer<S, M, O>,
): Promise<string | undefined> {
  const { element, store } = board;
  // Nothing would stop the thinking for an element that was removed.
  const question = store.snapshot.covered || !element.isConnected ? undefined : player.ask('best');
  if (!question) return undefined;
  const texts = () => computerWords(board.words().ui);
  let early = undefined as Shown<M> | undefined;
  let verdict: Verdict<M> | undefined;
  try {
    verdict = await player.think(question, (move) => {
      early = show(
        board,
        move,
        () => texts().soFar,
        () => texts().stillThinking,
      );
    });
  } finally {
    if (early && !verdict) hide(board, early);
  }
  const { game, state } = store.snapshot.match;
  if (!verdict || state !== question.state) return undefined;
  const found = verdict;
  show(
    board,
    found.move,
    () => board.words().ui.hint,
    () => reasonFor(board, found, question),
    early,
  );
  return game.formatMove(verdict.move);
}
