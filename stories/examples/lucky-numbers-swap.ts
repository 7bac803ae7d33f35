import type { AnyBoardArgs } from '../support/board.js';
import type { Example } from './common.js';

/** The arguments of a story with this board. */
export interface SwapArgs extends AnyBoardArgs {
  readonly par?: string;
  readonly wrap?: boolean;
}

/** One exchange from the end. */
export const almost = '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 0';

/** The examples of the swap puzzle. */
export const examples = {
  Board: {
    task: 'Play',
    text: 'Exchange neighbours until every row and every column ascends. `par` is the least number of exchanges that solves the puzzle.',
    args: { par: '1', position: almost, names: 'Ada' },
  },
  Seed: {
    task: 'Play',
    text: '`seed` decides the puzzle. Without it, each puzzle is another.',
    args: { par: '4', seed: 'long table 12' },
  },
  Wrap: {
    task: 'Options',
    text: 'With `wrap`, cells at opposite edges are neighbours, too.',
    args: { wrap: true, position: '4,2,3,1/5,6,7,8/9,10,11,12/13,14,15,16 0' },
  },
  Goal: {
    task: 'Puzzles',
    text: '`mode="puzzle"`: each exchange must belong to a shortest solution; another one is taken back.',
    args: { mode: 'puzzle', goal: 'par', task: 'Solve it in par.', position: almost, par: '1' },
  },
  Diagram: {
    task: 'Show',
    text: '`mode="diagram"` shows the position without controls. `marks` draws rings and arrows.',
    args: { mode: 'diagram', position: almost, marks: 'c3-d3:blue' },
  },
  German: {
    task: 'Surroundings',
    text: '`lang` on the element or on any ancestor sets the language.',
    args: { lang: 'de', position: almost, par: '1' },
  },
} satisfies Readonly<Record<string, Example<SwapArgs>>>;
