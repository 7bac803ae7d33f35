import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption } from '../../../src/core/errors.js';
import { luckyNumbers, type LuckyOptions } from '../../../src/games/lucky-numbers/engine/index.js';
import { ended, scene } from './scene.js';

const { formatPosition, parsePosition } = luckyNumbers;

const EMPTY = '.,.,.,./.,.,.,./.,.,.,./.,.,.,.';
const LOW = '1,.,.,./.,2,.,./.,.,3,./.,.,.,4';
const HIGH = '17,.,.,./.,18,.,./.,.,19,./.,.,.,20';
const ONE = '9,.,.,./.,.,.,./.,.,.,./.,.,.,.';
const FULL = '1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16';
const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
const times = (count: number) => numbers.flatMap((number) => Array<number>(count).fill(number)).join();
const REST = numbers.filter((n) => n > 4 && n < 17).flatMap((n) => [n, n]);
const ALL_SEEN = [1, 2, 3, 4, ...REST, 17, 18, 19, 20].join();
const byOne: LuckyOptions = { setup: 'one-by-one' };

describe('parsePosition reads', () => {
  const good: [string, string, LuckyOptions?][] = [
    ['the start', `${EMPTY}|${EMPTY} A -|- - 0`],
    ['the start for one', `${EMPTY} A - - 0`],
    ['the start of B', `${EMPTY}|${EMPTY} B -|- - 0`, { first: 1 }],
    ['deals', `${EMPTY}|${EMPTY} B 1,2,3,3|1 - 0`],
    ['laying in the setup', `${ONE}|${EMPTY} A 1,2,20|1,2,3,4 - 0`],
    ['the setup one by one', `${ONE}|${EMPTY} B -|5 - 0`, byOne],
    ['as many players as boards', `${LOW}|${HIGH}|${LOW} C -|-|- - 0`],
    ['as many players as boards, with other options', `${LOW}|${HIGH}|${LOW} C -|-|- - 0`, { sets: 2 }],
    ['a tile being turned over', `${LOW}|${HIGH} B -|* 5,5 0`],
    ['a drawn tile', `${LOW}|${HIGH} B -|20 5,6 0`],
    ['exchanges in a row', `${LOW}|${HIGH} B -|- 5 8`],
    ['two sets more', `${LOW}|${HIGH} B -|- 1,1,1 0`, { sets: 4 }],
    ['a full board', `${LOW}|${FULL} - -|- 5,6 0`],
    ['the last tile in hand', `${LOW}|${HIGH} A 1|- ${ALL_SEEN.slice(2)} 0`],
    ['all tiles seen', `${LOW}|${HIGH} - -|- ${ALL_SEEN} 0`],
  ];
  for (const [what, text, options] of good) {
    it(what, () => {
      assert.equal(formatPosition(parsePosition(text, options)), text);
    });
  }

  it('the ending of a game', () => {
    assert.equal(ended(scene(`${LOW}|${FULL} - -|- 5,6 0`)), 'L6 1');
    assert.equal(ended(scene(`${LOW}|${HIGH} - -|- ${ALL_SEEN} 0`)), 'L7 0,1');
  });

  it('the winner as the last seat to move, without a winner the first seat', () => {
    assert.equal(scene(`${LOW}|${FULL} - -|- 5,6 0`).seat, 1);
    assert.equal(scene(`${FULL}|${LOW} - -|- 5,6 0`, [], { first: 1 }).seat, 0);
    assert.equal(scene(`${LOW} - - ${times(2).replace('1,1,2,2,3,3,4,4', '1,2,3,4')} 0`).seat, 0);
  });

  it('the text of the start to the state of setup', () => {
    const options: LuckyOptions = { players: 3, setup: 'sorted', first: 1 };
    const start = luckyNumbers.setup(options);
    assert.deepEqual(parsePosition(formatPosition(start), options), start);
  });
});

