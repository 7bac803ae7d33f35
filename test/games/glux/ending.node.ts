import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENDING } from '../../../src/element/drawing/ending.js';
import { ending, scoreAt, turnsOf } from '../../../src/games/glux/ending.js';
import { glux } from '../../../src/games/glux/engine/index.js';
import { nearEnd, party } from './positions.js';

const two = glux.parsePosition(nearEnd);
const four = glux.parsePosition(party);

describe('the scene at the end of Glüx', () => {
  it('lights the rooms in their order, the middle one last', () => {
    for (const [state, rooms] of [
      [two, 'ABCDFGHIE'],
      [four, 'ABCDFGHIJKE'],
    ] as const) {
      const turns = turnsOf({ state, bottom: undefined });
      assert.equal(turns.map(({ room }) => room.letter).join(''), rooms);
      const begins = turns.map(({ begin }) => begin);
      assert.deepEqual(
        begins,
        [...begins].sort((a, b) => a - b),
      );
      assert.ok(begins.at(-1)! + 320 <= ENDING);
    }
  });

  it('counts from no points to the score of each seat', () => {
    for (const state of [two, four]) {
      const turns = turnsOf({ state, bottom: undefined });
      const at = (time: number) => state.hands.map((_, seat) => scoreAt(turns, seat, time));
      assert.deepEqual(
        at(0),
        state.hands.map(() => 0),
      );
      assert.deepEqual(at(ENDING), glux.scores(state));
      for (let time = 50; time <= ENDING; time += 50)
        assert.ok(at(time).every((score, seat) => score >= at(time - 50)[seat]!));
    }
  });

  it('has the points of each paid seat at the letter of the room, most first, also on a turned board', () => {
    for (const bottom of [0, 1, 2, 3]) {
      for (const { points, tags } of turnsOf({ state: four, bottom })) {
        assert.deepEqual(
          tags.map(({ seat, points: paid }) => [seat, paid]).sort(),
          points.flatMap((paid, seat) => (paid ? [[seat, paid]] : [])).sort(),
        );
        assert.deepEqual(
          tags.map(({ points: paid }) => paid),
          tags.map(({ points: paid }) => paid).sort((a, b) => b - a),
        );
      }
    }
  });

  it('is nothing while the game goes on', () => {
    const common = { state: two, history: [], scores: glux.scores(two), bottom: undefined };
    assert.equal(ending.draw({ ...common, winners: [] }), undefined);
    assert.ok(ending.draw({ ...common, winners: [0] }));
  });
});
