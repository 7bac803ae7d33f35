import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption } from '../../../src/core/errors.js';
import { luzi, type LuziOptions } from '../../../src/games/luzi/engine/index.js';
import { describeUnreadableMoves } from '../../support/describe-unreadable-moves.js';
import { rulesByCode } from '../../support/faults.js';

const { formatMove, formatPosition, parseMove, parsePosition, setup } = luzi;
const three: LuziOptions = { players: 3, first: 1 };
/** Only rows of three score: three fives and three fours are the best run. */
const short = [100, 0, 0, 0, 0, 0];

describe('parsePosition reads', () => {
  const good: [string, string, LuziOptions?][] = [
    ['the start', '0,0 1/5 A 0 -'],
    ['eight dice in the cup', '0,0 1/5 A 0 -+8'],
    ['dice on the table', '0,0 1/5 A 1 12334566'],
    ['dice in the cup', '0,0 1/5 A 1 113+5'],
    ['all dice in the cup again', '0,0 1/5 A 7 -+8'],
    ['many throws', '0,0 1/5 A 9999 22222222'],
    ['eight Joes', '0,0 1/5 A 3 11111111'],
    ['scores below zero', '-24,18 2/5 B 1 113+5'],
    ['an end', '31,12 5/5 - 0 -'],
    ['five seats and their rounds', '0,-24,18,0,7 12/12 E 0 -', { players: 5, rounds: 12 }],
    ['the first seat to move in a later round', '0,0,0 2/5 B 0 -', three],
    ['a score that rows allow', '232,0 1/5 B 0 -', { rows: 'doubling' }],
    ['a score of two short rows', '227,0 1/5 B 0 -', { rows: short }],
    ['the greatest loss', '-48,0 1/5 A 0 -', { first: 1 }],
  ];
  for (const [what, text, options] of good) {
    it(`${what}: ${text}`, () => {
      assert.equal(formatPosition(parsePosition(text, options)), text);
    });
  }

  it('the text of the start to the state of setup', () => {
    assert.deepEqual(parsePosition('0,0,0 1/5 B 0 -', three), setup(three));
  });

  it('the winners', () => {
    assert.deepEqual(parsePosition('31,12 5/5 - 0 -').ending, { rule: 'Z10', winners: [0] });
    assert.deepEqual(parsePosition('31,31 5/5 - 0 -').ending, { rule: 'Z10', winners: [0, 1] });
  });
});

