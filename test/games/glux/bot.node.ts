import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levels, type Level, type Task } from '../../../src/core/bot.js';
import { random } from '../../../src/core/random.js';
import { bot } from '../../../src/games/glux/bot/index.js';
import { glux, type GluxOptions, type GluxState } from '../../../src/games/glux/engine/index.js';
import { drain } from '../../support/drain.js';
import { deepFreeze, drawOutcome } from '../../support/random-games.js';
import { position, scene } from './scene.js';

const { explain, formatMove, play, turn, view } = glux;

const ask = (view: GluxState, task: Task): string => formatMove(drain(bot, view, task).verdict.move);

/** A whole game between seats, with few iterations a move; throws when a move is illegal. */
function game(seats: readonly Omit<Task, 'seed'>[], seed: string, options: GluxOptions = {}): GluxState {
  let state = deepFreeze(glux.setup({ players: seats.length, ...options }));
  const dice = random(seed, 0);
  for (let ply = 0; turn(state) !== 'over'; ply++) {
    assert.ok(ply < 300, `no end, seed ${seed}`);
    const move =
      drawOutcome(glux, state, dice) ??
      drain(bot, view(state, state.seat), { ...seats[state.seat]!, seed }).verdict.move;
    state = deepFreeze(play(state, move));
  }
  return state;
}

/** The share of games that one task wins against another, equally often at each seat. */
function share(one: Omit<Task, 'seed'>, other: Omit<Task, 'seed'>, games: number): number {
  let points = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const winners = glux.winners(game(seat ? [other, one] : [one, other], `share ${i >> 1}`)) ?? [];
    points += winners.includes(seat) ? 1 / winners.length : 0;
  }
  return points / games;
}

const middle = view(scene('9,B6,2,B3/13/13/13/13/12,A3/4,A5,4,B1,3/13/A4,3,A2,8 A 25,16 856,587 -'), 0);

describe('the computer players of Glüx', () => {
  const all: readonly GluxOptions[] = [{}, { players: 3, first: 2 }, { players: 4 }, { ending: 'last-draw' }];
  for (const level of levels) {
    for (const options of all) {
      it(`${level} plays legally to the end with ${JSON.stringify(options)}`, () => {
        const seats = Array.from({ length: options.players ?? 2 }, () => ({ level, budget: 12 }));
        assert.ok(glux.ending(game(seats, 'a', options)));
      });
    }
  }

  it('play on a custom board', () => {
    const board = { name: 'small', rows: ['A.B', '.C.', 'D.E'], starts: { 2: ['a1', 'c3'] }, middle: 'C' };
    for (const level of levels)
      assert.ok(glux.ending(game([{ level }, { level, budget: 20 }], 'own', { board })));
  });

  it('open their own start square first', () => {
    const opening = view(scene('', ['+34']), 0);
    for (const level of levels) assert.match(ask(opening, { level, seed: 'a', budget: 200 }), /^[34]@a1$/);
  });

  it('find the only winning move with the last chip, from level medium', () => {
    for (const [text, win] of [
      [
        '2,B5,(B4B1),B4,3,(B1B6),(B5B6),2,(B3B3)/1,A4,2,B3,8/13/9,(B5B4),2,(B2B3)/(A1A5),2,B6,1,A4,3,A5,3/(B1A2),A4,(A1B6),1,B4,3,(B2B5),B5,2,B5/(A1A6),(A4A5),A4,10/4,(A6A5),4,(A6A5),3/(A4A2),1,(A3A2),1,(A1A1),A3,7 B -,16 000,000 -',
        '6@f6',
      ],
      [
        '1,(B6B6),2,B3,3,(B3B4),(B3B1),1,(B2B2),(B1B3)/1,B5,5,B6,1,B3,2,(B1B5)/1,A3,10,A2/4,B6,5,B2,1,B2/3,A5,1,A3,2,A3,4/1,(A5A5),A5,9,(B5B5)/A3,(A5A3),(A4A1),(A1A2),9/A3,6,(B3B6),A6,4/(A2A1),A6,A6,5,A4,3,(A1A6) B -,34 000,000 -',
        '4@h4',
      ],
    ] as const) {
      for (const level of ['medium', 'hard', 'best'] as const)
        assert.equal(ask(view(scene(text), 1), { level, seed: 'a', budget: 50 }), win, level);
    }
  });

  it('give the same move for the same view, level and seed', () => {
    for (const level of levels) {
      const task: Task = { level, seed: 'again', budget: 300 };
      assert.equal(ask(middle, task), ask(structuredClone(middle), task));
    }
  });

  it('give the same move on every machine', () => {
    const moves = [0, 1, 2, 3].map((i) => ask(middle, { level: levels[i]!, seed: 'machine' }));
    assert.deepEqual(moves, ['5@m1', '2@m1', '5@g1', '5@g1']);
  });

  it('return the best move so far when they are stopped, marked as capped', () => {
    const thinking = bot.think(middle, { level: 'best', seed: 's' });
    assert.equal(thinking.next().done, false);
    const { done, value } = thinking.next(true);
    assert.equal(done, true);
    assert.ok('move' in value && value.capped);
    assert.equal(explain(middle, value.move), undefined);
  });

  for (const budget of [0, 1, 100, -1, NaN]) {
    it(`return a move with a budget of ${budget}`, () => {
      const { move, capped } = drain(bot, middle, { level: 'best', seed: 's', budget }).verdict;
      assert.equal(explain(middle, move), undefined);
      assert.equal(capped, undefined);
    });
  }

  it('report their progress', () => {
    const { progress } = drain(bot, middle, { level: 'best', seed: 's', budget: 300 });
    assert.ok(progress.length > 0);
    assert.ok(progress.every(({ done }, i) => done >= (progress[i - 1]?.done ?? 0) && done <= 1));
  });

  it('throw RangeError if chance or nobody is to move, or for a hidden chip', () => {
    const chance = scene('', []);
    const hidden = view(scene('', ['+34']), 1);
    const over = scene(
      '3,(B5B6),4,(B6B5),3,(B3B4)/13/A3,2,(A6A6),2,A3,2,(A6A5),3/1,B6,5,(B5B6),5/1,(B5B3),4,(B6B5),B1,B4,3,(B5B5)/(A5B6),2,(B3A3),2,(A3A5),(B3B3),(B5B6),A6,3/13/13/(A3A6),2,(A5B3),2,(A5A3),2,(A5A6),3 - 16,- 122,000 A',
    );
    for (const state of [chance, hidden, over]) {
      assert.throws(() => drain(bot, state, { level: 'best', seed: 's' }), RangeError);
    }
  });

  it('differ in strength: medium beats easy', () => {
    assert.ok(share({ level: 'medium' }, { level: 'easy' }, 10) > 0.6);
  });

  it('win more with more iterations', () => {
    assert.ok(share({ level: 'best', budget: 80 }, { level: 'best', budget: 8 }, 10) > 0.6);
  });
});

