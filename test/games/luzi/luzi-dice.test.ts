import { bot } from '../../../src/games/luzi/bot/index.js';
import { outcomes } from '../../../src/games/luzi/engine/dice.js';
import {
  choices,
  faces,
  luzi,
  type Face,
  type LuziMove,
  type LuziState,
} from '../../../src/games/luzi/engine/index.js';
import { testGame } from '../../support/test-game.js';
import { presses } from './presses.js';

const roll = (dice: readonly Face[]): LuziMove => ({ kind: 'roll', dice });
const falls = (dice: number): readonly LuziMove[] =>
  dice > 0 && dice < 9 ? outcomes(dice).map(({ move }) => move) : [];

/** One, two or three dice of any faces. */
const few = [1, 2, 3].flatMap((dice) =>
  outcomes(dice).flatMap(({ move }) => (move.kind === 'fall' ? [roll(move.dice)] : [])),
);

/** Any dice of the table, locked ones included, and each with one more; any fall of about as many dice. */
function conceivable({ dice, cup }: LuziState): readonly LuziMove[] {
  const chosen = choices(dice).flatMap((some) => [
    roll(some),
    ...faces.map((more) => roll([...some, more].slice(-8))),
  ]);
  return [{ kind: 'stop' }, roll([]), ...few, ...chosen, ...[cup - 1, cup, cup + 1].flatMap(falls)];
}

await testGame({
  tag: 'luzi-dice',
  game: luzi,
  bot,
  engine: {
    options: [
      {},
      { players: 5, rounds: 2, first: 3 },
      { players: 3, rounds: 3, rows: 'doubling', together: 'stand-off', superluzi: 6 },
      { players: 4, rounds: 1, rows: [0, 0, 0, 0, 0, 0], superluzi: 8, first: 1 },
    ],
    conceivable,
    games: 4,
    vectors: true,
  },
  attributes: { rounds: '1', seed: 'c' },
  moves: ['roll', 'roll:23', 'stop', 'roll', 'stop'],
  record: 'roll =23345556 roll:23 =23 stop roll =11444566 stop',
  plies: 8,
  untilSeatB: ['roll', 'stop'],
  middle: '0,0 1/1 A 2 12344556',
  illegal: 'roll:16',
  presses,
  bad: [
    { attribute: 'position', text: 'nonsense', names: /five parts/ },
    { attribute: 'position', text: '0,0 1/1 A 1 12345567', names: /7/ },
    { attribute: 'position', text: '0,0 2/1 A 0 -', names: /round/i },
    { attribute: 'record', text: 'roll =1122', names: /column 6/ },
    { attribute: 'record', text: 'roll roll', names: /column 6/ },
    { attribute: 'rounds', text: '-3', names: /rounds/i },
    { attribute: 'rows', text: '6 12 20', names: /rows/i },
    { attribute: 'rows', text: 'square', names: /rows/i },
    { attribute: 'together', text: 'both', names: /together/i },
    { attribute: 'superluzi', text: '3', names: /superluzi/i },
    { attribute: 'first', text: 'E', names: /first/ },
    { attribute: 'players', text: '6', names: /players/ },
  ],
});
