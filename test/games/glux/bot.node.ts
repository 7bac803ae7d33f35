import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levels, type Level, type Task } from '../../../src/core/bot.js';
import { random } from '../../../src/core/random.js';
import { bot } from '../../../src/games/glux/bot/index.js';
import { ends } from '../../../src/games/glux/bot/worth.js';
import {
  glux,
  reach,
  squareAt,
  type GluxOptions,
  type GluxState,
} from '../../../src/games/glux/engine/index.js';
import { drain } from '../../support/drain.js';
import { deepFreeze, playOut } from '../../support/random-games.js';
import { scene } from './scene.js';

const { chances, explain, formatMove, play, turn, view } = glux;

const ask = (view: GluxState, task: Task): string => formatMove(drain(bot, view, task).verdict.move);

/** A whole game between levels; throws when a move is illegal. */
function game(seats: readonly Level[], seed: string, options: GluxOptions = {}): GluxState {
  let state = deepFreeze(glux.setup({ players: seats.length, ...options }));
  const { below } = random(seed, 0);
  for (let ply = 0; turn(state) !== 'over'; ply++) {
    assert.ok(ply < 300, `no end, seed ${seed}`);
    const outcomes = chances(state);
    let drawn = outcomes.length > 0 ? below(outcomes.reduce((sum, { weight }) => sum + weight, 0)) : 0;
    const fallen = outcomes.find(({ weight }) => (drawn -= weight) < 0)?.move;
    const move =
      fallen ?? drain(bot, view(state, state.seat), { level: seats[state.seat]!, seed }).verdict.move;
    state = deepFreeze(play(state, move));
  }
  return state;
}

/** Wins of one level against the others, at each seat as often. */
function share(one: Level, other: Level, games: number): number {
  let points = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const winners = glux.winners(game(seat ? [other, one] : [one, other], `share ${i}`)) ?? [];
    points += winners.includes(seat) ? 1 / winners.length : 0;
  }
  return points / games;
}

const middle = view(scene('9,B6,2,B3/13/13/13/13/12,A3/4,A5,4,B1,3/13/A4,3,A2,8 A 25,16 856,587 -'), 0);

describe("the computer's players of Glüx", () => {
  const all: readonly GluxOptions[] = [{}, { players: 3, first: 2 }, { players: 4 }];
  for (const level of levels) {
    for (const options of all.slice(0, level === 'best' ? 2 : 3)) {
      it(`${level} plays legally to the end with ${JSON.stringify(options)}`, () => {
        const seats = Array.from({ length: options.players ?? 2 }, () => level);
        assert.ok(glux.ending(game(seats, 'a', options)));
      });
    }
  }

  it('plays on a board of the page', () => {
    const board = { name: 'small', rows: ['A.B', '.C.', 'D.E'], starts: { 2: ['a1', 'c3'] }, middle: 'C' };
    for (const level of levels) assert.ok(glux.ending(game([level, level], 'own', { board })));
  });

  it('light their own start square first', () => {
    const opening = view(scene('', ['+34']), 0);
    for (const level of levels) assert.match(ask(opening, { level, seed: 'a' }), /^[34]@a1$/);
  });

  it('take a room where they can, from medium on', () => {
    const state = view(scene('12,B5/13/13/7,B1,5/13/13/13/13/A6,5,A5,6 A 34,16 777,678 -'), 0);
    for (const level of ['medium', 'hard', 'best'] as const) {
      const taken = play(state, glux.parseMove(ask(state, { level, seed: 'a' })));
      assert.deepEqual([glux.scores(state)[0], glux.scores(taken)[0]], [8, 12], level);
    }
  });

  it('count as the engine does', () => {
    for (const options of all) {
      for (const { state } of playOut(glux, options, 'ends', 200).filter((_, i) => i % 7 === 0)) {
        const names = ends(state).map((places) => [...places].map((at) => squareAt(state.board, at)).sort());
        const counted = state.hands.map((_, seat) =>
          [...new Set(reach(state, seat).flatMap(({ to, from }) => (from ? to : [])))].sort(),
        );
        assert.deepEqual(names, counted);
      }
    }
  });

  it('give the same move for the same view, level and seed', () => {
    for (const level of levels) {
      const task: Task = { level, seed: 'again' };
      assert.equal(ask(middle, task), ask(structuredClone(middle), task));
    }
  });

  it('answer with the best so far when time is up, and say so', () => {
    const thinking = bot.think(middle, { level: 'best', seed: 's' });
    assert.equal(thinking.next().done, false);
    const { done, value } = thinking.next(true);
    assert.equal(done, true);
    assert.ok('move' in value && value.capped);
    assert.equal(explain(middle, value.move), undefined);
  });

  for (const budget of [0, 1, 100, -1, NaN]) {
    it(`answer with a budget of ${budget}`, () => {
      const { move, capped } = drain(bot, middle, { level: 'best', seed: 's', budget }).verdict;
      assert.equal(explain(middle, move), undefined);
      assert.equal(capped, undefined);
    });
  }

  it('tell how far they are', () => {
    const { progress } = drain(bot, middle, { level: 'best', seed: 's' });
    assert.ok(progress.length > 0);
    assert.ok(progress.every(({ done }, i) => done >= (progress[i - 1]?.done ?? 0) && done <= 1));
  });

  it('refuse to move when chance is to move, or nobody, or with a chip that they do not see', () => {
    const chance = scene('', []);
    const hidden = view(scene('', ['+34']), 1);
    const over = scene(
      '3,(B5B6),4,(B6B5),3,(B3B4)/13/A3,2,(A6A6),2,A3,2,(A6A5),3/1,B6,5,(B5B6),5/1,(B5B3),4,(B6B5),B1,B4,3,(B5B5)/(A5B6),2,(B3A3),2,(A3A5),(B3B3),(B5B6),A6,3/13/13/(A3A6),2,(A5B3),2,(A5A3),2,(A5A6),3 - 16,- 122,000 A',
    );
    for (const state of [chance, hidden, over]) {
      assert.throws(() => drain(bot, state, { level: 'best', seed: 's' }), RangeError);
    }
  });

  it('grow stronger: medium beats easy', () => {
    assert.ok(share('medium', 'easy', 30) > 0.6);
  });

  it('grow stronger: hard beats medium, and best is no weaker than hard', () => {
    assert.ok(share('hard', 'medium', 24) > 0.5);
    assert.ok(share('best', 'hard', 16) >= 0.5);
  });
});
