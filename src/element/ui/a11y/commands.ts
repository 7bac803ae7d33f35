import type { Game, Happening } from '../../../core/game.js';
import { withOdd } from '../../../core/errors.js';
import { toPlain } from '../../../core/plain-text.js';
import type { AnyBoard } from '../../model/board.js';
import { keyWords, type KeyWords } from '../../../words/en/keys.js';
import { playText } from '../input/play-text.js';
import { answer, keyView, nothingToDo, toldMoves, turnSentences } from './answers.js';
import type { Command, Question } from './board-keys.js';
import { currentSquare, findSquare } from './moving-keys.js';
import { findPieces, findRow, simplify, type Found } from './named.js';
import { undoNote } from './sentences.js';

/** The folder of docs/blind.md and docs/blind.de.md, for pages without a link to help (`<link rel="help">`). */
const GUIDES = 'https://github.com/spielkasten/spielkasten/blob/main/docs/';

/** The answer to a typed text. */
export interface Reply {
  /** The text has done its work, so the field can be emptied. Otherwise it stays for correction. */
  readonly done: boolean;
  /** The answer in words; undefined if the board says and shows it itself. */
  readonly text?: string;
}

/** A function of a board of any game; `about` is the text after the word of the command. */
type Act = (board: AnyBoard, about: string) => Reply | Promise<Reply>;

const commandWords = ({ words }: AnyBoard) => keyWords(words().ui).command;

/** The commands, each with the words that a person may type. */
const commandsOf = (board: AnyBoard) =>
  Object.entries(commandWords(board).words).map(([name, words]) => [name, words.split(', ')] as const);

const notNow = (board: AnyBoard): Reply => ({
  done: true,
  text: `${commandWords(board).notNow}.`,
});

/** Asks a question that has a key, about the square that had the focus last. */
const ask =
  (question: Question): Act =>
  async (board) => ({
    done: true,
    text: await answer(board, question, currentSquare(board.element)?.dataset.square),
  });

/** The moves from a square, or to it; without one, all that can be done. */
const moves: Act = async (board, about) => {
  const square = board.squareName(about) === undefined ? undefined : about;
  return { done: true, text: await answer(board, square ? 'm' : 't', square) };
};

/** True if something of these is a capture. A chip on a chip of the same player is none. */
const isCapture = ({ definition }: AnyBoard, happenings: readonly Happening[]): boolean =>
  happenings.some(
    ({ kind, seat, by }) => definition.sounds?.[kind] === 'capture' && (by === undefined || by !== seat),
  );

/** The moves that capture something. */
const captures: Act = async (board) => {
  const { game } = board.store.snapshot.match;
  const view = keyView(board);
  const taking = view.moves.filter((move) => isCapture(board, game.happenings(view.state, move)));
  const told = taking.map((move) => board.words().game.act(move)).join('; ');
  if (told) return { done: true, text: `${told}.` };
  return { done: true, text: view.moves.length > 0 ? view.keyWords.noCaptures : await nothingToDo(board) };
};

/** The last move that captured something. */
const lastCapture: Act = (board) => {
  const { match } = board.store.snapshot;
  const at = match.moves
    .slice(0, match.ply)
    .findLastIndex((move, i) => isCapture(board, match.game.happenings(match.stateAt(i), move)));
  const text = toldMoves(board, match, match.ply)[at] ?? keyWords(board.words().ui).noCaptures;
  return { done: true, text };
};

/** A reply to a question by name. What has another name stays for correction. */
const reply = (board: AnyBoard, about: string, { text, names }: Found): Reply =>
  text === undefined
    ? { done: false, text: commandWords(board).unknown(about, names) }
    : { done: true, text };

/** The places of pieces by their kind or player. */
const where: Act = async (board, about) => {
  const module = await board.definition.keys?.();
  const view = keyView(board);
  const pieces = module?.pieces(view) ?? [];
  if (pieces.length === 0) return { done: true, text: view.keyWords.nothing };
  return reply(board, about, findPieces({ ...view, names: board.names() }, pieces, about));
};

/** A row by its name or one of its squares; without one, that of the square that had the focus last. */
const row: Act = async (board, about) => {
  const module = await board.definition.keys?.();
  if (!module || !about) return ask('r')(board, about);
  const found = findRow(module.rows(keyView(board)), about);
  if (found.text === undefined && board.squareName(about) !== undefined)
    return { done: true, text: await answer(board, 'r', about) };
  return reply(board, about, found);
};

