import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levels, type Level, type Task } from '../../../src/core/bot.js';
import { random } from '../../../src/core/random.js';
import { bot } from '../../../src/games/lucky-numbers/bot/index.js';
import {
  luckyNumbers,
  type LuckyMove,
  type LuckyOptions,
  type LuckyState,
} from '../../../src/games/lucky-numbers/engine/index.js';
import { drain } from '../../support/drain.js';
import { deepFreeze, drawOutcome } from '../../support/random-games.js';
import { scene } from './scene.js';

const { explain, formatMove, play, turn } = luckyNumbers;

const ask = (view: LuckyState, task: Task): string => formatMove(drain(bot, view, task).verdict.move);

/** Few rollouts, so that whole games take little time. */
const HURRY = 300;

/** A whole game between levels; throws when a move is illegal. */
function game(seats: readonly Level[], seed: string, options: LuckyOptions = {}, budget = HURRY): LuckyState {
  let state = deepFreeze(luckyNumbers.setup({ players: seats.length, ...options }));
  const dice = random(seed, 0);
  for (let ply = 0; turn(state) !== 'over'; ply++) {
    assert.ok(ply < 3000, `no end, seed ${seed}`);
    const move =
      drawOutcome(luckyNumbers, state, dice) ??
      drain(bot, state, { level: seats[state.seat]!, seed, budget }).verdict.move;
    state = deepFreeze(play(state, move));
  }
  return state;
}

/** The points of one level against another; both begin equally often. */
function share(one: Level, other: Level, games: number): number {
  let points = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const winners = luckyNumbers.winners(game(seat ? [other, one] : [one, other], `share ${i}`)) ?? [];
    points += winners.includes(seat) ? 1 / winners.length : 0;
  }
  return points / games;
}

const LOW = '1,.,.,./.,5,.,./.,.,12,./.,.,.,18';
const middle = scene(`${LOW}|3,.,.,./.,9,.,./.,.,11,./.,.,.,17 A -|- 2,4,8,8,15,19 0`);

describe('the computer players of Lucky Numbers', () => {
  const all: readonly LuckyOptions[] = [
    {},
    { setup: 'sorted', variant: 'play-on', players: 3, first: 1 },
    { setup: 'one-by-one', players: 4, sets: 1 },
    { players: 1 },
  ];
  for (const level of levels) {
    for (const options of all) {
      it(`${level} plays legally to the end with ${JSON.stringify(options)}`, () => {
        const seats = Array.from({ length: options.players ?? 2 }, () => level);
        for (const seed of ['a', 'b', 'c']) assert.ok(luckyNumbers.ending(game(seats, seed, options, 40)));
      });
    }
  }

  it('turn a tile over if L8 allows nothing else', () => {
    const state = scene(`${LOW}|${LOW} A -|- 3,9 8`);
    for (const level of levels) assert.equal(ask(state, { level, seed: 'a' }), 'draw');
  });

  it('lay dealt tiles in ascending order, from level medium', () => {
    let state = scene('', ['+12', '+3', '+20', '+9'], { players: 1 });
    for (const move of ['3@a4', '9@b3', '12@c2', '20@d1']) {
      for (const level of ['medium', 'hard', 'best'] as const) {
        assert.equal(ask(state, { level, seed: 'a' }), move);
      }
      state = play(state, luckyNumbers.parseMove(move));
    }
  });

  it('fill the last cell if they can', () => {
    const state = scene(`1,2,3,4/5,6,7,./9,10,11,12/13,14,15,16|${LOW} A -|- 2,8,19 0`);
    for (const level of levels) assert.equal(ask(state, { level, seed: 'a' }), '8@d3');
  });

  it('give the same move for the same view, level and seed', () => {
    for (const level of levels) {
      const task: Task = { level, seed: 'again' };
      assert.equal(ask(middle, task), ask(structuredClone(middle), task));
    }
  });

  it('return the best move so far when they are stopped, marked as capped', () => {
    const thinking = bot.think(middle, { level: 'best', seed: 's' });
    assert.equal(thinking.next().done, false);
    const { done, value } = thinking.next(true);
    assert.equal(done, true);
    assert.ok('move' in value && value.capped);
    assert.equal(explain(middle, value.move), undefined);
  });

  for (const budget of [0, 1, -1, NaN]) {
    it(`return a move with a budget of ${budget}`, () => {
      assert.equal(
        explain(middle, drain(bot, middle, { level: 'best', seed: 's', budget }).verdict.move),
        undefined,
      );
    });
  }

  it('report their progress', () => {
    const { progress } = drain(bot, middle, { level: 'best', seed: 's' });
    assert.ok(progress.length > 0);
    assert.ok(progress.every(({ done }, i) => done >= (progress[i - 1]?.done ?? 0) && done <= 1));
  });

  it('throw RangeError if chance or nobody is to move', () => {
    const over = scene(`${LOW}|1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16 - -|- - 0`);
    const chance = scene(`${LOW}|${LOW} A *|- - 0`);
    for (const state of [over, chance]) {
      assert.throws(() => drain(bot, state, { level: 'best', seed: 's' }), RangeError);
    }
  });

  it('return the same moves if several think in turn and one is dropped', () => {
    const task = (seed: string): Task => ({ level: 'best', seed, budget: 2000 });
    bot.think(middle, task('dropped')).next();
    const thoughts = ['a', 'b'].map((seed) => bot.think(middle, task(seed)));
    const found: [LuckyMove?, LuckyMove?] = [];
    while (!found[0] || !found[1])
      thoughts.forEach((thinking, i) => {
        if (found[i]) return;
        const { done, value } = thinking.next();
        if (done) found[i] = value.move;
      });
    assert.deepEqual(
      found.map((move) => formatMove(move!)),
      ['a', 'b'].map((seed) => ask(middle, task(seed))),
    );
  });

  it('lay a single dealt tile near its place, level best by search', () => {
    const state = scene('', ['+19'], { players: 1, setup: 'one-by-one' });
    for (const level of ['medium', 'hard', 'best'] as const)
      assert.equal(ask(state, { level, seed: 'a', budget: 2000 }), '19@d1');
  });

  it('differ in strength: medium beats easy', () => {
    assert.ok(share('medium', 'easy', 16) > 0.7);
  });

  it('differ in strength: hard beats medium', () => {
    assert.ok(share('hard', 'medium', 60) > 0.55);
  });

  it('differ in strength: best beats medium by far, even with a small budget', () => {
    assert.ok(share('best', 'medium', 16) > 0.7);
  });
});
