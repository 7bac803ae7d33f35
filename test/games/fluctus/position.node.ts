import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption } from '../../../src/core/errors.js';
import { fluctus, type FluctusOptions } from '../../../src/games/fluctus/engine/index.js';
import { seenPositions } from '../../../src/games/fluctus/engine/rules.js';
import { describeUnreadableMoves } from '../../support/describe-unreadable-moves.js';
import { ended, scene } from './scene.js';
import { rulesByCode } from '../../support/faults.js';

const { formatPosition, parseMove, parsePosition } = fluctus;
const back: FluctusOptions = { variant: 'return', colors: ['yellow', 'green'] };

describe('parsePosition reads', () => {
  const good: [string, string, FluctusOptions?][] = [
    ['the start', '....../...... A 8,8 0,0 -,-'],
    ['B to move', '....../...... B 8,8 0,0 -,-'],
    ['a composed position with few stones', 'A..B../...... A 1,2 1,1 -,-'],
    ['more entries than stones, after captures', 'A..B../...... A 3,3 2,2 -,-'],
    ['paths of two to four fields', 'A..B../...... A 6,6 2,2 wo-ro,yo-go-gi-go'],
    ['a win by F7', '...AAA/AA.BB. +A 3,2 2,2 yo-go,-'],
    ['a win by F8', 'B.A.../B..... +B 6,6 2,2 -,gi-ri'],
    ['a win by F9', '...BBA/....A. +B 0,0 2,2 -,-'],
    ['a draw by F9', '..BB.A/....A. = 0,0 2,2 -,-'],
    ['a draw that only F10 can give', 'A..B../A..B.. = 6,6 2,2 ri-wo-ri,gi-bo-gi'],
    ['a start of the variant', '....../...... A 6,6 0,0 -,-', back],
    ['a full reserve after a capture of the variant', 'A....A/...... B 4,6 2,1 -,-', back],
  ];
  for (const [what, text, options] of good) {
    it(`${what}: ${text}`, () => {
      assert.equal(formatPosition(parsePosition(text, options)), text);
    });
  }

  const endings: [string, string][] = [
    ['...AAA/AA.BB. +A 3,2 2,2 yo-go,-', 'F7 0'],
    ['B.A.../B..... +B 6,6 2,2 -,gi-ri', 'F8 1'],
    ['...BBA/....A. +B 0,0 2,2 -,-', 'F9 1'],
    ['..BB.A/....A. = 0,0 2,2 -,-', 'F9 0,1'],
    ['A..B../A..B.. = 6,6 2,2 ri-wo-ri,gi-bo-gi', 'F10 0,1'],
    // With the winner to move it would be F9.
    ['..BA../...A.. +A 0,1 2,2 -,-', 'F8 0'],
    ['B....A/B..... +B 1,0 2,2 -,-', 'F8 1'],
  ];
  for (const [text, ending] of endings) {
    it(`the ending ${ending} of ${text}`, () => {
      assert.equal(ended(scene(text)), ending);
    });
  }

  it('a position as seen once', () => {
    assert.deepEqual(
      seenPositions(parsePosition('A..B../...... A 7,7 1,1 -,-').seen).map(({ times }) => times),
      [1],
    );
  });

  it('the text of the start to the state of setup', () => {
    assert.deepEqual(parsePosition('....../...... A 8,8 0,0 -,-'), fluctus.setup());
  });
});

