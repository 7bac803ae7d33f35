import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { formatRecord } from '../../src/core/format-record.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { cleanName, isolate, LONGEST_NAME } from '../../src/core/player-name.js';
import { parseEntry } from '../../src/core/table/parse-entry.js';
import { parseNames } from '../../src/element/model/players.js';
import { games } from '../../src/engine.js';
import { fence } from '../../src/markdown.js';

const family = '👩‍👩‍👧‍👦'; // 7 code points
const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

describe('the name of a player', () => {
  const kept: readonly [what: string, name: string][] = [
    ['letters of any script', 'Zoë Жанна 李雷 ضياء'],
    ['joiners between letters', 'علی\u200cرضا'],
    ['joiners after a virama', 'മോഹന\u0d4d\u200d क\u094d\u200dष'],
    ['emoji of several characters', `👩\u200d🚀 Ada ${family} 👨🏽\u200d💻 👩\u200d❤\ufe0f\u200d👨`],
    ['flags and keycaps', `${england} 🇩🇪 1\ufe0f\u20e3 ❤\ufe0f ☎\ufe0e`],
    ['variants of Chinese characters', '葛\u{e0100}城'],
    ['accents', 'Jose\u0301 Việt e\u0301\u0323\u0302\u0304'],
    ['signs', 'O’Brien & Söhne <3 "x" ｛Ａ｝'],
  ];
  for (const [what, name] of kept)
    it(`keeps ${what}`, () => {
      assert.equal(cleanName(name), name);
    });

  const changed: readonly [what: string, text: string, name: string][] = [
    ['spaces around and between', ' \u00a0Ada\n\u2028 \u3000Lovelace\u2800\t', 'Ada Lovelace'],
    ['control characters', 'A\u0000d\u001ba\u0085', 'Ada'],
    [
      'overrides, embeddings, isolates and direction marks',
      '\u202eA\u202ad\u2067a\u2069\u202c\u200f\u061c',
      'Ada',
    ],
    ['characters that nobody sees', '\ufeffA\u200bd\u00ad\u2060a\u034f\u3164\u180e', 'Ada'],
    ['characters of tags', 'Ada\u{e0041}\u{e007f}\u{e0001}', 'Ada'],
    [
      'joiners and variants without a letter or an emoji',
      '\u200dA\u200c\u200cd\ufe0fa\u200d 👩\u200d',
      'Ada 👩',
    ],
    ['halves of characters and private ones', '\ud83dA\udc00\ue000da\ufffe', 'Ada'],
    ['marks without a letter', '\u0301Ada \u0301\u20dd', 'Ada'],
    ['more than four marks on a letter', `A\u0301${'\u0337'.repeat(90)}da`, `A\u0301${'\u0337'.repeat(3)}da`],
  ];
  for (const [what, text, name] of changed)
    it(`has no ${what}`, () => {
      assert.equal(cleanName(text), name);
    });

  it('is empty without a visible character', () => {
    for (const text of [
      '',
      ' ',
      '\u200b',
      '\u3164',
      '\u2800',
      '\u0301',
      '\u202e\u202c',
      '\ufe0f',
      '\u200d',
      '\ud83d',
    ])
      assert.equal(cleanName(text), '', JSON.stringify(text));
  });

  it('has at most 40 code points, and does not end inside a letter or an emoji', () => {
    assert.equal(cleanName('😀'.repeat(50)), '😀'.repeat(40));
    assert.equal(cleanName(family.repeat(9)), family.repeat(5));
    assert.equal(cleanName(`x${'e\u0301'.repeat(30)}`), `x${'e\u0301'.repeat(19)}`);
    assert.equal(cleanName(`${'x'.repeat(39)} y`), 'x'.repeat(39));
  });

  it('is the same in an attribute, a record, a table and a block', () => {
    for (const [, text, name] of changed.filter(([, each]) => !/\p{Cs}/u.test(each))) {
      const written = `[SeatA "${text.replaceAll('\n', ' ')}"] *`;
      assert.equal(parseNames(JSON.stringify([text]))[0], name);
      assert.equal(parseRecord(games.fluctus, written).names[0], name);
      const { match } = parseRecord(games.fluctus, '');
      assert.match(formatRecord(match, [text]), RegExp(`\\[SeatA "${name}"\\]`, 'u'));
      assert.throws(() => parseEntry({ n: 2, t: 5, k: 'sit', seat: 0, name: text, commit: '' }), {
        name: 'BadEntry',
      });
      parseEntry({ n: 2, t: 5, k: 'sit', seat: 0, name: cleanName(text), commit: '' });
      const html = fence(`fluctus diagram names="${text.replaceAll('\n', ' ')},Bo"`, '')!;
      assert.ok(html.includes(` board, ${name} against Bo.`), html.slice(0, 300));
    }
  });

  const unit = fc.oneof(
    fc.constantFrom(
      ...Array.from(
        'aé \u00a0\t\u0301\u20e3\u200c\u200d\ufe0f\ufe0e\u202e1#❤👩🚀🏽葛\u{e0100}क\u094dണ\u0d4dع\u3164\u034f🇩',
      ),
      ...Array.from(england),
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );

  it('is clean once it was cleaned, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 90 }), (text) => {
        const name = cleanName(text);
        assert.equal(cleanName(name), name);
        assert.ok(Array.from(name).length <= LONGEST_NAME && !/\p{Cs}/u.test(name));
        assert.doesNotMatch(name, /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|^\p{M}|^ | $/u);
        assert.ok(name === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(name));
      }),
      { numRuns: 3000 },
    );
  });

  it('is isolated in a sentence if it is written from right to left', () => {
    assert.deepEqual(['Ada', '李雷', 'עדה', 'علی', 'A ضياء'].map(isolate), [
      'Ada',
      '李雷',
      '\u2068עדה\u2069',
      '\u2068علی\u2069',
      '\u2068A ضياء\u2069',
    ]);
  });

  it('is isolated in the picture and the text of a block', () => {
    const html = fence('fluctus diagram names="עדה,Bo"', '')!;
    assert.ok(html.includes('\u2068עדה\u2069 against Bo'));
    const puzzle = fence(
      'fluctus puzzle goal=win names="עדה,Bo"',
      '[Position "A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi"]',
    )!;
    assert.match(puzzle, /<figcaption>\u2068עדה\u2069 to move/);
  });
});
