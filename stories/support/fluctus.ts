import type { TemplateResult } from 'lit';
import type { Example } from '../../src/core/rulebook.js';
import '../../src/index.js';
import { defs } from '../../src/games/fluctus/drawing/defs.js';
import { colors, fluctus } from '../../src/games/fluctus/engine/index.js';
import { drawExample } from '../../src/games/fluctus/examples.js';
import { en as words } from '../../src/words/en/fluctus.js';
import { FluctusBoard } from '../../src/games/fluctus/index.js';
import { en } from '../../src/words/en/fluctus-rules.js';
import { rulebook } from '../../src/games/fluctus/rulebook/index.js';
import { rulebook as de } from '../../src/words/de/fluctus.js';
import type { BoardArgs } from '../examples/fluctus-board.js';
import { boardOf } from './board.js';
import { BoardDriver, playOn } from './board-driver.js';

export * from '../examples/fluctus-board.js';

export const board: (args: BoardArgs) => TemplateResult = boardOf('fluctus-board');

/** Every pair of colours. */
export const pairs = colors.flatMap((a, i) => colors.slice(i + 1).map((b) => `${a} ${b}`));

/** A driver for the first board of a story, or for the one that matches the selector. */
export const drive = (canvas: HTMLElement, selector = 'fluctus-board'): Promise<BoardDriver<FluctusBoard>> =>
  BoardDriver.on(canvas, selector);

/** A play function for the first board of a story. */
export const on = playOn<FluctusBoard>('fluctus-board');

/** The rulebook, for the story Rules. */
export const rulesKit = {
  name: 'Fluctus',
  tag: 'fluctus-board',
  game: fluctus,
  drawExample: (example: Example) => drawExample(example, words),
  styles: [FluctusBoard.styles],
  parts: defs(),
  rulebook,
  en,
  de,
};
