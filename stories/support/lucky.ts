import type { TemplateResult } from 'lit';
import type { Example } from '../../src/core/rulebook.js';
import '../../src/index.js';
import { defs } from '../../src/games/lucky-numbers/drawing/tray.js';
import { luckyNumbers } from '../../src/games/lucky-numbers/engine/index.js';
import { drawExample, drawing } from '../../src/games/lucky-numbers/examples.js';
import { en as words } from '../../src/words/en/lucky-numbers.js';
import { LuckyNumbersGrid } from '../../src/games/lucky-numbers/index.js';
import { en } from '../../src/words/en/lucky-numbers-rules.js';
import { rulebook } from '../../src/games/lucky-numbers/rulebook/index.js';
import { rulebook as de } from '../../src/words/de/lucky-numbers.js';
import type { GridArgs } from '../examples/lucky-numbers-grid.js';
import { boardOf } from './board.js';
import { BoardDriver, playOn } from './board-driver.js';

export * from '../examples/lucky-numbers-grid.js';

export const grid: (args: GridArgs) => TemplateResult = boardOf('lucky-numbers-grid');

/** A driver for the first board of a story. */
export const drive = (canvas: HTMLElement): Promise<BoardDriver<LuckyNumbersGrid>> =>
  BoardDriver.on(canvas, 'lucky-numbers-grid');

/** A play function for the first board of a story. */
export const on = playOn<LuckyNumbersGrid>('lucky-numbers-grid');

/** The rulebook, for the story Rules. */
export const rulesKit = {
  name: 'Lucky Numbers',
  tag: 'lucky-numbers-grid',
  game: luckyNumbers,
  others: drawing.games,
  drawExample: (example: Example) => drawExample(example, words),
  styles: [LuckyNumbersGrid.styles],
  parts: defs,
  rulebook,
  en,
  de,
};
