import { seatLetter } from '../../../core/game.js';
import { breachText, formatList, sortSquares } from '../../../element/i18n/sentences.js';
import { sentences } from '../engine/messages.js';
import { swapSentences } from '../engine/swap/sentences.js';
import type { LuckyWords } from './types.js';

const breach = breachText(sentences);
const swapBreach = breachText(swapSentences);

/** Cells by name, or their number if there are many. */
const few = (cells: readonly string[]) =>
  cells.length > 5 ? `${cells.length} cells` : sortSquares(cells).join(', ');

const empty = 'empty';
const exchanges = (count: number) => `${count} ${count === 1 ? 'exchange' : 'exchanges'}`;
const par = (least: number | undefined) => (least === undefined ? '' : `, par ${least}`);
const solved = (made: number, least: number | undefined) => `Solved in ${exchanges(made)}${par(least)}`;

const options: Readonly<Record<string, string>> = {
  game: 'Game',
  setup: 'Setup',
  variant: 'Variant',
  sets: 'Sets of tiles',
  par: 'Exchanges needed',
  wrap: 'Opposite edges',
  series: 'Games',
};

const choices: Readonly<Record<string, string>> = {
  'lucky-numbers': 'Lucky Numbers',
  swap: 'Swap puzzle',
  choose: 'Lay four tiles in any order',
  sorted: 'In ascending order, automatically',
  'one-by-one': 'One tile at a time',
  basic: 'Basic game',
  'play-on': 'Play on (Bruno Cathala)',
  auto: 'One per player, two for one player',
  false: 'Not connected',
  true: 'Connected',
};

const series: Readonly<Record<string, string>> = {
  false: 'One',
  true: 'Tournament: each player begins once',
};

/** Lucky Numbers in English. */
export const en: LuckyWords = {
  name: 'Lucky Numbers',
  say({ kind, seat = 0, squares = [], tiles = [] }, names) {
    const name = names[seat] ?? '';
    const [tile = 0, back] = tiles;
    const lies = `on ${squares[0]}${back ? `; ${back} goes to the middle` : ''}.`;
    if (kind === 'dealt') return `${name} is dealt ${tile}.`;
    if (kind === 'arranged') return `${name} has ${formatList(tiles, 'and')}.`;
    if (kind === 'turned') return `${name} turns over ${tile}.`;
    if (kind === 'left') return `${name} leaves ${tile}.`;
    if (kind === 'laid' || kind === 'exchanged') return `${name} lays ${tile} ${lies}`;
    if (kind === 'took' || kind === 'traded') return `${name} takes ${tile} and lays it ${lies}`;
    if (kind === 'matched')
      return `There is also a ${tile} on ${formatList(sortSquares(squares.slice(1)), 'and')}: another turn.`;
    if (kind === 'must-draw') return `${name} must turn over a tile.`;
    if (kind === 'swapped')
      return `${formatList(tiles, 'and')} change places: ${tile} on ${squares[1]}, ${back} on ${squares[0]}.`;
    return kind === 'solved' ? `${solved(tile, back)}.` : '';
  },
  ending: (rule) =>
    rule === 'L6'
      ? 'The board is full.'
      : rule === 'L11'
        ? 'Every row and every column ascends.'
        : 'The last face-down tile was turned over.',
  breach: (why) => (why.rule === 'L11' ? swapBreach : breach)(why),
  // the messages of errors are in English
  fault: () => undefined,
  option: (name) => options[name] ?? name,
  choice: (name, value) => (name === 'series' ? series[value] : choices[value]) ?? value,

  grid: (name) => `Board of ${name}`,
  empty,
  states: { dead: 'blocked: no number fits here now', last: 'laid last', hint: 'hint' },
  offers: (tile, returns) => (returns ? `${tile} can go here, ${returns} goes back` : `${tile} can go here`),
  chosen: 'chosen',
  middle: 'middle',
  inHand: 'in hand',
  faceUp: 'face up',
  times: (count) => `${count} of them`,
  pile: (left) => `turn over a tile, ${left} face down`,
  describe(name, board, last) {
    const rows = [0, 4, 8, 12].map((i) => board.slice(i, i + 4).map((tile) => tile || empty));
    return `Board of ${name}: ${rows.map((row) => row.join(', ')).join('; ')}${last ? `; laid last on ${last}` : ''}`;
  },
  describeMiddle: (tiles, left) => `Face up: ${tiles.join(', ') || 'nothing'}; ${left} face down`,

  left: (count) => `${count} left`,
  leave: (tile) => `Leave the ${tile}`,

  player: (seat) => `Player ${seatLetter(seat)}`,
  filled: (count) => `${count} of 16 cells filled`,
  did: (kind, tile, cell) =>
    kind === 'draw' ? `turned over ${tile}` : kind === 'pass' ? `left the ${tile}` : `${tile} on ${cell}`,
  holds: (tiles) => `holds ${tiles.join(', ')}`,

  choose: 'Choose a tile and lay it on the diagonal.',
  turn: (canTake, canDraw) =>
    canTake ? 'Turn over a tile or take a face-up tile.' : canDraw ? 'Turn over a tile.' : '',
  holding(tile, free, swaps, leave) {
    const fits = free.length > 0 && `fits on ${few(free)}`;
    const trades = swaps.length > 0 && `${fits ? 'it ' : ''}can replace a tile on ${few(swaps)}`;
    const can = [fits, trades].filter(Boolean).join('; ');
    return `The ${tile} ${can || `fits nowhere${leave ? ': leave it' : ' now'}`}.`;
  },
  mustDraw: 'After so many exchanges in a row, you must turn over a tile.',

  puzzle: {
    grid: 'Puzzle',
    made: exchanges,
    tally: (made, least) => `${exchanges(made)}${par(least)}`,
    solved,
    choose: 'Exchange neighbouring tiles until every row and every column ascends.',
    holding: (tile, neighbours) =>
      `The ${tile} can change places with ${formatList(sortSquares(neighbours), 'or')}.`,
    offers: (tile) => `can change places with ${tile}`,
    moved: 'moved last',
  },
};