/** All lines from a square; without one, from that which had the focus last. */
const lines: Act = async (board, about) => {
  const module = await board.definition.keys?.();
  const view = keyView(board);
  const square = about || currentSquare(board.element)?.dataset.square;
  const [one, ...more] = square && module ? module.lines(view, square) : [];
  if (one === undefined) return { done: true, text: view.keyWords.nothing };
  return { done: true, text: more.length > 0 ? view.keyWords.lines(square!, [one, ...more]) : `${one}.` };
};

/** The name of the square that had the focus last. */
const square: Act = ({ element, words }) => ({
  done: true,
  text: currentSquare(element)?.ariaLabel ?? keyWords(words().ui).nothing,
});

/** Moves the focus to a square; without one, to that which had it last. */
const jump: Act = (board, about) => {
  const to = about ? findSquare(board.element, about) : currentSquare(board.element);
  to?.focus();
  return to ? { done: true } : { done: false, text: commandWords(board).noSquare(about) };
};

/** Shows another position of the game. Says the move that led to it, then its number and whose turn it is. */
const step =
  (to: (ply: number, length: number) => number): Act =>
  (board) => {
    const { element, store, announce } = board;
    const { match, settings } = store.snapshot;
    const { length } = match.moves;
    const ply = to(match.ply, length);
    if (settings.controls === 'none') return notNow(board);
    if (ply < 0 || ply > length || ply === match.ply)
      return { done: true, text: `${board.words().ui.ply(match.ply, length)}.` };
    // One step forward, the move is announced as if it were played. With an update ahead, all is one paragraph.
    element.requestUpdate();
    if (ply !== match.ply + 1) announce(toldMoves(board, match, ply).findLast(Boolean) ?? '');
    store.goTo(ply);
    return { done: true };
  };

/** Does what a button of the toolbar does, if the page shows it. */
const tool =
  (name: 'undo' | 'redo'): Act =>
  (board) => {
    const { store } = board;
    const shown = store.snapshot.settings.controls !== 'none';
    if (shown && store[name]()) return { done: true };
    const reason = name === 'undo' && shown ? undoNote(store.snapshot, board.words()) : undefined;
    return reason ? { done: true, text: `${reason}.` } : notNow(board);
  };

/** Computes a hint, which the board tells, if the page shows its button. One that is not wanted any more says nothing. */
const hint: Act = async (board) => {
  const { settings, mover, covered, line, puzzle } = board.store.snapshot;
  const helps = settings.controls === 'full' && (puzzle !== undefined || settings.session.assists);
  if (!helps || mover === undefined || covered || line) return notNow(board);
  await board.hint();
  return { done: true };
};

/** The value of the position and the best move, if the board evaluates positions; else a hint, which tells both. */
const value: Act = async (board, about) => {
  const { match, turn } = board.store.snapshot;
  const known = board.evaluations().find(({ ply }) => ply === match.ply);
  if (!known?.best || typeof turn !== 'number') return hint(board, about);
  const { valueFormat, valueText } = await import('../value-text.js');
  const worth = `${board.names()[turn]}: ${valueText(known, turn, valueFormat(board))}.`;
  const best = board.words().game.act(match.game.parseMove(known.best));
  return { done: true, text: `${worth} ${commandWords(board).best(best)}` };
};

/** A move as an example of what can be typed, in a sentence; empty while nobody may move. */
async function moveExample(board: AnyBoard): Promise<string> {
  const view = keyView(board);
  const [move] = view.moves;
  if (move === undefined) return '';
  const module = await board.definition.keys?.();
  const { formatMove } = board.store.snapshot.match.game;
  return commandWords(board).example(module?.example?.(view) ?? formatMove(move));
}

/** The keys that ask the same as a command: a game that leaves out the key leaves out the command. */
const keyOf: Partial<Readonly<Record<string, keyof KeyWords['keys']>>> = {
  captures: 'captures',
  capture: 'captures',
  lines: 'x',
  row: 'r',
  where: 'p',
};