describe('parsePosition refuses', () => {
  const row = (cells: string) => `${cells}/.,20,.,./.,.,20,./.,.,.,20|${LOW} A -|- - 0`;
  const bad: [string, string, string, string?, LuckyOptions?][] = [
    ['', 'position', 'position'],
    [`${LOW}|${HIGH} A -|- -`, 'position', 'position'],
    [`${LOW}|${HIGH} A -|- - 0 `, 'position', 'position'],
    [`${LOW}|${HIGH}  A -|- - 0`, 'position', 'position'],
    [`${LOW}| A -|- - 0`, 'boards', 'boards'],
    [`${LOW.replace('1', '21')}|${HIGH} A -|- - 0`, 'boards', 'boards'],
    [`${LOW.replace('1', '0')}|${HIGH} A -|- - 0`, 'boards', 'boards'],
    [`${LOW.replace('1', '01')}|${HIGH} A -|- - 0`, 'boards', 'boards'],
    [`${LOW},5|${HIGH} A -|- - 0`, 'boards', 'boards'],
    [`${LOW}/5,.,.,.|${HIGH} A -|- - 0`, 'boards', 'boards'],
    [`${[LOW, LOW, LOW, LOW, LOW].join('|')} A -|-|-|-|- - 0`, 'boards', 'boards'],
    [`${LOW}|${HIGH} A -|- - 0`, 'boards-players', 'boards', 'L1', { players: 3 }],
    [row('5,5,.,.'), 'boards-order', 'A a4', 'L4'],
    [row('5,.,.,5'), 'boards-order', 'A a4', 'L4'],
    [row('5,4,.,.'), 'boards-order', 'A a4', 'L4'],
    [`${LOW}|${HIGH.replace('.,18,.,.', '17,18,.,.')} A -|- - 0`, 'boards-order', 'B a4', 'L4'],
    [`${LOW}|${HIGH} A -|- ${times(4)} 0`, 'boards-tiles', 'boards', 'L1', { sets: 4 }],
    [`${LOW}|${LOW} A -|- 3 0`, 'boards-copies', 'boards', 'L1'],
    [`${LOW}|${HIGH} A 3|- 3,3 0`, 'boards-copies', 'boards', 'L1'],
    [`${LOW}|${HIGH} A 3|- - 0`, 'boards-copies', 'boards', 'L1', { sets: 1 }],
    [`${ONE.replace('9,.', '9,10')}|${EMPTY} A 1,2|1,2,3,4 - 0`, 'boards-setup', 'A b4', 'L2'],
    [
      `${LOW.replace('2', '.').replace('.,.,.,4', '.,.,.,4')}|${HIGH} A -|- - 0`,
      'hands-setup',
      'hands',
      'L2',
    ],
    [`${LOW.replace('2,.', '.,2')}|${HIGH} A -|- - 0`, 'boards-diagonal', 'A b3', 'L2'],
    [`${LOW}|${HIGH} C -|- - 0`, 'seat', 'seat'],
    [`${LOW}|${HIGH} a -|- - 0`, 'seat', 'seat'],
    [`${LOW}|${HIGH} AB -|- - 0`, 'seat', 'seat'],
    [`${EMPTY}|${EMPTY} B -|- - 0`, 'seat-setup', 'seat', 'L2'],
    [`${EMPTY}|${EMPTY} A 1,2,3,4|- - 0`, 'seat-setup', 'seat', 'L2'],
    [`${EMPTY}|${EMPTY} - -|- - 0`, 'seat-setup', 'seat', 'L2'],
    [`${LOW}|${FULL} A -|- 5,6 0`, 'seat-over', 'seat', 'L6'],
    [`${LOW}|${HIGH} A -|- ${ALL_SEEN} 0`, 'seat-over', 'seat', 'L7'],
    [`${LOW}|${FULL} A 5|- - 0`, 'seat-over', 'seat', 'L6'],
    [`${LOW}|${FULL} - 5|- - 0`, 'seat-no-end', 'seat', 'L6'],
    [`${LOW}|${HIGH} - -|- - 0`, 'seat-no-end', 'seat'],
    [`${FULL}|${FULL} - -|- - 0`, 'boards-two-full', 'boards', 'L6'],
    [`${LOW}|${HIGH} A - - 0`, 'hands', 'hands'],
    [`${LOW}|${HIGH} A -|-|- - 0`, 'hands', 'hands'],
    [`${LOW}|${HIGH} A 21|- - 0`, 'hands', 'hands'],
    [`${LOW}|${HIGH} A ,|- - 0`, 'hands', 'hands'],
    [`${EMPTY}|${EMPTY} A 2,1|- - 0`, 'hands-order', 'hands'],
    [`${EMPTY}|${EMPTY} B 1,2,3|1 - 0`, 'hands-setup', 'hands', 'L2'],
    [`${EMPTY}|${ONE} A 1,2,3|4,5,6,7 - 0`, 'hands-setup', 'hands', 'L2'],
    [`${EMPTY}|${EMPTY} A *|- - 0`, 'hands-setup', 'hands', 'L2'],
    [`${EMPTY}|${EMPTY} A 1,2|- - 0`, 'hands-setup', 'hands', 'L2', byOne],
    [`${EMPTY}|${EMPTY} A 1,2,3,4|5,6,7,8 - 0`, 'hands-setup', 'hands', 'L2', { setup: 'sorted' }],
    [`${LOW}|${HIGH} A 5,6|- - 0`, 'hands-many', 'hands', 'L3'],
    [`${LOW}|${HIGH} A -|5 - 0`, 'hands-many', 'hands', 'L3'],
    [`${LOW}|${HIGH} A *|* - 0`, 'hands-many', 'hands', 'L3'],
    [`${LOW}|${HIGH} A *|- ${ALL_SEEN} 0`, 'hands-pile', 'hands', 'L7'],
    [`${LOW}|${HIGH} A -|- 5,x 0`, 'middle', 'middle'],
    [`${LOW}|${HIGH} A -|-  0`, 'middle', 'middle'],
    [`${LOW}|${HIGH} A -|- 6,5 0`, 'middle-order', 'middle'],
    [`${EMPTY}|${EMPTY} A -|- 5 0`, 'middle-setup', 'middle', 'L2'],
    [`${LOW}|${HIGH} A -|- 5 -1`, 'idle', 'idle'],
    [`${LOW}|${HIGH} A -|- 5 01`, 'idle', 'idle'],
    [`${LOW}|${HIGH} A -|- 5 9`, 'idle-many', 'idle', 'L8'],
    [`${LOW}|${HIGH} A -|- - 1`, 'idle-hand', 'idle', 'L8'],
    [`${LOW}|${HIGH} A 5|- 6 1`, 'idle-hand', 'idle', 'L8'],
    [`${EMPTY}|${EMPTY} A -|- - 1`, 'idle-hand', 'idle', 'L8'],
  ];
  for (const [text, code, at, rule, options] of bad) {
    it(`${code}: ${text.length > 120 ? `${text.slice(0, 99)} …` : text}`, () => {
      assert.throws(
        () => parsePosition(text, options),
        (error: BadNotation) => {
          assert.ok(error instanceof BadNotation);
          assert.deepEqual([error.code, error.at, error.rule], [code, at, rule]);
          return !/undefined|\{/.test(error.message);
        },
      );
    });
  }

  it('a number twice in a row, naming seat, cells and rule', () => {
    assert.throws(() => parsePosition(row('5,.,5,.')), {
      message: 'On the board of A, a4 and c4 do not ascend (L4): “5,.,5,./.,20,.,./.,.,20,./.,.,.,20”.',
    });
  });

  it('eighty-one tiles, naming the rule', () => {
    assert.throws(
      () => parsePosition(`${LOW}|${LOW}|${LOW}|${LOW} A -|-|-|- ${times(3)},20,20,20,20,20 0`),
      (error: BadNotation) => error.message.startsWith('There are 81 tiles, but only 80 in the game (L1)'),
    );
  });

  it('more copies of a tile than sets, naming tile and rule', () => {
    assert.throws(() => parsePosition(`${LOW}|${HIGH} A 3|- 3,3 0`), {
      message: 'The number 3 occurs 4 times, but only 2 times in the game (L1): “3”.',
    });
  });

  it('values that are not strings', () => {
    for (const given of [undefined, null, 7, {}, [], [`${LOW} A - - 0`], Symbol('A')]) {
      assert.throws(() => parsePosition(given as string), BadNotation);
    }
  });

  it('bad options, like setup', () => {
    assert.throws(() => parsePosition(`${LOW} A - - 0`, { sets: 0 }), BadOption);
    assert.throws(() => parsePosition(`${LOW} A - - 0`, 7 as LuckyOptions), BadOption);
  });
});
