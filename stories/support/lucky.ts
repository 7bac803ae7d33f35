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
import { boardOf, type AnyBoardArgs } from './board.js';
import { BoardDriver } from './board-driver.js';

/** The arguments of a story with this board. */
export interface GridArgs extends AnyBoardArgs {
  readonly setup?: string;
  readonly variant?: string;
  readonly sets?: string;
  readonly series?: boolean;
}

export const grid: (args: GridArgs) => TemplateResult = boardOf('lucky-numbers-grid');

/** Two or three people at one screen; no computer moves. */
export const two = { seats: 'human human', names: 'Ada,Bo', seed: 'linen' } as const;
export const three = { players: 3, seats: 'human human human', names: 'Ada,Bo,Cleo', seed: 'linen' } as const;

const bo = '2,.,.,./.,6,.,12/.,.,13,./.,8,14,17';
const cleo = '3,.,6,./4,5,.,14/.,.,18,./5,.,.,15';
const ada = '1,.,9,./4,7,10,./10,17,20,./19,.,.,20';
const rows = '1,2,3,4/5,6,7,8/9,10,11,12';

/** Positions made to show one thing each. */
export const positions = {
  /** Ada has turned over a 12: it fits on two empty cells and can replace four tiles; three cells are blocked. */
  drawn: `${ada}|${bo}|${cleo} A 12|-|- 6,19 0`,
  /** The same position before she turns over a tile. */
  turn: `${ada}|${bo}|${cleo} A -|-|- 6,12,12,19 0`,
  /** After twelve exchanges in a row, a tile must be turned over. */
  idle: `${ada}|${bo}|${cleo} A -|-|- 6,12,12,19 12`,
  /** One tile is missing; the face-up 15 fits. */
  full: `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 13,15,16 0`,
  /** Ada holds a 7 and has another 7 on b3; next to it on a diagonal, it gives her another turn. */
  twins: `1,.,.,./.,7,.,./.,.,13,./.,.,.,19|2,.,.,./.,8,.,./.,.,14,./.,.,.,18 A 7|- - 0`,
} as const;

/** A driver for the first board of a story. */
export const drive = (canvas: HTMLElement): Promise<BoardDriver<LuckyNumbersGrid>> =>
  BoardDriver.on(canvas, 'lucky-numbers-grid');

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
