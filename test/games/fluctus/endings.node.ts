import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fluctus } from '../../../src/games/fluctus/engine/index.js';
import { seenPositions } from '../../../src/games/fluctus/engine/rules.js';
import { after, ended, legal, scene } from './scene.js';

const { formatPosition, happenings, parseMove, setup } = fluctus;

describe('F7, no legal move', () => {
  const table: [string, string, string, string][] = [
    ['every stone is shut in', '..A.AA/AA.BB. A 3,2 2,2 -,-', 'yo-go', 'F7 0'],
    ['the only step is barred', 'BB.BB./AAB.B. B 0,2 2,2 gi-ri-gi-ri,-', 'go-yo', 'F7 1'],
    ['no stone stands on the board and none can enter', 'B...../...B.. B 6,6 2,2 -,-', 'gi-ri', 'F7 1'],
    ['the last stone is shut in and the reserve is empty', '.A.A../.B..A. A 5,0 2,2 -,-', 'go-yo', 'F7 0'],
  ];
  for (const [what, position, move, then] of table) {
    it(`loses when ${what}`, () => {
      assert.equal(ended(scene(position, [move])), then);
    });
  }

  it('continues if the same step is not barred', () => {
    assert.equal(ended(scene('BB.BB./AAB.B. B 0,2 2,2 -,-', ['go-yo'])), '');
  });

  it('continues while a stone can enter', () => {
    const state = scene('.A.A../.B..A. A 5,2 2,2 -,-', ['go-yo']);
    assert.deepEqual([ended(state), legal(state)], ['', '@gi @go']);
  });

  it('leaves no legal moves', () => {
    assert.equal(legal(scene('..A.AA/AA.BB. A 3,2 2,2 -,-', ['yo-go'])), '');
  });
});

describe('F8, shut out', () => {
  const table: [string, string, string, string][] = [
    ['enemies on both start fields', 'B.A.../...B.. B 6,6 2,2 -,-', 'gi-ri', 'F8 1'],
    [
      'the last stone on one start field, an enemy on the other',
      'A...../...B.. B 6,6 2,2 -,-',
      'gi-ri',
      'F8 1',
    ],
    ['an empty reserve', 'A....A/.B..B. A 2,0 2,2 -,-', 'roxbi', 'F8 0'],
    ['one start field free', 'B.A.../...B.. B 6,6 2,2 -,-', 'ro-ri', ''],
    ['an empty reserve, but two stones', 'A....A/.BB.B. A 2,0 2,2 -,-', 'roxbi', ''],
    ['one entry made', 'B.A.../...B.. B 7,6 1,2 -,-', 'gi-ri', ''],
    ['no stone on the board, but a start field free', 'B...../...B.. B 6,6 2,2 -,-', 'gi-bo', ''],
  ];
  for (const [what, position, move, then] of table) {
    it(`${then ? 'loses' : 'continues'} with ${what}`, () => {
      assert.equal(ended(scene(position, [move])), then);
    });
  }
});

describe('F9, two against two', () => {
  const table: [string, string, string, string][] = [
    ['is a draw', 'A.BB.A/....B. A 0,0 2,2 -,-', 'roxbi', 'F9 0,1'],
    ['is won by the player who can capture at once', 'A..BBA/....B. A 0,0 2,2 -,-', 'roxbi', 'F9 1'],
    ['counts stones in reserve', 'A..B.A/....B. A 0,1 2,2 -,-', 'roxbi', 'F9 0,1'],
    ['leaves three against two alone', 'A.BB.A/....B. A 0,1 2,2 -,-', 'roxbi', ''],
    ['comes after F8', '..AA.B/...B.. A 0,1 2,2 -,-', 'yoxgi', 'F8 0'],
  ];
  for (const [what, position, move, then] of table) {
    it(what, () => {
      assert.equal(ended(scene(position, [move])), then);
    });
  }

  it('does not play the capture that wins', () => {
    assert.equal(after(scene('A..BBA/....B. A 0,0 2,2 -,-'), 'roxbi'), '...BBA/....A. +B 0,0 2,2 -,-');
  });
});

