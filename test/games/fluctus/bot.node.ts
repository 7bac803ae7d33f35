import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { levels, type Level, type Task } from '../../../src/core/bot.js';
import { random } from '../../../src/core/random.js';
import { bot } from '../../../src/games/fluctus/bot/index.js';
import {
  barredStep,
  fluctus,
  type FluctusMove,
  type FluctusOptions,
  type FluctusState,
} from '../../../src/games/fluctus/engine/index.js';
import { drain } from '../../support/drain.js';
import { ditheringGame } from './solver-truth.js';

interface Recorded {
  readonly options: FluctusOptions;
  readonly steps: readonly { readonly position: string }[];
}

const LONGEST_GAME = 200;

const recorded = JSON.parse(
  readFileSync(new URL('../../vectors/fluctus.games.json', import.meta.url), 'utf8'),
) as readonly Recorded[];

const ask = (view: FluctusState, task: Task): string =>
  fluctus.formatMove(drain(bot, view, task).verdict.move);

/** Points of seat A: 1, ½ or 0. */
function contest(a: Task, b: Task, options: FluctusOptions, opening: number): number {
  const chance = random('opening', opening);
  let state = fluctus.setup(options);
  for (let ply = 0; !state.ending && ply < LONGEST_GAME; ply++) {
    const moves = fluctus.moves(state);
    const free = moves[chance.below(moves.length)]!;
    state = fluctus.play(state, ply < 4 ? free : drain(bot, state, state.seat ? b : a).verdict.move);
  }
  const winners = state.ending?.winners ?? [0, 1];
  return winners.length > 1 ? 0.5 : winners[0] === 0 ? 1 : 0;
}

/** The share of points of one task against another; the seats change after each opening. */
function share(one: Task, other: Task, options: FluctusOptions, openings: number): number {
  let points = 0;
  for (let i = 0; i < openings; i++) {
    points += contest(one, other, options, i) + 1 - contest(other, one, options, i);
  }
  return points / (2 * openings);
}

const middle = fluctus.parsePosition('.A..B./A.BB.A B 5,5 2,2 -,-');

