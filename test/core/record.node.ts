import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { BadNotation } from '../../src/core/errors.js';
import { Match } from '../../src/core/match.js';
import { random } from '../../src/core/random.js';
import { gameOf, parseRecord } from '../../src/core/parse-record.js';
import { formatRecord } from '../../src/core/format-record.js';
import { isNumbered, moveNumber } from '../../src/core/game.js';
import { games } from '../../src/engine.js';
import { fluctus, type FluctusOptions } from '../../src/games/fluctus/engine/index.js';

const read = (text: string) => parseRecord(fluctus, text);
const refused = (text: string): BadNotation => {
  try {
    read(text);
  } catch (error) {
    assert.ok(error instanceof BadNotation, String(error));
    return error;
  }
  throw new Error(`accepted: ${text}`);
};

interface Vector {
  readonly options: FluctusOptions;
  readonly steps: readonly { readonly move: string }[];
  readonly end: { readonly position: string };
}
const recorded = JSON.parse(
  readFileSync(new URL('../vectors/fluctus.games.json', import.meta.url), 'utf8'),
) as readonly Vector[];

const short = `[Format "1"]
[Game "fluctus"]
[SeatA "Ada"]
[SeatB "Bo"]
[Result "*"]
1. @ro @gi 2. ro-vi
`;

