import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENDING } from '../../../src/element/drawing/ending.js';
import { ending, scoreAt, turnsOf } from '../../../src/games/glux/ending.js';
import { letterBox, pill } from '../../../src/games/glux/ending.js';
import { startSpent, startsOf } from '../../../src/games/glux/engine/board.js';
import { glux, type GluxOptions } from '../../../src/games/glux/engine/index.js';
import { planOf } from '../../../src/games/glux/drawing/rooms.js';
import { layoutFor } from '../../../src/games/glux/selection.js';
import { playOut } from '../../support/random-games.js';
import { nearEnd, party } from './positions.js';

const two = glux.parsePosition(nearEnd);
const four = glux.parsePosition(party);

/** The boards of the game, and two on which rooms touch each other and fill up. */
const own: readonly GluxOptions[] = [{ players: 2 }, { players: 3 }, { players: 4 }];
const narrow: readonly GluxOptions[] = [
  { board: { name: 'small', rows: ['A.B', '.C.', 'D.E'], starts: { 2: ['a1', 'c3'] }, middle: 'C' } },
  { board: { name: 'close', rows: ['AABB', 'AABB', '.CC.'], starts: { 2: ['a1', 'd3'] }, middle: 'C' } },
];

/** Positions in the middle and at the end of random games. */
const shown = (options: readonly GluxOptions[]) =>
  options
    .flatMap((each) => ['a', 'b', 'c', 'd'].map((seed) => playOut(glux, each, seed, Infinity)))
    .flatMap((steps) => [steps[steps.length >> 1]!, steps.at(-1)!]);

type Box = readonly [left: number, top: number, right: number, bottom: number];
const around = ([x, y]: readonly [number, number], width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];
const overlap = (one: Box, other: Box) =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

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

  it('shows the points on the frame or a square, and hides no chip, open start, letter or other points', () => {
    for (const { state, where } of shown([...own, ...narrow]))
      for (const bottom of [undefined, ...state.hands.keys()]) {
        const { rows, rooms } = planOf(layoutFor(state, bottom));
        const open = startsOf(state).filter((_, seat) => !startSpent(state, seat));
        const taken = rows
          .flat()
          .filter(({ index, square }) => state.stacks[index]!.length > 0 || open.includes(square))
          .map(({ at }) => around(at, 32, 32));
        const { before, after } = letterBox;
        const letters = rooms.map(({ corner: [x, y] }): Box => [
          x - before,
          y - before,
          x + after,
          y + after,
        ]);
        const pills = turnsOf({ state, bottom })
          .flatMap(({ tags }) => tags)
          .map(({ at }) => around(at, pill.width, pill.height));
        for (const [i, one] of pills.entries())
          for (const other of [...taken, ...letters, ...pills.slice(i + 1)])
            assert.ok(!overlap(one, other), `${one.join(' ')} on ${other.join(' ')}: ${where}`);
      }
  });

  it('shows the points of each paid seat, most first, and leaves out what has no place on a full board', () => {
    for (const { state, where } of shown(own))
      for (const bottom of [undefined, ...state.hands.keys()])
        for (const { points, tags } of turnsOf({ state, bottom })) {
          const paid = [...points.keys()].filter((seat) => points[seat]);
          assert.deepEqual(
            tags.map(({ seat, points: won }) => [seat, won]),
            paid.map((seat) => [seat, points[seat]]).sort(([, one], [, other]) => other! - one!),
            where,
          );
        }
    const full = shown(narrow).flatMap(({ state }) => turnsOf({ state, bottom: undefined }));
    assert.ok(full.some(({ points, tags }) => tags.length < points.filter(Boolean).length));
  });

  it('is nothing while the game goes on', () => {
    const common = { state: two, history: [], scores: glux.scores(two), bottom: undefined };
    assert.equal(ending.draw({ ...common, winners: [] }), undefined);
    assert.ok(ending.draw({ ...common, winners: [0] }));
  });
});