describe('the easy player of Glüx', () => {
  /** The share of games in which it takes the only room that it can take. */
  const takes = (rows: string, move: string): number => {
    const state = view(scene(position(rows, 'A', '16,34')), 0);
    let times = 0;
    for (let i = 0; i < 200; i++) times += +(ask(state, { level: 'easy', seed: `${i}` }) === move);
    return times / 200;
  };

  it('finds most near rooms, and overlooks most rooms six squares away', () => {
    const near = takes('12,B5/13/13/13/13/4,A1,8/13/13/(A4A3),12', '6@f4');
    const far = takes('12,B5/13/13/13/13/A6,12/13/13/(A4A3),12', '6@g4');
    assert.ok(near > 0.75 && near < 1, `${near}`);
    assert.ok(far > 0.1 && far < 0.5, `${far}`);
  });
});

describe('the analysis of Glüx', () => {
  const analyse = (view: GluxState, budget: number, level: Level = 'best') =>
    drain(bot, view, { level, seed: 'a', budget, analysis: true }).verdict;

  it('values each legal move once, the best first, and returns that move', () => {
    const { move, values = [] } = analyse(middle, 300);
    const own = values.map(({ chances }) => chances[0]!);
    assert.deepEqual(values.map((each) => formatMove(each.move)).sort(), glux.moves(middle).map(formatMove));
    assert.deepEqual(
      own,
      [...own].sort((a, b) => b - a),
    );
    assert.deepEqual(move, values[0]?.move);
  });

  it('gives the seats chances that sum to one', () => {
    for (const players of [2, 3, 4]) {
      const state = view(scene('', ['+34'], { players }), 0);
      for (const { chances, error } of analyse(state, 30).values ?? []) {
        assert.equal(chances.length, players);
        assert.ok(Math.abs(chances.reduce((sum, each) => sum + each) - 1) < 1e-9);
        assert.ok(error! > 0 && error! < 0.5);
      }
    }
  });

  it('has a smaller error with a larger budget', () => {
    const worst = (budget: number) =>
      Math.max(...analyse(middle, budget).values!.map(({ error = 0 }) => error));
    assert.ok(worst(1200) < worst(150) / 1.8);
  });

  it('knows the exact value of a move that ends the game', () => {
    const last = scene(
      '6,(B6B2),1,B2,1,(B4B4),1,(B6B4)/A3,2,(A4A4),9/5,B2,1,B2,(B4B1),(B6B2),3/4,A1,3,B3,4/1,A6,A5,4,A2,B1,1,B5,1,(B4B4)/2,A1,10/A5,1,A6,A5,2,B1,(B1B4),5/3,A1,9/(A3A2),(A4A3),(A3A1),(A2A1),(A6A5),A2,1,A3,4,(B6B5) B -,25 000,000 -',
    );
    const { values = [] } = analyse(view(last, 1), 100);
    const found = new Set<string>();
    for (const { chances, error, move } of values) {
      const winners = glux.winners(play(last, move))!;
      assert.deepEqual(
        chances,
        [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      );
      assert.equal(error, undefined);
      found.add(winners.join());
    }
    assert.deepEqual([...found], ['1', '0,1', '0']);
  });

  it('values moves at level easy, without changing its move', () => {
    for (const seed of ['a', 'b', 'c']) {
      const task: Task = { level: 'easy', seed, budget: 50 };
      const { move, values } = drain(bot, middle, { ...task, analysis: true }).verdict;
      assert.equal(values?.length, glux.moves(middle).length);
      assert.equal(formatMove(move), ask(middle, task));
    }
  });

  for (const budget of [0, 1, NaN]) {
    it(`has a large error with a budget of ${budget}`, () => {
      const { values = [] } = analyse(middle, budget);
      assert.equal(values.length, glux.moves(middle).length);
      assert.ok(values.every(({ error }) => error! > 0.2));
      const own = values.map(({ chances }) => chances[0]!);
      assert.deepEqual(
        own,
        [...own].sort((a, b) => b - a),
      );
    });
  }
});