describe('parsePosition refuses', () => {
  const bad: [string, string, LuziOptions?][] = [
    ['', 'position'],
    ['0,0 1/5 A 0', 'position'],
    ['0,0 1/5 A 0 - ', 'position'],
    [' 0,0 1/5 A 0 -', 'position'],
    ['0,0  1/5 A 0 -', 'position'],
    ['0;0 1/5 A 0 -', 'scores'],
    ['00,0 1/5 A 0 -', 'scores'],
    ['-0,0 1/5 A 0 -', 'scores'],
    ['+1,0 1/5 A 0 -', 'scores'],
    ['0, 1/5 A 0 -', 'scores'],
    ['0.5,0 2/5 A 0 -', 'scores'],
    ['0 1/5 A 0 -', 'scores-players'],
    ['0,0,0 1/5 A 0 -', 'scores-players'],
    ['0,0 1/5 A 0 -', 'scores-players', { players: 4 }],
    ['1,0 1/5 A 0 -', 'scores-unearned'],
    ['0,12 1/5 B 0 -', 'scores-unearned'],
    ['97,0 1/5 B 0 -', 'scores-unearned'],
    ['228,0 1/5 B 0 -', 'scores-unearned', { rows: short }],
    ['-24,0 1/5 B 0 -', 'scores-unlost'],
    ['-24,0 1/5 A 0 -', 'scores-unlost'],
    ['0,-54 1/5 B 0 -', 'scores-unlost'],
    ['0,0 0/5 A 0 -', 'round'],
    ['0,0 01/5 A 0 -', 'round'],
    ['0,0 -1/5 A 0 -', 'round'],
    ['0,0 1 A 0 -', 'round'],
    ['0,0 6/5 A 0 -', 'round-rounds'],
    ['0,0 1/6 A 0 -', 'round-rounds'],
    ['0,0 1/5 a 0 -', 'seat'],
    ['0,0 1/5 C 0 -', 'seat'],
    ['0,0 1/5 + 0 -', 'seat'],
    ['0,0 1/5 - 0 -', 'seat-over'],
    ['0,0 5/5 - 1 12334566', 'seat-over'],
    ['0,0 5/5 - 0 -+8', 'seat-over'],
    ['0,0 1/5 A -1 -', 'throws'],
    ['0,0 1/5 A 01 12334566', 'throws'],
    ['0,0 1/5 A 10000 12334566', 'throws'],
    ['0,0 1/5 A 0 12334566', 'throws-none'],
    ['0,0 1/5 A 0 123+5', 'throws-none'],
    ['0,0 1/5 A 1 -', 'throws-some'],
    ['0,0 1/5 A 1 x', 'dice'],
    ['0,0 1/5 A 1 123+0', 'dice'],
    ['0,0 1/5 A 1 123+05', 'dice'],
    ['0,0 1/5 A 1 +8', 'dice'],
    ['0,0 1/5 A 1 --+8', 'dice'],
    ['0,0 1/5 A 1 12334567', 'dice-face'],
    ['0,0 1/5 A 1 02334566', 'dice-face'],
    ['0,0 1/5 A 1 21334566', 'dice-order'],
    ['0,0 1/5 A 1 1233456', 'dice-number'],
    ['0,0 1/5 A 1 123345666', 'dice-number'],
    ['0,0 1/5 A 1 123+4', 'dice-number'],
    ['0,0 1/5 A 0 -+7', 'dice-number'],
    ['0,0 1/5 A 1 1233456+1', 'dice-cup'],
    ['0,0 1/5 A 1 12334666', 'dice-luzi'],
    ['0,0 1/5 A 1 1666+4', 'dice-luzi'],
  ];
  for (const [text, code, options] of bad) {
    it(`${JSON.stringify(text)} with ${code}`, () => {
      assert.throws(
        () => parsePosition(text, options),
        (error) => error instanceof BadNotation && error.code === code && error.at === code.split('-')[0],
      );
    });
  }

  it('with the rule of each fault', () => {
    assert.deepEqual(
      rulesByCode(bad, ([text, , options]) => parsePosition(text, options)),
      {
        'dice-cup': 'Z3',
        'dice-face': 'Z1',
        'dice-luzi': 'Z7',
        'dice-number': 'Z3',
        'round-rounds': 'Z2',
        'scores-players': 'Z2',
        'scores-unearned': 'Z5',
        'scores-unlost': 'Z9',
        seat: 'Z2',
        'seat-over': 'Z10',
        'throws-none': 'Z3',
        'throws-some': 'Z3',
      },
    );
  });

  it('values that are not strings', () => {
    for (const given of [undefined, null, 7, {}, [], ['0,0 1/5 A 0 -'], Symbol('A')]) {
      assert.throws(() => parsePosition(given as string), BadNotation);
    }
  });

  it('bad options, like setup', () => {
    assert.throws(() => parsePosition('0,0 1/5 A 0 -', { players: 1 }), BadOption);
  });
});

describe('parseMove', () => {
  it('reads rolls, stops and throws', () => {
    assert.deepEqual(['roll', 'roll:2235', 'stop', '=16'].map(parseMove), [
      { kind: 'roll', dice: [] },
      { kind: 'roll', dice: [2, 2, 3, 5] },
      { kind: 'stop' },
      { kind: 'fall', dice: [1, 6] },
    ]);
  });

  it('writes dice in ascending order', () => {
    assert.equal(formatMove({ kind: 'roll', dice: [5, 2, 3, 2] }), 'roll:2235');
    assert.equal(formatMove({ kind: 'fall', dice: [6, 1] }), '=16');
  });
});

