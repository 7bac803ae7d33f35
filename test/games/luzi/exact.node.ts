import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Valued } from '../../../src/core/bot.js';
import { bookOf } from '../../../src/games/luzi/bot/book.js';
import { exactly, modelled } from '../../../src/games/luzi/bot/exact.js';
import { bot } from '../../../src/games/luzi/bot/index.js';
import { luzi } from '../../../src/games/luzi/engine/index.js';
import type { LuziMove, LuziOptions, LuziState } from '../../../src/games/luzi/engine/index.js';
import { drain } from '../../support/drain.js';
import { runWorth } from './odds.js';
import { scene } from './scene.js';

type Value = Pick<Valued<LuziMove>, 'chances' | 'points'>;

const known = new Map<LuziState['rows'], Map<string, readonly Valued<LuziMove>[]>>();

/** The analysis of a state; many throws lead to the same. */
function valuesOf(state: LuziState): readonly Valued<LuziMove>[] {
  const values = known.get(state.rows) ?? new Map<string, readonly Valued<LuziMove>[]>();
  known.set(state.rows, values);
  const text = luzi.formatPosition(state);
  const found =
    values.get(text) ?? drain(bot, state, { level: 'easy', seed: '', analysis: true }).verdict.values!;
  values.set(text, found);
  return found;
}

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The value of a state after a throw: the points of the run, and the chance of every seat. */
function worthOf(state: LuziState, seat: number): Value {
  const { ending, sheet, scores } = state;
  const scored = sheet.findLast((entry) => entry.seat === seat && entry.kind !== 'robbed')?.points;
  if (ending) {
    const { winners } = ending;
    const chances = scores.map((_, i) => (winners.includes(i) ? 1 / winners.length : 0));
    return { chances, points: scored! };
  }
  const values = valuesOf(state);
  const points = state.throws ? Math.max(...values.map((each) => each.points!)) : scored!;
  return { chances: values[0]!.chances, points };
}

/** The value of a move by the engine: the mean over all outcomes of chance. */
function average(state: LuziState, move: LuziMove): Value {
  const rolled = luzi.play(state, move);
  const all = luzi.chances(rolled);
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const chances = state.scores.map(() => 0);
  let points = 0;
  for (const { move: fall, weight } of all) {
    const worth = worthOf(luzi.play(rolled, fall), state.seat);
    worth.chances.forEach((chance, seat) => (chances[seat]! += (chance * weight) / total));
    points += (worth.points! * weight) / total;
  }
  return { chances, points };
}

const near = (found: number, wanted: number): void =>
  assert.ok(Math.abs(found - wanted) < 1e-9, `${found} is not ${wanted}`);

function agree(found: Value, wanted: Value): void {
  found.chances.forEach((chance, seat) => near(chance, wanted.chances[seat]!));
  near(found.points!, wanted.points!);
}

describe('the exact values of Luzi und Joe', () => {
  it('match the highest mean of a run to nine digits, and its share without points', () => {
    const { run, sums, means, policy } = bookOf(luzi.setup());
    assert.equal(run.solve(means).toFixed(9), '16.755648939');
    const nothing = Float64Array.from(sums.points, (points) => Number(!points));
    assert.equal(run.solve(nothing, policy).toFixed(5), '0.40059');
  });

  it('match a simpler computation for the last run of a game', () => {
    const needs = (gap: number) => (end: string, points: number) =>
      end === 'superluzi' || points > gap ? 1 : points === gap ? 0.5 : 0;
    for (const gap of [0, 7, 15, 20]) {
      const { chances } = valuesOf(scene(`${gap},0 1/1 B 0 -`, [], { rounds: 1 }))[0]!;
      near(chances[1]!, runWorth(needs(gap)).run);
    }
  });

  const games: readonly (readonly [string, LuziOptions])[] = [
    ['9,25 2/2 B 1 11224446', { rounds: 2 }],
    ['9,30 2/2 A 2 11155566', { rounds: 2, rows: 'doubling' }],
    ['9,30 2/2 B 2 11235566', { rounds: 2, rows: 'triangular', together: 'stand-off' }],
    ['20,12,31 2/2 C 1 11445566', { rounds: 2, players: 3, together: 'stand-off' }],
    ['20,12,31 2/2 A 1 11144566', { rounds: 2, players: 3, rows: [1, 5, 5, 9, 9, 9] }],
    ['20,12,31,4,31 2/2 A 3 11114566', { rounds: 2, players: 5, first: 2 }],
  ];

  for (const [position, options] of games)
    it(`are the mean over the successors by the engine: ${position} ${JSON.stringify(options)}`, () => {
      const state = scene(position, [], options);
      const rolls = valuesOf(state).filter(({ move }) => move.kind === 'roll' && move.dice.length < 4);
      assert.ok(rolls.length > 0);
      for (const each of rolls) agree(each, average(state, each.move));
      const stop = valuesOf(state).find(({ move }) => move.kind === 'stop')!;
      agree(stop, worthOf(luzi.play(state, stop.move), state.seat));
    });

  it('are that mean for a first throw', () => {
    const options = { rounds: 1, together: 'stand-off', superluzi: 5 } as const;
    const state = scene('40,0 1/1 B 0 -', [], options);
    agree(valuesOf(state)[0]!, average(state, { kind: 'roll', dice: [] }));
  });

  it('match the model in which only the last run knows more than the mean', () => {
    const book = bookOf(luzi.setup());
    for (const gaps of [
      [0, 12],
      [0, -7, 20],
      [0, 9, 9, 30],
      [0, 3, 3, 3, 3],
    ]) {
      const root = { runs: 2, gaps };
      const exact = finish(exactly(book, root, 1000))!;
      const model = finish(modelled(book, root));
      exact.forEach((worth, place) => worth.forEach((chance, i) => near(model[place]![i]!, chance)));
    }
  });

  it('are absent if the later runs exceed the budget', () => {
    const book = bookOf(luzi.setup());
    assert.equal(finish(exactly(book, { runs: 2, gaps: [0, 0] }, 60)), undefined);
    assert.ok(finish(exactly(book, { runs: 2, gaps: [0, 0] }, 70)));
  });
});
