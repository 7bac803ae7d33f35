import { seatLetter, type Seat } from '../../core/game.js';
import type { GameWords, OptionWords } from '../../element/words/game-words.js';
import { violationText, formatList, sortSquares } from '../../element/words/sentences.js';
import { indexOf, rowsOf } from '../../games/lucky-numbers/engine/board.js';
import type { Board, Cell, LuckyHappening } from '../../games/lucky-numbers/engine/types.js';
import { swapSentences } from '../../games/lucky-swap/engine/sentences.js';
import type { SwapMove, SwapState } from '../../games/lucky-swap/engine/types.js';
import * as names from './names.js';

const exchanges = (count: number) => `${count} ${count === 1 ? 'exchange' : 'exchanges'}`;
const par = (least: number | undefined) => (least === undefined ? '' : `, par ${least}`);

/** None: the messages of errors are in English. */
const fault: GameWords['fault'] = () => undefined;

/** The words of a picture: the names of the puzzle and of the seat, and the text alternative. */
export const picture = {
  name: names.luckySwap,
  player: (seat: Seat) => `Player ${seatLetter(seat)}`,
  /** A text alternative of the board: its rows from the top. */
  describe: (board: Board) =>
    `Board: ${rowsOf(board)
      .map((row) => row.join(', '))
      .join('; ')}`,
};

/** The words of pictures of the swap puzzle. */
export type SwapPictureWords = typeof picture;

/** The swap puzzle in English. `least` is par, undefined if it is unknown. */
export const en = {
  ...picture,
  aim: 'Exchange neighbours until every row and column ascends.',
  say({ kind, squares = [], tiles = [] }: LuckyHappening): string {
    const [first, second] = tiles;
    if (kind === 'swapped')
      return `${formatList(tiles, 'and')} change places: ${first} on ${squares[1]}, ${second} on ${squares[0]}.`;
    // the headline tells the end
    return '';
  },
  act: ({ from, to }: SwapMove) => `Exchange the tiles on ${from} and ${to}`,
  ending: () => 'Every row and every column ascends.',
  story: () => '',
  solvedAlone: ({ made, par: least }: SwapState) => `Solved in ${exchanges(made)}${par(least)}`,
  startWith: (square: Cell, { board }: SwapState) => `Start with the ${board[indexOf(square)]} on ${square}`,
  violation: violationText(swapSentences),
  fault,

  /** The accessible name of the grid. */
  grid: 'Puzzle',
  states: { last: 'moved last', hint: 'hint' },
  chosen: 'chosen',
  /** The number of exchanges, below a player's name. */
  made: exchanges,
  /** Exchanges and par, below the tray. */
  tally: (made: number, least: number | undefined) => `${exchanges(made)}${par(least)}`,
  choose: 'Exchange neighbouring tiles until every row and every column ascends.',
  holding: (tile: number, neighbours: readonly string[]) =>
    `The ${tile} can change places with ${formatList(sortSquares(neighbours), 'or')}.`,
  /** A neighbour of the selected tile. */
  offers: (tile: number) => `can change places with ${tile}`,
} satisfies GameWords & Record<string, unknown>;

/** The words of the swap puzzle. */
export type SwapWords = typeof en;

const labels: Readonly<Record<string, string>> = { par: 'Exchanges needed', wrap: 'Opposite edges' };

const choices: Readonly<Record<string, string>> = { false: 'Not connected', true: 'Connected' };

/** The labels of the options of the swap puzzle in English. */
export const options: OptionWords = {
  option: (name) => labels[name] ?? name,
  choice: (_, value) => choices[value] ?? value,
};
