import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levels, type Task, type Valued } from '../../../src/core/bot.js';
import { bot as luckyBot } from '../../../src/games/lucky-numbers/bot/index.js';
import {
  faceDown,
  luckyNumbers,
  type LuckyMove,
  type LuckyState,
} from '../../../src/games/lucky-numbers/engine/index.js';
import { drain } from '../../support/drain.js';
import { deepFreeze } from '../../support/random-games.js';
import { scene } from './scene.js';

const { formatMove, moves } = luckyNumbers;

const LOW = '1,.,.,./.,5,.,./.,.,12,./.,.,.,18';
const FULL_BUT_ONE = '1,2,3,4/5,6,7,./9,10,11,12/13,14,15,16';
const TURN = `${LOW}|3,.,.,./.,9,.,./.,.,11,./.,.,.,17`;

const ask = (state: LuckyState, task: Partial<Task> = {}) =>
  drain(luckyBot, deepFreeze(state), { level: 'best', seed: 's', budget: 3000, analysis: true, ...task })
    .verdict;

const valuesOf = (state: LuckyState, task: Partial<Task> = {}): readonly Valued<LuckyMove>[] =>
  ask(state, task).values ?? [];

describe('the analysis of Lucky Numbers', () => {
  const scenes: [string, LuckyState][] = [
    ['before a turn', scene(`${TURN} A -|- 2,4,8,8,15,19 0`)],
    ['where a tile must be turned over', scene(`${TURN} A -|- 2,8 8`)],
    ['after a tile was turned over', scene(`${TURN} B -|8 2,4 0`)],
    ['in the setup', scene('', ['+12', '+3', '+20', '+9'], { players: 1 })],
    ['in a setup one by one', scene('', ['+12'], { players: 3, setup: 'one-by-one' })],
    ['of one player', scene(`${LOW} A - 2,4,8,8,15,19 0`)],
  ];
  for (const [when, state] of scenes) {
    it(`values each legal move once, the best first, ${when}`, () => {
      const values = valuesOf(state);
      assert.deepEqual(values.map(({ move }) => formatMove(move)).sort(), moves(state).map(formatMove));
      const own = values.map(({ chances }) => chances[state.seat]!);
      assert.deepEqual(
        own,
        own.toSorted((a, b) => b - a),
      );
    });

    it(`gives each seat its chance, and the mover's error, ${when}`, () => {
      for (const { chances, error } of valuesOf(state)) {
        assert.equal(chances.length, state.boards.length);
        assert.ok(chances.every((chance) => chance >= 0 && chance <= 1));
        assert.ok(error! > 0 && error! < 0.5);
        const all = chances.reduce((a, b) => a + b, 0);
        if (chances.length > 1) assert.ok(Math.abs(all - 1) < 1e-9, `${all}`);
      }
    });
  }

  it('has a smaller error with a larger budget', () => {
    const [[, state]] = scenes as [[string, LuckyState]];
    const error = (budget: number) => valuesOf(state, { budget })[0]!.error!;
    assert.ok(error(8000) < error(2000) / 1.7);
  });

  it('knows the exact value of a move that ends the game', () => {
    const state = scene(`${FULL_BUT_ONE}|${LOW} A -|- 2,8,19 0`);
    const [first, second] = valuesOf(state);
    assert.deepEqual(first, { move: { kind: 'lay', tile: 8, to: 'd3' }, chances: [1, 0] });
    assert.ok(second!.error! > 0);
  });

  it('divides a shared win', () => {
    // All tiles except those on boards and the drawn one lie face up: the last tile has been turned over.
    const left = faceDown(scene(`${TURN} B -|20 - 0`));
    const middle = left.flatMap((count, tile) => Array<number>(count).fill(tile));
    const values = valuesOf(scene(`${TURN} B -|20 ${middle.join()} 0`));
    const last = values.find(({ move }) => move.kind === 'pass');
    assert.deepEqual(last, { move: { kind: 'pass' }, chances: [0.5, 0.5] });
  });

  it('returns the move of each level', () => {
    const state = scene(`${TURN} A -|- 2,4,8,8,15,19 0`);
    for (const level of levels) {
      const { move, values } = ask(state, { level });
      assert.equal(values?.length, moves(state).length);
      if (level === 'best') assert.deepEqual(move, values[0]!.move);
      else assert.deepEqual(move, drain(luckyBot, state, { level, seed: 's' }).verdict.move);
    }
  });

  it('is the same for the same seed', () => {
    const state = scene(`${TURN} A -|- 2,4,8,8,15,19 0`);
    assert.deepEqual(valuesOf(state), valuesOf(structuredClone(state)));
  });

  for (const budget of [0, -1, NaN, 1]) {
    it(`values every move with a budget of ${budget}`, () => {
      const state = scene(`${TURN} A -|- 2,4 0`);
      assert.equal(valuesOf(state, { budget }).length, moves(state).length);
    });
  }

  it('returns its values so far when it is stopped', () => {
    const state = scene(`${TURN} A -|- 2,4 0`);
    const thinking = luckyBot.think(state, { level: 'best', seed: 's', analysis: true });
    assert.equal(thinking.next().done, false);
    const { done, value } = thinking.next(true);
    assert.ok(done && 'move' in value);
    assert.equal(value.capped, true);
    assert.equal(value.values?.length, moves(state).length);
  });

  it('gives values only on request', () => {
    const state = scene(`${TURN} A -|- 2,4 0`);
    assert.equal('values' in ask(state, { analysis: false }), false);
  });
});
