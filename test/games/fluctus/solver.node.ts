import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Thinking } from '../../../src/core/bot.js';
import { random } from '../../../src/core/random.js';
import { bot } from '../../../src/games/fluctus/bot/index.js';
import { Judge, Oracle } from '../../../src/games/fluctus/bot/oracle.js';
import { MOST_MOVES, toMove, Twin } from '../../../src/games/fluctus/bot/twin.js';
import { fluctus } from '../../../src/games/fluctus/engine/index.js';
import type { FluctusMove, FluctusOptions, FluctusState } from '../../../src/games/fluctus/engine/index.js';
import { countPosition } from '../../../src/games/fluctus/engine/rules.js';
import { drain } from '../../support/drain.js';
import { anyPosition, ditheringGame, fullWorth, solve, tableWorth } from './solver-truth.js';

const returning: FluctusOptions = { variant: 'return', colors: ['red', 'violet'] };

/** The largest number of stones of each seat, small enough to be solved in moments. */
const few = [4, 4] as const;

const judged = (state: FluctusState, horizon?: number) => {
  const twin = new Twin(state);
  const list = new Int16Array(MOST_MOVES);
  const moves = [...list.subarray(0, twin.moves(list, 0))];
  const weighing = new Judge(twin, solve(state), horizon).weigh(moves);
  for (;;) {
    const step = weighing.next();
    if (step.done) return step.value.judged;
  }
};

/** A task of the perfect player whose search is over: what it does next is to solve the game. */
function startSolving(view: FluctusState, seed: string): Thinking<FluctusMove> {
  const thinking = bot.think(view, { level: 'best', seed });
  while (thinking.next().value.move === undefined);
  return thinking;
}

const best = (view: FluctusState): FluctusMove => drain(bot, view, { level: 'best', seed: 's' }).verdict.move;

/** The state in which the move leads to a position that has been seen twice. */
function repeating(state: FluctusState, move: FluctusMove): FluctusState {
  const next = fluctus.play({ ...state, seen: [] }, move);
  return { ...state, seen: countPosition(countPosition(state.seen, next), next) };
}

describe('the solved game of Fluctus', () => {
  for (const [name, options, stones] of [
    ['classic', {}, few],
    ['classic, other colours', { colors: ['violet', 'yellow'] }, few],
    ['return', returning, [6, 6]],
  ] as const) {
    it(`agrees with the engine on the successors of random positions, ${name}`, () => {
      const chance = random('entries', 0);
      let ends = 0;
      for (let i = 0; i < 600; i++) {
        const state = anyPosition(options, stones, chance);
        const oracle = solve(state);
        const text = fluctus.formatPosition(state);
        if (state.ending) ends++;
        assert.equal(tableWorth(state, oracle), fullWorth(state, 1, oracle), text);
      }
      assert.ok(ends > 10 && ends < 500, `${ends} ends`);
    });
  }

  it('is computed once for all tasks, also if one of them is dropped', () => {
    const options: FluctusOptions = { variant: 'return', colors: ['white', 'green'] };
    const view = fluctus.setup(options);
    const first = startSolving(view, 'a');
    for (let i = 0; i < 800; i++) first.next();
    const opposite = fluctus.setup({ ...options, colors: ['white', 'blue'] });
    assert.equal(new Oracle(new Twin(opposite), opposite).done, 0, 'these colours are farther apart');
    const same = fluctus.setup({ ...options, colors: ['blue', 'yellow'] });
    const half = new Oracle(new Twin(same), same).done;
    assert.ok(half > 0.05 && half < 0.95, `${half}`);
    const second = startSolving(same, 'b');
    const { done } = first.next().value as { done: number };
    assert.ok(done > half);
    while (!second.next().done);
    let left = 0;
    while (!first.next().done) left++;
    assert.ok(left < 100, `the second task solved the game, but the first took ${left} portions`);
  });

  it('continues the work of a dropped task', () => {
    const view = fluctus.setup({ variant: 'return', colors: ['yellow', 'violet'] });
    const dropped = startSolving(view, 'a');
    let done = 0;
    for (let i = 0; i < 800; i++) ({ done } = dropped.next().value as { done: number });
    const again = startSolving(view, 'a').next().value as { done: number };
    assert.ok(done > 0.15 && again.done >= done, `${done}, then ${again.done}`);
  });

  it('has a size that depends on the positions that can follow', () => {
    const sizes = ['AAA.../..BBB. A 1,1 2,2 -,-', '....../...... A 8,8 0,0 -,-'].map((text) => {
      const view = fluctus.parsePosition(text);
      return new Oracle(new Twin(view), view).size;
    });
    assert.ok(sizes[0]! < 1_000_000 && sizes[1]! > 12_000_000, sizes.join());
  });
});

