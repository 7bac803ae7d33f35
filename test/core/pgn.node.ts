import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatRecord } from '../../src/core/format-record.js';
import { gameOf, parseRecord } from '../../src/core/parse-record.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';

const read = (text: string) => parseRecord(fluctus, text);

describe('a record as other programs write PGN', () => {
  for (const [what, text] of [
    ['comments to the end of the line', '; a {b}\n1. @ro;c (@go)\n@gi ; d } e\r\n;\n2. ro-vi ;'],
    ['lines that begin with %', '% a\n1. @ro\n%@go\r\n% b {\n@gi\n% [Event "c"]\n2. ro-vi\n%'],
    ['dots apart from the number', '1 . @ro 1. ... @gi 2... ro-vi'],
  ] as const)
    it(`reads ${what}`, () => {
      const { match } = read(text);
      assert.deepEqual(
        match.moves.map((move) => fluctus.formatMove(move)),
        ['@ro', '@gi', 'ro-vi'],
      );
    });

  it('keeps comments to the end of the line, which end at no brace', () => {
    const { match } = read('; a {b}\n1. @ro;c\r\n@gi ; d } {\n{e}');
    assert.deepEqual(
      Array.from(match.notes, ([ply, { comment }]) => [ply, comment]),
      [
        [0, 'a (b)'],
        [1, 'c'],
        [2, 'd ) ( e'],
      ],
    );
    assert.deepEqual(read(formatRecord(match)).match.notes, match.notes);
  });

  it('reads tags behind comments and with spaces as PGN allows them', () => {
    const text = '% a [Game "x"]\n; [Game "y"]\n{[Game "z"]}\n[ SeatA"Ada" ]\n;\n[Game "fluctus"]\n%\n1. @ro';
    assert.equal(gameOf(text), 'fluctus');
    assert.deepEqual(read(text).names, ['Ada']);
  });

  it('keeps a comment after the result', () => {
    for (const [text, comment] of [
      ['1. @ro * {adjourned}', 'adjourned'],
      ['1. @ro {a} * ; b', 'a b'],
      ['* {not begun}', 'not begun'],
    ] as const) {
      const { match } = read(text);
      assert.equal(match.notes.get(match.moves.length)?.comment, comment);
      assert.match(formatRecord(match), RegExp(`{${comment}}`));
    }
  });
});
