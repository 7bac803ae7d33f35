import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { splitComment } from '../../src/core/comment.js';
import { BadNotation } from '../../src/core/errors.js';
import { formatMarks, markColors, parseMarks, type IsSquare, type Mark } from '../../src/core/marks.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { formatRecord } from '../../src/core/format-record.js';
import { words as de } from '../../src/words/de/ui.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';

const squares = ['ro', 'wo', 'gi', 'a10', 'Bb2', '7', 'x1'];
const isSquare: IsSquare = (square) => squares.includes(square);
const parse = (text: string) => parseMarks(text, isSquare);
const mark = (squares: Mark['squares'], color: Mark['color'] = 'green', label = ''): Mark => ({
  squares,
  color,
  label,
});

function faultOf(text: string, ply?: number): BadNotation {
  try {
    parseMarks(text, isSquare, ply);
  } catch (error) {
    assert.ok(error instanceof BadNotation, String(error));
    return error;
  }
  throw new Error(`accepted: ${text}`);
}

describe('parseMarks reads', () => {
  const table: readonly [text: string, marks: readonly Mark[]][] = [
    ['', []],
    [' \n\t', []],
    ['ro', [mark(['ro'])]],
    ['ro-wo', [mark(['ro', 'wo'])]],
    ['roxwo ro×gi:red=×', [mark(['ro', 'wo']), mark(['ro', 'gi'], 'red', '×')]],
    ['x1xa10 a10-x1 x1', [mark(['x1', 'a10']), mark(['a10', 'x1']), mark(['x1'])]],
    ['ro:red', [mark(['ro'], 'red')]],
    ['ro-wo:blue', [mark(['ro', 'wo'], 'blue')]],
    ['gi=1', [mark(['gi'], 'green', '1')]],
    ['gi:yellow=!?', [mark(['gi'], 'yellow', '!?')]],
    ['gi:green', [mark(['gi'])]],
    ['gi=:', [mark(['gi'], 'green', ':')]],
    ['gi==', [mark(['gi'], 'green', '=')]],
    ['gi=-ü', [mark(['gi'], 'green', '-ü')]],
    ['gi=😀★', [mark(['gi'], 'green', '😀★')]],
    ['a10-Bb2 7', [mark(['a10', 'Bb2']), mark(['7'])]],
    ['ro–wo ro—gi', [mark(['ro', 'wo']), mark(['ro', 'gi'])]],
    [' ro ro-wo:blue\ngi:red=1 ', [mark(['ro']), mark(['ro', 'wo'], 'blue'), mark(['gi'], 'red', '1')]],
  ];
  for (const [text, marks] of table)
    it(JSON.stringify(text), () => {
      assert.deepEqual(parse(text), marks);
    });
});

describe('parseMarks accepts', () => {
  it('a thousand characters', () => {
    assert.equal(parse(`ro${' '.repeat(996)}wo`).length, 2);
    assert.equal(faultOf(`ro${' '.repeat(997)}wo`).code, 'marks-long');
  });

  it('64 marks', () => {
    assert.equal(parse('ro '.repeat(64)).length, 64);
  });
});