describe('a record', () => {
  it('is written with tags first, then numbered moves', () => {
    const match = new Match(fluctus, { moves: ['@ro', '@gi', 'ro-vi'].map((m) => fluctus.parseMove(m)) });
    assert.equal(formatRecord(match, ['Ada', 'Bo']), short);
  });

  it('has a number for as many moves as there are seats', () => {
    const { glux } = games;
    const match = new Match(glux, {
      options: { players: 3 },
      moves: ['+16', '1@a1', '+16', '1@a15', '+16', '1@o8', '+25'].map(glux.parseMove),
    });
    const body = formatRecord(match).trimEnd().split('\n').at(-1);
    assert.equal(body, '1. +16 1@a1 +16 2. 1@a15 +16 1@o8 3. +25');
    assert.deepEqual(
      [1, 2, 3, 4, 7].map((ply) => [moveNumber(ply, 3), isNumbered(ply, 3)]),
      [
        [1, true],
        [1, false],
        [1, false],
        [2, true],
        [3, true],
      ],
    );
  });

  it('reads back to the same match', () => {
    const { match, names } = read(short);
    assert.deepEqual(names, ['Ada', 'Bo']);
    assert.equal(formatRecord(match, names), short);
  });

  for (const [i, { options, steps, end }] of recorded.entries()) {
    it(`keeps recorded game ${i} through writing and reading`, () => {
      const match = new Match(fluctus, { options, moves: steps.map(({ move }) => fluctus.parseMove(move)) });
      const text = formatRecord(match);
      const again = read(text).match;
      assert.equal(fluctus.formatPosition(again.state), end.position);
      assert.equal(formatRecord(again), text);
    });
  }

  it('reads moves without numbers, and numbers without a space', () => {
    assert.equal(read('@ro @gi ro-vi').match.moves.length, 3);
    assert.equal(read('1.@ro 1...@gi 2. ro-vi *').match.moves.length, 3);
    assert.equal(read('10.@ro 10...@gi 101.ro-vi').match.moves.length, 3);
  });

  it('keeps comments, marks and unknown tags', () => {
    const text = `[Format "1"]
[Game "fluctus"]
[Result "*"]
[Event "A long table, [%clk 1] said \\"Ada\\""]
{before all} 1. @ro !? {good [%eval 0.3]} @gi $4
`;
    assert.equal(formatRecord(read(text).match), text);
  });

  it('has a single space instead of white space in tags', () => {
    const match = new Match(fluctus, { tags: new Map([['Event', 'a \n\t b']]) });
    assert.ok(
      formatRecord(match, ['Ada \n Lovelace']).includes(
        '\n[SeatA "Ada Lovelace"]\n[Result "*"]\n[Event "a b"]\n',
      ),
    );
  });

  it('has no tag for options without a value', () => {
    assert.ok(!formatRecord(new Match(fluctus, { options: {} })).includes('Options'));
  });

  it('reads marks by number', () => {
    assert.deepEqual(read('@ro $1 $10 $140').match.notes.get(1), { marks: ['$1', '$10', '$140'] });
  });

  it('reads tags with any white space', () => {
    const { names } = read('[SeatA \t"Ada" ]\n\n[SeatB\n"Bo"\n]\n@ro');
    assert.deepEqual(names, ['Ada', 'Bo']);
  });

  it('reads marks without a space', () => {
    const { match } = read('@ro!? @gi??');
    assert.deepEqual(match.notes.get(1), { marks: ['!?'] });
    assert.deepEqual(match.notes.get(2), { marks: ['??'] });
  });

  it('carries options and position', () => {
    const text = `[Format "1"]
[Game "fluctus"]
[Options "{\\"variant\\":\\"return\\",\\"colors\\":[\\"yellow\\",\\"green\\"]}"]
[Position "..BBA./ABB.B. B 4,1 2,2 gi-bo,vo-bi"]
[Result "*"]
`;
    const { match } = read(text);
    assert.equal(match.state.variant, 'return');
    assert.equal(formatRecord(match), text);
  });

  it('reads options with spaces around them', () => {
    const { match } = read('[Options " {\\"colors\\":[\\"white\\",\\"blue\\"]} "] @wo');
    assert.deepEqual(match.state.colors, ['white', 'blue']);
  });

  it('reads comments of several lines and several comments as one line', () => {
    const { match } = read('{ one\n\t two  three } @ro {a}\n{b\rc}');
    assert.deepEqual([...match.notes.values()], [{ comment: 'one two  three' }, { comment: 'a b c' }]);
  });

  it('reads the result after the moves', () => {
    for (const result of ['A', '*']) {
      const { match } = read(`[Result "A"] [Termination "B resigns"] 1. @ro ${result}`);
      assert.deepEqual([match.moves.length, match.outcome?.winners], [1, [0]]);
    }
  });

  it('uses the given options if the record has none', () => {
    const { match } = parseRecord(fluctus, '@wo @bi', { colors: ['white', 'blue'] });
    assert.deepEqual(match.state.colors, ['white', 'blue']);
  });

  it('uses the default options of the game if it is a whole record without options', () => {
    const { match } = parseRecord(fluctus, short, { colors: ['white', 'blue'] });
    assert.deepEqual(match.state.colors, ['red', 'green']);
  });

  it('carries a resignation and an agreed draw', () => {
    const resigned = new Match(fluctus);
    resigned.resign(1);
    const text = formatRecord(resigned);
    assert.match(text, /\[Result "A"\]\n\[Termination "B resigns"\]/);
    assert.deepEqual(read(text).match.outcome, { reason: 'resign', winners: [0] });
    const agreed = new Match(fluctus);
    agreed.agree();
    assert.deepEqual(read(formatRecord(agreed)).match.outcome, { reason: 'agreed', winners: [0, 1] });
  });

  for (const [winners, result] of [
    [[0], 'A'],
    [[0, 1], 'A,B'],
    [[], '-'],
  ] as const)
    it(`carries an end by the page with the result ${result}`, () => {
      const match = new Match(fluctus, { moves: [fluctus.parseMove('@ro')] });
      match.end(winners, 'Time is "up".');
      const text = formatRecord(match);
      assert.ok(text.includes(`[Result "${result}"]\n[Termination "page: Time is \\"up\\"."]`), text);
      const again = read(text).match;
      assert.deepEqual(again.outcome, { reason: 'page', winners });
      assert.equal(again.conclusion?.text, 'Time is "up".');
      assert.equal(formatRecord(again), text);
    });

  it('keeps any reason of the page', () => {
    const reasons = fc
      .string({ minLength: 1, maxLength: 200, unit: 'binary-ascii' })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(reasons, (reason) => {
        const match = new Match(fluctus);
        match.end([1], reason);
        const again = read(formatRecord(match)).match;
        assert.equal(again.conclusion?.text, match.conclusion?.text);
        assert.deepEqual(again.outcome, match.outcome);
      }),
    );
  });

  it('is open if it has the reason of a page, but no result', () => {
    assert.equal(read('[Termination "page: Time is up."] @ro').match.outcome, undefined);
  });

  const bad: readonly (readonly [what: string, text: string, code: string, at: string | undefined])[] = [
    ['a move that is none', '@ro\n@gi nonsense', 'move', '2:5'],
    ['an illegal move', '@ro @gi ro-wi', 'not-joined', '1:9'],
    ['a variation before the first move', '(@ri) @ro', 'record-variation-start', '1:1'],
    ['a variation of the result', '@ro * (@ri)', 'record-variation-start', '1:7'],
    ['a variation without moves', '@ro ({empty}) @gi', 'record-variation-empty', '1:5'],
    ['a variation that begins with a variation', '@ro ((@ri)) @gi', 'record-variation-start', '1:6'],
    ['a variation that is not closed', '@ro (@ri (@ro) @gi', 'record-variation-open', '1:5'],
    ['a parenthesis without a variation', '@ro (@ri)\n) @gi', 'record-variation-close', '2:1'],
    ['variations in variations without end', '@ro (@ri '.repeat(20_000), 'record-variation-deep', '1:275'],
    ['very many variations', `@ro ${'(@ri) '.repeat(1001)}`, 'record-variation-many', '1:6005'],
    ['an illegal move in a variation', '@ro @gi (@go 2. ro-wi) ro-vi', 'not-joined', '1:17'],
    ['a move in a variation that is none', '@ro @gi (@go (@gi x) @ri) ro-vi', 'move', '1:19'],
    ['a comment that is not closed', '@ro {and', 'record-comment', '1:5'],
    ['a broken tag', '[Game fluctus]', 'record-tag', '1:1'],
    ['a tag that stands there twice', '[Game "fluctus"] [Game "fluctus"]', 'record-twice', '1:18'],
    ['another format', '[Format "2"]', 'record-format', 'Format'],
    ['another game', '[Game "chess"] e4', 'record-game', 'Game'],
    ['options that are no object', '[Options "[1]"]', 'record-options', 'Options'],
    ['options that are no JSON', '[Options "{"]', 'record-options', 'Options'],
    ['options that make no sense', '[Options "{\\"variant\\":\\"x\\"}"]', 'variant', 'Options'],
    [
      'options that are nested very deep',
      `[Options "{\\"x\\":${'['.repeat(5000)}${']'.repeat(5000)}}"]`,
      'option-data',
      'Options',
    ],
    ['a bad position', '[Position "x"]', 'position', 'Position'],
    ['a result that the moves do not bear out', '[Result "A"] @ro', 'record-result', 'Result'],
    ...['A', 'C', 'AB', 'B,A', 'A,C', ''].map(
      (result) =>
        [
          `the result “${result}” of a page`,
          `[Result "${result}"] [Termination "page: ${result === 'A' ? 'x'.repeat(201) : 'Time is up.'}"] @ro`,
          'record-result',
          'Result',
        ] as const,
    ),
    ['a stray bracket', '@ro }', 'record-token', '1:5'],
    ['a tag after moves', '@ro [Event "x"]', 'move', '1:5'],
    ['a mark with something behind it', '@ro !x', 'move', '1:5'],
    ['a mark within a move', '@ro!x', 'move', '1:1'],
    ['moves after the end', '@ro @gi * ro-vi', 'move', '1:9'],
    ['a result that the record does not name', '@ro A', 'move', '1:5'],
  ];
  for (const [what, text, code, at] of bad) {
    it(`is refused with place and reason for ${what}`, () => {
      const error = refused(text);
      assert.equal(error.code, code);
      assert.equal(error.at, at);
    });
  }

  it('is refused if it is no text', () => {
    for (const value of [undefined, null, 5, Symbol('@ro'), ['@ro'], {}]) {
      assert.equal(refused(value as never).code, 'move');
      assert.equal(gameOf(value as never), undefined);
    }
  });

  const sentences: readonly (readonly [text: string, message: string])[] = [
    ['(@ri) @ro', 'Line 1, column 1: The variation must follow the move that it replaces.'],
    ['@ro ({empty}) @gi', 'Line 1, column 5: The variation has no moves.'],
    ['@ro (@ri (@ro) @gi', 'Line 1, column 5: The variation is not closed.'],
    ['@ro (@ri)\n) @gi', 'Line 2, column 1: The variation ends, but did not begin.'],
    ['@ro (@ri '.repeat(31), 'Line 1, column 275: The variation is nested deeper than 30 levels.'],
    [`@ro ${'(@ri) '.repeat(1001)}`, 'Line 1, column 6005: The variation is one of more than 1000.'],
    ['@ro {and', 'Line 1, column 5: The comment is not closed.'],
    ['[Game fluctus]', 'Line 1, column 1: The tag is invalid: [Game fluctus]'],
    ['[Game "fluctus"] [Game "fluctus"]', 'Line 1, column 18: The tag Game is a duplicate.'],
    ['[Format "2"]', 'Format 2 is not supported, only format 1.'],
    ['[Game "chess"] e4', 'The record is of the game chess, not fluctus.'],
    ['[Options "[1]"]', 'The tag Options must be a JSON object.'],
    ['[Result "A"] @ro', 'The tag Result says A, but the moves give *.'],
    ['@ro }', 'Line 1, column 5: The character } is not allowed.'],
    ['@ro @gi ro-wi', 'Line 1, column 9: No line joins ro to wi (F4): “ro-wi”.'],
    ['@ro x1.y', 'Line 1, column 5: A move is written as @ro, ro-wo or roxbi: “x1.y”.'],
    ['x'.repeat(200_001), 'The record is too long: at most 200000 characters are allowed.'],
  ];
  for (const [text, message] of sentences)
    it(`is refused with the sentence “${message.slice(0, 100)}”`, () => {
      assert.equal(refused(text).message, message);
    });

  it('keeps tags whose names only contain those of seats', () => {
    const text = '[MySeatA "x"]\n[SeatAB "y"]\n[SeatB "Bo"]\n@ro';
    const { match, names } = parseRecord(fluctus, text);
    assert.deepEqual([...match.tags.keys()], ['MySeatA', 'SeatAB']);
    assert.deepEqual(Object.entries(names), [['1', 'Bo']]);
  });

  it('is refused if it is longer than any game', () => {
    assert.equal(refused('@ro '.repeat(60_000)).code, 'record-long');
    assert.notEqual(refused('x'.repeat(200_000)).code, 'record-long');
    assert.equal(refused('x'.repeat(200_001)).code, 'record-long');
  });

  it('names line and column of a fault in a long text', () => {
    assert.equal(refused(`${'{a}\n'.repeat(500)}\n  {b} @ro @xx`).at, '502:11');
  });

  /** The number of characters that string methods read or return while a text is parsed. */
  function work(text: string): number {
    const { slice, split, indexOf } = String.prototype;
    const { join } = Array.prototype;
    let count = 0;
    String.prototype.slice = function (this: string, ...args) {
      const part = slice.apply(this, args);
      count += part.length;
      return part;
    };
    String.prototype.split = function (this: string, ...args: [string]) {
      count += this.length;
      return Reflect.apply(split, this, args) as string[];
    } as typeof split;
    String.prototype.indexOf = function (this: string, what, from = 0) {
      const found = indexOf.call(this, what, from);
      count += (found < 0 ? this.length : found) - from;
      return found;
    };
    Array.prototype.join = function (this: unknown[], ...args) {
      const joined = join.apply(this, args);
      count += joined.length;
      return joined;
    };
    try {
      read(text);
    } catch (error) {
      assert.ok(error instanceof BadNotation, String(error));
    } finally {
      Object.assign(String.prototype, { slice, split, indexOf });
      Object.assign(Array.prototype, { join });
    }
    return count;
  }

  for (const piece of ['{a} ', '{a}\n', '@ro ', '! ', '1. ', '{}'])
    it(`is read in linear time: twice as many ${JSON.stringify(piece)} are twice the work`, () => {
      const [once, twice] = [1500, 3000].map((count) => work(piece.repeat(count)));
      assert.ok(twice! < 2.2 * once!, `${once} ${twice}`);
    });

  it('names the rule of an illegal move', () => {
    assert.equal(refused('@ro @gi ro-wi').rule, 'F4');
  });

  it('throws only BadNotation, and formats accepted texts so that they read the same', () => {
    const base = recorded.map(({ options, steps }) =>
      formatRecord(
        new Match(fluctus, { options, moves: steps.slice(0, 24).map(({ move }) => fluctus.parseMove(move)) }),
      ),
    );
    base.push(
      '1. @ro {a} (1. @ri @go {[%marks ri]}) (1. @ri @gi $4) 1... @gi (1... @go 2. @ri (2. ro-wo)) 2. ro-vi',
    );
    const alphabet = '[](){}"\\ .*!?$@-x/ABrowi019\n%{};:';
    const seed = 'records';
    const dice = random(seed, 0);
    let accepted = 0;
    for (let i = 0; i < 6000; i++) {
      let text = base[dice.below(base.length)] ?? '';
      for (let change = dice.below(3) + 1; change > 0; change--) {
        const at = dice.below(text.length);
        const put = dice.below(3) ? (alphabet[dice.below(alphabet.length)] ?? '') : '';
        text = text.slice(0, at) + put + text.slice(at + dice.below(3));
      }
      try {
        const { match, names } = read(text);
        accepted++;
        const written = formatRecord(match, names);
        const again = read(written);
        assert.equal(formatRecord(again.match, again.names), written);
      } catch (error) {
        if (!(error instanceof BadNotation))
          throw new Error(`seed ${seed}, text ${i}: ${text}`, { cause: error });
      }
    }
    assert.ok(accepted > 300 && accepted < 6000, `${accepted}`);
  });

  it('keeps any comment and any tag value', () => {
    const plain = fc.string().map((text) => text.replace(/[{}\s]+/g, ' ').trim());
    fc.assert(
      fc.property(plain, plain, (comment, value) => {
        const notes = new Map([[1, { comment }]]);
        const tags = new Map([['Event', value]]);
        const match = new Match(fluctus, { moves: [fluctus.parseMove('@ro')], notes, tags });
        const again = read(formatRecord(match)).match;
        assert.equal(again.notes.get(1)?.comment ?? '', comment);
        assert.equal(again.tags.get('Event'), value);
      }),
    );
  });
});

describe('the game of a record', () => {
  it('is the tag Game, at any place among the tags', () => {
    assert.equal(gameOf('[Game "fluctus"]'), 'fluctus');
    assert.equal(gameOf('\n [Format "1"] [SeatA "[Game \\"x\\"] ]"]\n[Game "luzi"] @ro'), 'luzi');
  });

  it('is undefined without that tag', () => {
    for (const text of [
      '',
      '[a]'.repeat(60_000),
      '@ro [Game "luzi"]',
      '{[Game "luzi"]}',
      '[Game luzi]',
      '[game "luzi"]',
    ])
      assert.equal(gameOf(text), undefined);
  });
});
