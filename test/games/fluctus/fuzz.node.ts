import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { random } from '../../../src/core/random.js';
import { fluctus, type FluctusOptions } from '../../../src/games/fluctus/engine/index.js';
import { refusedOrSame } from '../../support/describe-game.js';
import { mutate } from '../../support/mutate.js';
import { playOut } from '../../support/random-games.js';

const COUNT = 100_000;

// Without stack traces the test is several times faster.
Error.stackTraceLimit = 0;

describe(`of ${COUNT} mutated texts`, () => {
  const sets: FluctusOptions[] = [{}, { variant: 'return', colors: ['yellow', 'green'] }];
  const games = sets.map((options) => playOut(fluctus, options, 'fluctus fuzz', 300));

  it('every move is refused with BadNotation or formats to the same text', () => {
    const seed = 'fluctus fuzz moves';
    const dice = random(seed, 0);
    const moves = games.flat().flatMap(({ move }) => (move ? [fluctus.formatMove(move)] : []));
    let accepted = 0;
    for (let i = 0; i < COUNT; i++) {
      const text = mutate(moves, dice);
      accepted += +refusedOrSame(text, () => fluctus.formatMove(fluctus.parseMove(text)), seed);
    }
    assert.ok(accepted > COUNT / 1000 && accepted < COUNT);
  });

  it('every position is refused with BadNotation or formats to the same text', () => {
    const seed = 'fluctus fuzz positions';
    const dice = random(seed, 0);
    const positions = games.map((game) => game.map(({ state }) => fluctus.formatPosition(state)));
    let accepted = 0;
    for (let i = 0; i < COUNT; i++) {
      const at = i % sets.length;
      const text = mutate(positions[at]!, dice);
      const rewrite = () => fluctus.formatPosition(fluctus.parsePosition(text, sets[at]));
      accepted += +refusedOrSame(text, rewrite, seed);
    }
    assert.ok(accepted > COUNT / 1000 && accepted < COUNT);
  });
});
