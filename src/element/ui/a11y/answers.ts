import type { AnyMatch } from '../../../core/match.js';
import type { AnyBoard } from '../../model/board.js';
import type { GameWords } from '../../words/game-words.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import { pastMoves } from '../../model/past-moves.js';
import type { KeyView } from '../../model/game-keys.js';
import type { Question } from './board-keys.js';
import { endSentence, headline } from './sentences.js';
import { keyWords } from '../../../words/en/keys.js';

/** The sentences of a list, without empty ones, as one text. */
const join = (sentences: readonly string[]) => sentences.filter(Boolean).join(' ');

/** The sentences of the moves before a ply; empty for moves that nobody hears of. */
export function toldMoves(
  { words, called, store }: AnyBoard,
  match: AnyMatch,
  to: number,
): readonly string[] {
  const { game } = words();
  return match.moves.slice(0, to).map((move, i) => {
    const happenings = match.game.happenings(match.stateAt(i), move);
    return join(happenings.map((happening) => game.say(happening, called(), store.snapshot.you)));
  });
}

/** Whose turn it is, or how the game ended. */
export function turnSentences({ words, called }: AnyBoard, snapshot: AnySnapshot): string {
  const title = headline(snapshot, words(), called());
  return join([title && `${title}.`, endSentence(snapshot, words(), called())]);
}

/** The moves that others made since a person moved, or else the last move; then whose turn it is. */
export function lastMoves(board: AnyBoard): string {
  const { snapshot } = board.store;
  const { match, recentFrom } = snapshot;
  const told = toldMoves(board, match, match.ply);
  const last = told.findLastIndex(Boolean);
  const moves =
    last < 0 ? [`${board.words().ui.record.noMoves}.`] : told.slice(Math.min(last, recentFrom ?? last));
  return join([...moves, turnSentences(board, snapshot)]);
}

/** The moves that were taken back or played again from another ply; then whose turn it is. */
export function steps(board: AnyBoard, snapshot: AnySnapshot, from: number): string {
  const { match } = snapshot;
  const { ply } = match;
  const told = toldMoves(board, match, Math.max(ply, from)).slice(Math.min(ply, from));
  const back = ply < from ? keyWords(board.words().ui).takenBack : '';
  return join([back, ...told, turnSentences(board, snapshot)]);
}

/** The scores of all seats. */
const scores = ({ called, scoreLabel }: AnyBoard): string =>
  `${called()
    .map((name, seat) => `${name}: ${scoreLabel(seat)}`)
    .join('; ')}.`;

/** The position as a person at the board knows it. */
export function keyView({
  store,
  words,
  called,
  chosen,
  ownSeat,
  bottomSeat,
}: AnyBoard): KeyView<unknown, unknown, GameWords> {
  const { snapshot } = store;
  const { view: state, legalMoves, mover, covered, viewer, you } = snapshot;
  const { game, ui } = words();
  return {
    state,
    moves: mover === undefined || covered ? [] : legalMoves,
    chosen: chosen(),
    past: pastMoves(snapshot),
    you,
    own: ownSeat(),
    bottom: bottomSeat(),
    seat: viewer === 'table' ? undefined : viewer,
    names: called(),
    words: game,
    keyWords: keyWords(ui),
  };
}

/** The line that a board has told last, by its number from 0, and its square. */
const rays = new WeakMap<object, { readonly square: string; readonly at: number }>();

/** The next line from a square, or the previous one; from another square than the last time, the first or the last one. */
function nextLine(board: AnyBoard, square: string, lines: readonly string[], back: boolean): string {
  const { length } = lines;
  if (length < 2) return lines[0] ? `${lines[0]}.` : '';
  const last = rays.get(board);
  const from = last?.square === square ? last.at : back ? 0 : -1;
  const at = (from + (back ? -1 : 1) + length) % length;
  rays.set(board, { square, at });
  return keyWords(board.words().ui).line(square, lines[at]!, at + 1, length);
}

/** The answer of the game to a question. Rejects if its module cannot be loaded. */
async function answerOfGame(
  board: AnyBoard,
  key: Exclude<Question, 'l' | 's' | '?'>,
  square: string | undefined,
): Promise<string> {
  const module = await board.definition.keys?.();
  if (!module) return '';
  const view = keyView(board);
  if (key === 'h') return module.hand(view);
  if (key === 'b') return module.summary(view);
  if (key === 't' || square === undefined) return module.targets(view);
  if (key === 'r') return module.row(view, square);
  if (key === 'x' || key === 'X') return nextLine(board, square, module.lines(view, square), key === 'X');
  return module.moves(view, square) || module.targets(view);
}

/** The reason why there is nothing to do: the turn of somebody else, the end of the game or a covered hand; else "Nothing." */
export async function nothingToDo(board: AnyBoard): Promise<string> {
  const { snapshot } = board.store;
  const reason =
    snapshot.mover === undefined
      ? turnSentences(board, snapshot)
      : snapshot.covered && (await answerOfGame(board, 'h', undefined));
  return reason || keyWords(board.words().ui).nothing;
}

/** The answer to a question that was asked on a square, or beside the grid. Rejects if a module cannot be loaded. */
export async function answer(board: AnyBoard, key: Question, square: string | undefined): Promise<string> {
  const words = keyWords(board.words().ui);
  switch (key) {
    case '?': {
      const { otherKeys = [], ownKeys = [] } = (await board.definition.keys?.()) ?? {};
      const shared = Object.entries(words.keys).filter(
        ([each]) => !otherKeys.some((other) => other === each),
      );
      return join([
        words.list,
        ...ownKeys.map((each) => words.own[each]),
        board.definition.list ? words.listKey : '',
        ...shared.map(([, text]) => text),
        board.store.snapshot.pace === 'key' ? words.goOnKey : '',
      ]);
    }
    case 'l':
      return lastMoves(board);
    case 's':
      return join([scores(board), (await board.definition.keys?.())?.stake?.(keyView(board)) ?? '']);
    default:
      return (await answerOfGame(board, key, square)) || nothingToDo(board);
  }
}
