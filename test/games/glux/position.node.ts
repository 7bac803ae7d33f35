import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption } from '../../../src/core/errors.js';
import { glux, type GluxOptions } from '../../../src/games/glux/engine/index.js';
import { position } from './scene.js';
import { faultOf, rulesByCode } from '../../support/faults.js';

const { formatMove, formatPosition, parseMove, parsePosition, setup } = glux;

const EMPTY = '13/13/13/13/13/13/13/13/13';
const PARTY = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15';
const CHIPS = '9,B6,2,B3/13/13/13/13/12,A3/4,A5,4,(B1A1),3/13/A4,3,A2,8';
const STUCK = '12,B5/13/13/13/1,B4,11/13/13/B3,12/(A2A3),B6,11';
/** Three starts are lit. */
const LIT = 'B2,14/15/15/15/15/15/15/14,C3/15/15/15/15/15/15/A4,14';
/** Both seats have drawn all chips. */
const LAST_DRAW =
  '1,(B3B5),2,B3,(A3A3),1,(B6B5),4,(B6B5)/2,B3,4,(B6B5),4,(B6B3)/1,B5,11/(A4A5),3,(A6B4),(A3A3),2,A6,1,(A5A6),2/13/1,(B6B3),2,(B6B5),2,B4,(B6B5),3,(B6B4)/A6,4,(A5A3),2,(A4A5),1,(A6A5),2/13/(A6A5),4,(A6A5),4,(A3A5),2 - 16,25 000,000 -';
const pair = { name: 'pair', rows: ['AB'], starts: { 2: ['a1', 'b1'] }, middle: 'A' };
const three = { players: 3, first: 1 };

describe('parsePosition reads', () => {
  const good: [string, string, GluxOptions?][] = [
    ['the start', `${EMPTY} A -,- 888,888 -`],
    ['the start of the second seat', `${EMPTY} B -,- 888,888 -`],
    ['the first chip in hand', `${EMPTY} A 25,- 878,888 -`],
    ['one start lit', position('13/13/13/13/13/13/13/13/A2,12', 'B', '-,-')],
    ['both starts lit', position('12,B5/13/13/13/13/13/13/13/A2,12', 'A', '-,-')],
    ['one hand filled', position('12,B5/13/13/13/13/13/13/13/A2,12', 'B', '34,-')],
    ['two of three hands filled', position(LIT, 'A', '-,34,16')],
    ['both hands filled', position('12,B5/13/13/13/13/13/13/13/A2,12', 'A', '34,16')],
    ['the middle of a game', position(CHIPS, 'A', '25,16')],
    ['a seat that draws', position(CHIPS, 'B', '25,-')],
    ['hidden hands', position(CHIPS, 'A', '?,?')],
    ['one hidden hand', position(CHIPS, 'B', '25,?')],
    ['a seat that is out', position(STUCK, 'B', '16,16', 'A')],
    ['a seat that is out with a chip nobody sees', position(STUCK, 'B', '?,16', 'A')],
    ['three seats', `${PARTY} C -,-,- 888,888,888 -`, three],
    ['four seats', position(PARTY.replace(/15$/, 'A1,14'), 'B', '-,-,-,-')],
    ['an own board', position('(A2A5),B1', 'B', '34,16'), { board: pair }],
    ['an end by the last draw', LAST_DRAW, { ending: 'last-draw' }],
    [
      'an end by the last draw, with hidden hands',
      LAST_DRAW.replace('16,25 000,000', '?,? 100,010'),
      { ending: 'last-draw' },
    ],
    ['the same hands while they are still played', LAST_DRAW.replace(' - ', ' B ')],
    ['an end', position('(A2A5),(B1B6)', '-', '34,25', 'AB'), { board: pair }],
  ];
  for (const [what, text, options] of good) {
    it(`${what}: ${text}`, () => {
      assert.equal(formatPosition(parsePosition(text, options)), text);
    });
  }

  it('the text of the start to the state of setup', () => {
    assert.deepEqual(parsePosition(`${PARTY} B -,-,- 888,888,888 -`, three), setup(three));
  });

  it('the number of players from the hands', () => {
    assert.equal(parsePosition(`${PARTY} A -,-,- 888,888,888 -`).board.name, 'party');
    assert.equal(parsePosition(`${EMPTY} A -,- 888,888 -`).board.name, 'duel');
  });

  it('the winners', () => {
    const text = position('(A2A5),(B1B6)', '-', '34,25', 'AB');
    assert.deepEqual(parsePosition(text, { board: pair }).ending, { rule: 'G9', winners: [0] });
  });
});

