import { boardLanguages } from '../i18n/index.js';
import type { GameDefinition, GameWords } from '../game-definition.js';
import { loadWords } from '../i18n/language-controller.js';
import { marksModule } from '../marks/marks-controller.js';
import { isBoard } from '../register.js';

/** Loads everything that boards need to be rendered on a server, where nothing can be loaded during a render. */
export async function prepare(exports: readonly unknown[]): Promise<void> {
  const boards = exports.filter(isBoard).map(async (board) => {
    const definition = board.definition as GameDefinition<unknown, unknown, object, GameWords>;
    const languages = Object.values(boardLanguages(definition).load);
    await Promise.all([definition.extras?.module.load(), Promise.all(languages.map(loadWords))]);
  });
  await Promise.all([marksModule.load(), ...boards]);
}
