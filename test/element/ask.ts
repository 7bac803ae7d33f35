import { expect } from '@open-wc/testing';
import type { AnyBoard, Driver } from '../support/board.js';

/** Focuses a square. */
export function focus(board: Driver, square: string): void {
  board.root.querySelector<HTMLElement>(`[data-square="${square}"]`)!.focus();
}

/** Presses a key and waits for the next paragraph of the live region; returns it. */
export async function answer<E extends AnyBoard>(board: Driver<E>, key: string): Promise<string | undefined> {
  const last = () => board.root.querySelector('.live')!.lastElementChild;
  const before = last();
  await board.press(key);
  // Earlier paragraphs may leave the page meanwhile.
  await board.until(() => last() && last() !== before);
  return board.spoken.at(-1);
}

type Answers = Readonly<Record<string, string | RegExp>>;

/** Expects the answers to keys. */
export async function expectAnswers<E extends AnyBoard>(board: Driver<E>, answers: Answers): Promise<void> {
  for (const [key, expected] of Object.entries(answers)) {
    const said = await answer(board, key);
    if (typeof expected === 'string') expect(said, key).to.equal(expected);
    else expect(said, key).to.match(expected);
  }
}
