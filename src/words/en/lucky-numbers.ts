import { seatLetter, type Seat } from '../../core/game.js';
import type { GameEnd, GameWords, OptionWords, PastHappening } from '../../element/words/game-words.js';
import {
  violationText,
  formatList,
  formatMargin,
  have,
  listNames,
  sortSquares,
} from '../../element/words/sentences.js';
import { rowsOf } from '../../games/lucky-numbers/engine/board.js';
import { sentences } from '../../games/lucky-numbers/engine/messages.js';
import type { Board, LuckyHappening, LuckyMove } from '../../games/lucky-numbers/engine/types.js';
import * as names from './names.js';

/** Cells by name, or their number if there are many. */
const few = (cells: readonly string[], all: boolean) =>
  cells.length > 5 && !all ? `${cells.length} cells` : formatList(cells, 'or');

/** Cells with the tiles that lie there: the tile in hand can replace them. */
export type Swaps = readonly (readonly [cell: string, tile: number])[];

const empty = 'empty';

/** The board of a player; the only person at the board has no name. */
const owned = (name: string | undefined) => (name === undefined ? 'Your board' : `Board of ${name}`);

/** None: the messages of errors are in English. */
const fault: GameWords['fault'] = () => undefined;

/** The last exchange of a game: its seat, the tile that was laid, the one that went back, and the cell. */
export interface Exchange {
  readonly seat: number;
  readonly tile: number;
  readonly back: number;
  readonly cell: string;
}

/** The last exchange among all that happened in a game; undefined if there was none. */
export function lastExchange(told: readonly PastHappening[]): Exchange | undefined {
  const last: LuckyHappening | undefined = told.findLast(
    ({ kind }) => kind === 'exchanged' || kind === 'traded',
  );
  const { seat = 0, tiles: [tile = 0, back = 0] = [], squares: [cell = ''] = [] } = last ?? {};
  return last && { seat, tile, back, cell };
}

/** The words of a picture: the names of the game and of the seats, and the text alternatives. */
export const picture = {
  name: names.luckyNumbers,
  swapPuzzle: 'Swap puzzle',
  player: (seat: Seat) => `Player ${seatLetter(seat)}`,
  /** A text alternative of a board: its rows from the top. The only person at the board has no name. */
  describe(name: string | undefined, board: Board, last: readonly string[]): string {
    const rows = rowsOf(board.map((tile) => tile || empty)).map((row) => row.join(', '));
    return `${owned(name)}: ${rows.join('; ')}${last.length > 0 ? `; laid last on ${formatList(sortSquares(last), 'and')}` : ''}`;
  },
  /** A text alternative of the face-up tiles. */
  describeMiddle: (tiles: readonly number[], left: number) =>
    `Face up: ${tiles.join(', ') || 'nothing'}; ${left} face down`,
};

/** The words of pictures of Lucky Numbers. */
export type LuckyPictureWords = typeof picture;

