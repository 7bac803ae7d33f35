import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { oddCharacter, withOdd } from '../../src/core/errors.js';
import { doubleQuotes, singleQuotes, toPlain } from '../../src/core/plain-text.js';

describe('plain text', () => {
  const forms: readonly [what: string, text: string, plain: string][] = [
    ['hyphens and dashes', 'a‐b‑c‒d–e—f―g−h-i﹣j－kーlｰm', 'a-b-c-d-e-f-g-h-i-j-k-l-m'],
    ['ellipses and dots', '1… 2‥ 3． …', '1... 2.. 3. ...'],
    ['joined marks', 'a‼b⁉c⁈d⁇', 'a!!b!?c?!d??'],
    ['full-width forms', '＠ｒｏ　！＂＃＄％（）＊＋，／：；＝［］｛｜｝', '@ro !"#$%()*+,/:;=[]{|}'],
    ['ligatures and letters of social networks', 'ﬆop ﬁ 𝐫𝐨-𝘄𝗼 Ⓐ', 'stop fi ro-wo A'],
    ['signs of multiplication and division', 'ro×bi ro✕bi 3⁄5 3∕5 ½', 'roxbi roxbi 3/5 3/5 1/2'],
    ['white space', '\u00a0a\n\t b\u202fc\u3000d\u2028e\u2029f\u0085g\u2007h\u2800 ', 'a b c d e f g h'],
    [
      'characters that nobody sees',
      '\ufeffr\u200bo\u200c-\u200dw\u2060o\u00ad\u200e\u200f\u202a\u202e\u2066\u2069\u061c\ufe0f\u{e0041}\u180e',
      'ro-wo',
    ],
  ];
  for (const [what, text, plain] of forms)
    it(`has plain characters in the place of ${what}`, () => {
      assert.equal(toPlain(text), plain);
      assert.equal(toPlain(plain), plain);
    });

  it('keeps raised and lowered characters, which stand for notes', () => {
    assert.equal(toPlain('ro-wo² c4₁ 1º'), 'ro-wo² c4₁ 1º');
  });

  it('of a value that is no text is the name of its type', () => {
    assert.equal(toPlain(5 as unknown as string), 'number');
  });
});

describe('quotation marks', () => {
  const matching = (quotes: string) =>
    Array.from('"“”„‟«»＂\'‘’‚‛‹›a').filter((sign) => RegExp(`[${quotes}]`).test(sign));

  it('are double or single', () => {
    assert.equal(matching(doubleQuotes).join(''), '“”„‟«»＂');
    assert.equal(matching(singleQuotes).join(''), '‘’‚‛‹›');
  });
});

describe('the odd character of a text', () => {
  const texts: readonly [text: string, place?: number, name?: string][] = [
    ['ro-wo'],
    ['ro wo\nro'],
    ['Lückenfüller – “é”'],
    ['repl\u200bay', 5, 'U+200B ZERO WIDTH SPACE'],
    ['😀\u00a0x', 2, 'U+00A0 NO-BREAK SPACE'],
    ['\u202ea', 1, 'U+202E RIGHT-TO-LEFT OVERRIDE'],
    ['a\u2069', 2, 'U+2069 POP DIRECTIONAL ISOLATE'],
    ['win\u0000', 4, 'U+0000'],
    ['rо-wo', 2, 'U+043E CYRILLIC'],
    ['ro-wο', 5, 'U+03BF GREEK'],
    ['gı', 2, 'U+0131'],
    ['e\u0301', 2, 'U+0301'],
    ['[SeatA Мария'],
    ['[SeatA Мария\u200b', 13, 'U+200B ZERO WIDTH SPACE'],
  ];
  for (const [text, place, name] of texts)
    it(`${JSON.stringify(text)} ${name ? `is ${name}` : 'is none'}`, () => {
      assert.deepEqual(oddCharacter(text), name && { place, name });
    });

  it('is named after a message, once', () => {
    const named = 'No “r\u200bo”. Character 2 is U+200B ZERO WIDTH SPACE.';
    assert.equal(withOdd('No “r\u200bo”.', 'r\u200bo'), named);
    assert.equal(withOdd('No “r\u200bo”', 'r\u200bo'), named);
    assert.equal(withOdd(named, 'r\u200bo'), named);
    assert.equal(withOdd('No “ro”.', 'ro'), 'No “ro”.');
  });
});
