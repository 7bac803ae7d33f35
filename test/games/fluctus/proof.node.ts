import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { random } from '../../../src/core/random.js';
import type { Valued } from '../../../src/core/bot.js';
import { bot } from '../../../src/games/fluctus/bot/index.js';
import { Judge, Oracle } from '../../../src/games/fluctus/bot/oracle.js';
import { pliesTo } from '../../../src/games/fluctus/bot/search.js';
import { Twin } from '../../../src/games/fluctus/bot/twin.js';
import { fluctus, type FluctusMove, type FluctusState } from '../../../src/games/fluctus/engine/index.js';
import { countPosition } from '../../../src/games/fluctus/engine/rules.js';
import { drain } from '../../support/drain.js';
import { anyPosition, ditheringGame, tableWorth } from './solver-truth.js';

/** The value of a win in no ply in the table. */
const WIN = 20_000;

/** Returns true if the seat to move loses within so many plies, whatever it plays. By the engine alone. */
function loses(state: FluctusState, plies: number): boolean {
  const { ending, seat } = state;
  if (ending) return ending.winners.length === 1 && ending.winners[0] !== seat;
  return plies > 0 && fluctus.moves(state).every((move) => wins(fluctus.play(state, move), plies - 1));
}

/** Returns true if the seat to move can win within so many plies. By the engine alone. */
function wins(state: FluctusState, plies: number): boolean {
  const { ending, seat } = state;
  if (ending) return ending.winners.join() === `${seat}`;
  return plies > 0 && fluctus.moves(state).some((move) => loses(fluctus.play(state, move), plies - 1));
}

const valuesOf = (state: FluctusState): readonly Valued<FluctusMove>[] =>
  drain(bot, state, { level: 'best', seed: 's', analysis: true }).verdict.values!;

const bestOf = (state: FluctusState): FluctusMove =>
  drain(bot, state, { level: 'best', seed: 's' }).verdict.move;

/** Positions with a win of the table that F5 refutes, and the plies of that win. */
const refuted: readonly (readonly [position: string, plies: number])[] = [
  ['A.B.A./A..B.. A 0,0 2,2 wo-ro-wo-ro,vi-yi-go-yo', 3],
  ['A..B../.AA.B. A 0,0 2,2 yo-yi-yo-yi,gi-go-gi-go', 3],
  ['.A.A../.A.B.B A 0,0 2,2 yo-wi-yo-wi,vo-vi-ro-vi', 5],
  ['AA.A../..B.B. A 0,0 2,2 yo-wi-yo-go,gi-go-bo-bi', 5],
  ['B.B..B/.A.A.. B 0,0 2,2 go-gi,wo-yo-wo-yo', 5],
];

/** A position of a game with few stones and repeated steps. With `twice`, some positions that can come next have occurred twice. */
const position = fc
  .record({ seed: fc.nat(100_000), ply: fc.nat(9), twice: fc.boolean() })
  .map(({ seed, ply, twice }) => {
    const chance = random('start', seed);
    const state = [...ditheringGame(anyPosition({}, [3, 3], chance), seed, ply + 1)].at(-1);
    if (!state || !twice) return state;
    const seen = fluctus
      .moves(state)
      .filter((move) => move.kind === 'step' && chance.below(2))
      .map((move) => fluctus.play({ ...state, seen: [] }, move))
      .reduce((all, next) => countPosition(countPosition(all, next), next), state.seen);
    return { ...state, seen };
  })
  .filter((state) => state !== undefined);

/** A table that takes every position after the next move for lost in so many plies, as if F5 and F10 refuted what it knows. */
class WrongOracle extends Oracle {
  readonly lost: number;

  constructor(view: FluctusState, lost: number) {
    super(new Twin(view), view);
    this.lost = lost;
  }

  override value(twin: Twin): number {
    return twin.ply === 1 ? 1 + 2 * this.lost : super.value(twin);
  }
}