const start = (row: string, hands = '25,16', seat = 'A', out = '-') =>
  position(`12,B5/13/13/13/13/13/13/13/${row}`, seat, hands, out);

describe('parsePosition refuses', () => {
  const bad: [text: string, code: string, options?: GluxOptions][] = [
    ['', 'position'],
    [`${EMPTY} A -,- 888,888`, 'position'],
    [`${EMPTY}  A -,- 888,888 -`, 'position'],
    [`${EMPTY} A -,- 888,888 - `, 'position'],
    [`${EMPTY.replace('13', '12,x')} A -,- 888,888 -`, 'rows'],
    [`${EMPTY.replace('13', '10,3')} A -,- 888,888 -`, 'rows'],
    [`${EMPTY.replace('13', '6,7')} A -,- 888,888 -`, 'rows'],
    [`${EMPTY.replace('13', '013')} A -,- 888,888 -`, 'rows'],
    [`${EMPTY.replace('13', '')} A -,- 888,888 -`, 'rows'],
    [start('A4,(B1),11'), 'rows'],
    [start('A7,12'), 'rows'],
    [start('E4,12'), 'rows'],
    [`${EMPTY}/13 A -,- 888,888 -`, 'rows-count'],
    [`${PARTY} A -,- 888,888 -`, 'rows-count'],
    [`${EMPTY} A -,-,- 888,888,888 -`, 'rows-count'],
    [`${EMPTY.replace('13', '14')} A -,- 888,888 -`, 'rows-length'],
    [start('A4,11'), 'rows-length'],
    [start('A4,11,C1'), 'rows-seat'],
    [start('A4,(B1A1B2),11'), 'rows-three'],
    [start('(A4B1),12'), 'rows-start'],
    [start('B4,12'), 'rows-start'],
    [start('1,A4,11'), 'rows-dark'],
    [`${EMPTY} C -,- 888,888 -`, 'seat'],
    [`${EMPTY} a -,- 888,888 -`, 'seat'],
    [`${EMPTY} AB -,- 888,888 -`, 'seat'],
    [`${EMPTY} -A -,- 888,888 -`, 'seat'],
    [position('13/13/13/13/13/13/13/13/A2,12', 'A', '-,-'), 'seat-opening'],
    [position('13/13/13/13/13/13/13/13/(A2A3),12', 'B', '-,-'), 'seat-opening'],
    [start('A2,12', '-,34', 'B'), 'hands-late'],
    [position(LIT, 'A', '-,34,-'), 'seat-opening'],
    [position(LIT, 'B', '-,-,16'), 'seat-opening'],
    [position('13/13/13/13/13/13/13/13/A2,12', 'B', '34,-'), 'hands-early'],
    [start('A2,2,A4,9', '34,-', 'A'), 'hands-late'],
    [position('(A2A5),(B1B6)', 'A', '34,25'), 'seat-out', { board: pair }],
    [position('(A2A5),(B1B6)', '-', '34,25', 'A'), 'seat-not-over', { board: pair }],
    [position(STUCK, '-', '16,16', 'A'), 'seat-not-over'],
    [start('A2,2,A4,9', '34,-', '-'), 'seat-not-over'],
    [LAST_DRAW, 'seat-not-over'],
    [LAST_DRAW.replace('16,25 000,000', '-,25 100,000'), 'seat-not-over', { ending: 'last-draw' }],
    [LAST_DRAW.replace(' - ', ' B '), 'seat-all-drawn', { ending: 'last-draw' }],
    [LAST_DRAW.replace(' - 16,25 000,000', ' B ?,? 100,010'), 'seat-all-drawn', { ending: 'last-draw' }],
    [position(STUCK, 'A', '16,16', 'A'), 'seat-out'],
    [start('A2,12', '44,16'), 'hands'],
    [start('A2,12', '25'), 'hands'],
    [start('A2,12', 'x25,16'), 'hands'],
    [start('A2,12', '25,16x'), 'hands'],
    [`${EMPTY} A -,-,- 888,888,888 -`, 'hands', { players: 2 }],
    [`${EMPTY} A -,- 888,8888 -`, 'bags'],
    [`${EMPTY} A -,- 888,889 -`, 'bags'],
    [`${EMPTY} A -,- 8888,888 -`, 'bags'],
    [`${EMPTY} A -,- 888,888 `, 'out'],
    [`${EMPTY} A -,- 888,888 xA`, 'out'],
    [`${EMPTY} A -,- 888,888,888 -`, 'bags'],
    [`${EMPTY} A -,- 887,888 -`, 'bags-count'],
    [start('A2,12').replace(' 8', ' 7'), 'bags-count'],
    [start('A4,12', '25,16', 'A', 'BA'), 'out'],
    [start('A4,12', '25,16', 'A', 'C'), 'out'],
    [start('A4,12', '25,16', 'A', 'B'), 'out-reaches'],
    [position(STUCK, 'B', '-,16', 'A'), 'hands-late'],
  ];
  for (const [text, code, options] of bad) {
    it(`${code}: ${text}`, () => {
      assert.throws(
        () => parsePosition(text, options),
        (error) => error instanceof BadNotation && error.code === code && error.at === code.split('-')[0],
      );
    });
  }

  const sentences: readonly (readonly [text: string, message: string, options?: GluxOptions])[] = [
    [`${EMPTY}/13 A -,- 888,888 -`, `There must be 9 rows: “${EMPTY}/13”.`],
    [`${EMPTY.replace('13', '14')} A -,- 888,888 -`, 'Row 9 must have 13 squares: “14”.'],
    [`${EMPTY.replace('13/13', '13/12')} A -,- 888,888 -`, 'Row 8 must have 13 squares: “12”.'],
    [start('A4,11,C1'), 'Only the seats A, B play: “m1”.'],
    [start('A4,(B1A1B2),11'), 'More than two chips lie on b1 (G6): “b1”.'],
    [start('(A4B1),12'), 'Only A may have chips on a1 (G7): “12,B5/13/13/13/13/13/13/13/(A4B1),12”.'],
    [start('1,A4,11'), 'The first chip of A must lie on a1 (G2): “12,B5/13/13/13/13/13/13/13/1,A4,11”.'],
    [start('A2,12', '-,34', 'B'), 'A must have drawn a chip already (G3): “-,34”.'],
    [start('A2,2,A4,9', '34,-'), 'B must have drawn a chip already (G3): “34,-”.'],
    [position('13/13/13/13/13/13/13/13/A2,12', 'B', '34,-'), 'A cannot have drawn a chip yet (G2): “34,-”.'],
    [position('(A2A5),(B1B6)', 'A', '34,25'), 'A cannot place a chip (G9): “A”.', { board: pair }],
    [position(STUCK, '-', '16,16', 'A'), 'B can still place a chip (G9): “-”.'],
    [start('A4,12', '25,16', 'A', 'B'), 'B can still place a chip (G9): “B”.'],
  ];
  for (const [text, message, options] of sentences)
    it(`with the sentence “${message}”`, () => {
      assert.equal(faultOf(() => parsePosition(text, options)).message, message);
    });

  it('with the rule of each fault', () => {
    assert.deepEqual(
      rulesByCode(bad, ([text, , options]) => parsePosition(text, options)),
      {
        'bags-count': 'G1',
        'hands-early': 'G2',
        'hands-late': 'G3',
        'out-reaches': 'G9',
        'rows-dark': 'G2',
        'rows-start': 'G7',
        'rows-three': 'G6',
        'seat-all-drawn': 'G10',
        'seat-not-over': 'G9',
        'seat-opening': 'G2',
        'seat-out': 'G9',
      },
    );
  });

  const gone = Array.from({ length: 24 }, (_, i) => `A${(i % 6) + 1}`);
  it('a seat to move without chips, and a hidden chip that is in no bag', () => {
    const rows = [
      gone.slice(0, 13).join(),
      `${gone.slice(13).join()},2`,
      ...Array<string>(6).fill('13'),
      'B1,12',
    ];
    const board = { ...boardOf(rows.length), starts: { 2: ['a9', 'a1'] } };
    const text = (seat: string, hands: string) => position(rows.join('/'), seat, hands);
    assert.throws(() => parsePosition(text('A', '-,34'), { board }), {
      code: 'seat-empty',
      rule: 'G10',
      message: 'A has placed all chips (G10): “A”.',
    });
    assert.throws(() => parsePosition(text('B', '?,34'), { board }), {
      code: 'bags-hidden',
      rule: 'G1',
      message: 'The bag of A must count the hidden chip (G1): “000,787”.',
    });
    assert.equal(glux.turn(parsePosition(text('B', '-,34'), { board })), 1);
  });

  it('a seat that is out with no chip in hand', () => {
    const rows = [
      gone.slice(0, 13).join(),
      `${gone.slice(13).join()},2`,
      ...Array<string>(6).fill('13'),
      'B1,12',
    ];
    const board = { ...boardOf(rows.length), starts: { 2: ['a9', 'a1'] } };
    assert.throws(() => parsePosition(position(rows.join('/'), 'B', '-,34', 'A'), { board }), {
      code: 'out-empty',
      rule: 'G9',
      message: 'A holds no chip, so it cannot be out (G9): “A”.',
    });
  });

  it('25 chips of a player, with a message', () => {
    const row = '(A1A1),(A1A1),(A1A1),(A1A1),A1,8';
    assert.throws(() => parsePosition(`12,B5/13/13/13/13/13/13/13/${row} A 25,16 078,777 -`), {
      at: 'bags',
      message: 'A has 9 chips of 16, not 8 (G1): “078,777”.',
    });
  });

  it('values that are not strings', () => {
    for (const none of [undefined, null, 7, {}]) {
      assert.throws(() => parsePosition(none as string), {
        name: 'BadNotation',
        code: 'position',
      });
    }
  });

  it('bad options, like setup', () => {
    const text = `${EMPTY} A -,- 888,888 -`;
    for (const options of [{ players: 7 }, { first: 2 }, 'two', { board: {} }, { ending: 'soon' }]) {
      assert.throws(() => parsePosition(text, options as GluxOptions), BadOption);
    }
  });
});

