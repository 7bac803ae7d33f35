import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  colors,
  fields,
  fluctus,
  type Color,
  type Field,
  type FluctusMove,
  type FluctusOptions,
  type FluctusState,
} from '../../../src/games/fluctus/engine/index.js';
import { seenPositions } from '../../../src/games/fluctus/engine/rules.js';
import { perft } from '../../support/describe-vectors.js';

/** A rotation by a sixth: every colour becomes the next one. */
const turnColor = (color: Color): Color => colors[(colors.indexOf(color) + 1) % 6]!;
const turnField = (field: Field): Field => {
  const i = fields.indexOf(field);
  return fields[i < 6 ? (i + 1) % 6 : 6 + ((i + 1) % 6)]!;
};
const turnMove = (move: FluctusMove): FluctusMove =>
  move.kind === 'enter'
    ? { kind: 'enter', to: turnField(move.to) }
    : { kind: move.kind, from: turnField(move.from), to: turnField(move.to) };

/** The pair in reverse order. */
const swap = <T>([a, b]: readonly [T, T]): readonly [T, T] => [b, a];

const options: fc.Arbitrary<FluctusOptions> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...colors), fc.constantFrom(0, 1))
    .map(([color, first]) => ({ colors: [color, colors[(colors.indexOf(color) + 3) % 6]!] as const, first })),
  fc
    .tuple(fc.constantFrom(...colors), fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, 1))
    .map(([color, step, first]) => ({
      colors: [color, colors[(colors.indexOf(color) + step) % 6]!] as const,
      variant: 'return' as const,
      first,
    })),
);

/** A game: options, and the index of each move in the list of legal moves. */
const games = fc.tuple(options, fc.array(fc.nat(), { minLength: 1, maxLength: 120 }));
type RandomGame = readonly [FluctusOptions, readonly number[]];

function* walk([chosen, choices]: RandomGame): Generator<[FluctusState, FluctusMove, FluctusState]> {
  let state = fluctus.setup(chosen);
  for (const choice of choices) {
    const moves = fluctus.moves(state);
    if (moves.length === 0) return;
    const move = moves[choice % moves.length]!;
    const next = fluctus.play(state, move);
    yield [state, move, next];
    state = next;
  }
}

const always = (
  check: (state: FluctusState, move: FluctusMove, next: FluctusState) => void,
  numRuns = 60,
) => {
  fc.assert(
    fc.property(games, (game) => {
      for (const [state, move, next] of walk(game)) check(state, move, next);
    }),
    { numRuns },
  );
};

const onBoard = ({ stones }: FluctusState, seat: number) => stones.filter((stone) => stone === seat).length;
const texts = (moves: readonly FluctusMove[]) => moves.map(fluctus.formatMove);

describe('in every game', () => {
  it('only a classic capture changes the number of stones', () => {
    always((state, move, next) => {
      const lost = move.kind === 'capture' && state.variant === 'classic' ? 1 : 0;
      const mover = state.seat;
      const [before, then] = [fluctus.scores(state), fluctus.scores(next)];
      assert.equal(then[mover], before[mover]);
      assert.equal(then[1 - mover], before[1 - mover]! - lost);
      if (state.variant === 'return') assert.deepEqual(then, [6, 6]);
    });
  });

  it('a move changes only the fields that it names', () => {
    always((state, move, next) => {
      const named = move.kind === 'enter' ? [move.to] : [move.from, move.to];
      fields.forEach((field, i) => {
        if (!named.includes(field)) assert.equal(next.stones[i], state.stones[i]);
      });
      assert.equal(next.stones[fields.indexOf(move.to)], state.seat);
    });
  });

  it('a step in the other direction is legal, apart from F5', () => {
    always((state, move, next) => {
      if (move.kind !== 'step' || next.ending) return;
      const back = { ...next, seat: state.seat, paths: [[], []] } as const;
      assert.equal(fluctus.explain(back, { kind: 'step', from: move.to, to: move.from }), undefined);
    });
  });

  it('entries are counted up to two, and never below the stones on the board', () => {
    always((_, __, next) => {
      for (const seat of [0, 1]) assert.ok(next.entered[seat]! >= Math.min(2, onBoard(next, seat)));
      assert.ok(next.entered.every((count) => count <= 2));
    });
  });

  it('a path consists of joined fields and ends at an own stone', () => {
    always((_, __, next) => {
      next.paths.forEach((path, seat) => {
        assert.ok(path.length !== 1 && path.length <= 4);
        if (path.length > 0) assert.equal(next.stones[fields.indexOf(path.at(-1)!)], seat);
      });
    });
  });

  it('no position before the end has been seen three times', () => {
    always((_, __, next) => {
      if (!next.ending) assert.ok(seenPositions(next.seen).every(({ times }) => times < 3));
    });
  });

  it('seats alternate', () => {
    always((state, _, next) => {
      assert.equal(next.seat, 1 - state.seat);
    });
  });

  it('a rotated board has the rotated moves and the same ending', () => {
    fc.assert(
      fc.property(games, ([chosen, choices]) => {
        const [a, b] = chosen.colors!;
        let turned = fluctus.setup({ ...chosen, colors: [turnColor(a), turnColor(b)] });
        for (const [state, move, next] of walk([chosen, choices])) {
          assert.deepEqual(texts(fluctus.moves(turned)), texts(fluctus.moves(state).map(turnMove)).sort());
          turned = fluctus.play(turned, turnMove(move));
          assert.deepEqual(turned.ending, next.ending);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('swapped seats have the same moves and the swapped ending', () => {
    fc.assert(
      fc.property(games, ([chosen, choices]) => {
        const { colors: pair, first = 0 } = chosen;
        let swapped = fluctus.setup({ ...chosen, colors: swap(pair!), first: 1 - first });
        for (const [state, move, next] of walk([chosen, choices])) {
          assert.deepEqual(texts(fluctus.moves(swapped)), texts(fluctus.moves(state)));
          swapped = fluctus.play(swapped, move);
          assert.deepEqual(swapped.entered, swap(next.entered));
          assert.equal(swapped.ending?.rule, next.ending?.rule);
          const winners = next.ending?.winners.map((seat) => 1 - seat).sort();
          assert.deepEqual(swapped.ending?.winners, winners);
        }
      }),
      { numRuns: 30 },
    );
  });
});

it('Fluctus has 9396 sequences of seven turns', () => {
  assert.equal(perft(fluctus, fluctus.setup(), 7), 9396);
});