/** The plies in which the seat to move wins by its best move, as a judge claims it that searches no ply before it asks a table. */
function claimed(state: FluctusState, oracle: Oracle): number | undefined {
  while (!oracle.ready) oracle.advance();
  const twin = new Twin(state);
  const list = new Int16Array(100);
  const weighing = new Judge(twin, oracle, 0).weigh([...list.subarray(0, twin.moves(list, 0))]);
  let step = weighing.next();
  while (!step.done) step = weighing.next();
  const [best] = step.value.judged;
  return best!.worth > 0 ? pliesTo(best!.worth) : undefined;
}

describe('a win that the computer player of Fluctus claims', () => {
  for (const [text, plies] of refuted)
    it(`is not the win of the table in ${plies} that F5 refutes, at ${text}`, () => {
      const state = fluctus.parsePosition(text);
      assert.equal(tableWorth(state), WIN - plies);
      assert.ok(!wins(state, plies), 'F5 refutes it');
      const [best] = valuesOf(state);
      assert.ok(!(best!.chances[state.seat] === 1 && best!.plies! <= plies));
    });

  it('is proven beyond the plies that are searched: the table alone is not believed', () => {
    const won = fluctus.parsePosition('A..B../...B.A A 2,0 2,2 -,-');
    assert.equal(claimed(won, new Oracle(new Twin(won), won)), 11);
    const drawn = fluctus.parsePosition('AB..B./..BA.. B 0,0 2,2 -,-');
    assert.equal(tableWorth(drawn), 0);
    for (const lost of [6, 8, 10, 20])
      assert.equal(claimed(drawn, new WrongOracle(drawn, lost)), undefined, `lost in ${lost}`);
  });

  it('is won in its plies against every reply, and a claimed loss is lost', () => {
    let claims = 0;
    fc.assert(
      fc.property(position, (state) => {
        for (const { move, chances, plies = Infinity } of valuesOf(state)) {
          const next = fluctus.play(state, move);
          if (plies > 5) continue;
          claims++;
          const claim = chances[state.seat] === 1 ? loses : wins;
          assert.ok(claim(next, plies - 1), `${fluctus.formatMove(move)} in ${plies}`);
        }
      }),
      { numRuns: 120 },
    );
    assert.ok(claims > 20, `${claims} claims`);
  });

  it('is never let go by the best player, whatever the other seat plays', () => {
    let played = 0;
    fc.assert(
      fc.property(position, fc.nat(1000), (start, seed) => {
        const chance = random('replies', seed);
        const { seat } = start;
        let state = start;
        for (let left = Infinity; !state.ending;) {
          const [{ chances, plies }] = valuesOf(state) as [Valued<FluctusMove>];
          if (left === Infinity && chances[seat] !== 1) return;
          assert.equal(chances[seat], 1, `a win in ${left} plies is let go`);
          assert.ok(plies! <= left, `${plies} plies instead of ${left}`);
          left = plies! - 2;
          played++;
          state = fluctus.play(state, bestOf(state));
          const replies = fluctus.moves(state);
          if (replies.length > 0) state = fluctus.play(state, replies[chance.below(replies.length)]!);
        }
        assert.deepEqual(state.ending.winners, [seat]);
      }),
      { numRuns: 60 },
    );
    assert.ok(played > 5, `${played} moves`);
  });

  it('has an error as long as it is not proven', () => {
    const state = fluctus.parsePosition('AAA.../..BB.. A 0,0 2,2 -,-');
    const thinking = bot.think(state, { level: 'best', seed: 's', analysis: true });
    bestOf(state);
    let step = thinking.next();
    // the table is solved, so that only the values of the moves are computed from here
    while (!step.done && step.value.done < 1) step = thinking.next();
    step = thinking.next(true);
    while (!step.done) step = thinking.next(true);
    assert.ok(step.value.capped);
    assert.ok(step.value.values!.some(({ error }) => error! > 0));
    assert.ok(step.value.values!.every(({ error, plies }) => error === undefined || plies === undefined));
  });
});