describeUnreadableMoves(luzi, [
  '',
  'roll:',
  '=',
  'roll:7',
  'roll:02',
  'roll:32',
  '=61',
  '=222222222',
  'Roll',
  'stop ',
  ' stop',
  'roll 22',
  'roll:2,3',
  'stop\n',
  '-',
]);

describe('setup refuses', () => {
  const six = [6, 12, 20, 30, 42, 56];
  const bad: [string, unknown, string][] = [
    ['options', 7, 'options'],
    ['options', null, 'options'],
    ['players', { players: 1 }, 'players'],
    ['players', { players: 6 }, 'players'],
    ['players', { players: 2.5 }, 'players'],
    ['players', { players: '3' }, 'players'],
    ['players', { players: null }, 'players'],
    ['rounds', { rounds: 0 }, 'rounds'],
    ['rounds', { rounds: -5 }, 'rounds'],
    ['rounds', { rounds: 100 }, 'rounds'],
    ['rounds', { rounds: 1.5 }, 'rounds'],
    ['rounds', { rounds: NaN }, 'rounds'],
    ['rounds', { rounds: Infinity }, 'rounds'],
    ['rows', { rows: [6, 12, 20, 30, 42] }, 'rows'],
    ['rows', { rows: [...six, 72] }, 'rows'],
    ['rows', { rows: [] }, 'rows'],
    ['rows', { rows: 'square' }, 'rows'],
    ['rows', { rows: 'constructor' }, 'rows'],
    ['rows', { rows: 6 }, 'rows'],
    ['rows', { rows: null }, 'rows'],
    ['rows', { rows: Array(6) }, 'rows-points'],
    ['rows', { rows: [6, 12, 20, 30, 42, '56'] }, 'rows-points'],
    ['rows', { rows: [-6, 12, 20, 30, 42, 56] }, 'rows-points'],
    ['rows', { rows: [6, 12, 20, 30, 42, 1e4] }, 'rows-points'],
    ['rows', { rows: [6, 12, 20, 30, 42, 56.5] }, 'rows-points'],
    ['rows', { rows: [6, 12, 20, 30, 42, [56]] }, 'rows-points'],
    ['together', { together: 'both' }, 'together'],
    ['superluzi', { superluzi: 3 }, 'superluzi'],
    ['superluzi', { superluzi: 9 }, 'superluzi'],
    ['superluzi', { superluzi: '4' }, 'superluzi'],
    ['first', { first: 2 }, 'first'],
    ['first', { first: -1 }, 'first'],
    ['first', { players: 3, first: 3 }, 'first'],
    ['first', { first: 'A' }, 'first'],
  ];
  for (const [at, options, code] of bad) {
    it(`${JSON.stringify(options)} with ${code}`, () => {
      assert.throws(
        () => setup(options as LuziOptions),
        (error) =>
          error instanceof BadOption && error.code === code && error.at === at && error.message !== '',
      );
    });
  }

  it('with the rule of each fault', () => {
    assert.deepEqual(
      rulesByCode(bad, ([, options]) => setup(options as LuziOptions)),
      {
        first: 'Z2',
        players: 'Z2',
        rounds: 'Z2',
        rows: 'Z6',
        'rows-points': 'Z6',
        superluzi: 'Z9',
        together: 'Z8',
      },
    );
  });

  it('no options that the rules allow', () => {
    for (const players of [2, 3, 4, 5]) assert.equal(setup({ players }).scores.length, players);
    for (const superluzi of [4, 5, 6, 7, 8]) assert.equal(setup({ superluzi }).superluzi, superluzi);
    assert.deepEqual(setup({ rows: six }), setup());
  });
});
