import type { TemplateResult } from 'lit';
import type { Example } from '../../src/core/rulebook.js';
import '../../src/index.js';
import { defs } from '../../src/games/glux/drawing/ground.js';
import { glux } from '../../src/games/glux/engine/index.js';
import { drawExample } from '../../src/games/glux/examples.js';
import { en as words } from '../../src/words/en/glux.js';
import { GluxBoard } from '../../src/games/glux/index.js';
import { en } from '../../src/words/en/glux-rules.js';
import { rulebook } from '../../src/games/glux/rulebook/index.js';
import { rulebook as de } from '../../src/words/de/glux.js';
import type { BoardArgs } from '../examples/glux-board.js';
import { boardOf } from './board.js';
import { BoardDriver, playOn } from './board-driver.js';

export * from '../examples/glux-board.js';

export const board: (args: BoardArgs) => TemplateResult = boardOf('glux-board');

/** A driver for the first board of a story. */
export const drive = (canvas: HTMLElement): Promise<BoardDriver<GluxBoard>> =>
  BoardDriver.on(canvas, 'glux-board');

/** A play function for the first board of a story. */
export const on = playOn<GluxBoard>('glux-board');

/** The rulebook, for the story Rules. */
export const rulesKit = {
  name: 'Glüx',
  tag: 'glux-board',
  game: glux,
  drawExample: (example: Example) => drawExample(example, words),
  styles: [GluxBoard.styles],
  parts: defs(),
  rulebook,
  en,
  de,
};
