import { cells } from '../../../src/games/lucky-numbers/engine/board.js';
import { bot } from '../../../src/games/lucky-swap/bot/index.js';
import { luckySwap, type SwapMove } from '../../../src/games/lucky-swap/engine/index.js';
import { testGame } from '../../support/test-game.js';

/** Every pair of cells, in the order of `moves`. */
const pairs: readonly SwapMove[] = cells.flatMap((a) =>
  cells.map((b) => (a < b ? { from: a, to: b } : { from: b, to: a })),
);

const ordered = '1,2,3,4/5,6,7,8/9,10,11,12';
const position = '2,1,3,4/5,6,8,7/9,10,11,12/13,14,16,15 0';
const record = `[Position "${position}"] a4-b4 c3-d3 c1-d1`;

await testGame({
  tag: 'lucky-numbers-swap',
  game: luckySwap,
  bot,
  engine: {
    options: [{}, { seed: 'abc', par: 5 }, { seed: 'abc', par: 1, wrap: true }],
    conceivable: () => pairs,
    games: 2,
    plies: 40,
    vectors: false,
  },
  attributes: { par: '3', position },
  moves: ['a4-b4', 'c3-d3', 'c1-d1'],
  record,
  untilSeatB: [],
  middle: '2,1,3,4/5,6,8,7/9,10,11,12/13,14,15,16 1',
  illegal: 'a4-c4',
  presses: (notation) => notation.split('-'),
  bad: [
    { attribute: 'position', text: 'nonsense', names: /two parts/ },
    { attribute: 'position', text: `${ordered}/13,14,15,15 0`, names: /15 occurs twice/ },
    { attribute: 'position', text: `${ordered}/13,14,15,21 0`, names: /1 to 20/ },
    { attribute: 'position', text: `${ordered}/13,14,16,15 -1`, names: /Exchanges made/ },
    {
      attribute: 'record',
      text: '[Game "lucky-swap"] a4-c4',
      names: /column 21.*a4 and c4 are not neighbours/,
    },
    { attribute: 'record', text: '[Game "lucky-swap"] b4-a4', names: /column 21.*order of their names/ },
    {
      attribute: 'record',
      text: '[Game "lucky-swap"] [Options "{\\"par\\":6}"]',
      names: /Par must be 1 to 5/,
    },
    { attribute: 'par', text: '6', names: /Par must be 1 to 5/ },
    { attribute: 'par', text: '0', names: /Par must be 1 to 5/ },
    { attribute: 'par', text: 'many', names: /Par must be 1 to 5/ },
    { attribute: 'players', text: '2', names: /players/ },
    { attribute: 'first', text: 'B', names: /first/ },
    { attribute: 'seats', text: 'human human', names: /human/ },
  ],
});
