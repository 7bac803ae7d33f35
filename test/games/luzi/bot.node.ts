import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levels, type Level, type Task } from '../../../src/core/bot.js';
import { random } from '../../../src/core/random.js';
import { bot } from '../../../src/games/luzi/bot/index.js';
import { luzi, type LuziMove, type LuziState } from '../../../src/games/luzi/engine/index.js';
import { runWorth, type Policy } from './odds.js';
import { deepFreeze, playOut } from '../../support/random-games.js';
import { scene } from './scene.js';

function think(view: LuziState, task: Task): LuziMove {
  const step = bot.think(view, task).next();
  assert.ok(step.done);
  return step.value.move;
}

const ask = (position: string, level: Level = 'medium', seed = 's') =>
  luzi.formatMove(think(scene(position), { level, seed }));

const policy =
  (level: Level, seed: string): Policy =>
  (state) => {
    const move = think(state, { level, seed });
    return move.kind === 'roll' ? move.dice : undefined;
  };

const mean = (level: Level, seed = 's') => runWorth((_, points) => points, policy(level, seed)).run;

describe('the computer players of Luzi und Joe', () => {
  it('keep the largest group and throw the others', () => {
    assert.equal(ask('0,0 1/5 A 1 22233466'), 'roll:334');
    assert.equal(ask('0,0 1/5 A 1 12233566'), 'roll:225');
  });

  it('keep the higher of two groups', () => {
    assert.equal(ask('0,0 1/5 A 1 22335566'), 'roll:2233');
  });

  it('stop at fifteen, but not under Joe', () => {
    assert.equal(ask('0,0 1/5 A 1 22255566'), 'stop');
    assert.equal(ask('0,0 1/5 A 1 12255566'), 'roll:22');
  });

  it('do not stop for nothing while dice are free', () => {
    assert.equal(ask('0,0 1/5 A 1 11555556'), 'roll:55');
    assert.equal(ask('0,0 1/5 A 1 11455556'), 'roll:45');
  });

  it('throw all eight dice at first', () => {
    for (const level of levels) assert.equal(ask('0,0 1/5 A 0 -', level), 'roll');
  });

  it('stop where nothing else is left', () => {
    for (const level of levels) assert.equal(ask('0,0 1/5 A 3 11111566', level), 'stop');
  });

  it('play legal moves from frozen views, the same for the same seed', () => {
    for (const options of [{}, { players: 5, rounds: 2 }] as const) {
      for (const { state } of playOut(luzi, options, 'bots', 300)) {
        const turn = luzi.turn(state);
        if (typeof turn !== 'number') continue;
        const view = deepFreeze(luzi.view(state, turn));
        for (const level of levels) {
          const move = think(view, { level, seed: 'x' });
          assert.equal(luzi.explain(state, move), undefined);
          assert.deepEqual(think(structuredClone(view), { level, seed: 'x' }), move);
        }
      }
    }
  });

  it('differ by seed where they are careless', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => `${i}`);
    const moves = new Set(seeds.map((seed) => ask('0,0 1/5 A 1 22234566', 'easy', seed)));
    assert.ok(moves.size > 2);
  });

  it('refuse where no seat is to move', () => {
    for (const position of ['0,0 1/5 A 0 -+8', '0,0 5/5 - 0 -']) {
      assert.throws(() => ask(position), RangeError);
    }
  });

  it('grow stronger from level to level, by the exact mean of a run', () => {
    const means = [
      Math.max(mean('easy', 'a'), mean('easy', 'b')),
      mean('medium'),
      mean('hard'),
      mean('best'),
    ];
    assert.deepEqual(
      means,
      [...means].sort((a, b) => a - b),
    );
    assert.equal(means[1]!.toFixed(4), '14.2685');
  });

  it('play games to their end', () => {
    let state = luzi.setup({ players: 4 });
    for (let ply = 0; !state.ending; ply++) {
      const chances = luzi.chances(state);
      const move = chances.length
        ? chances[random('bots', ply).below(chances.length)]!.move
        : think(state, { level: levels[state.seat]!, seed: `${ply}` });
      state = luzi.play(state, move);
    }
    assert.equal(state.sheet.filter(({ kind }) => kind !== 'robbed').length, 20);
  });
});
