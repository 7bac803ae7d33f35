import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fields, fluctus, type FluctusMove } from '../../../src/games/fluctus/engine/index.js';
import { describeGame } from '../../support/describe-game.js';
import { perft } from '../../support/describe-vectors.js';

/** Every pair of fields, by step and by capture, and every entry. */
const conceivable: readonly FluctusMove[] = fields.flatMap((to) => [
  { kind: 'enter' as const, to },
  ...fields.flatMap((from) => [
    { kind: 'step' as const, from, to },
    { kind: 'capture' as const, from, to },
  ]),
]);

describeGame(fluctus, {
  options: [
    {},
    { colors: ['white', 'blue'], first: 1 },
    { colors: ['violet', 'yellow'] },
    { variant: 'return' },
    { variant: 'return', colors: ['green', 'blue'] },
  ],
  conceivable: () => conceivable,
  games: 4,
  texts: 2000,
});

it('Fluctus has 9396 sequences of seven turns', () => {
  assert.equal(perft(fluctus, fluctus.setup(), 7), 9396);
});