describe('parseMarks refuses', () => {
  const many = Array.from({ length: 65 }, () => 'ro').join(' ');
  const table: readonly [text: string, code: string, at: string, found: string][] = [
    ['zz', 'square', '1', 'zz'],
    ['roxzz', 'square', '1', 'zz'],
    ['zzxro', 'square', '1', 'zzxro'],
    ['ro RO', 'square', '2', 'RO'],
    ['ro-zz', 'square', '1', 'zz'],
    ['ro constructor', 'square', '2', 'constructor'],
    ['ro-ro', 'arrow', '1', 'ro-ro'],
    ['ro-', 'form', '1', 'ro-'],
    ['-ro', 'form', '1', '-ro'],
    ['ro-wo-gi', 'form', '1', 'ro-wo-gi'],
    ['ro,wo', 'form', '1', 'ro,wo'],
    ['ro:green:red', 'form', '1', 'ro:green:red'],
    ['<b>', 'form', '1', '<b>'],
    ['ro:pink', 'color', '1', 'pink'],
    ['ro:', 'color', '1', ''],
    ['ro:RED', 'color', '1', 'RED'],
    ['ro=', 'label', '1', ''],
    ['wo ro=abc', 'label', '2', 'abc'],
    ['ro=]', 'label', '1', ']'],
    ['ro={', 'label', '1', '{'],
    ['ro=\u0000', 'label', '1', '\u0000'],
    ['ro=e\u0301', 'label', '1', 'e\u0301'],
    [many, 'many', '65', 'ro'],
    ['ro '.repeat(400), 'long', '1', `${'ro '.repeat(20)}…`],
  ];
  for (const [text, code, at, found] of table)
    it(JSON.stringify(text.slice(0, 30)), () => {
      const fault = faultOf(text);
      assert.deepEqual([fault.code, fault.at, fault.found], [`marks-${code}`, at, found]);
      assert.match(fault.message, new RegExp(`^Mark ${at}: [^]{15,}[.]$`));
      const inRecord = faultOf(text, 5);
      assert.equal(inRecord.at, `5:${at}`);
      assert.ok(inRecord.message.startsWith(`Move 5, mark ${at}: `), inRecord.message);
      assert.match(de.fault(fault) ?? '', new RegExp(`^Markierung ${at}: .*[.]$`));
      assert.match(de.fault(inRecord) ?? '', new RegExp(`^Markierung nach Zug 5, Nummer ${at}: .*[.]$`));
    });

  it('an unknown colour with a list of the colours', () => {
    assert.equal(faultOf('ro:pink').message, 'Mark 1: The colour is green, red, yellow, blue, not “pink”.');
  });

  it('a long word with its first 60 characters', () => {
    const { message, found } = faultOf(`,${'x'.repeat(80)}`);
    assert.ok(message.startsWith(`Mark 1: “,${'x'.repeat(59)}” is neither`), message);
    assert.equal(found, `,${'x'.repeat(59)}…`);
  });

  it('an arrow that the board does not allow from its square', () => {
    const fromRo: IsSquare = (square, from) => isSquare(square) && !(from === 'ro' && square === 'gi');
    assert.equal(parseMarks('wo-gi', fromRo).length, 1);
    assert.throws(() => parseMarks('ro-gi', fromRo), { code: 'marks-square', found: 'gi' });
  });

  it('a value that is not a text', () => {
    assert.throws(() => parse(7 as unknown as string), { code: 'marks-square', found: 'number' });
  });
});

describe('marks', () => {
  const label = fc.oneof(fc.constant(''), fc.constantFrom('1', 'ab', '!?', '=', ':-', '😀', 'é'));
  const square = fc.constantFrom(...squares);
  const anyMark = fc
    .record({
      squares: fc.oneof(
        square.map((from) => [from] as const),
        fc.uniqueArray(square, { minLength: 2, maxLength: 2 }).map(([from, to]) => [from!, to!] as const),
      ),
      color: fc.constantFrom(...markColors),
      label,
    })
    .map(({ squares, color, label }): Mark => mark(squares, color, label));

  it('are written without their defaults', () => {
    const marks = [mark(['ro']), mark(['ro', 'wo'], 'red', '1'), mark(['gi'], 'green', '2')];
    assert.equal(formatMarks(marks), 'ro ro-wo:red=1 gi=2');
  });

  it('are the same after formatting and parsing', () => {
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 40 }), (marks) => {
        assert.deepEqual(parse(formatMarks(marks)), marks);
      }),
    );
  });

  it('of any text are refused with BadNotation, or can be written back, also in a record', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom(...Array.from('rowgi -:=1[]{}%–'), 'red', ' ', '😀', '\u202e'),
        maxLength: 40,
      }),
      fc
        .array(
          fc.oneof(
            anyMark.map((each) => formatMarks([each])),
            fc.string(),
          ),
          { maxLength: 70 },
        )
        .map((words) => words.join(' ')),
    );
    let accepted = 0;
    fc.assert(
      fc.property(hostile, (text) => {
        let marks;
        try {
          marks = parse(text);
        } catch (error) {
          assert.ok(error instanceof BadNotation, String(error));
          return;
        }
        accepted++;
        const written = formatMarks(marks);
        assert.deepEqual(parse(written), marks);
        const { match } = parseRecord(fluctus, `{[%marks ${written}] Prose} @ro`);
        assert.deepEqual(splitComment(match.notes.get(0)!.comment!), {
          marks: written,
          value: undefined,
          oddValue: undefined,
          prose: 'Prose',
        });
        assert.ok(formatRecord(match, []).includes(`[%marks ${written}] Prose`));
      }),
      { numRuns: 1500 },
    );
    assert.ok(accepted > 60, `${accepted} accepted`);
  });
});
