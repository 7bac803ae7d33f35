import type { AnyBoard } from '../../model/board.js';
import { ask, currentSquare, type Answer, type Asked } from './answers.js';
import { commandField } from './command-field.js';
import { playSignal } from '../sound/play-sounds.js';
import { questionOf, questions } from './questions.js';
import { repeaterOf } from './repeater.js';

export { keyView, steps } from './answers.js';
export { commandField };

/** Says the name of a button again if an arrow key has left the focus there, with a sound while sounds are switched on. */
export function tellBorder(board: AnyBoard, button: HTMLElement | null): void {
  if (!button || button !== board.element.shadowRoot!.activeElement) return;
  board.announce(button.ariaLabel ?? button.textContent.trim(), true);
  playSignal(board, 'border');
}

/** The digit that was the last key on a board: two in a row are a number. */
const digits = new WeakMap<object, string>();

/**
 * Presses the square to which the game leads by a key. A number that cannot be chosen is answered with the hand, the first digit of two
 * with the numbers that begin with it.
 */
function choose(key: string, { board, game, view }: Asked): Answer {
  const before = digits.get(board);
  digits.delete(board);
  const isDigit = /^\d$/.test(key);
  if (isDigit) digits.set(board, key);
  if (view.moves.length === 0)
    return (isDigit && game?.numbers) || game?.shortcut?.(view, key) ? '' : undefined;
  const both = before && game?.shortcut?.(view, before + key);
  const square = both ?? game?.shortcut?.(view, key);
  if (both) digits.delete(board);
  if (square) board.element.renderRoot.querySelector<HTMLElement>(`[data-square="${square}"]`)?.click();
  const typed = [key, `${before ?? key}${key}`];
  const isOther = (number: string) => !typed.some((each) => number.startsWith(each));
  const numbers = isDigit ? game?.numbers?.(view) : undefined;
  if (numbers?.every(isOther)) return game?.hand(view);
  const begun = numbers?.filter((number) => number.length > 1 && number.startsWith(key)) ?? [];
  return square || begun.length === 0 ? undefined : `${key}: ${begun.join(', ')}.`;
}

/** The answer to a key: that of a question of the game or of all games, or what `choose` says. */
function answerTo(key: string, asked: Asked): Answer | Promise<Answer> {
  const { game, view, square } = asked;
  const own = game?.own?.find((each) => each.key === key);
  if (own?.answer) return own.answer(view, square);
  const question = questionOf(key);
  if (question) digits.delete(asked.board);
  return question ? question.answer(asked) : choose(key, asked);
}

/** Answers a key of a board, and begins to watch which news keys interrupt. */
export async function hear(board: AnyBoard, key: string, square: string | undefined): Promise<void> {
  repeaterOf(board);
  if (key === questions.field.key) commandField(board).open();
  // The focus has moved by now.
  const current = currentSquare(board.element);
  if (key.startsWith('Arrow') && square !== undefined && current?.dataset.square === square)
    tellBorder(board, current);
  try {
    const back = questionOf(key)?.back === key;
    const { text } = await ask(board, (asked) => answerTo(key, asked), { square, back });
    board.announce(text ?? '', true);
  } catch {
    board.store.reject(undefined, { code: 'load' });
  }
}
