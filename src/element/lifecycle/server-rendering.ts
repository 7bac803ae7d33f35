import { boardLanguages } from '../board-languages.js';
import type { GameDefinition, GameWords } from '../game-definition.js';
import { GameElement } from '../game-element.js';
import { loadWords } from '../i18n/language-controller.js';

const isBoard = (value: unknown): value is typeof GameElement =>
  typeof value === 'function' && value.prototype instanceof GameElement;

/** Loads everything that boards need to be rendered on a server, where nothing can be loaded during a render. */
export async function prepare(exports: readonly unknown[]): Promise<void> {
  await Promise.all(
    exports.filter(isBoard).flatMap((board) => {
      const definition = board.definition as GameDefinition<unknown, unknown, object, GameWords>;
      const languages = Object.values(boardLanguages(definition).load);
      return [definition.extras?.module.load(), ...languages.map(loadWords)];
    }),
  );
}
