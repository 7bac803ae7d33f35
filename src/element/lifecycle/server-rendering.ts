import { fetchWords, known } from '../desk.js';
import { GameElement } from '../game-element.js';
import type { GameKit, GameWords } from '../game-definition.js';
import { lazy } from './lazy.js';
import * as parts from './lazy-parts.js';
import * as tools from '../view/toolbar.js';
import { fetchReader } from '../match/session.js';

type AnyKit = GameKit<unknown, unknown, object, GameWords>;
type AnyBoard = (new () => GameElement<unknown, unknown, object, GameWords>) &
  Pick<typeof GameElement, 'elementStyles'>;

const isBoard = (face: unknown): face is AnyBoard =>
  typeof face === 'function' && face.prototype instanceof GameElement;

/** Brings all that a board shows at first, and sews its sheets to those of the class: a server adopts none. */
export async function prepare(faces: readonly unknown[]): Promise<void> {
  lazy.tools = tools;
  lazy.parts = parts;
  const boards = faces.filter(isBoard).map(async (Board) => {
    const kit = Reflect.get(new Board(), 'kit') as AnyKit;
    const languages = Object.entries(kit.words.load).map(async ([tag, load]) => {
      known.set(load, await fetchWords(kit.words, tag));
    });
    const [later] = await Promise.all([kit.later(), fetchReader(kit), ...languages]);
    lazy.later.set(kit, later);
    Board.elementStyles.push(...tools.sheets, ...later.sheets, ...parts.sheets);
  });
  await Promise.all(boards);
}
