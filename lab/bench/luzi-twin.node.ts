import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MOST_MOVES, toMove, Twin } from './luzi-twin.js';
import { sumsOf } from '../../src/games/luzi/bot/run.js';
import { luzi, type LuziOptions, type LuziState } from '../../src/games/luzi/engine/index.js';
import { playOut } from '../../test/support/random-games.js';

const games: readonly LuziOptions[] = [
  {},
  { players: 3, rounds: 9, rows: 'doubling', together: 'stand-off', superluzi: 5, first: 2 },
  { players: 5, rounds: 2, rows: [0, 9999, 0, 1, 2, 3], superluzi: 8, first: 1 },
];

const shown = (twin: Twin): unknown => ({
  ...{ scores: [...twin.scores], round: twin.round, seat: twin.seat, throws: twin.throws },
  ...{ joes: twin.joes, sixes: twin.sixes, cup: twin.cup, over: twin.over },
});

const wanted = (state: LuziState): unknown => ({
  ...{ scores: state.scores, round: state.round, seat: state.seat, throws: state.throws },
  joes: state.dice.filter((die) => die === 1).length,
  sixes: state.dice.filter((die) => die === 6).length,
  ...{ cup: state.cup, over: state.ending !== undefined },
});

describe('the fast engine (Twin) of Luzi und Joe', () => {
  it('is equal to the engine over random games', () => {
    const list = new Int16Array(MOST_MOVES);
    for (const options of games) {
      const start = luzi.setup(options);
      const sums = sumsOf(start);
      for (let game = 0; game < 60; game++) {
        const twin = new Twin(start, sums);
        for (const { state, move, where } of playOut(luzi, options, `twin ${game}`, 60)) {
          assert.deepEqual(shown(twin), wanted(state), where);
          assert.deepEqual(shown(new Twin(state, sums)), wanted(state), where);
          if (!move) break;
          if (move.kind === 'fall') for (const die of move.dice) twin.fall(die);
          else {
            const moves = [...list.subarray(0, twin.moves(list))];
            const texts = moves.map((each) => luzi.formatMove(toMove(state, each)));
            assert.deepEqual([...texts].sort(), luzi.moves(state).map(luzi.formatMove), where);
            twin.do(moves[texts.indexOf(luzi.formatMove(move))]!);
          }
        }
      }
    }
  });
});
