import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { luzi, type LuziMove } from '../../../src/games/luzi/engine/index.js';

const thrown = luzi.parsePosition('0,0 1/5 A 1 11223456');
const falling = luzi.play(luzi.setup(), { kind: 'roll', dice: [] });

describe('lists of Luzi und Joe', () => {
  it('are not changed by the caller of an earlier one', () => {
    const moves = luzi.moves(thrown);
    const chances = luzi.chances(falling);
    const copies = structuredClone({ moves, chances });
    (moves as unknown[]).length = 0;
    (chances as unknown[]).length = 0;
    assert.deepEqual({ moves: luzi.moves(thrown), chances: luzi.chances(falling) }, copies);
  });

  it('share only frozen throws', () => {
    const dice = (move: LuziMove): object => (move.kind === 'stop' ? Object.freeze({}) : move.dice);
    for (const list of [luzi.moves, (state: typeof falling) => luzi.chances(state).map(({ move }) => move)]) {
      const state = list === luzi.moves ? thrown : falling;
      const again = new Set(list(state));
      const shared = list(state).filter((move) => again.has(move));
      assert.ok(shared.length > 1);
      for (const move of shared) assert.ok(Object.isFrozen(move) && Object.isFrozen(dice(move)));
    }
    assert.ok(luzi.chances(falling).every((chance) => Object.isFrozen(chance)));
  });
});
