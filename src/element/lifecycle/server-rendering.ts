import { boardLanguages } from '../board-languages.js';
import { GameElement } from '../game-element.js';
import { loadWords } from '../i18n/language-controller.js';

/** Loads everything that boards need to be rendered on a server, where nothing can be loaded during a render. */
export async function prepare(exports: readonly unknown[]): Promise<void> {
  const boards = exports.filter(
    (each): each is typeof GameElement => typeof each === 'function' && each.prototype instanceof GameElement,
  );
  await Promise.all(
    boards.flatMap(({ definition }) => [
      definition.extras?.module.load(),
      ...Object.values(boardLanguages(definition).load).map(loadWords),
    ]),
  );
}
