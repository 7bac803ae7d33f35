import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption } from '../../../src/core/errors.js';
import { boardSentences, glux, sentences } from '../../../src/games/glux/engine/index.js';
import { definition } from '../../../src/games/glux/definition.js';
import { describe as describePosition } from '../../../src/games/glux/labels.js';
import { words as de, options as germanOptions } from '../../../src/words/de/glux.js';
import { options as englishOptions } from '../../../src/words/en/glux.js';
import { en } from '../../../src/words/en/glux.js';
import { openMatch } from '../../../src/element/model/open-match.js';
import { playOut } from '../../support/random-games.js';
import { position, scene } from './scene.js';

const names = ['Ada', 'Bo', 'Cy', 'Di'];
const told = (words: typeof en, text: string, move: string) =>
  glux
    .happenings(scene(text), glux.parseMove(move))
    .map((happening) => words.say(happening, names))
    .filter(Boolean);
const CORNER = '12,B5/13/13/13/13/13/13/13/';

const spoken: [what: string, text: string, move: string, english: string[], german: string[]][] = [
  [
    'a first chip',
    '13/13/13/13/13/13/13/13/13 A 25,- 878,888 -',
    '5@a1',
    ['Ada places a 5 on the start square a1.', 'Ada is in first position in room G.'],
    ['Ada legt die 5 auf das eigene Startfeld a1.', 'Ada hat den ersten Platz in Raum G.'],
  ],
  [
    'a chip that is counted',
    position(`${CORNER}A5,12`, 'A', '16,34'),
    '1@a6',
    ['Ada places a 1 on a6, counting from a1.'],
    ['Ada legt die 1 auf a6, von a1 aus gezählt.'],
  ],
  [
    'a chip that covers another',
    position(`${CORNER}A4,3,B6,8`, 'A', '16,34'),
    '1@e1',
    [
      'Ada places a 1 on e1, counting from a1.',
      'It covers the 6 of Bo.',
      'Ada is in first position in room H.',
      'Bo no longer scores in room H.',
    ],
    [
      'Ada legt die 1 auf e1, von a1 aus gezählt.',
      'Damit ist die 6 von Bo überdeckt.',
      'Ada hat den ersten Platz in Raum H.',
      'Bo bekommt in Raum H keine Punkte mehr.',
    ],
  ],
  [
    'a place that is shared',
    position(`${CORNER}A4,5,B4,6`, 'A', '34,25'),
    '4@e1',
    ['Ada places a 4 on e1, counting from a1.', 'Ada is tied for first position in room H.'],
    ['Ada legt die 4 auf e1, von a1 aus gezählt.', 'Ada teilt sich den ersten Platz in Raum H.'],
  ],
  [
    'a chip on the own start square, without counting',
    position(`${CORNER}A4,3,B6,8`, 'A', '16,34'),
    '1@a1',
    ['Ada places a 1 on the chip on the start square a1.', 'It covers their own 4.'],
    ['Ada legt die 1 auf das eigene Startplättchen auf a1.', 'Damit ist die eigene 4 überdeckt.'],
  ],
  ['a draw, which is hidden from others', position(`${CORNER}A4,3,B6,8`, 'A', '-,34'), '+16', [], []],
  [
    'a seat that is out',
    position('12,B5/13/13/13/1,B4,11/13/13/B3,12/(A2A3),B6,11', 'B', '34,-'),
    '+16',
    ['Ada cannot place a chip and is out.'],
    ['Ada kann nicht mehr legen und scheidet aus.'],
  ],
];