/** The words that the field knows, and a move as an example. */
const help: Act = async (board) => {
  const { otherKeys = [] } = (await board.definition.keys?.()) ?? {};
  const isKnown = ([name]: readonly [string, unknown]) => !otherKeys.some((key) => key === keyOf[name]);
  const { list, examples } = commandWords(board);
  const words = commandsOf(board).filter(isKnown);
  const more = Object.entries(examples).filter(isKnown);
  const known = list(
    words.map(([, [word]]) => word!),
    more.map(([, text]) => text),
  );
  return { done: true, text: `${known} ${await moveExample(board)}`.trim() };
};

/** Opens the help of the page in the language of the board, or in no stated one; without it, the guide for blind players. */
const guide: Act = (board) => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=help][href]')];
  const [language = ''] = board.language().split('-');
  const link =
    links.find(({ hreflang }) => hreflang.split('-')[0] === language) ??
    links.find(({ hreflang }) => !hreflang);
  const { guide: file, opens } = commandWords(board);
  window.open(link?.href ?? GUIDES + file, '_blank', 'noopener');
  return { done: true, text: opens };
};

const commands: Readonly<Record<Command, Act>> = {
  last: ask('l'),
  score: ask('s'),
  hand: ask('h'),
  moves,
  captures,
  capture: lastCapture,
  board: ask('b'),
  where,
  row,
  lines,
  square,
  jump,
  first: step(() => 0),
  previous: step((ply) => ply - 1),
  next: step((ply) => ply + 1),
  end: step((_, length) => length),
  value,
  undo: tool('undo'),
  redo: tool('redo'),
  hint,
  guide,
  help,
};

/** The commands whose words a text may follow: a square, a row, a piece or a player. */
const objects: ReadonlySet<string> = new Set<Command>(['moves', 'where', 'row', 'lines', 'jump']);

/** The command that a text names, and the text after its word; undefined if it names none. */
function findCommand(board: AnyBoard, text: string): readonly [command: Command, about: string] | undefined {
  for (const [name, words] of commandsOf(board))
    for (const word of words.map(simplify)) {
      const about = text === word ? '' : text.startsWith(`${word} `) && text.slice(word.length + 1);
      if (about === '' || (about && objects.has(name))) return [name as Command, about];
    }
  return undefined;
}

/** Does what a command says. Rejects if a module cannot be loaded. */
export const command = async (board: AnyBoard, name: Command): Promise<Reply> => commands[name](board, '');

/** The reason why no person at this board may move; undefined if one may. */
async function noMove(board: AnyBoard): Promise<string | undefined> {
  const { snapshot } = board.store;
  if (snapshot.mover === undefined)
    return `${commandWords(board).notNow}. ${turnSentences(board, snapshot)}`.trim();
  // The answer asks for the player whose hand is covered.
  return snapshot.covered ? answer(board, 'h', undefined) : undefined;
}

/** True if a text is a move in notation, legal or not. */
function isMove({ parseMove }: Game<unknown, unknown>, text: string): boolean {
  try {
    parseMove(text);
    return true;
  } catch {
    return false;
  }
}

/** Plays a typed move. A refused one is explained in the message of the board. */
async function playTyped(board: AnyBoard, text: string, typed: string): Promise<Reply> {
  const { store, definition } = board;
  const module = await definition.keys?.();
  const notation = module?.notation(keyView(board), text) ?? text;
  if (!isMove(store.snapshot.match.game, notation)) {
    const { unread, intro } = commandWords(board);
    const unreadable = withOdd(unread(typed), typed, board.words().ui.oddCharacter);
    return { done: false, text: `${unreadable} ${await moveExample(board)} ${intro}` };
  }
  const reason = await noMove(board);
  if (reason) return { done: false, text: reason };
  if (playText(board, notation)) return { done: true };
  const { message } = store.snapshot;
  return { done: false, text: message ? '' : `${commandWords(board).refused}.` };
}

/** Does what a person has typed: plays a move, or does and answers what a word says. Rejects if a module cannot be loaded. */
export async function obey(board: AnyBoard, typed: string): Promise<Reply> {
  // Who is in the field already may press the key that opens it.
  const shown = toPlain(typed).replace(/^[ /]+/, '');
  const text = simplify(shown);
  const [name, about] = findCommand(board, text) ?? [];
  if (name) return commands[name](board, about!);
  return text ? playTyped(board, text, shown) : { done: true };
}
