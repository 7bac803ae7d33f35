import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { kindsLeft } from '../../../src/games/glux/engine/board.js';
import {
  chipsLeft,
  chipTypes,
  facesOf,
  glux,
  indexOf,
  reach,
  roomScores,
  startsOf,
  type GluxState,
} from '../../../src/games/glux/engine/index.js';
import { playOut } from '../../support/random-games.js';

const game = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  ending: fc.constantFrom('last-chip', 'last-draw'),
  seed: fc.nat(),
});
const runs = { numRuns: 25 };

/** Checks a property in every state of random games. */
const always = (holds: (state: GluxState, before: GluxState | undefined) => void): void =>
  fc.assert(
    fc.property(game, ({ seed, ...options }) => {
      const states = playOut(glux, options, `properties ${seed}`, 400).map(({ state }) => state);
      states.forEach((state, i) => {
        holds(state, states[i - 1]);
      });
    }),
    runs,
  );

describe('in every game', () => {
  it('the kinds that a seat has left are told by the chips on the board, whoever looks', () => {
    always((state) => {
      for (const viewer of ['table', 0, 1] as const)
        state.hands.forEach((_, seat) => {
          const left = kindsLeft(glux.view(state, viewer), seat);
          const laid = state.stacks.flat().filter((chip) => chip.seat === seat);
          const told = chipTypes.map((kind) => ({
            kind,
            count: 8 - laid.filter(({ face }) => facesOf(kind).includes(face)).length,
          }));
          assert.deepEqual(
            left,
            told.filter(({ count }) => count > 0),
          );
        });
    });
  });

  it('a seat has 24 chips, laid or not laid', () => {
    always((state) => {
      state.hands.forEach((_, seat) => {
        const laid = state.stacks.flat().filter((chip) => chip.seat === seat).length;
        assert.equal(laid + chipsLeft(state, seat), 24);
      });
    });
  });

  it('at most two chips lie on a square, and on a start only those of its owner', () => {
    always((state) => {
      assert.ok(state.stacks.every(({ length }) => length < 3));
      startsOf(state).forEach((start, seat) => {
        const stack = state.stacks[indexOf(state.board, start)]!;
        assert.ok(stack.every((chip) => chip.seat === seat));
      });
    });
  });

  it('a seat that is out has no moves and stays out', () => {
    always((state, before) => {
      for (const seat of before?.out ?? []) assert.ok(state.out.includes(seat));
      for (const seat of state.out) assert.deepEqual(reach(state, seat), []);
    });
  });

  it('the seat to move can lay', () => {
    always((state) => {
      if (typeof glux.turn(state) === 'number') assert.ok(reach(state).length > 0);
    });
  });

  it('a room gives six points, four, or four for each shared first place', () => {
    always((state) => {
      const two = state.hands.length === 2;
      for (const { pips, ranks, points } of roomScores(state)) {
        const sum = points.reduce((all, each) => all + each);
        const firsts = ranks.filter((rank) => rank === 1).length;
        const seconds = two ? 0 : ranks.filter((rank) => rank === 2).length;
        assert.equal(sum, 4 * firsts + 2 * seconds);
        assert.equal(
          points.every((each, seat) => !each || pips[seat]! > 0),
          true,
        );
      }
    });
  });

  it('the game ends with a winner', () => {
    fc.assert(
      fc.property(game, ({ seed, ...options }) => {
        const { state } = playOut(glux, options, `properties ${seed}`, 400).at(-1)!;
        const { bags, ending, hands, out } = state;
        assert.ok(ending!.winners.length > 0);
        const playing = [...hands.keys()].filter((seat) => !out.includes(seat));
        assert.ok(playing.every((seat) => !bags[seat]!.some(Boolean)));
        const held = playing.filter((seat) => hands[seat] !== '-');
        if (options.ending === 'last-chip') assert.deepEqual(held, []);
        assert.equal(ending!.rule, out.length && !held.length ? 'G9' : 'G10');
      }),
      runs,
    );
  });
});
