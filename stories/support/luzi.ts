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
import { boardOf, type AnyBoardArgs } from './board.js';
import { BoardDriver } from './board-driver.js';

/** The arguments of a story with this tray. */
export interface TrayArgs extends AnyBoardArgs {
  readonly rounds?: string;
  readonly rows?: string;
  readonly together?: string;
  readonly superluzi?: string;
}

export const tray: (args: TrayArgs) => TemplateResult = boardOf('luzi-dice');

/** A driver for the first tray of a story. */
export const drive = (canvas: HTMLElement): Promise<BoardDriver<LuziDice>> =>
  BoardDriver.on(canvas, 'luzi-dice');

/** Two people at one screen. */
export const people = { seats: 'human human', names: 'Ada,Bo' } as const;

/** A whole game of two rounds: Bo takes 24 points from Ada with a Superluzi, and later stops while Joe blocks. */
export const game = 'roll =11144456 stop roll =23456666 roll =23345556 stop roll =11445556 stop';

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
