import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { Game } from '../../src/core/game.js';
import { formatRecord } from '../../src/core/format-record.js';
import { formatMarks, parseMarks } from '../../src/core/marks.js';
import { Match } from '../../src/core/match.js';
import { gameOf, parseRecord } from '../../src/core/parse-record.js';
import { formatPath, parsePath } from '../../src/core/path.js';
import { placeInRecord } from '../../src/core/record-text.js';
import { encode, findText } from '../../src/element/model/link-text.js';
import { parseGoal } from '../../src/element/parts/puzzle/parse-goal.js';
import { plyOf } from '../../src/element/prose/ply-of.js';
import { games } from '../../src/engine.js';
import { fence } from '../../src/markdown.js';
import { boards } from '../../src/markdown/boards.js';
import { checkFile } from '../../src/markdown/check-file.js';

/** One of each kind of characters that nobody sees. */
const hidden = Array.from(
  '\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064' +
    '\u2066\u2067\u2068\u2069\u3164\ufe00\ufe0e\ufe0f\ufeff\u{e0020}\u{e0100}',
);

interface RecordedGame {
  readonly options: object;
  readonly steps: readonly { readonly position: string; readonly move: string }[];
}
const recorded = (id: string) =>
  (JSON.parse(readFileSync(`test/vectors/${id}.games.json`, 'utf8')) as RecordedGame[]).slice(0, 4);

/** Texts with a few characters that nobody sees, at any place. */
const withHidden = (texts: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...hidden)), { minLength: 1, maxLength: 4 }),
    )
    .map(([text, added]): [plain: string, text: string] => [
      text,
      added
        .reduce((all, [at, sign]) => all.toSpliced(at % (all.length + 1), 0, sign), Array.from(text))
        .join(''),
    ]);

/** Reads each text with characters that nobody sees as the text without. */
function readsAsWithout(texts: readonly string[], read: (text: string) => unknown): void {
  fc.assert(
    fc.property(withHidden(texts), ([plain, text]) =>
      assert.deepEqual(read(text), read(plain), JSON.stringify(text)),
    ),
  );
}

const byId: Readonly<Record<string, Game<unknown, unknown>>> = games;

for (const id of ['fluctus', 'glux', 'lucky-numbers', 'luzi']) {
  const game = byId[id]!;
  describe(`pasted text of ${id}`, () => {
    const all = recorded(id);
    const records = all.map(({ options: own, steps }) => {
      const [first = '', ...rest] = steps.slice(0, 8).map(({ move }) => move);
      const json = JSON.stringify(own).replaceAll('"', '\\"');
      return `[Game "${id}"]\n[Options "${json}"]\n[Result "*"]\n\n1. ${first}!? $5 (${first}) 1... ${rest.join(' ')} *\n`;
    });

    it('has records that read the same with characters that nobody sees', () => {
      readsAsWithout(records, (text) => formatRecord(parseRecord(game, text).match));
      readsAsWithout(records, gameOf);
    });

    it('has positions that read the same with characters that nobody sees', () => {
      for (const { options, steps } of all) {
        const positions = steps.slice(0, 9).map(({ position }) => position);
        readsAsWithout(positions, (position) =>
          game.formatPosition(new Match(game, { options, position }).state),
        );
      }
    });

    it('has moves in a text that read the same with characters that nobody sees', () => {
      const { match } = parseRecord(game, records[0]!);
      const texts = match.moves.map((move) => game.formatMove(move));
      readsAsWithout([...texts, `1. ${texts[0]}!`], (text) => plyOf(text, match));
    });

    it('has links that read the same with characters that nobody sees', () => {
      const links = records.map((text) => `#g1=${encode(text.slice(text.indexOf('1.')))}`);
      const added = fc.tuple(
        fc.constantFrom(...links),
        fc.constantFrom('\u200b', '\u2060', '\u00ad', '\ufeff'),
        fc.nat(),
      );
      fc.assert(
        fc.property(added, fc.boolean(), ([link, sign, at], encoded) => {
          const place = 4 + (at % (link.length - 3));
          if (/%.?$/.test(link.slice(0, place))) return;
          const put = link.slice(0, place) + (encoded ? encodeURIComponent(sign) : sign) + link.slice(place);
          assert.equal(findText(put, 'g1'), findText(link, 'g1'));
        }),
      );
      for (const end of ['\u200d', '\u00a0', '%E2%80%8D%C2%A0'])
        assert.equal(findText(`#g1=1._x${end}`, 'g1'), '1._x');
      assert.equal(findText('#g1=👩\u200d🚀/1', 'g1'), '👩\u200d🚀/1');
    });
  });
}

const { fluctus } = games;
const isSquare = (square: string) => /^[rwygbv][oi]$/.test(square);

