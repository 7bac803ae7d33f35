import { bot } from '../../../src/games/fluctus/bot/index.js';
import { fields, fluctus, type FluctusMove } from '../../../src/games/fluctus/engine/index.js';
import { testGame } from '../../support/test-game.js';

/** Every pair of fields, by step and by capture, and every entry. */
const conceivable: readonly FluctusMove[] = fields.flatMap((to) => [
  { kind: 'enter' as const, to },
  ...fields.flatMap((from) => [
    { kind: 'step' as const, from, to },
    { kind: 'capture' as const, from, to },
  ]),
]);

await testGame({
  tag: 'fluctus-board',
  game: fluctus,
  bot,
  engine: {
    options: [
      {},
      { colors: ['white', 'blue'], first: 1 },
      { variant: 'return' },
      { variant: 'return', colors: ['green', 'blue'] },
    ],
    conceivable: () => conceivable,
    games: 4,
    vectors: true,
  },
  attributes: { colors: 'blue white' },
  moves: ['@bi', '@wi', '@bo', '@wo', 'bo-go', 'wo-yo', 'go-bo', 'yoxbi'],
  middle: '.B..A./.B..A. A 6,6 2,2 -,-',
  illegal: 'bo-wo',
  presses: (notation) => notation.replace('@', '').split(/[-x]/),
  bad: [
    { attribute: 'position', text: 'nonsense', names: /five parts/ },
    { attribute: 'position', text: 'AAAAAA/AAAAAA A 0,0 2,2 -,-', names: /more than eight stones/ },
    { attribute: 'position', text: '.B..A./.B..A. A 6,6 0,2 -,-', names: /entries/ },
    { attribute: 'record', text: '@bo @bo', names: /column 5/ },
    { attribute: 'record', text: '@bo (@bi', names: /column 5/ },
    { attribute: 'colors', text: 'blue blue', names: /colou?rs/i },
    { attribute: 'colors', text: 'blue red', names: /opposite/ },
    { attribute: 'variant', text: 'chess', names: /variant/ },
    { attribute: 'first', text: 'C', names: /first/ },
    { attribute: 'players', text: '3', names: /players/ },
  ],
});
