import '../../src/games/lucky-numbers/define.js';
import type { TemplateResult } from 'lit';
import type { LuckyNumbersGrid } from '../../src/games/lucky-numbers/index.js';
import { boardOf, type AnyBoardArgs } from './board.js';
import { Hands } from './hands.js';

/** What a story says of a board of this game. */
export interface GridArgs extends AnyBoardArgs {
  readonly setup?: string;
  readonly variant?: string;
  readonly sets?: string;
  readonly game?: string;
  readonly par?: string;
  readonly wrap?: boolean;
  readonly series?: boolean;
}

export const grid: (args: GridArgs) => TemplateResult = boardOf('lucky-numbers-grid');

/** People at one screen, so that nobody else moves. */
export const two = { seats: 'human human', names: 'Ada,Bo', seed: 'linen' } as const;
export const three = { players: 3, seats: 'human human human', names: 'Ada,Bo,Cleo', seed: 'linen' } as const;

const bo = '2,.,.,./.,6,.,12/.,.,13,./.,8,14,17';
const cleo = '3,.,6,./4,5,.,14/.,.,18,./5,.,.,15';
const ada = '1,.,9,./4,7,10,./10,17,20,./19,.,.,20';
const rows = '1,2,3,4/5,6,7,8/9,10,11,12';

/** Positions made for what they show. */
export const positions = {
  /** Ada has turned over a 12: two empty cells, four tiles to exchange, three blocked cells. */
  drawn: `${ada}|${bo}|${cleo} A 12|-|- 6,19 0`,
  /** The same, before she turns one over. */
  turn: `${ada}|${bo}|${cleo} A -|-|- 6,12,12,19 0`,
  /** Twelve exchanges in a row: a tile must be turned over. */
  idle: `${ada}|${bo}|${cleo} A -|-|- 6,12,12,19 12`,
  /** One tile is missing: the 15 that lies face up fits. */
  full: `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 13,15,16 0`,
  /** A 7 lies on b3; another one on c4 or c2 would give another turn. */
  twins: `1,.,.,./.,7,.,./.,.,13,./.,.,.,19|2,.,.,./.,8,.,./.,.,14,./.,.,.,18 A 7|- - 0`,
} as const;

/** A story's board and a person's hands before it. */
export const handsOn = (canvas: HTMLElement): Promise<Hands<LuckyNumbersGrid>> =>
  Hands.on<LuckyNumbersGrid>(canvas, 'lucky-numbers-grid');