describe('the words of Glüx describe', () => {
  for (const [what, text, move, english, german] of spoken) {
    it(what, () => {
      assert.deepEqual(told(en, text, move), english);
      assert.deepEqual(told(de, text, move), german);
    });
  }

  it('the squares for a chip, sorted, and the ways to one', () => {
    const squares = ['b3', 'a10', 'a2'];
    assert.equal(en.chosen(5, squares, false), 'Choose a square for the 5: a2, a10 or b3.');
    assert.equal(de.chosen(5, squares, false), 'Wähle ein Feld für die 5: a2, a10 oder b3.');
    const ways = [
      { count: 1, from: 'b1' },
      { count: 5, from: 'a6' },
    ] as const;
    const covers = { name: 'Bo', face: 3 } as const;
    assert.equal(
      en.aimed('a1', [2, 5], [...ways, { count: 0, from: undefined }], covers),
      'Choose the 2 or the 5 for a1 (without counting, 5 squares from a6 or 1 square from b1; covers the 3 of Bo).',
    );
    assert.equal(de.may(ways), 'dein Plättchen kann hierher: 5 Felder von a6 oder 1 Feld von b1');
  });

  it('the squares of the visible chips, sorted, in a text alternative', () => {
    const state = scene('12,B5/13/13/13/4,A3,8/1,A6,11/13/13/(A4A1),3,A2,(B6B3),7 A 16,34 576,776 -');
    const said = (words: typeof en) => describePosition({ state, words, names: ['Ada', 'Bo'] });
    assert.equal(said(en), 'Ada: 1 a1, 6 b4, 2 e1, 3 e5; Bo: 3 f1, 5 m9');
    assert.equal(said(de), said(en));
  });

  for (const [language, words] of Object.entries({ en, de })) {
    const labels = language === 'de' ? germanOptions : englishOptions;
    it(`random games in whole sentences, in ${language}`, () => {
      for (const { state, move } of playOut(glux, { players: 4 }, 'words', 300)) {
        for (const happening of move ? glux.happenings(state, move) : []) {
          const { kind } = happening;
          const silent = kind === 'drew' || kind === 'ended';
          const text = words.say(happening, names);
          assert.match(text, silent ? /^$/ : /^\p{Lu}.*\.$/u, kind);
          assert.doesNotMatch(text, /undefined|NaN/, kind);
        }
      }
    });

    it(`the end by the rule that caused it, in ${language}`, () => {
      const end = { names, winners: [0], scores: [8, 4, 4, 2] };
      assert.notEqual(words.ending('G9', end), words.ending('G10', end));
      for (const rule of ['G9', 'G10']) assert.match(words.ending(rule, end), /^\p{Lu}.*\.$/u);
      for (const ending of ['last-chip', 'last-draw'] as const) {
        const options = { ending };
        assert.equal(words.ending('G9', { ...end, options }), words.ending('G9', end));
        assert.match(
          words.ending('G10', { ...end, options }),
          ending === 'last-chip' ? /placed|gelegt/ : /draw|ziehen/,
        );
      }
    });

    it(`the option ending and its choices, in ${language}`, () => {
      assert.match(labels.option('ending'), /^(End of the game|Spielende)$/);
      assert.match(labels.choice('ending', 'last-chip'), /placed|gelegt/);
      assert.match(labels.choice('ending', 'last-draw'), /drawn|gezogen/);
    });

    it(`every violation with its squares, in ${language}`, () => {
      for (const reason of Object.keys(sentences)) {
        const said = words.violation({ rule: 'G4', reason, squares: ['e1', 'a1', 'c1'] });
        assert.match(said, /^(\p{Lu}|e1 ).*[^.]\.$/u);
        assert.doesNotMatch(said, /\{\d/);
        assert.notEqual(said, `${reason}.`);
      }
      const said = words.violation({ rule: 'G5', reason: 'blocked', squares: ['e1', 'a1', 'c1'] });
      for (const square of ['e1', 'a1', 'c1']) assert.ok(said.includes(square), said);
    });

    it(`a board as rebuilt, in ${language}`, () => {
      assert.match(labels.choice('board', ''), /rebuilt|rekonstruiert/);
      assert.equal(labels.choice('board', '{"name":"mine","rows":[]}'), 'mine');
      assert.match(labels.option('board'), /^\p{Lu}/u);
    });
  }

  it('every fault, in German', () => {
    for (const code of Object.keys({ ...sentences, ...boardSentences })) {
      assert.match(
        de.fault({ code, at: '1:9', found: 'x' }) ?? '',
        /^Zeile 1, Spalte 9: (\p{Lu}|x )(?!.*\{\d).*: „x“\.$/u,
        code,
      );
    }
    assert.match(de.fault({ code: 'rows-three', rule: 'G6' })!, /\(G6\)\.$/);
    assert.equal(de.fault({ code: 'record-tag' }), undefined);
  });
});

describe('the definition of Glüx', () => {
  const own = { name: 'own', rows: ['AA.', '.B.', 'CC.'], starts: { 2: ['a1', 'c3'] }, middle: 'B' };
  const open = (board: string, more: object = {}) =>
    openMatch(definition, { players: undefined, first: '', options: { board }, ...more }, undefined);

  it('accepts a board as JSON', () => {
    const opened = open(JSON.stringify(own, undefined, 2));
    assert.ok('match' in opened);
    assert.deepEqual(opened.match.state.board, own);
  });

  it('uses the default board if none is declared', () => {
    for (const board of ['', '  ']) {
      const opened = open(board, { players: 3 });
      assert.ok('match' in opened);
      assert.equal(opened.match.state.board.name, 'party');
    }
  });

  const bad: [what: string, board: string, message: RegExp][] = [
    ['a board that is not JSON', '{ name: own }', /A board must be \{ name, rows.*\{ name: own \}/],
    [
      'a board of 27 columns',
      JSON.stringify({ ...own, rows: ['A'.repeat(27)] }),
      /at most 26 rows and 26 columns: “27”/,
    ],
    [
      'a board with an unknown room',
      JSON.stringify({ ...own, middle: 'Q' }),
      /one of the rooms of the board: “Q”/,
    ],
    [
      'a board with a letter outside A to Z',
      JSON.stringify({ ...own, rows: ['AA.', '.B.', 'ç..'] }),
      /capital letter.*: “ç”/,
    ],
  ];
  for (const [what, board, message] of bad) {
    it(`refuses ${what} and names the fault`, () => {
      const opened = open(board);
      assert.ok('fault' in opened && opened.fault instanceof BadOption);
      assert.equal(opened.attribute, 'board');
      assert.match(opened.fault.message, message);
    });
  }

  const texts: [what: string, text: string, message: RegExp][] = [
    [
      "a position with a chip on another seat's start",
      '12,(B5A1)/13/13/13/13/13/13/13/A4,12 A 25,34 778,876 -',
      /Only B may have chips on m9 \(G7\)/,
    ],
    [
      'a position with three chips on a square',
      '12,B5/13/13/13/13/13/13/13/A4,(A1A2B3),11 A 25,34 767,876 -',
      /More than two chips lie on b1 \(G6\)/,
    ],
    [
      'a position with too many chips',
      '12,B5/13/13/13/13/13/13/13/A4,12 A 25,34 888,877 -',
      /A has 9 chips of 25, not 8 \(G1\)/,
    ],
  ];
  for (const [what, text, message] of texts) {
    it(`refuses ${what} and names the place`, () => {
      const opened = openMatch(
        definition,
        { players: undefined, first: '', options: {}, position: text },
        undefined,
      );
      assert.ok('fault' in opened && opened.fault instanceof BadNotation);
      assert.equal(opened.attribute, 'position');
      assert.match(opened.fault.message, message);
      assert.match(de.fault(opened.fault)!, /\(G\d\): „/);
    });
  }

  it('offers the default board and the current one in the form', () => {
    const field = definition.options.find(({ name }) => name === 'board');
    const text = field!.format(own);
    assert.deepEqual(field!.choices({}), ['']);
    assert.deepEqual(field!.choices({ board: text }), ['', text]);
    assert.deepEqual(field!.parse(text), own);
    assert.equal(field!.format(field!.parse('')), '');
  });

  it('accepts an ending and refuses an unknown one', () => {
    const opened = (ending: string) =>
      openMatch(definition, { players: undefined, first: '', options: { ending } }, undefined);
    const good = opened('last-draw');
    assert.ok('match' in good);
    assert.deepEqual(good.match.options, { ending: 'last-draw' });
    const bad = opened('last');
    assert.ok('fault' in bad);
    assert.deepEqual([bad.attribute, bad.fault.rule, bad.fault.found], ['ending', 'G10', 'last']);
    assert.equal(
      de.fault(bad.fault),
      'Das Spielende (ending) muss last-chip oder last-draw sein (G10): „last“.',
    );
  });

  it('accepts a record with hidden draws', () => {
    const opened = openMatch(
      definition,
      { players: undefined, first: '', options: {}, record: '1. +? 5@a1 +? 2@m9 +? +16 2@f1 +?' },
      undefined,
    );
    assert.ok('match' in opened);
    assert.match(glux.formatPosition(opened.match.state), / B \?,16 868,778 -$/);
  });
});