/** Thirteen columns of corridor and one room in the middle. */
function boardOf(height: number) {
  const rows = Array.from({ length: height }, (_, i) => (i === 4 ? '......M......' : '.............'));
  return { name: 'plain', rows, middle: 'M' };
}

describe('the end of a game by G9', () => {
  it('comes if one seat has laid all its chips and the other is out', () => {
    const board = { name: 'row', rows: ['A............'], starts: { 2: ['a1', 'm1'] }, middle: 'A' };
    const chips = Array.from({ length: 12 }, (_, i) => `(A${((2 * i) % 6) + 1}A${((2 * i + 1) % 6) + 1})`);
    const text = position(`${chips.join()},(B1B6)`, '-', '-,25', 'B');
    assert.deepEqual(parsePosition(text, { board }).ending, { rule: 'G9', winners: [0] });
  });
});

describe('a move', () => {
  for (const text of ['5@c4', '1@a1', '6@z26', '3@o15', '+16', '+25', '+34', '+?']) {
    it(`${text} is parsed and formatted`, () => {
      assert.equal(formatMove(parseMove(text)), text);
    });
  }

  for (const text of [
    '',
    '7@a1',
    '0@a1',
    '5@a0',
    '5@a27',
    '5@A1',
    '5@aa',
    '5@',
    '@a1',
    '+',
    '+61',
    '+1',
    '?',
    '5a1',
    '5@a1 ',
    '5@a01',
    'x5@a1',
    '5@a1x',
    'x+16',
    '+16x',
  ]) {
    it(`“${text}” is refused`, () => {
      assert.throws(() => parseMove(text), { name: 'BadNotation', code: 'move', at: 'move' });
    });
  }

  it('that is not a string is refused', () => {
    assert.throws(() => parseMove(5 as unknown as string), { code: 'move', found: 'number' });
  });
});
