import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { random, type Random } from '../../src/core/random.js';
import { lapseOf, accuracies, balances, type Step } from '../../src/element/parts/analysis/balance.js';

/** A game tree. The outcomes of chance are equally likely, and their number is a power of two: all values are exact. */
type Tree =
  | { readonly result: readonly number[] }
  | { readonly by: number | 'chance'; readonly next: readonly Tree[] };

const SEATS = 3;

/** A random tree. The results are shares of the win, in eighths. */
function grow({ below }: Random, depth: number): Tree {
  if (depth === 0 || below(12) === 0) {
    const eighths = [below(9), 0, 0];
    eighths[1] = below(9 - eighths[0]!);
    return { result: [eighths[0]! / 8, eighths[1] / 8, (8 - eighths[0]! - eighths[1]) / 8] };
  }
  const who = below(SEATS + 1);
  const next = Array.from({ length: who === SEATS ? 2 ** (1 + below(2)) : 1 + below(3) }, () =>
    grow({ below } as Random, depth - 1),
  );
  return { by: who === SEATS ? 'chance' : who, next };
}

/** The value of a position for each seat if all play best. */
function solve(tree: Tree): readonly number[] {
  if ('result' in tree) return tree.result;
  const values = tree.next.map(solve);
  const { by } = tree;
  if (by !== 'chance') return values.reduce((best, each) => (each[by]! > best[by]! ? each : best));
  return Array.from({ length: SEATS }, (_, seat) =>
    values.reduce((sum, each) => sum + each[seat]! / values.length, 0),
  );
}

/** A game of random moves. */
function play(tree: Tree, { below }: Random): { steps: Step[]; result: readonly number[] } {
  const steps: Step[] = [];
  for (let now = tree; ;) {
    if ('result' in now) return { steps, result: now.result };
    const chosen: Tree = now.next[below(now.next.length)]!;
    const { by, next } = now;
    if (by === 'chance') steps.push('chance');
    else steps.push({ seat: by, best: solve(now), played: solve(chosen), choices: next.length });
    now = chosen;
  }
}

const games = Array.from({ length: 300 }, (_, i) => {
  const { below } = random('balance', i);
  const tree = grow({ below } as Random, 7);
  return { tree, ...play(tree, { below } as Random) };
});

describe('the balance of a solved game with chance', () => {
  it('adds up for every seat: start, play and luck give the result', () => {
    for (const { steps, result } of games)
      for (const [seat, { start, own, others, luck, end }] of balances(SEATS, steps, {
        values: result,
      }).entries()) {
        if (!steps.some((step) => typeof step === 'object')) continue;
        assert.equal(start + own + others + luck, result[seat]);
        assert.equal(end, result[seat]);
      }
  });

  it('leaves no rest', () => {
    for (const { steps, result } of games)
      for (const { rest } of balances(SEATS, steps, { values: result })) assert.equal(rest, 0);
  });

  it('gives no seat more than its best moves would', () => {
    for (const { steps, result } of games)
      for (const { own } of balances(SEATS, steps, { values: result })) assert.ok(own <= 0);
  });

  it('starts with the value of the first decision', () => {
    for (const { tree, steps, result } of games) {
      if ('result' in tree || tree.by === 'chance') continue;
      const starts = balances(SEATS, steps, { values: result }).map(({ start }) => start);
      assert.deepEqual(starts, solve(tree));
    }
  });

  it('has luck that is 0 on average over all outcomes of chance', () => {
    const dice: Tree = {
      by: 0,
      next: [{ by: 'chance', next: [0, 1, 2, 5].map((n) => ({ result: [n / 8, 1 - n / 8, 0] })) }],
    };
    const value = solve(dice);
    const lucks = [0, 1, 2, 5].map((n) => {
      const steps: Step[] = [{ seat: 0, best: value, played: value, choices: 1 }, 'chance'];
      return balances(SEATS, steps, { values: [n / 8, 1 - n / 8, 0] })[0]!.luck;
    });
    assert.equal(
      lucks.reduce((sum, each) => sum + each),
      0,
    );
  });
});

describe('the balance of a game with unknown values', () => {
  const even = { seat: 0, best: [0.5, 0.5], played: [0.5, 0.5], choices: 2 };
  const good = { seat: 1, best: [0.75, 0.25], played: [0.75, 0.25], choices: 2 };

  it('puts a change without a cause into the rest', () => {
    const [balance] = balances(2, [even, good], { values: [1, 0] });
    assert.deepEqual(balance, { start: 0.5, own: 0, others: 0, luck: 0, rest: 0.5, end: 1 });
  });

  it('puts changes across an unknown decision into the rest, also those of chance', () => {
    const [balance] = balances(2, [even, 'unknown', 'chance', good]);
    assert.deepEqual(balance, { start: 0.5, own: 0, others: 0, luck: 0, rest: 0.25, end: 0.75 });
  });

  it('attributes a resignation to the seat that resigned', () => {
    const given = balances(2, [even, 'chance', good], { values: [0, 1], by: 0 });
    assert.equal(given[0]!.own, -0.75);
    assert.equal(given[1]!.others, 0.75);
    assert.equal(given[0]!.luck, 0.25);
  });

  it('is empty if nothing is known', () => {
    assert.deepEqual(balances(1, ['chance', 'unknown']), [
      { start: 0, own: 0, others: 0, luck: 0, rest: 0, end: 0 },
    ]);
  });
});

describe('accuracy', () => {
  const decision = (seat: number, best: number, played: number, choices = 2): Step => ({
    seat,
    best: seat ? [1 - best, best] : [best, 1 - best],
    played: seat ? [1 - played, played] : [played, 1 - played],
    choices,
  });

  it('is the mean share that the decisions of a seat kept', () => {
    const steps = [decision(0, 0.75, 0.25), 'chance' as const, decision(1, 0.5, 0.5), decision(0, 0.5, 0.5)];
    assert.deepEqual(accuracies(2, steps), [0.75, 1]);
  });

  it('does not count forced moves', () => {
    assert.deepEqual(accuracies(2, [decision(0, 0.5, 0.5, 1), decision(1, 0.5, 0.25)]), [undefined, 0.75]);
  });
});

describe('a lapse', () => {
  const of = (played: number, error?: number) => {
    const value = (chance: number) => ({ chances: [1 - chance, chance], ...(error && { error }) });
    return lapseOf(1, value(0.75), value(played)).lapse;
  };
  const cases: [number, number][] = [
    [0.75, 0],
    [0.71, 0],
    [0.7, 1],
    [0.64, 1],
    [0.625, 2],
    [0.51, 2],
    [0.5, 3],
    [0, 3],
  ];
  for (const [played, grade] of cases)
    it(`has grade ${grade} if 75 % becomes ${played * 100} %`, () => {
      assert.equal(of(played), grade);
    });

  it('is not graded if it may be an error of the estimate', () => {
    assert.equal(of(0.5, 0.13), 0);
    assert.equal(of(0.5, 0.12), 3);
  });
});