describe('pasted text', () => {
  it('of marks, paths and goals reads the same with characters that nobody sees', () => {
    readsAsWithout(['ro ro-wo:blue gi:red=1', 'roxbi:yellow=ab'], (text) =>
      formatMarks(parseMarks(text, isSquare)),
    );
    readsAsWithout(['5', '5a3', '12aa3b1'], (text) => formatPath(parsePath(text)));
    readsAsWithout(['win', 'win in 3'], (text) => parseGoal(text, ['win', 'draw']));
  });

  it('of a fenced code block reads the same with characters that nobody sees', () => {
    const infos = ['fluctus', 'fluctus replay no-lit ply=1', 'fluctus orientation=B pace=fast'];
    const tagOf = (info: string) => {
      try {
        return fence(info, '1. @ro')?.split('<figure>', 1)[0] ?? 'no board';
      } catch (error) {
        return (error as Error).message.replace(/“.*?”, /, '');
      }
    };
    fc.assert(
      fc.property(withHidden(infos), ([plain, info]) => {
        const tag = tagOf(info);
        assert.ok(
          tag.replace(/\p{Default_Ignorable_Code_Point}/gu, '') === tagOf(plain) || tag.includes('is U+'),
          `${JSON.stringify(info)}: ${tag}`,
        );
      }),
      { numRuns: 40 },
    );
  });

  const read: readonly [what: string, text: string][] = [
    ['typographic signs', '1. @ro‼ @go⁉ 2… @ri ﹫gi 3. ro–wo'],
    ['full-width forms', '１．＠ｒｏ！！　＠ｇｏ！？\u3000＠ｒｉ @gi ｒｏ－ｗｏ'],
    ['signs of input methods', '1. @ro!! @go!? @ri @gi 3. roーwo'],
    [
      'full-width brackets',
      '［Ｇａｍｅ　＂fluctus＂］ 1. @ro!! （@ri｛or｝） 1... @go!? 2. @ri @gi ro-wo；end',
    ],
    [
      'a byte order mark',
      '\ufeff%skipped\n[\ufeffGame "fluc\ufefftus"]\n1. @\ufeffro!! @go!? \ufeff 2. @ri @gi ro-wo',
    ],
    ['a line separator and other spaces', '1.\u2028@ro!!\u2029@go!?\u3000\u2007@ri @gi ro-wo\u2800*'],
  ];
  for (const [what, text] of read)
    it(`of a record is read with ${what}`, () => {
      const { match } = parseRecord(fluctus, text);
      assert.deepEqual(match.moves.map(fluctus.formatMove), ['@ro', '@go', '@ri', '@gi', 'ro-wo']);
      assert.deepEqual(
        [1, 2].map((ply) => match.notes.get(ply)?.marks),
        [['!!'], ['!?']],
      );
    });

  it('keeps the characters of comments, names, and tags of others', () => {
    const name = 'علی\u200cرضا ｛Ａ｝';
    const comment = '👩\u200d🚀 ｝ ＢＯＬＤ‼ \u2067ab\u2069';
    const text = `[Event "a\u200bb＂"]\n[SeatA "${name}"]\n1. @ro {${comment}} *`;
    const { match, names } = parseRecord(fluctus, text);
    assert.deepEqual(
      [match.notes.get(1)?.comment, names[0], match.tags.get('Event')],
      [comment, name, 'a\u200bb＂'],
    );
    const written = formatRecord(match, names);
    const again = parseRecord(fluctus, written);
    assert.equal(formatRecord(again.match, again.names), written);
  });

  const refused: readonly [text: string, name: string][] = [
    ['1. @rо', 'Character 3 is U+043E CYRILLIC.'],
    ['1. @ro\u0007', 'Character 4 is U+0007.'],
    ['1. @ro²', 'Character 4 is U+00B2.'],
    ['[Gаme "fluctus"] 1. @ro', 'is invalid'],
    ['[Options "{\\"variant\\":\\"re\u0001turn\\"}"] 1. @ro', 'U+0001'],
  ];
  for (const [text, name] of refused)
    it(`is refused with the name of the character: ${JSON.stringify(text)}`, () => {
      assert.throws(
        () => parseRecord(fluctus, text),
        (error: Error) => error.message.includes(name),
      );
    });

  it('of a place in a record is found with characters that nobody sees', () => {
    assert.deepEqual(placeInRecord('x\n\u200b［ＳｅａｔA "Ada"]', 'SeatA'), [2, 1]);
  });

  it('of a file is checked with characters that nobody sees', () => {
    const position = '.A.BBB/A..... A 5,5 2,2 yo-wo,-';
    const files = [
      `fluctus {"variant":"return"} ${position}\n`,
      `[Game "fluctus"]\n1. @ro\n[Game "luzi"]\n1. =11344556\nfluctus ${position}`,
    ];
    const read = (text: string) => checkFile(text, { games, boards });
    readsAsWithout(files, (text) => ({
      ...read(text),
      faults: read(text).faults.map(({ line, message }) => [line, message]),
    }));
  });
});
