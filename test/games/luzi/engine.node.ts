import {
  choices,
  faces,
  luzi,
  type Face,
  type LuziMove,
  type LuziState,
} from '../../../src/games/luzi/engine/index.js';
import { outcomes } from '../../../src/games/luzi/engine/dice.js';
import { describeGame } from '../../support/describe-game.js';

const roll = (dice: readonly Face[]): LuziMove => ({ kind: 'roll', dice });
const falls = (dice: number): readonly LuziMove[] =>
  dice > 0 && dice < 9 ? outcomes(dice).map(({ move }) => move) : [];

/** One, two or three dice of any faces. */
const few = [1, 2, 3].flatMap((dice) =>
  outcomes(dice).flatMap(({ move }) => (move.kind === 'fall' ? [roll(move.dice)] : [])),
);

/** Any dice of the table, locked ones among them, and each with one more; anything that might fall. */
function conceivable({ dice, cup }: LuziState): readonly LuziMove[] {
  const chosen = choices(dice).flatMap((some) => [
    roll(some),
    ...faces.map((more) => roll([...some, more].slice(-8))),
  ]);
  return [{ kind: 'stop' }, roll([]), ...few, ...chosen, ...[cup - 1, cup, cup + 1].flatMap(falls)];
}

describeGame(luzi, {
  options: [
    {},
    { players: 5, rounds: 2, first: 3 },
    { players: 3, rounds: 3, rows: 'doubling', together: 'stand-off', superluzi: 6 },
    { players: 4, rounds: 1, rows: [0, 0, 0, 0, 0, 0], superluzi: 8, first: 1 },
  ],
  conceivable,
  games: 4,
  texts: 2000,
});
