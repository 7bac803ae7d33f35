import type { AnyBoard } from '../../model/board.js';
import type { KeyWords } from '../../../words/en/keys.js';
import type { Asked, Question } from './answers.js';

type Texts = KeyWords['keys'] & KeyWords['command']['words'];

/**
 * The questions of all games, and what else a key or a word in the command field does. The words have the texts by the same ids: the lines
 * of the list of keys (`keys`, `own`), what a person may type (`command.words`), and examples (`command.examples`). The table is a part of
 * the entry, which must know the keys; what computes the answers is loaded with the first key.
 */
export const questions = {
  last: { key: 'l', answer: (ask) => ask.lastMoves() },
  score: { key: 's', answer: (ask) => ask.scores() },
  hand: { key: 'h', answer: ({ game, view }) => game?.hand(view) ?? '' },
  clock: {
    key: 'k',
    isAsked: ({ clocks, inviteTool }) => (clocks ?? inviteTool) !== undefined,
    answer: ({ clocks, words }) => clocks ?? words.noClock,
  },
  moves: { key: 'm', answer: (ask) => ask.moves(ask.square) },
  targets: { key: 't', about: true, answer: (ask) => ask.moves(ask.named) },
  changes: {
    key: 'w',
    isAsked: ({ game }) => game?.changes !== undefined,
    answer: ({ game, view }) => game?.changes?.(view) ?? '',
  },
  captures: { key: 'M', answer: (ask) => ask.captures() },
  capture: { key: 'C', answer: (ask) => ask.lastCapture() },
  board: { key: 'b', answer: (ask) => ask.wholeBoard() },
  where: { about: true, answer: (ask) => ask.where() },
  row: { key: 'r', about: true, answer: (ask) => ask.row() },
  lines: { key: 'x', back: 'X', about: true, answer: (ask) => ask.lines() },
  square: { key: 'o', answer: (ask) => ask.button?.ariaLabel ?? ask.words.nothing },
  jump: { about: true, answer: (ask) => ask.jump() },
  place: { key: 'n', back: 'N', answer: (ask) => ask.goToPlace() },
  piece: { key: 'p', back: 'P', answer: (ask) => ask.goToPiece() },
  first: { answer: (ask) => ask.step(0) },
  previous: { key: 'A', answer: (ask) => ask.step(ask.match.ply - 1) },
  next: { key: 'D', answer: (ask) => ask.step(ask.match.ply + 1) },
  end: { answer: (ask) => ask.step(ask.match.moves.length) },
  ply: { about: true, answer: (ask) => ask.goToMove() },
  value: { key: 'e', isAsked: ({ board }) => board.store.table === undefined, answer: (ask) => ask.value() },
  undo: { isAsked: (ask) => !ask.lacks('undo'), answer: (ask) => ask.tool('undo') },
  redo: { isAsked: (ask) => !ask.lacks('redo'), answer: (ask) => ask.tool('redo') },
  // a computer helps nobody at a table
  hint: { key: 'g', isAsked: ({ board }) => board.store.table === undefined, answer: (ask) => ask.hint() },
  uncover: { key: 'u', answer: (ask) => ask.uncover() },
  grid: { key: 'B', answer: (ask) => ask.switchGrid() },
  list: { key: 'v', answer: (ask) => ask.openList() },
  field: { key: '/', answer: () => undefined },
  rules: { about: true, answer: (ask) => ask.rules() },
  invite: {
    isAsked: ({ waits, inviteTool }) => (waits ?? inviteTool) !== undefined,
    answer: (ask) => ask.invite(),
  },
  guide: { answer: (ask) => ask.guide() },
  help: { answer: (ask) => ask.commands(isAskedOf(ask)) },
  keys: { key: '?', answer: (ask) => ask.keys(isAskedOf(ask)) },
} satisfies Readonly<Record<keyof Texts, Question> & Partial<Record<keyof KeyWords['own'], Question>>>;

/** The table for those who know a question by its key or word. */
export const table: Readonly<Record<string, Question>> = questions;

/** Returns a function that is true for a question, by its id, that can be asked in this game and at this table. */
const isAskedOf = (asked: Asked) => (id: string) =>
  !asked.game?.without?.some((each) => each === id) && table[id]?.isAsked?.(asked) !== false;

/** The question of a key, or of the same key with Shift, which asks backwards. */
export const questionOf = (pressed: string): Question | undefined =>
  Object.values(table).find(({ key, back }) => pressed === key || pressed === back);

/** True if a board answers a character on its squares and buttons. The others are keys of the page. */
export const isAnswered = ({ definition }: AnyBoard, key: string): boolean =>
  questionOf(key) !== undefined || (key.length === 1 && definition.characters?.includes(key) === true);
