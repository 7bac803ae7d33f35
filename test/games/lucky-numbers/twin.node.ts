import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { random } from '../../../src/core/random.js';
import { Twin } from '../../../src/games/lucky-numbers/bot/twin.js';
import { luckyNumbers } from '../../../src/games/lucky-numbers/engine/index.js';
import { scene } from './scene.js';
import { anyMove, everyOption, packed, walkBeside, whole } from './twins.js';

const FULL_BUT_ONE = '1,2,3,4/5,6,7,./9,10,11,12/13,14,15,16';
const LOW = '1,.,.,./.,5,.,./.,.,12,./.,.,.,18';

describe('the fast engine (Twin) of Lucky Numbers', () => {
  const met = new Set<string>();
  for (const options of everyOption) {
    it(`is equal to the engine in random games: ${JSON.stringify(options)}`, () => {
      walkBeside(luckyNumbers.setup(options), random('twin', 0), 90, 5, met);
    });
  }

  it('is equal to the engine near a full board', () => {
    for (const variant of ['basic', 'play-on'] as const) {
      const state = scene(`${FULL_BUT_ONE}|${LOW}|${FULL_BUT_ONE} B -|-|- 3,8,8,19 11`, [], { variant });
      walkBeside(state, random('full', 0), 300, 3, met);
    }
  });

  it('has been compared with every ending and kind of happening', () => {
    assert.deepEqual(
      [...met].sort(),
      'L6 L7 arranged dealt drew ended exchanged laid left matched must-draw took traded turned'.split(' '),
    );
  });

  it('has no winner if a single player has no tile left (L7)', () => {
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    const middle = numbers.filter((number) => ![1, 5, 12, 18, 20].includes(number)).join();
    const twin = new Twin(scene(`${LOW} A 20 ${middle} 0`, [], { players: 1, sets: 1 }));
    twin.do(packed({ kind: 'pass' }));
    assert.deepEqual([twin.over, twin.winners], [7, 0]);
  });

  it('is won by a single player who fills the board (L6)', () => {
    const twin = new Twin(scene(`${FULL_BUT_ONE} A 8 - 0`, [], { players: 1 }));
    twin.do(packed({ kind: 'lay', tile: 8, to: 'd3' }));
    assert.deepEqual([twin.over, twin.winners], [6, 1]);
  });

  it('gives no further turn for an equal number on the board of another seat (L9)', () => {
    for (const [cell, rows] of [
      ['a4', '1,.,.,./.,2,.,./.,.,4,8/.,.,.,9'],
      ['b4', '1,.,.,./.,2,.,./.,.,4,./8,.,.,9'],
      ['a3', '1,.,.,./.,2,.,./.,.,4,./.,.,.,8'],
    ] as const) {
      const other = '3,.,.,./.,10,.,./.,.,12,./.,.,.,15';
      const twin = new Twin(scene(`${rows}|${other} B -|8 - 0`, [], { variant: 'play-on' }));
      twin.do(packed({ kind: 'lay', tile: 8, to: cell }));
      assert.equal(twin.seat, 0, cell);
    }
  });

  it('copies another Twin without changing it', () => {
    const start = new Twin(luckyNumbers.setup());
    const before = whole(start);
    const twin = new Twin(luckyNumbers.setup());
    const chance = random('copy', 0);
    while (!twin.over) twin.do(anyMove(twin, chance));
    assert.notEqual(whole(twin), before);
    twin.copy(start);
    assert.equal(whole(twin), before);
    while (!twin.over) twin.do(anyMove(twin, chance));
    assert.equal(whole(start), before);
  });
});
