import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  freeDice,
  luzi,
  stopping,
  tally,
  type Face,
  type LuziOptions,
} from '../../../src/games/luzi/engine/index.js';
import { after, happened, legal, scene } from './scene.js';

const { chances, happenings, parseMove, play, setup, turn } = luzi;
const defaults = [6, 12, 20, 30, 42, 56];
const dice = (text: string) => Array.from(text, Number) as Face[];

describe('Z2, rounds and runs', () => {
  const table: [string, string, LuziOptions, string][] = [
    ['passes the turn to the next seat', '0,0,0 1/5 A 1 23444555', { players: 3 }, '39,0,0 1/5 B 0 -'],
    ['begins a round when the first seat is reached', '0,0 1/5 B 1 23444555', {}, '0,39 2/5 A 0 -'],
    [
      'begins it with the seat that began',
      '0,0,0 1/5 A 1 23444555',
      { players: 3, first: 1 },
      '39,0,0 2/5 B 0 -',
    ],
    ['ends with the last run of the last round', '7,0 5/5 B 1 23444555', {}, '7,39 5/5 - 0 -'],
    ['ends so from any first seat', '0,0 1/1 A 1 23444555', { rounds: 1, first: 1 }, '39,0 1/1 - 0 -'],
  ];
  for (const [what, position, options, then] of table) {
    it(`a run ${what}`, () => {
      assert.equal(after(scene(position, [], options), 'stop'), then);
    });
  }
});

describe('Z3, throwing', () => {
  it('starts with all eight dice', () => {
    assert.equal(legal(setup()), 'roll');
    assert.equal(after(setup(), 'roll'), '0,0 1/5 A 0 -+8');
  });

  it('allows to throw at least two dice of 2 to 5 again', () => {
    assert.equal(legal(scene('0,0 1/5 A 1 11111234')), 'roll:23 roll:234 roll:24 roll:34 stop');
    assert.deepEqual(freeDice(scene('0,0 1/5 A 1 11234566')), [2, 3, 4, 5]);
  });

  it('allows only a stop if fewer than two dice are free', () => {
    assert.equal(legal(scene('0,0 1/5 A 3 11111566')), 'stop');
    assert.equal(legal(scene('0,0 1/5 A 3 11111166')), 'stop');
  });

  it('takes the chosen dice off the table, in any order', () => {
    const state = scene('0,0 1/5 A 1 12234556');
    assert.equal(after(state, 'roll:2235'), '0,0 1/5 A 1 1456+4');
    const mixed = play(state, { kind: 'roll', dice: [5, 2, 3, 2] });
    assert.equal(luzi.formatPosition(mixed), '0,0 1/5 A 1 1456+4');
  });

  it('allows to throw dice again that were kept before', () => {
    assert.equal(after(scene('0,0 1/5 A 4 22334455'), 'roll:22334455'), '0,0 1/5 A 4 -+8');
  });

  it('is chance’s turn while dice are in the cup', () => {
    assert.equal(turn(scene('0,0 1/5 A 1 1456+4')), 'chance');
  });

  it('counts the throws', () => {
    assert.equal(after(scene('0,0 1/5 A 1 1456+4'), '=3344'), '0,0 1/5 A 2 13344456');
  });
});

describe('chances', () => {
  const sizes: [number, string, number][] = [
    [2, '0,0 1/5 A 1 111456+2', 21],
    [3, '0,0 1/5 A 1 11456+3', 56],
    [8, '0,0 1/5 A 0 -+8', 1287],
  ];
  for (const [cup, position, many] of sizes) {
    it(`of ${cup} dice are ${many}, with a total weight of 6 to the ${cup}`, () => {
      const all = chances(scene(position));
      assert.equal(all.length, many);
      assert.equal(
        all.reduce((sum, { weight }) => sum + weight, 0),
        6 ** cup,
      );
    });
  }

  it('have the number of permutations as weight', () => {
    const weights = new Map(
      chances(scene('', ['roll'])).map(({ move, weight }) => [luzi.formatMove(move), weight]),
    );
    assert.deepEqual(
      ['=11111111', '=11111112', '=11223344', '=12345666'].map((text) => weights.get(text)),
      [1, 8, 2520, 6720],
    );
  });

  it('make 3.0656 % of first throws a Superluzi', () => {
    const state = scene('', ['roll']);
    const share = chances(state).reduce(
      (sum, { move, weight }) =>
        happenings(state, move).some(({ kind }) => kind === 'superluzi') ? sum + weight : sum,
      0,
    );
    // Σ C(8, n) 5⁸⁻ⁿ for n from 4
    assert.equal(share, 70 * 625 + 56 * 125 + 28 * 25 + 8 * 5 + 1);
    assert.equal((share / 6 ** 8).toFixed(6), '0.030656');
  });
});

