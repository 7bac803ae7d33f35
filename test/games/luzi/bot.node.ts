import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levels, type Level, type Task } from '../../../src/core/bot.js';
import { random } from '../../../src/core/random.js';
import { bookOf } from '../../../src/games/luzi/bot/book.js';
import { bot } from '../../../src/games/luzi/bot/index.js';
import { luzi, type LuziOptions } from '../../../src/games/luzi/engine/index.js';
import { drain } from '../../support/drain.js';
import { deepFreeze, playOut } from '../../support/random-games.js';
import { policyOf } from './bot-policy.js';
import { scene } from './scene.js';

/** Options of games that `best` solves fast. */
const games: readonly LuziOptions[] = [
  { rounds: 1 },
  { players: 5, rounds: 1, rows: 'doubling', together: 'stand-off' },
  { players: 3, rounds: 30, rows: [0, 0, 0, 0, 0, 0], superluzi: 8, first: 2 },
];

const ask = (position: string, level: Level, options?: LuziOptions, task?: Partial<Task>) =>
  drain(bot, scene(position, [], options), { level, seed: 's', ...task }).verdict;

const asked = (position: string, level: Level, options?: LuziOptions) =>
  luzi.formatMove(ask(position, level, options).move);

const last = { rounds: 1 };

describe('the computer players of Luzi und Joe', () => {
  it('throw all eight dice at first', () => {
    for (const level of levels) assert.equal(asked('0,0 1/5 A 0 -', level), 'roll');
  });

  it('stop if no other move is legal', () => {
    for (const level of levels) assert.equal(asked('0,0 1/5 A 3 11111566', level), 'stop');
  });

  it('throw RangeError if no seat is to move', () => {
    for (const position of ['0,0 1/5 A 0 -+8', '0,0 5/5 - 0 -'])
      assert.throws(() => ask(position, 'easy'), RangeError);
  });

  it('play legal moves from frozen views, independent of the seed', () => {
    for (const options of games) {
      for (const { state } of playOut(luzi, options, 'bots', 60)) {
        const turn = luzi.turn(state);
        if (typeof turn !== 'number') continue;
        const view = deepFreeze(luzi.view(state, turn));
        for (const level of levels) {
          const { move } = drain(bot, view, { level, seed: 'x' }).verdict;
          assert.equal(luzi.explain(state, move), undefined);
          assert.deepEqual(drain(bot, structuredClone(view), { level, seed: 'y' }).verdict.move, move);
        }
      }
    }
  });

  it('play games to their end', () => {
    let state = luzi.setup({ players: 4, rounds: 2 });
    for (let ply = 0; !state.ending; ply++) {
      const chances = luzi.chances(state);
      const move = chances.length
        ? chances[random('bots', ply).below(chances.length)]!.move
        : drain(bot, state, { level: levels[state.seat]!, seed: '' }).verdict.move;
      state = luzi.play(state, move);
    }
    assert.equal(state.sheet.filter(({ kind }) => kind !== 'robbed').length, 8);
  });

  it('increase in strength from level to level, by the exact mean of a run', () => {
    const start = luzi.setup();
    const { run, means } = bookOf(start);
    const mean = (level: Exclude<Level, 'best'>) => run.solve(means, policyOf(level, start)).toFixed(4);
    assert.deepEqual([mean('easy'), mean('medium'), mean('hard')], ['9.4215', '13.0726', '15.4085']);
    assert.equal(run.solve(means).toFixed(4), '16.7556');
  });
});

describe('easy', () => {
  it('stops as soon as it scores', () => {
    assert.equal(asked('0,0 1/5 A 1 22333466', 'easy'), 'stop');
  });

  it('hopes for the Trinity with all dice', () => {
    assert.equal(asked('0,0 1/5 A 1 12255556', 'easy'), 'roll:225555');
  });

  it('stops with three Joes and sixes', () => {
    assert.equal(asked('0,0 1/5 A 1 12255566', 'easy'), 'stop');
  });
});

describe('medium', () => {
  it('keeps the largest group and throws the others', () => {
    assert.equal(asked('0,0 1/5 A 1 22233466', 'medium'), 'roll:334');
    assert.equal(asked('0,0 1/5 A 1 12233566', 'medium'), 'roll:225');
  });

  it('keeps the higher of two groups', () => {
    assert.equal(asked('0,0 1/5 A 1 22335566', 'medium'), 'roll:2233');
  });

  it('stops with more than a row of five fours, but not while Joe blocks', () => {
    assert.equal(asked('0,0 1/5 A 1 22444446', 'medium'), 'roll:22');
    assert.equal(asked('0,0 1/5 A 1 22555556', 'medium'), 'stop');
    assert.equal(asked('0,0 1/5 A 1 12555555', 'medium'), 'roll:25');
  });
});

