import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { doubleQuotes, singleQuotes, toPlain, withHyphens } from '../../src/core/plain-text.js';

describe('plain text', () => {
  it('has hyphens instead of dashes', () => {
    assert.equal(withHyphens('a‐b‑c‒d–e—f―g−h-i'), 'a-b-c-d-e-f-g-h-i');
    assert.equal(withHyphens('a…b '), 'a…b ');
  });

  it('has three dots instead of ellipses, and single spaces', () => {
    assert.equal(toPlain('\u00a0…a…\n\t b \u202f'), '...a... b');
  });

  it('of a value that is no text is the name of its type', () => {
    assert.equal(toPlain(5 as unknown as string), 'number');
  });
});

describe('quotation marks', () => {
  const matching = (quotes: string) =>
    Array.from('"“”„‟«»\'‘’‚‛‹›a').filter((sign) => RegExp(`[${quotes}]`).test(sign));

  it('are double or single', () => {
    assert.equal(matching(doubleQuotes).join(''), '“”„‟«»');
    assert.equal(matching(singleQuotes).join(''), '‘’‚‛‹›');
  });
});
