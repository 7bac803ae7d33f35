import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, createError, fill } from '../../src/core/errors.js';
import { placeInWords } from '../../src/core/record-text.js';
import { words as de } from '../../src/words/de/ui.js';
import { en } from '../../src/words/en/ui.js';
import { games } from '../../src/engine.js';
import { sentences as fluctus } from '../../src/games/fluctus/engine/messages.js';
import { sentences as glux } from '../../src/games/glux/engine/messages.js';
import { sentences as luckyNumbers } from '../../src/games/lucky-numbers/engine/messages.js';
import { swapSentences } from '../../src/games/lucky-swap/engine/sentences.js';
import { sentences as luzi } from '../../src/games/luzi/engine/messages.js';
import { words as germanFluctus } from '../../src/words/de/fluctus.js';
import { words as germanGlux } from '../../src/words/de/glux.js';
import { words as germanLuckyNumbers } from '../../src/words/de/lucky-numbers.js';
import { words as germanLuckySwap } from '../../src/words/de/lucky-swap.js';
import { words as germanLuzi } from '../../src/words/de/luzi.js';
import { placeText, quote } from '../../src/words/de/grammar.js';
import {
  violationText,
  faultText,
  formatList,
  formatNumber,
  sortSquares,
} from '../../src/element/words/sentences.js';

describe('formatList', () => {
  for (const [items, text] of [
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [[1, 2, 3], '1, 2 or 3'],
  ] as const) {
    it(`formats ${items.length} items`, () => {
      assert.equal(formatList(items, 'or'), text);
    });
  }
});

describe('sortSquares', () => {
  it('sorts by column, then by row', () => {
    assert.deepEqual(sortSquares(['b1', 'a10', 'c2', 'a2']), ['a2', 'a10', 'b1', 'c2']);
  });

  it('sorts items by their squares, those without one first', () => {
    const items = [{ at: 'b1' }, { at: 'a2' }, {}];
    assert.deepEqual(
      sortSquares(items, ({ at = '' }) => at),
      [{}, { at: 'a2' }, { at: 'b1' }],
    );
  });
});

describe('formatNumber', () => {
  it('uses a minus sign', () => {
    assert.deepEqual([-3, 0, 12].map(formatNumber), ['−3', '0', '12']);
  });
});

describe('violationText', () => {
  const text = violationText({ taken: '{0} is taken by {1}' });

  it('fills in the squares', () => {
    assert.equal(text({ rule: 'F3', reason: 'taken', squares: ['ro', 'B'] }), 'ro is taken by B.');
  });

  it('falls back to the reason', () => {
    assert.equal(text({ rule: 'F3', reason: 'other', squares: [] }), 'other.');
  });
});

describe('faultText', () => {
  const sentences = { move: 'This is no move', dice: 'Not {0}' };
  const english = faultText(sentences, (text) => `“${text}”`, placeInWords);
  const german = faultText(sentences, quote, placeText);

  it('uses the quotation marks of the language', () => {
    assert.equal(english({ code: 'move', found: 'xx' }), 'This is no move: “xx”.');
    assert.equal(german({ code: 'move', found: 'xx' }), 'This is no move: „xx“.');
  });

  it('names a place in a text or on a board, and the rule', () => {
    assert.equal(english({ code: 'move', at: '1:9', rule: 'F3' }), 'Line 1, column 9: This is no move (F3).');
    assert.equal(german({ code: 'move', at: '1:9' }), 'Zeile 1, Spalte 9: This is no move.');
    assert.equal(english({ code: 'move', at: 'A b3' }), 'A b3: This is no move.');
    assert.equal(english({ code: 'move', at: 'move' }), 'This is no move.');
  });

  it('fills in the found text', () => {
    assert.equal(english({ code: 'dice', found: '9' }), 'Not 9: “9”.');
  });

  it('knows the codes of its table only', () => {
    for (const code of ['other', 'constructor']) assert.equal(english({ code }), undefined);
  });

  it('shortens a long text', () => {
    const long = createError(BadNotation, '', [], { code: 'move', found: 'x'.repeat(1000) });
    assert.equal(english(long), `This is no move: “${'x'.repeat(60)}…”.`);
  });
});

describe('a fault in the shared words', () => {
  it('uses the quotation marks of the language', () => {
    assert.match(en.badAttribute('mode', 'x'), /“x”/);
    assert.match(de.badAttribute('mode', 'x'), /„x“/);
    assert.match(de.fault({ code: 'option', at: 'rows', found: 'x' }) ?? '', /„x“/);
  });

  it('has no marks of another language', () => {
    const { message } = createError(BadNotation, 'Wrong', [], { code: 'move', found: 'x' });
    assert.equal(message, 'Wrong: “x”.');
    assert.doesNotMatch(en.badAttribute('mode', 'x'), /„/);
    assert.doesNotMatch(de.badAttribute('mode', 'x'), /”/);
  });
});

describe('the sentences of a game', () => {
  const values = ['§0', '§1', '§2', '§3'];
  const named = (text = '') => values.filter((value) => text.includes(value));

  for (const [game, english, german] of [
    ['fluctus', fluctus, germanFluctus],
    ['glux', glux, germanGlux],
    ['lucky-numbers', luckyNumbers, germanLuckyNumbers],
    ['lucky-swap', swapSentences, germanLuckySwap],
    ['luzi', luzi, germanLuzi],
  ] as const)
    it(`name the same places and values in German: ${game}`, () => {
      for (const [code, sentence] of Object.entries(english))
        assert.deepEqual(named(german.fault({ code, squares: values })), named(fill(sentence, values)), code);
    });

  it('name the seat that is wrong in a position', () => {
    const [empty] = games.glux.formatPosition(games.glux.setup()).split(' ');
    try {
      games.glux.parsePosition(`${empty} A -,16 888,788 -`);
      assert.fail('the position is refused');
    } catch (error) {
      assert.ok(error instanceof BadNotation);
      assert.equal(germanGlux.fault(error), 'B kann noch kein Plättchen gezogen haben (G2): „-,16“.');
    }
  });
});