describe('hard', () => {
  it('stops if another throw does not pay', () => {
    assert.equal(asked('0,0 1/5 A 1 22335566', 'hard'), 'stop');
    assert.equal(asked('0,0 1/5 A 1 11122346', 'hard'), 'roll:223');
  });

  it('throws for the Trinity while Joe blocks', () => {
    assert.equal(asked('0,0 1/5 A 1 11455556', 'hard'), 'roll:455');
  });
});

describe('best', () => {
  it('throws for a row of six only if a row of five does not win', () => {
    assert.equal(asked('60,0 1/1 B 1 22555556', 'best', last), 'roll:22');
    assert.equal(asked('44,0 1/1 B 1 22555556', 'best', last), 'stop');
  });

  it('plays for the mean while the end is far', () => {
    const { move, values } = ask('0,0 1/99 A 1 22335556', 'best', { rounds: 99 }, { analysis: true });
    const most = Math.max(...values!.map(({ points = 0 }) => points));
    assert.equal(values![0]!.points, most);
    assert.deepEqual(move, values![0]!.move);
  });

  it('plays for the mean if it is stopped at once, marked as capped', () => {
    const thinking = bot.think(scene('60,0 4/5 A 1 22335566'), { level: 'best', seed: '' });
    assert.ok(!thinking.next().done);
    const step = thinking.next(true);
    assert.deepEqual(step.value, { move: { kind: 'roll', dice: [2, 2] }, capped: true });
  });

  it('changes nothing when it is dropped', () => {
    const view = scene('7,0 1/1 B 1 22335566', [], { rounds: 1, superluzi: 7 });
    const task: Task = { level: 'best', seed: '', analysis: true };
    for (let portions = 1; portions < 40; portions += 7) {
      const thinking = bot.think(view, task);
      for (let i = 0; i < portions; i++) thinking.next();
    }
    const [one, two] = [bot.think(view, task), bot.think(view, task)];
    let [a, b] = [one.next(), two.next()];
    while (!a.done || !b.done) [a, b] = [a.done ? a : one.next(), b.done ? b : two.next()];
    const fresh = scene('7,0 1/1 B 1 22335566', [], { rounds: 1, superluzi: 7 });
    for (const rows of ['doubling', 'triangular', [1, 2, 3, 4, 5, 6], [2, 2, 2, 2, 2, 2]] as const)
      drain(bot, scene('7,0 1/1 B 1 22335566', [], { rounds: 1, rows }), task);
    assert.deepEqual(a.value, drain(bot, fresh, task).verdict);
    assert.deepEqual(b.value, a.value);
  });

  it('reports progress that never decreases', () => {
    const { progress } = drain(bot, scene('0,0 4/5 B 1 22335566'), { level: 'best', seed: '' });
    const shares = progress.map(({ done }) => done);
    assert.ok(shares.length > 100 && shares.at(-1)! > 0.9);
    assert.deepEqual(
      shares,
      [...shares].sort((a, b) => a - b),
    );
  });
});

describe('analysis', () => {
  const task: Partial<Task> = { analysis: true };

  it('values every legal move, the best first, equally at every level', () => {
    const position = '30,40,20 3/3 A 1 22334556';
    const options = { players: 3, rounds: 3 };
    const moves = luzi.moves(scene(position, [], options)).map(luzi.formatMove);
    const verdicts = levels.map((level) => ask(position, level, options, task));
    const values = verdicts[0]!.values!;
    assert.deepEqual(values.map(({ move }) => luzi.formatMove(move)).sort(), [...moves].sort());
    for (const [i, { chances }] of values.entries()) {
      assert.ok(Math.abs(chances.reduce((sum, each) => sum + each, 0) - 1) < 1e-9);
      if (i) assert.ok(values[i - 1]!.chances[0]! >= chances[0]! - 1e-9);
    }
    for (const each of verdicts) assert.deepEqual(each.values, values);
    for (const [i, level] of levels.entries())
      assert.equal(luzi.formatMove(verdicts[i]!.move), asked(position, level, options));
  });

  it('values the first throw', () => {
    const { values } = ask('0,0 1/1 A 0 -', 'easy', last, task);
    assert.equal(values!.length, 1);
    assert.equal(values![0]!.points!.toFixed(9), '16.755648939');
  });

  it('has an error if it is not exact', () => {
    const three = { players: 3, rounds: 2 };
    assert.ok(ask('0,0,0 1/2 A 1 22334556', 'best', three, task).values![0]!.error! > 0);
    assert.ok(!('error' in ask('0,0,0 2/2 A 1 22334556', 'best', three, task).values![0]!));
    assert.ok(
      ask('0,0 1/2 A 1 22334556', 'best', { rounds: 2 }, { ...task, budget: 9 }).values![0]!.error! > 0,
    );
  });
});
