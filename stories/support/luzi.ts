import type { TemplateResult } from 'lit';
import type { Example } from '../../src/core/rulebook.js';
import '../../src/index.js';
import { defs } from '../../src/games/luzi/drawing/die.js';
import { luzi } from '../../src/games/luzi/engine/index.js';
import { drawExample } from '../../src/games/luzi/examples.js';
import { en as words } from '../../src/words/en/luzi.js';
import { LuziDice } from '../../src/games/luzi/index.js';
import { en } from '../../src/words/en/luzi-rules.js';
import { rulebook } from '../../src/games/luzi/rulebook/index.js';
import { rulebook as de } from '../../src/words/de/luzi.js';
import type { TrayArgs } from '../examples/luzi-dice.js';
import { boardOf } from './board.js';
import { BoardDriver, playOn } from './board-driver.js';

export * from '../examples/luzi-dice.js';

export const tray: (args: TrayArgs) => TemplateResult = boardOf('luzi-dice');

/** A driver for the first tray of a story. */
export const drive = (canvas: HTMLElement): Promise<BoardDriver<LuziDice>> =>
  BoardDriver.on(canvas, 'luzi-dice');

/** A play function for the first board of a story. */
export const on = playOn<LuziDice>('luzi-dice');

/** The rulebook, for the story Rules. */
export const rulesKit = {
  name: 'Luzi und Joe',
  tag: 'luzi-dice',
  game: luzi,
  drawExample: (example: Example) => drawExample(example, words),
  styles: [LuziDice.styles],
  parts: defs,
  rulebook,
  en,
  de,
};
