import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { levels } from '../../../src/core/bot.js';
import type { Viewer } from '../../../src/core/game.js';
import { Match } from '../../../src/core/match.js';
import { random, type Random } from '../../../src/core/random.js';
import { parseRecord } from '../../../src/core/parse-record.js';
import { formatRecord } from '../../../src/core/format-record.js';
import { bot } from '../../../src/games/glux/bot/index.js';
import {
  chipTypes,
  glux,
  middlePips,
  reach,
  roomScores,
  squaresOf,
  type ChipType,
  type Face,
  type GluxMove,
  type GluxState,
} from '../../../src/games/glux/engine/index.js';
import { nextMoves, playOut } from '../../support/random-games.js';
import { scene } from './scene.js';

const { explain, formatMove, formatPosition, happenings, play, view, viewMove } = glux;

/** The start of a random game, and a viewer. */
const game = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  first: fc.integer({ min: 0, max: 1 }),
  ending: fc.constantFrom('last-chip', 'last-draw'),
  seed: fc.nat(),
  /** The share of the plies that are played. */
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  looks: fc.integer({ min: 0, max: 4 }),
});
type Played = typeof game extends fc.Arbitrary<infer T> ? T : never;

const movesOf = ({ players, first, ending, seed, part }: Played): readonly GluxMove[] => {
  const moves = playOut(glux, { players, first, ending }, `hidden ${seed}`, 400).flatMap(
    ({ move }) => move ?? [],
  );
  return moves.slice(0, Math.ceil(part * moves.length));
};
const viewerOf = ({ players, looks }: Played): Viewer => (looks < players ? looks : 'table');
const matchOf = ({ players, first, ending }: Played, moves: readonly GluxMove[]) =>
  new Match(glux, { options: { players, first, ending }, moves });

/** The plies of the draws whose chips are still in hands hidden from the viewer. */
function hiddenDraws(match: Match<GluxState, GluxMove>, viewer: Viewer): readonly number[] {
  return match.state.hands.flatMap((hand, seat) => {
    const drew = match.moves.findLastIndex(
      ({ kind }, ply) => kind === 'draw' && match.stateAt(ply).seat === seat,
    );
    return seat === viewer || hand === '-' ? [] : [drew];
  });
}

/** The same game with other possible chips in the hands of the viewer's opponents. */
function twinOf(match: Match<GluxState, GluxMove>, viewer: Viewer, { below }: Random): readonly GluxMove[] {
  const moves = [...match.moves];
  for (const ply of hiddenDraws(match, viewer)) {
    const { bags, seat } = match.stateAt(ply);
    const left = chipTypes.filter((_, kind) => bags[seat]![kind]! > 0);
    moves[ply] = { kind: 'draw', chip: left[below(left.length)]! };
  }
  return moves;
}

/** All moves that somebody could try. */
const conceivable = ({ board }: GluxState): readonly GluxMove[] => [
  ...chipTypes.map((chip) => ({ kind: 'draw' as const, chip })),
  ...squaresOf(board)
    .filter((_, i) => i % 7 === 0)
    .flatMap((to) => ([1, 2, 3, 4, 5, 6] as Face[]).map((face) => ({ kind: 'lay' as const, face, to }))),
];

/** All results of the engine for a view. */
function saidOf(state: GluxState): unknown {
  const { board, hands } = state;
  return {
    position: formatPosition(state),
    turn: glux.turn(state),
    moves: glux.moves(state).map(formatMove),
    chances: glux.chances(state),
    ending: glux.ending(state),
    winners: glux.winners(state),
    scores: glux.scores(state),
    rooms: roomScores(state),
    middle: middlePips(state),
    reach: hands.map((_, seat) => reach(state, seat)),
    why: conceivable(state).map((move) => explain(state, move)),
    squares: squaresOf(board),
  };
}

const runs = { numRuns: 40 };