describe('parsePosition refuses', () => {
  const bad: [string, string, string, FluctusOptions?][] = [
    ['', 'position', 'position'],
    ['....../...... A 8,8 0,0', 'position', 'position'],
    ['....../...... A 8,8 0,0 -,- ', 'position', 'position'],
    ['....../......  A 8,8 0,0 -,-', 'position', 'position'],
    [' ....../...... A 8,8 0,0 -,-', 'position', 'position'],
    ['....../....... A 8,8 0,0 -,-', 'stones', 'stones'],
    ['............ A 8,8 0,0 -,-', 'stones', 'stones'],
    ['C...../...... A 8,8 0,0 -,-', 'stones', 'stones'],
    ['x....../...... A 8,8 0,0 -,-', 'stones', 'stones'],
    ['a...../...... A 7,8 1,0 -,-', 'stones', 'stones'],
    ['....../...... C 8,8 0,0 -,-', 'seat', 'seat'],
    ['....../...... a 8,8 0,0 -,-', 'seat', 'seat'],
    ['....../...... +C 8,8 0,0 -,-', 'seat', 'seat'],
    ['....../...... +A+B 8,8 0,0 -,-', 'seat', 'seat'],
    ['....../...... - 8,8 0,0 -,-', 'seat', 'seat'],
    ['....../...... A 9,8 0,0 -,-', 'reserves', 'reserves'],
    ['....../...... A 08,8 0,0 -,-', 'reserves', 'reserves'],
    ['....../...... A 8 0,0 -,-', 'reserves', 'reserves'],
    ['....../...... A 8,8,8 0,0 -,-', 'reserves', 'reserves'],
    ['....../...... A -8,8 0,0 -,-', 'reserves', 'reserves'],
    ['....../...... A 8,8\n 0,0 -,-', 'reserves', 'reserves'],
    ['....../...... A 8,8 3,0 -,-', 'entered', 'entered'],
    ['....../...... A 8,8 0 -,-', 'entered', 'entered'],
    ['....../...... A 8,8 10,0 -,-', 'entered', 'entered'],
    ['....../...... A 8,8 0,01 -,-', 'entered', 'entered'],
    ['....../...... A 8,8 0,0 -', 'paths', 'paths'],
    ['....../...... A 8,8 0,0 -,-,-', 'paths', 'paths'],
    ['....../...... A 8,8 0,0 ,-', 'paths', 'paths'],
    ['....../...... A 8,8 0,0 -,-\n', 'paths-broken', 'paths'],
    ['A...../...... A 8,8 1,0 -,-', 'reserves-too-many', 'reserves'],
    ['A...../...... A 4,6 1,0 -,-', 'reserves-not-six', 'reserves', back],
    ['A...../...... A 6,6 1,0 -,-', 'reserves-not-six', 'reserves', back],
    ['....../...... A 8,8 0,0 -,-', 'reserves-not-six', 'reserves', back],
    ['A...../...... A 7,8 0,0 -,-', 'entered-too-few', 'entered'],
    ['AAA.../...... A 5,8 1,0 -,-', 'entered-too-few', 'entered'],
    ['....../...... A 8,8 1,0 -,-', 'entered-too-many', 'entered'],
    ['A...../...... A 7,8 2,0 -,-', 'entered-too-many', 'entered'],
    ['A...../...... A 7,8 1,0 ro,-', 'paths-length', 'paths'],
    ['A...../...... A 7,8 1,0 ro-wo-ro-wo-ro,-', 'paths-length', 'paths'],
    ['A...../...... A 7,8 1,0 xx,-', 'paths-length', 'paths'],
    ['A...../...... A 7,8 1,0 go-ro,-', 'paths-broken', 'paths'],
    ['A...../...... A 7,8 1,0 ro-ro,-', 'paths-broken', 'paths'],
    ['A...../...... A 7,8 1,0 xx-ro,-', 'paths-broken', 'paths'],
    ['A...../...... A 7,8 1,0 wo--ro,-', 'paths-broken', 'paths'],
    ['A...../...... A 7,8 1,0 --,-', 'paths-broken', 'paths'],
    ['A...../...... A 7,8 1,0 __proto__-ro,-', 'paths-broken', 'paths'],
    ['A...../...... A 7,8 1,0 ro-wo,-', 'paths-no-stone', 'paths'],
    ['A..B../...... A 7,7 1,1 yo-go,-', 'paths-no-stone', 'paths'],
    ['A..B../...... A 7,7 1,1 -,wo-ro', 'paths-no-stone', 'paths'],
    ['...AAA/AA.BB. B 3,2 2,2 yo-go,-', 'seat-over', 'seat'],
    ['B.A.../B..... A 6,6 2,2 -,gi-ri', 'seat-over', 'seat'],
    ['...BBA/....A. B 0,0 2,2 -,-', 'seat-over', 'seat'],
    ['....../...... A 0,0 0,0 -,-', 'seat-over', 'seat'],
    ['....../...... +A 8,8 0,0 -,-', 'seat-no-end', 'seat'],
    ['A..B../...... +B 7,7 1,1 -,-', 'seat-no-end', 'seat'],
    ['...AAA/AA.BB. +B 3,2 2,2 yo-go,-', 'seat-no-end', 'seat'],
    ['....../...... = 0,0 0,0 -,-', 'seat-no-end', 'seat'],
  ];
  for (const [text, code, at, options] of bad) {
    it(`${JSON.stringify(text)} with ${code}${options ? ' in the variant' : ''}`, () => {
      assert.throws(
        () => parsePosition(text, options),
        (error) => error instanceof BadNotation && error.code === code && error.at === at,
      );
    });
  }

  it('with the rule of each fault', () => {
    assert.deepEqual(
      rulesByCode(bad, ([text, , , options]) => parsePosition(text, options)),
      {
        'entered-too-few': 'F3',
        'entered-too-many': 'F3',
        'paths-broken': 'F4',
        'paths-length': 'F5',
        'paths-no-stone': 'F5',
        'reserves-not-six': 'F12',
        'reserves-too-many': 'F1',
        'seat-over': 'F7 F8 F9',
      },
    );
  });

  it('values that are not strings', () => {
    for (const given of [undefined, null, 7, {}, [], ['....../...... A 8,8 0,0 -,-'], Symbol('A')]) {
      assert.throws(() => parsePosition(given as string), BadNotation);
    }
  });

  it('bad options, like setup', () => {
    assert.throws(() => parsePosition('....../...... A 8,8 0,0 -,-', { colors: ['red', 'red'] }), BadOption);
  });

  it('a game that is over, naming the rule', () => {
    assert.throws(() => parsePosition('B.A.../B..... A 6,6 2,2 -,gi-ri'), { rule: 'F8' });
  });
});

describe('parseMove', () => {
  it('reads the three kinds of move', () => {
    assert.deepEqual(['@ro', 'ro-wo', 'roxbi'].map(parseMove), [
      { kind: 'enter', to: 'ro' },
      { kind: 'step', from: 'ro', to: 'wo' },
      { kind: 'capture', from: 'ro', to: 'bi' },
    ]);
  });
});

describeUnreadableMoves(fluctus, [
  '',
  '@',
  '@xx',
  '@ro ',
  ' @ro',
  '@RO',
  'ro',
  'ro-',
  'ro-wo-ro',
  'ro–wo',
  'roXbi',
  '@ro\n',
  'rowo',
  '@ro@ri',
]);
