import { GameElement } from './game-element.js';
import { version } from './version.js';

let warned = false;

type BoardClass = typeof GameElement & CustomElementConstructor & { version?: string };

/** True for the class of a board. */
export const isBoard = (value: unknown): value is BoardClass =>
  typeof value === 'function' && value.prototype instanceof GameElement;

/**
 * Registers the board classes among some values. A second copy of the library on a page keeps the classes of the first
 * one and warns once: an exception would stop the script that contains the copy.
 */
export function registerBoards(values: readonly unknown[]): void {
  for (const board of values.filter(isBoard)) {
    const { tag } = board.definition;
    const first: BoardClass | undefined = customElements.get(tag) as BoardClass | undefined;
    if (!first) {
      board.version = version;
      customElements.define(tag, board);
    } else if (first !== board && !warned) {
      warned = true;
      console.warn(
        `spielkasten ${version}: <${tag}> is defined already, by version ${first.version}, which stays.`,
      );
    }
  }
}