describe('a hidden hand', () => {
  it('is in no view: two games that differ only in it have the same views', () => {
    let differed = 0;
    fc.assert(
      fc.property(game, (played) => {
        const viewer = viewerOf(played);
        const one = matchOf(played, movesOf(played));
        const other = matchOf(played, twinOf(one, viewer, random(`${played.seed}`, 1)));
        differed += Number(formatPosition(one.state) !== formatPosition(other.state));
        const [seen, same] = [one, other].map(({ state }) => view(state, viewer));
        assert.deepEqual(seen, same);
        assert.deepEqual(saidOf(seen!), saidOf(same!));
        const names = ['Ada', 'Bo'];
        assert.equal(formatRecord(one, names, viewer), formatRecord(other, names, viewer));
        for (let ply = 0; ply < one.moves.length; ply++) {
          const [told, alike] = [one, other].map((match) => {
            const state = match.stateAt(ply);
            const move = viewMove!(state, match.moves[ply]!, viewer);
            return [formatMove(move), happenings(view(state, viewer), move)];
          });
          assert.deepEqual(told, alike);
        }
      }),
      // a fixed seed: the number of games that differ is counted
      { ...runs, seed: 1 },
    );
    assert.ok(differed > runs.numRuns / 3, `${differed} games differed`);
  });

  it('does not affect the moves of others, scores and the end', () => {
    fc.assert(
      fc.property(game, (played) => {
        const { state } = matchOf(played, movesOf(played));
        for (const viewer of [...state.hands.keys(), 'table'] as Viewer[]) {
          const seen = view(state, viewer);
          assert.equal(glux.turn(seen), glux.turn(state));
          assert.deepEqual(glux.ending(seen), glux.ending(state));
          assert.deepEqual(glux.scores(seen), glux.scores(state));
          assert.deepEqual(glux.chances(seen), glux.chances(state));
          assert.deepEqual([seen.out, seen.stacks, seen.board], [state.out, state.stacks, state.board]);
          const mine = viewer === state.seat;
          assert.deepEqual(glux.moves(seen), mine ? glux.moves(state) : []);
        }
      }),
      runs,
    );
  });

  it('counts as part of the bag in views, so that each kind adds up to eight', () => {
    fc.assert(
      fc.property(game, (played) => {
        const viewer = viewerOf(played);
        const { state } = matchOf(played, movesOf(played));
        const seen = view(state, viewer);
        seen.hands.forEach((hand, seat) => {
          assert.equal(hand === '?', seat !== viewer && state.hands[seat] !== '-');
          const laid = (chip: ChipType) =>
            state.stacks.flat().filter((each) => each.seat === seat && chip.includes(`${each.face}`)).length;
          for (const [kind, chip] of chipTypes.entries()) {
            assert.equal(seen.bags[seat]![kind]! + laid(chip) + Number(hand === chip), 8);
          }
        });
      }),
      runs,
    );
  });

  it('is not in a record, which still replays to the end', () => {
    fc.assert(
      fc.property(game, (played) => {
        const viewer = viewerOf(played);
        const whole = { ...played, part: 1 };
        const match = matchOf(whole, movesOf(whole));
        const record = formatRecord(match, [], viewer);
        const again = parseRecord(glux, record).match;
        assert.deepEqual(again.state, view(match.state, viewer));
        assert.deepEqual(again.outcome, match.outcome);
        assert.equal(formatRecord(again), record);
        const shown = again.moves.filter((move) => move.kind === 'draw' && move.chip !== '?').length;
        const own = match.moves.filter((move, i) => move.kind === 'draw' && match.stateAt(i).seat === viewer);
        assert.equal(shown, own.length);
      }),
      { numRuns: 20 },
    );
  });

  it('does not change the move of a computer player', () => {
    const state = scene('12,B5/13/13/13/13/13/13/13/A4,3,B6,8 A 16,34 787,777 -');
    const other = scene('12,B5/13/13/13/13/13/13/13/A4,3,B6,8 A 16,25 787,768 -');
    assert.deepEqual(view(state, 0), view(other, 0));
    for (const level of levels) {
      const [one, two] = [state, other].map((each) => {
        const thinking = bot.think(view(each, 0), { level, seed: 'blind' });
        for (;;) {
          const step = thinking.next();
          if (step.done) return step.value;
        }
      });
      assert.deepEqual(one, two);
    }
  });
});

describe('a hidden draw', () => {
  const seen = '12,B3/13/13/13/13/13/13/13/A4,12 A ?,34 878,877 -';

  it('is written as +? and gives the hand ?, which stays in the count of the bag', () => {
    const drawn = play(scene('12,B3/13/13/13/13/13/13/13/A4,12 A -,- 887,887 -'), glux.parseMove('+?'));
    assert.equal(formatPosition(drawn), '12,B3/13/13/13/13/13/13/13/A4,12 B ?,- 887,887 -');
  });

  it('leaves the turn to the seat, without legal moves', () => {
    const state = scene('12,B3/13/13/13/13/13/13/13/A4,12 A ?,34 887,886 -');
    assert.equal(glux.turn(state), 0);
    assert.deepEqual([glux.moves(state), glux.chances(state)], [[], []]);
  });

  it('can be laid with any face in the bag', () => {
    const state = scene('12,B3/13/13/13/13/13/13/13/A4,12 A ?,34 887,886 -');
    const laid = play(state, glux.parseMove('2@a5'));
    assert.equal(formatPosition(laid), '12,B3/13/13/13/A2,12/13/13/13/A4,12 A -,34 877,886 -');
    const without = scene('12,B3/13/13/13/13/13/13/13/(A1A6),A1,A6,A1,A6,A1,A6,6 A ?,34 088,886 -');
    assert.deepEqual(explain(without, glux.parseMove('6@a7')), {
      rule: 'G1',
      reason: 'none-left',
      squares: [],
    });
    assert.equal(explain(without, glux.parseMove('5@a7')), undefined);
  });

  it('is no outcome of chance', () => {
    const state = scene('12,B3/13/13/13/13/13/13/13/A4,12 A -,- 887,887 -');
    assert.deepEqual(nextMoves(glux, state).map(formatMove), ['+16', '+25', '+34']);
  });

  it('must be in the count of the bag', () => {
    assert.throws(() => scene(seen), { name: 'BadNotation', code: 'bags-count' });
  });
});
