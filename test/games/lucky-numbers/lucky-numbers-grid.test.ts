import { bot } from '../../../src/games/lucky-numbers/bot/index.js';
import {
  cells,
  luckyNumbers,
  type LuckyMove,
  type LuckyState,
} from '../../../src/games/lucky-numbers/engine/index.js';
import { testGame } from '../../support/test-game.js';

const numbers = Array.from({ length: 20 }, (_, i) => i + 1);

/** Every number on every cell, every number turned over, and the two other turns. */
const conceivable: readonly LuckyMove[] = [
  { kind: 'draw' },
  { kind: 'pass' },
  ...numbers.map((tile) => ({ kind: 'reveal' as const, tile })),
  ...numbers.flatMap((tile) => cells.map((to) => ({ kind: 'lay' as const, tile, to }))),
];

const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
const position = `${rows}/13,.,.,20|${rows}/.,.,.,20 A -|- 13,14,15,16 0`;
const empty = '.,.,.,./.,.,.,./.,.,.,./.,.,.,.';

await testGame({
  tag: 'lucky-numbers-grid',
  game: luckyNumbers,
  bot,
  engine: {
    options: [
      {},
      { players: 1 },
      { players: 3, setup: 'sorted', variant: 'play-on', first: 2 },
      { players: 4, setup: 'one-by-one', sets: 1, first: 1 },
    ],
    conceivable: () => conceivable,
    games: 2,
    plies: 700,
    vectors: true,
  },
  attributes: { position, seed: 'contract' },
  moves: ['14@b1', '13@a1', 'draw', 'pass', '16@b1', '15@c1'],
  record: `[Position "${position}"] 14@b1 13@a1 draw +19 pass 16@b1 15@c1`,
  plies: 7,
  middle: '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A 12|- 6,19 0',
  illegal: '12@b4',
  presses(notation, { element }) {
    const { hands, seat } = element.state as LuckyState;
    if (notation === 'pass') return [`Leave the ${hands[seat]?.[0]}`];
    if (notation === 'draw') return ['turn over a tile'];
    return notation.split('@');
  },
  bad: [
    { attribute: 'position', text: 'nonsense', names: /five parts/ },
    { attribute: 'position', text: `5,.,5,./.,.,.,./.,.,.,./.,.,.,.|${empty} A -|- - 0`, names: /c4|a4/ },
    { attribute: 'position', text: `${empty}|${empty} A -|- ${'7,'.repeat(80)}7 0`, names: /7|tiles|sets/ },
    { attribute: 'record', text: '13@a4', names: /column 1/ },
    { attribute: 'record', text: '+3 +4 (+5', names: /column 7/ },
    { attribute: 'setup', text: 'magic', names: /setup/ },
    { attribute: 'variant', text: 'chess', names: /variant/ },
    { attribute: 'sets', text: '9', names: /[Ss]ets/ },
    { attribute: 'sets', text: '-1', names: /[Ss]ets/ },
    { attribute: 'first', text: 'C', names: /first/ },
    { attribute: 'players', text: '5', names: /players/ },
  ],
});
