import type { AnyBoard } from '../../model/board.js';
import type { PlayedMove } from '../../model/effects.js';
import { answer, lastMoves } from './answers.js';
import { commandKeys, questions, type Question } from './board-keys.js';
import { commandField } from './command-field.js';
import { command } from './commands.js';
import { isElsewhere, keyOf } from '../input/key-events.js';
import { currentSquare, goByKey } from './moving-keys.js';
import { playSignal } from '../sound/play-sounds.js';
import { keyWords } from '../../../words/en/keys.js';

export { keyView, steps } from './answers.js';
export { commandField };

/** A screen reader stops speaking at a key. A message that is younger, in milliseconds, was hardly heard. */
const HEARD = 500;
/** The time without a key, in milliseconds, after which a person has stopped typing. */
const PAUSE = 1000;

const isQuestion = (key: string): key is Question => questions.some((each) => each === key);

/** Says moves again that a key has interrupted, once the person stops typing. */
class Repeater {
  readonly #board: AnyBoard;
  /** The time of the last announced move. */
  #announced = -Infinity;
  #interrupted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
    board.store.subscribe((effect) => {
      if (effect?.type === 'position' && effect.played) this.#heard(effect.played);
    });
    // While capturing: a key that plays a move does not interrupt it.
    board.element.addEventListener('keydown', this.#key, true);
  }

  #heard({ happenings }: PlayedMove<unknown, unknown>): void {
    const { words, called } = this.#board;
    if (happenings.some((happening) => words().game.say(happening, called())))
      this.#announced = performance.now();
  }

  readonly #key = (event: KeyboardEvent): void => {
    this.#interrupted ||= performance.now() - this.#announced < HEARD;
    const elsewhere = isElsewhere(event, this.#board.element.renderRoot);
    if (isQuestion(keyOf(event)) && !elsewhere) this.#interrupted = false;
    clearTimeout(this.#timer);
    if (this.#interrupted) this.#timer = setTimeout(this.#repeat, PAUSE);
  };

  readonly #repeat = (): void => {
    this.#interrupted = false;
    if (this.#board.element.isConnected) this.#board.announce(lastMoves(this.#board));
  };
}

const repeaters = new WeakMap<object, unknown>();

/** Opens the position as a list, if the game has one. */
function openList({ definition, store, words, announce }: AnyBoard): void {
  if (definition.list) store.openDialog({ kind: 'list' });
  else announce(keyWords(words().ui).nothing);
}

/** Says the name of the square again if an arrow key has left the focus where it was, with a sound while sounds are switched on. */
function tellBorder(board: AnyBoard, square: string): void {
  const { element, announce } = board;
  const current = currentSquare(element);
  if (current?.dataset.square !== square || current !== element.shadowRoot!.activeElement) return;
  announce(current.ariaLabel ?? '');
  playSignal(board, 'border');
}

/** Answers a key of a board, and begins to watch which messages keys interrupt. */
export async function hear(board: AnyBoard, key: string, square: string | undefined): Promise<void> {
  if (!repeaters.has(board)) repeaters.set(board, new Repeater(board));
  if (key === '/') commandField(board).open();
  // The focus has moved by now.
  if (key.startsWith('Arrow') && square !== undefined) tellBorder(board, square);
  try {
    if (key === 'v') openList(board);
    const word = commandKeys[key];
    // Beside the grid, a question is about the square that had the focus last.
    if (isQuestion(key))
      board.announce(await answer(board, key, square ?? currentSquare(board.element)?.dataset.square));
    else if (word) board.announce((await command(board, word)).text ?? '');
    else await goByKey(board, key, square);
  } catch {
    board.store.reject(undefined, { code: 'load' });
  }
}