describe('the computer players of Fluctus', () => {
  it('move legally in every position of the recorded games', () => {
    for (const { options, steps } of recorded) {
      for (const { position } of steps) {
        const state = fluctus.parsePosition(position, options);
        const legal = fluctus.moves(state).map(fluctus.formatMove);
        for (const level of levels) {
          const move = ask(state, { level, seed: 'a', budget: 60 });
          assert.ok(legal.includes(move), `${move} at ${position}`);
        }
      }
    }
  });

  it('do not play the step that F5 bars', () => {
    const state = fluctus.parsePosition('.A.A../...BB. A 0,2 2,2 ri-ro-ri-wo,-');
    const barred = barredStep(state);
    assert.deepEqual(barred, { from: 'wo', to: 'ri' });
    const seeds = Array.from({ length: 40 }, (_, i) => `${i}`);
    const played = seeds.flatMap((seed) => levels.map((level) => ask(state, { level, seed, budget: 500 })));
    assert.ok(!played.includes('wo-ri'));
    assert.ok(played.includes('wo-ro'), 'other steps of the stone are played');
  });

  it('give the same move for the same view, level and seed', () => {
    for (const level of levels) {
      const task: Task = { level, seed: 'again', budget: 5000 };
      assert.equal(ask(middle, task), ask(structuredClone(middle), task));
    }
  });

  it('choose among equal moves by seed', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const choices = (view: FluctusState, level: Level) =>
      new Set(seeds.map((seed) => ask(view, { level, seed })));
    assert.equal(choices(fluctus.setup(), 'easy').size, 2);
    const equals = recorded[0]!.steps.filter(
      ({ position }) => choices(fluctus.parsePosition(position), 'medium').size > 1,
    );
    assert.ok(
      equals.length > 0 && equals.length < recorded[0]!.steps.length / 2,
      `${equals.length} positions`,
    );
  });

  it('return the best move so far when they are stopped, marked as capped', () => {
    const thinking = bot.think(middle, { level: 'best', seed: 's' });
    assert.equal(thinking.next().done, false);
    const { done, value } = thinking.next(true);
    assert.equal(done, true);
    assert.ok('move' in value && value.capped);
    assert.equal(fluctus.explain(middle, value.move), undefined);
  });

  /** The first move that the bot reports, and the number of portions before it. */
  const early = (task: Task): readonly [move: FluctusMove | undefined, portions: number] => {
    const thinking = bot.think(middle, task);
    for (let portions = 1; ; portions++) {
      const { done, value } = thinking.next();
      if (done || value.move !== undefined) return [done ? undefined : value.move, portions];
    }
  };

  it('report a move before they solve the game: always the same one, after the search of the level', () => {
    for (const [level, most] of [
      ['easy', 1],
      ['medium', 10],
      ['hard', 800],
      ['best', 800],
    ] as const) {
      const task = { level, seed: 's', analysis: true };
      const [move, portions] = early(task);
      assert.ok(move && portions <= most, `${level}: ${portions} portions`);
      assert.equal(fluctus.explain(middle, move), undefined);
      assert.deepEqual(early(task), [move, portions]);
      if (level !== 'best') assert.deepEqual(drain(bot, middle, { level, seed: 's' }).verdict.move, move);
    }
    assert.deepEqual(
      early({ level: 'best', seed: 's' }),
      early({ level: 'best', seed: 's', analysis: true }),
    );
  });

  it('report no move before the verdict if they do not solve the game', () => {
    const { progress } = drain(bot, middle, { level: 'hard', seed: 's' });
    assert.ok(progress.length > 0 && progress.every(({ move }) => move === undefined));
  });

  it('do not mark a finished search as capped', () => {
    assert.equal(drain(bot, middle, { level: 'medium', seed: 's' }).verdict.capped, undefined);
  });

  it('think in portions, with increasing progress', () => {
    const { progress } = drain(bot, middle, { level: 'best', seed: 's', budget: 20_000 });
    assert.ok(progress.length > 50, `${progress.length} portions`);
    for (const [i, { done }] of progress.entries()) {
      assert.ok(done > (progress[i - 1]?.done ?? 0) && done <= 1.01, `${done}`);
    }
  });

  for (const budget of [0, 1, -1, NaN]) {
    it(`return a move with a budget of ${budget} after at most one portion`, () => {
      const { verdict, progress } = drain(bot, middle, { level: 'best', seed: 's', budget });
      assert.equal(fluctus.explain(middle, verdict.move), undefined);
      assert.ok(progress.length < 2);
    });
  }

  it('refuse a game that is over', () => {
    const over = fluctus.parsePosition('..ABAA/A.A... +A 2,0 2,2 -,-');
    assert.throws(() => drain(bot, over, { level: 'best', seed: 's' }), RangeError);
  });

  it('do not change the view', () => {
    const view = structuredClone(middle);
    drain(bot, view, { level: 'hard', seed: 's', budget: 1000 });
    assert.deepEqual(view, middle);
  });

  it('play a winning move, from level medium', () => {
    let wins = 0;
    for (const { options, steps } of recorded) {
      const state = fluctus.parsePosition(steps.at(-1)!.position, options);
      const won = (move: FluctusMove) => fluctus.play(state, move).ending?.winners.join() === `${state.seat}`;
      if (!fluctus.moves(state).some(won)) continue;
      wins++;
      // to solve the game takes seconds; solver.node.ts compares the perfect player with a full search
      for (const level of ['medium', 'hard', ...(wins === 1 ? (['best'] as const) : [])] as const) {
        assert.ok(
          won(drain(bot, state, { level, seed: 's' }).verdict.move),
          `${level} at ${steps.at(-1)!.position}`,
        );
      }
    }
    assert.ok(wins > 5, 'most recorded games end so');
  });

  it('take most captures and overlook some threats at level easy', () => {
    const hangs = (state: FluctusState) =>
      !state.ending && fluctus.moves(state).some(({ kind }) => kind === 'capture');
    let capturing = 0;
    let captured = 0;
    let threatened = 0;
    let overlooked = 0;
    for (let seed = 0; seed < 12; seed++) {
      for (const state of ditheringGame(fluctus.setup(), seed, 60)) {
        const moves = fluctus.moves(state);
        const move = drain(bot, state, { level: 'easy', seed: `${seed}` }).verdict.move;
        const safe = moves.filter((each) => !hangs(fluctus.play(state, each))).length;
        if (hangs(state)) {
          capturing++;
          if (move.kind === 'capture') captured++;
        } else if (safe > 0 && safe < moves.length) {
          threatened++;
          if (hangs(fluctus.play(state, move))) overlooked++;
        }
      }
    }
    assert.ok(captured > 0.8 * capturing, `${captured} of ${capturing}`);
    assert.ok(
      overlooked > 0.03 * threatened && overlooked < 0.4 * threatened,
      `${overlooked} of ${threatened}`,
    );
  });

  it('differ in strength: medium beats easy', () => {
    for (const options of [{}, { variant: 'return', colors: ['red', 'white'] }] satisfies FluctusOptions[]) {
      assert.ok(share({ level: 'medium', seed: 'm' }, { level: 'easy', seed: 'e' }, options, 12) > 0.6);
    }
  });

  it('differ in strength: hard beats medium, even with a small budget', () => {
    const seed = 'h';
    assert.ok(share({ level: 'hard', seed, budget: 3000 }, { level: 'medium', seed }, {}, 8) > 0.5);
  });
});