/** Positions in which the table is wrong because F5 bars a step now or soon. */
const barring: readonly (readonly [position: string, options: FluctusOptions])[] = [
  ['AA.B../....BA A 0,0 2,2 -,bo-gi-bo-bi', {}],
  ['...A.B/...ABA A 0,0 2,2 vo-vi,ro-ri-ro-vo', {}],
  ['B..A.A/.A.BBB A 3,2 2,2 bo-go,ri-wo-ri-gi', returning],
];

/** Positions of games with repeated steps, three stones against two or three. */
const dithering = ['AAA.../..BB.. A', 'AA..../.A.BB. B', 'AAA.../..BBB. A'].flatMap((start) =>
  [0, 1].flatMap((seed) => [...ditheringGame(fluctus.parsePosition(`${start} 0,0 2,2 -,-`), seed, 30)]),
);

describe('the perfect player of Fluctus', () => {
  it('values moves like a full search by the engine, also in games with F5 and F10', () => {
    let differ = 0;
    let weighed = 0;
    for (const state of dithering) {
      const oracle = solve(state);
      for (const { move, worth } of judged(state, 1)) {
        const next = fluctus.play(state, toMove(move));
        const full = fullWorth(next, 1, oracle);
        weighed++;
        if (tableWorth(next, oracle) !== full) differ++;
        const text = `${fluctus.formatMove(toMove(move))} at ${fluctus.formatPosition(state)}`;
        assert.equal(worth, Math.sign(full) - full, text);
      }
    }
    assert.ok(weighed > 500 && differ > 5, `${differ} of ${weighed} differ from the table`);
  });

  for (const [position, options] of barring) {
    it(`wins because F5 bars a step of the other seat, at ${position}`, () => {
      const state = fluctus.parsePosition(position, options);
      const oracle = solve(state);
      assert.ok(tableWorth(state, oracle) <= 0, 'the table sees no win');
      const next = fluctus.play(state, best(state));
      assert.ok(fullWorth(next, 2, oracle) < 0);
    });
  }

  it('wins another way if the shortest way repeats a position for the third time (F10)', () => {
    let turned = 0;
    const chance = random('turned', 0);
    while (turned < 2) {
      const state = anyPosition({}, few, chance);
      if (tableWorth(state) <= 0) continue;
      const [first, second] = judged(state);
      if (!second || first!.worth === second.worth || second.worth <= 0) continue;
      const shortest = toMove(first!.move);
      if (shortest.kind !== 'step' || fluctus.ending(fluctus.play(state, shortest))) continue;
      turned++;
      const view = repeating(state, shortest);
      assert.notDeepEqual(best(view), shortest);
      assert.ok(judged(view)[0]!.worth > 0);
    }
  });

  it('saves a lost game by a third repetition (F10)', () => {
    let saved = 0;
    for (const state of dithering.filter((state) => tableWorth(state) < 0)) {
      for (const move of fluctus.moves(state).filter(({ kind }) => kind === 'step')) {
        const view = repeating(state, move);
        if (judged(view)[0]!.worth > 0) continue;
        saved++;
        assert.equal(fluctus.play(view, best(view)).ending?.rule, 'F10');
      }
    }
    assert.ok(saved > 5, `${saved} games saved`);
  });

  it('does not play a barred step that would win (F5)', () => {
    let barred = 0;
    for (const state of dithering) {
      const wanted = best({ ...state, paths: [[], []] });
      if (!fluctus.explain(state, wanted)) continue;
      barred++;
      assert.equal(fluctus.explain(state, best(state)), undefined);
    }
    assert.ok(barred > 0);
  });
});
