import { toPlain } from '../../core/plain-text.js';
import type { Board } from '../board.js';
import { keyWords } from '../i18n/en/keys.js';
import { playText } from '../input/play-text.js';
import { answer, keyView, turnSentences, type Question } from './answers.js';
import { undoNote } from './sentences.js';

/** The answer to a typed text. */
export interface Reply {
  /** The text has done its work, so the field can be emptied. Otherwise it stays for correction. */
  readonly done: boolean;
  /** The answer in words; undefined if the board says and shows it itself. */
  readonly text?: string;
}

/** The questions that words ask. */
const asked: Readonly<Record<string, Question>> = {
  last: 'l',
  score: 's',
  hand: 'h',
  moves: 't',
  board: 'b',
};

/** A typed text in lower case, without accents and typographic characters, and with single spaces. */
export const simplify = (text: string): string =>
  toPlain(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const commandWords = <S, M, O extends object>({ words }: Board<S, M, O>) => keyWords(words().ui).command;

/** The commands, each with the words that a person may type. */
const commandsOf = <S, M, O extends object>(board: Board<S, M, O>) =>
  Object.entries(commandWords(board).words).map(([command, words]) => [command, words.split(', ')] as const);

/** The command that a word names, if there is one. */
const findCommand = <S, M, O extends object>(board: Board<S, M, O>, word: string): string | undefined =>
  commandsOf(board).find(([, words]) => words.some((each) => simplify(each) === word))?.[0];

/** The words that the field knows, and a move as an example. */
function help<S, M, O extends object>(board: Board<S, M, O>): string {
  const { list, example } = commandWords(board);
  const { moves } = keyView(board);
  const [move] = moves;
  const { formatMove } = board.store.snapshot.match.game;
  return [
    list(commandsOf(board).map(([, [word]]) => word!)),
    move === undefined ? '' : example(formatMove(move)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Does what the buttons of the toolbar do, if the page shows them. */
async function useTool<S, M, O extends object>(
  board: Board<S, M, O>,
  tool: 'undo' | 'redo' | 'hint',
): Promise<Reply> {
  const { store } = board;
  const { settings, mover, covered, line } = store.snapshot;
  const shown = tool === 'hint' ? settings.controls === 'full' : settings.controls !== 'none';
  const done =
    shown &&
    (tool === 'hint' ? mover !== undefined && !covered && !line && (await board.hint()) : store[tool]());
  if (done) return { done: true };
  const reason = tool === 'undo' && shown ? undoNote(store.snapshot, board.words()) : undefined;
  return { done: true, text: `${reason ?? commandWords(board).notNow}.` };
}

/** The reason why no person at this board may move; undefined if one may. */
async function noMove<S, M, O extends object>(board: Board<S, M, O>): Promise<string | undefined> {
  const { snapshot } = board.store;
  if (snapshot.mover === undefined)
    return `${commandWords(board).notNow}. ${turnSentences(board, snapshot)}`.trim();
  // The answer asks for the player whose hand is covered.
  return snapshot.covered ? answer(board, 'h', undefined) : undefined;
}

/** Plays a typed move. A refused one is explained in the message of the board. */
async function playTyped<S, M, O extends object>(board: Board<S, M, O>, text: string): Promise<Reply> {
  const reason = await noMove(board);
  if (reason) return { done: false, text: reason };
  const { store, definition } = board;
  const module = await definition.keys?.();
  if (playText(board, module?.notation(keyView(board), text) ?? text)) return { done: true };
  const { message } = store.snapshot;
  return { done: false, text: message ? '' : `${commandWords(board).refused}.` };
}

/** Does what a person has typed: plays a move, or does and answers what a word says. Rejects if a module cannot be loaded. */
export async function obey<S, M, O extends object>(board: Board<S, M, O>, typed: string): Promise<Reply> {
  const text = simplify(typed);
  const [, first = '', rest = ''] = /^(\S+) ?(.*)$/.exec(text) ?? [];
  const command = findCommand(board, text) ?? (findCommand(board, first) === 'moves' ? 'moves' : undefined);
  switch (command) {
    case undefined:
      return text ? playTyped(board, text) : { done: true };
    case 'undo':
    case 'redo':
    case 'hint':
      return useTool(board, command);
    case 'help':
      return { done: true, text: help(board) };
    default: {
      const square = command === 'moves' && board.squareName(rest) !== undefined ? rest : undefined;
      return { done: true, text: await answer(board, square ? 'm' : asked[command]!, square) };
    }
  }
}