describe('Z4 to Z6, the score of a stop', () => {
  const table: [string, number, string][] = [
    ['22334466', 8, 'pips of fours'],
    ['22334566', 9, 'pips of fours and fives'],
    ['22233366', 12, 'rows of twos and threes without pips'],
    ['44455566', 39, 'rows of fours and fives with pips'],
    ['22222222', 56, 'a row of eight'],
    ['55555555', 96, 'eight fives'],
    ['22334455', 18, 'no rows of two'],
    ['12344555', 0, 'nothing under one Joe'],
    ['11444555', 0, 'nothing under two Joes'],
    ['11123466', 13, 'three Joes with pips and row'],
    ['11114466', 24, 'four Joes'],
    ['11111111', 64, 'eight Joes'],
    ['22223366', 12, 'no sixes'],
  ];
  for (const [shown, points, what] of table) {
    it(`${shown}: ${points}, ${what}`, () => {
      assert.equal(tally(dice(shown), defaults).points, points);
    });
  }

  it('has parts: pips and row of each face on the table', () => {
    assert.deepEqual(stopping(scene('0,0 1/5 A 1 11125556')), {
      points: 30,
      blocked: false,
      pips: 18,
      rows: 12,
      parts: [
        { face: 1, count: 3, pips: 3, row: 6, standOff: false },
        { face: 2, count: 1, pips: 0, row: 0, standOff: false },
        { face: 5, count: 3, pips: 15, row: 6, standOff: false },
        // with the Trinity, the third six is no Luzi (Z8)
        { face: 6, count: 1, pips: 0, row: 0, standOff: true },
      ],
    });
  });

  it('has its parts even if Joe blocks the score', () => {
    const { points, blocked, pips, rows, parts } = stopping(scene('0,0 1/5 A 1 11255566'))!;
    assert.deepEqual([points, blocked, pips, rows], [0, true, 15, 6]);
    assert.equal(parts.at(-1)!.standOff, false);
  });

  it('is nothing before the first throw and while dice fall', () => {
    assert.equal(stopping(setup()), undefined);
    assert.equal(stopping(scene('0,0 1/5 A 1 1456+4')), undefined);
  });

  const rows: [LuziOptions['rows'], number[]][] = [
    [undefined, defaults],
    ['triangular', [6, 10, 15, 21, 28, 36]],
    ['doubling', [6, 12, 24, 48, 96, 192]],
    [
      [1, 0, 9, 9, 9, 9999],
      [1, 0, 9, 9, 9, 9999],
    ],
  ];
  for (const [given, points] of rows) {
    it(`gives rows of three to eight ${points.join(' ')} with ${given?.toString() ?? 'no word said'}`, () => {
      const options = given ? { rows: given } : {};
      [3, 4, 5, 6, 7, 8].forEach((length, i) => {
        const shown = '2'.repeat(length) + '34566'.slice(0, 8 - length);
        const state = scene(`0,0 1/5 A 1 ${shown}`, [], options);
        assert.equal(stopping(state)!.rows, points[i]);
      });
    });
  }
});