describe('F10, the same position three times', () => {
  const start = 'A..B../A..B.. A 6,6 2,2 -,-';
  const first = ['ro-wo', 'go-bo', 'wo-ro', 'bo-go'];
  const second = ['ri-wo', 'gi-bo', 'wo-ri', 'bo-gi'];

  it('is a draw, whatever the paths', () => {
    const state = scene('', ['@ro', '@go', '@ri', '@gi', ...first, ...second]);
    assert.equal(ended(state), 'F10 0,1');
    assert.equal(formatPosition(state), 'A..B../A..B.. = 6,6 2,2 ri-wo-ri,gi-bo-gi');
  });

  it('continues at the second time', () => {
    assert.equal(ended(scene('', ['@ro', '@go', '@ri', '@gi', ...first])), '');
  });

  it('counts a parsed position as seen once', () => {
    assert.equal(ended(scene(start, first)), '');
    assert.equal(ended(scene(start, [...first, ...second])), 'F10 0,1');
  });

  it('does not count the same stones with the other seat to move', () => {
    const state = scene('A..B../...... A 7,7 1,1 -,-', [
      ...['ro-wo', 'go-gi', 'wo-ri', 'gi-go', 'ri-ro'],
      ...['go-bo', 'ro-wo', 'bo-gi', 'wo-ro', 'gi-go'],
    ]);
    assert.equal(ended(state), '');
  });

  it('lists the positions that have been seen, with their stones and seats', () => {
    let state = scene('A..B../A....B A 6,6 2,2 -,-');
    const played = [state];
    for (const move of ['ro-wo', 'vi-vo', 'wo-ro', 'vo-vi'])
      played.push((state = scene(formatPosition(state), [move])));
    state = scene('A..B../A....B A 6,6 2,2 -,-', ['ro-wo', 'vi-vo', 'wo-ro', 'vo-vi']);
    const text = (stones: readonly (number | null)[], seat: number, times: number) =>
      [stones.map((each) => each ?? '.').join(''), seat, times].join(' ');
    const seen = seenPositions(state.seen).map(({ stones, seat, times }) => text(stones, seat, times));
    const expected = played.slice(0, 4).map(({ stones, seat }, i) => text(stones, seat, i === 0 ? 2 : 1));
    assert.deepEqual(seen.sort(), expected.sort());
  });

  it('forgets positions that cannot recur after an entry or a capture of the classic game', () => {
    assert.equal(seenPositions(scene(start, first).seen).length, 4);
    assert.equal(seenPositions(scene('A..B../...... A 7,7 1,1 -,-', ['ro-wo', '@gi']).seen).length, 1);
    assert.equal(seenPositions(scene('A....A/....B. A 6,7 2,1 -,-', ['roxbi']).seen).length, 1);
  });
});

describe('F11, agreeing and resigning', () => {
  it('is no move', () => {
    for (const text of ['resign', 'draw', '=']) assert.throws(() => parseMove(text), { name: 'BadNotation' });
  });
});

describe('F12, the variant return', () => {
  const options = { variant: 'return', colors: ['yellow', 'green'] } as const;

  it('gives six stones each', () => {
    assert.equal(formatPosition(setup(options)), '....../...... A 6,6 0,0 -,-');
  });

  it('lets neighbouring colours play', () => {
    assert.equal(legal(setup(options)), '@yi @yo');
  });

  it('refuses the same colour twice', () => {
    assert.throws(() => setup({ variant: 'return', colors: ['red', 'red'] }), { code: 'colors' });
  });

  it('gives a captured stone back to its owner’s reserve', () => {
    const state = scene('A....A/....B. A 4,5 2,1 -,-', [], options);
    assert.equal(after(state, 'roxbi'), '.....A/....A. B 4,6 2,1 -,-');
  });

  it('counts re-entries among the entries', () => {
    const state = scene('.....A/....A. B 4,6 2,1 -,-', ['@go'], options);
    assert.equal(formatPosition(state), '...B.A/....A. A 4,5 2,2 -,-');
  });

  it('remembers positions over entries and captures', () => {
    const state = scene('A....A/....B. A 4,5 2,1 -,-', ['roxbi', '@go'], options);
    assert.equal(seenPositions(state.seen).length, 3);
  });
});

describe('the happenings of a move', () => {
  const table: [string, string, unknown[]][] = [
    ['....../...... A 8,8 0,0 -,-', '@ro', [{ kind: 'entered', seat: 0, squares: ['ro'], rule: 'F3' }]],
    [
      'A..B../...... B 7,7 1,1 -,-',
      'go-bo',
      [{ kind: 'stepped', seat: 1, squares: ['go', 'bo'], rule: 'F4' }],
    ],
    [
      'A....A/....B. A 6,7 2,1 -,-',
      'roxbi',
      [{ kind: 'captured', seat: 1, by: 0, squares: ['ro', 'vo', 'bi'], rule: 'F6', score: -1 }],
    ],
    [
      'A..BBA/....B. A 0,0 2,2 -,-',
      'roxbi',
      [
        { kind: 'captured', seat: 1, by: 0, squares: ['ro', 'vo', 'bi'], rule: 'F6', score: -1 },
        { kind: 'ended', rule: 'F9' },
      ],
    ],
  ];
  for (const [position, move, then] of table) {
    it(`${move} on ${position}`, () => {
      assert.deepEqual(happenings(scene(position), parseMove(move)), then);
    });
  }

  it('throw for an illegal move', () => {
    assert.throws(() => happenings(setup(), parseMove('@wo')), { name: 'IllegalMove' });
  });
});