/** Lucky Numbers in English. */
export const en = {
  ...picture,
  aim: 'Fill your board first: numbers rise to the right and downwards.',
  say(
    { kind, seat = 0, squares = [], tiles = [] }: LuckyHappening,
    names: readonly string[],
    you?: Seat,
  ): string {
    const name = names[seat]!;
    const [s, are] = seat === you ? ['', 'are'] : ['s', 'is'];
    const [tile = 0, back] = tiles;
    const lies = `on ${squares[0]}${back ? `; the ${back} goes to the middle` : ''}.`;
    if (kind === 'dealt') return `${name} ${are} dealt the ${tile}.`;
    if (kind === 'arranged') return `${name} ${have([seat], you)} ${formatList(tiles, 'and')}.`;
    if (kind === 'turned') return `${name} turn${s} over the ${tile}.`;
    if (kind === 'left') return `${name} leave${s} the ${tile}.`;
    if (kind === 'laid' || kind === 'exchanged') return `${name} lay${s} the ${tile} ${lies}`;
    if (kind === 'took' || kind === 'traded') return `${name} take${s} the ${tile} and lay${s} it ${lies}`;
    if (kind === 'matched')
      return `There is also a ${tile} on ${formatList(sortSquares(squares.slice(1)), 'and')}: another turn.`;
    return kind === 'must-draw' ? `${name} must turn over a tile.` : '';
  },
  act(move: LuckyMove): string {
    if (move.kind === 'draw') return 'Turn over a tile';
    if (move.kind === 'pass') return 'Leave the tile face up';
    return move.kind === 'lay' ? `Lay the ${move.tile} on ${move.to}` : `The tile is a ${move.tile}`;
  },
  ending(rule, end): string {
    const { winners, addressee } = end;
    const who = listNames(winners, end, 'and');
    if (rule === 'L6') return `${who} ${have(winners, addressee)} filled the last empty cell.`;
    const last = 'All tiles are face up';
    if (!who) return `${last}, and there are still empty cells.`;
    return `${last}. ${who} ${have(winners, addressee)} the fewest empty cells.`;
  },
  story(told: readonly PastHappening[], end: GameEnd): string {
    const last = lastExchange(told);
    const tale = last
      ? `The last exchange, by ${last.seat === end.addressee ? 'you' : end.names[last.seat]}: the ${last.tile} for the ${last.back} on ${last.cell}.`
      : 'Nobody exchanged a tile.';
    return [formatMargin(end, 'to', 'and', (cells) => `${cells} cells`), tale].filter(Boolean).join(' ');
  },
  chanceStays: 'A tile that was turned over cannot be taken back',
  violation: violationText(sentences),
  fault,

  // accessible names
  grid: owned,
  empty,
  /** The four cells of a row. */
  emptyRow: 'all empty',
  states: { dead: 'blocked: no number fits here now', last: 'laid last', hint: 'hint' },
  /** A legal cell for these tiles; `returns` is the tile that they replace, or 0. */
  offers: (tiles: readonly number[], returns: number) =>
    `${formatList(tiles, 'and')} can go here${returns ? `, ${returns} goes back` : ''}`,
  chosen: 'chosen',
  middle: 'middle',
  /** Moves as a person types them, by their kind. Others are typed in notation. */
  typed: { draw: 'turn over', pass: 'leave' } as Readonly<Partial<Record<LuckyMove['kind'], string>>>,
  inHand: 'in hand',
  faceUp: 'face up',
  /** The number of equal tiles. */
  times: (count: number) => `${count} of them`,
  pile: (left: number) => `turn over a tile, ${left} face down`,

  // buttons and labels
  /** The number of face-down tiles, short. */
  left: (count: number) => `${count} left`,
  /** The button that leaves the drawn tile face up. */
  leave: (tile: number) => `Leave the ${tile}`,

  /** The list of face-down numbers, which the rules allow to count. */
  unseen: {
    title: 'Still face down',
    count: (tile: number, count: number) => `${tile}: ${count || 'none'}`,
    /** The numbers of which as many tiles are face down. */
    each: (count: number, tiles: readonly number[]) =>
      `${count ? `${count} of each` : 'none'}: ${tiles.join(', ')}`,
  },

  // seats
  filled: (count: number) => `${count} of 16 cells filled`,
  /** The last move of a seat. */
  did: (kind: 'lay' | 'pass' | 'draw', tile: number, cell: string | undefined) =>
    kind === 'draw' ? `turned over the ${tile}` : kind === 'pass' ? `left the ${tile}` : `${tile} on ${cell}`,
  /** Dealt tiles that are not laid yet. */
  holds: (tiles: readonly number[]) => `in hand: ${tiles.join(', ')}`,

  // possible moves, in sentences
  /** Setup, while no tile is selected. */
  choose: 'Choose a tile and lay it on the diagonal.',
  /** The start of a turn. */
  turn: (canTake: boolean, canDraw: boolean): string =>
    canTake ? 'Turn over a tile or take a face-up tile.' : canDraw ? 'Turn over a tile.' : '',
  /**
   * The cells for the tile in hand, or for several tiles that have the same cells: empty ones, and ones whose tile they replace; and if
   * the tile may be left. Of many cells it tells the number, unless it is to name them `all`, then with the tiles that they replace.
   */
  holding(tiles: readonly number[], free: readonly string[], swaps: Swaps, leave: boolean, all = false) {
    const [fit, they] = tiles.length > 1 ? ['fit', 'they'] : ['fits', 'it'];
    const fits = free.length > 0 && `${fit} on ${few(free, all)}`;
    const cells = swaps.map(([cell, tile]) => (all ? `the ${tile} on ${cell}` : cell));
    const swap = `${all ? '' : 'a tile on '}${few(cells, all)}`;
    const trades = swaps.length > 0 && `${fits ? `${they} ` : ''}can replace ${swap}`;
    const can = [fits, trades].filter(Boolean).join('; ');
    return `The ${formatList(tiles, 'and')} ${can || `${fit} nowhere${leave ? ': leave it' : ' now'}`}.`;
  },
  /** L8 allows no other move after this number of exchanges. */
  mustDraw: (count: number) => `After ${count} exchanges in a row, you must turn over a tile.`,
} satisfies GameWords & Record<string, unknown>;

/** The words of Lucky Numbers. */
export type LuckyWords = typeof en;

const labels: Readonly<Record<string, string>> = {
  setup: 'Setup',
  variant: 'Variant',
  sets: 'Sets of tiles',
};

const choices: Readonly<Record<string, string>> = {
  choose: 'Lay four tiles in any order',
  sorted: 'In ascending order',
  'one-by-one': 'One tile at a time',
  basic: 'Basic game',
  'play-on': 'Play on (Bruno Cathala)',
  auto: 'One each (two for one player)',
};

/** The labels of the options of Lucky Numbers in English. */
export const options: OptionWords = {
  option: (name) => labels[name] ?? name,
  choice: (_, value) => choices[value] ?? value,
};