describe('a run ends with', () => {
  const standOff: LuziOptions = { together: 'stand-off' };
  const table: [string, string, string, string, LuziOptions?][] = [
    ['a stop', '0,0 1/5 A 1 23444555', 'stop', 'stopped:A:39'],
    ['a stop for a row and a four', '0,0 1/5 A 1 22233466', 'stop', 'stopped:A:10'],
    ['nothing left to throw', '0,0 1/5 A 3 11111566', 'stop', 'spent:A:30'],
    ['a stop with two dice left to throw', '0,0 1/5 A 3 11111256', 'stop', 'stopped:A:30'],
    ['a stop that Joe blocks', '0,0 1/5 A 1 12444555', 'stop', 'blocked:A:0'],
    ['Luzi', '0,0 1/5 A 1 12366+3', '=126', 'fallen luzi:A:0'],
    ['Luzi in the first throw', '0,0 1/5 A 0 -+8', '=12345666', 'fallen luzi:A:0'],
    ['Luzi by more than three sixes later', '0,0 1/5 A 1 12366+3', '=666', 'fallen luzi:A:0'],
    ['Luzi when Joes and sixes come together', '0,0 1/5 A 1 1126+4', '=1266', 'fallen luzi:A:0'],
    ['Luzi when they come together at first', '0,0 1/5 A 0 -+8', '=11134666', 'fallen luzi:A:0'],
    ['a stand-off then by option', '0,0 1/5 A 1 1126+4', '=1266', 'fallen stand-off:A:4', standOff],
    ['a stand-off at first by option', '0,0 1/5 A 0 -+8', '=11134666', 'fallen stand-off:A:7', standOff],
    ['Luzi without a Trinity, by option too', '0,0 1/5 A 1 1126+4', '=2266', 'fallen luzi:A:0', standOff],
    ['a stand-off', '0,0 1/5 A 1 11166+3', '=456', 'fallen stand-off:A:9'],
    ['a stand-off of more Joes', '0,0 1/5 A 1 111166+2', '=56', 'fallen stand-off:A:6'],
    ['a stand-off of more sixes', '0,0 1/5 A 1 111266+2', '=66', 'fallen stand-off:A:8'],
    ['a stand-off of ones and sixes alone', '0,0 1/5 A 1 11166+3', '=166', 'fallen stand-off:A:7'],
    ['Superluzi of four', '0,0 1/5 A 0 -+8', '=34456666', 'fallen superluzi:A:0 robbed:B:A:-24'],
    ['Superluzi of eight', '0,0 1/5 A 0 -+8', '=66666666', 'fallen superluzi:A:0 robbed:B:A:-48'],
    [
      'Superluzi before a stand-off',
      '0,0 1/5 A 0 -+8',
      '=11126666',
      'fallen superluzi:A:0 robbed:B:A:-24',
      standOff,
    ],
    [
      'Luzi below the fewest of a Superluzi',
      '0,0 1/5 A 0 -+8',
      '=34456666',
      'fallen luzi:A:0',
      { superluzi: 5 },
    ],
    [
      'Superluzi that robs all others',
      '0,0,0 1/5 B 0 -+8',
      '=13466666',
      'fallen superluzi:B:0 robbed:A:B:-30 robbed:C:B:-30',
      { players: 3, first: 1 },
    ],
  ];
  for (const [what, position, move, then, options] of table) {
    it(`${what}: ${move} on ${position}`, () => {
      assert.equal(happened(scene(position, [], options), move), then);
    });
  }

  it('the score of its happening', () => {
    const state = scene('40,-9,0 3/5 B 0 -+8', [], { players: 3 });
    assert.equal(after(state, '=34456666'), '16,-9,-24 3/5 C 0 -');
  });

  it('a different rule for each ending', () => {
    const rules = table.map(([, position, move, , options]) =>
      happenings(scene(position, [], options), parseMove(move)).flatMap(({ kind, rule, score }) =>
        score === undefined ? [] : [`${kind} ${rule ?? ''}`],
      ),
    );
    assert.deepEqual([...new Set(rules.flat())].sort(), [
      'blocked Z4',
      'luzi Z7',
      'robbed Z9',
      'spent Z3',
      'stand-off Z8',
      'stopped Z5',
      'superluzi Z9',
    ]);
  });

  it('a line of the sheet for each seat affected', () => {
    const { sheet } = scene('', ['roll', '=34456666', 'roll', '=23444555', 'stop']);
    assert.deepEqual(
      sheet.map(({ round, seat, kind, points }) => [round, seat, kind, points]),
      [
        [1, 0, 'superluzi', 0],
        [1, 1, 'robbed', -24],
        [1, 1, 'stopped', 39],
      ],
    );
  });
});

describe('other happenings', () => {
  it('are the throw with its dice', () => {
    assert.deepEqual(happenings(setup(), parseMove('roll')), [
      { kind: 'thrown', seat: 0, squares: [], rule: 'Z3' },
    ]);
    assert.deepEqual(happenings(scene('0,0 1/5 A 1 12234556'), parseMove('roll:225')), [
      { kind: 'thrown', seat: 0, squares: ['2', '2', '5'], rule: 'Z3' },
    ]);
  });

  it('are the fall, which has no seat', () => {
    assert.deepEqual(happenings(scene('0,0 1/5 A 1 1456+4'), parseMove('=3344')), [
      { kind: 'fallen', squares: ['3', '3', '4', '4'], rule: 'Z3' },
    ]);
  });

  it('are the Trinity, once', () => {
    assert.equal(happened(scene('0,0 1/5 A 1 1145+4'), '=1234'), 'fallen trinity:A');
    assert.equal(happened(scene('0,0 1/5 A 1 11145+3'), '=123'), 'fallen');
    assert.equal(happened(scene('0,0 1/5 A 0 -+8'), '=11123456'), 'fallen trinity:A');
  });
});

describe('Z10, the end', () => {
  it('is won by the highest total', () => {
    const state = scene('40,0 5/5 B 1 23444555', ['stop']);
    assert.deepEqual(state.ending, { rule: 'Z10', winners: [0] });
    assert.equal(turn(state), 'over');
  });

  it('is shared in a tie', () => {
    assert.deepEqual(scene('39,0,1 5/5 C 1 12444555', ['stop'], { players: 3 }).ending?.winners, [0]);
    assert.deepEqual(scene('39,0 5/5 B 1 23444555', ['stop']).ending?.winners, [0, 1]);
  });

  it('may be won below zero', () => {
    assert.deepEqual(scene('-24,-30 5/5 B 1 12444555', ['stop']).ending?.winners, [0]);
  });

  it('may follow from a throw', () => {
    assert.equal(
      happened(scene('9,0 5/5 B 0 -+8'), '=34456666'),
      'fallen superluzi:B:0 robbed:A:B:-24 ended',
    );
  });
});
