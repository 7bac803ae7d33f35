import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption } from '../../../src/core/errors.js';
import { openMatch } from '../../../src/element/model/open-match.js';
import { definition } from '../../../src/games/luzi/definition.js';
import { luzi, sentences } from '../../../src/games/luzi/engine/index.js';
import { words as de, options as germanOptions } from '../../../src/words/de/luzi.js';
import { options as englishOptions } from '../../../src/words/en/luzi.js';
import { en, type LuziWords } from '../../../src/words/en/luzi.js';
import { scene } from './scene.js';

const names = ['Ada', 'Bo', 'Cy'];
const told = (words: LuziWords, position: string, move: string) =>
  luzi
    .happenings(scene(position, [], position.startsWith('0,0,0') ? { players: 3 } : {}), luzi.parseMove(move))
    .map((happening) => words.say(happening, names))
    .filter(Boolean);

const spoken: [string, string, string[], string[]][] = [
  ['0,0 1/5 A 0 -', 'roll', ['Ada throws all eight dice.'], ['Ada würfelt mit allen acht Würfeln.']],
  ['0,0 1/5 A 1 12234556', 'roll:225', ['Ada throws 2, 2 and 5 again.'], ['Ada würfelt 2, 2 und 5 erneut.']],
  [
    '0,0 1/5 A 1 1145+4',
    '=1234',
    ['The dice show 1, 2, 3 and 4.', 'At least three Joes, the Trinity: Joe no longer blocks.'],
    [
      'Die Würfel zeigen 1, 2, 3 und 4.',
      'Mindestens drei Joes, die Dreifaltigkeit: Joe blockiert nicht mehr.',
    ],
  ],
  ['0,0 1/5 A 1 22344566', 'stop', ['Ada stops and scores 13.'], ['Ada hört auf und bekommt 13 Punkte.']],
  [
    '0,0 1/5 A 4 11111566',
    'stop',
    ['Fewer than two dice are free: Ada stops and scores 30.'],
    ['Weniger als zwei Würfel sind frei: Ada hört auf und bekommt 30 Punkte.'],
  ],
  [
    '0,0 1/5 A 1 12344566',
    'stop',
    ['Ada stops, but Joe blocks: no points.'],
    ['Ada hört auf, aber Joe blockiert: keine Punkte.'],
  ],
  [
    '0,0 1/5 A 1 123466+2',
    '=26',
    ['The dice show 2 and 6.', 'Luzi, the third six: Ada scores nothing.'],
    ['Die Würfel zeigen 2 und 6.', 'Luzi, die dritte Sechs: Ada bekommt keine Punkte.'],
  ],
  [
    '0,0 1/5 A 1 111466+2',
    '=56',
    ['The dice show 5 and 6.', 'Luzi meets the Trinity, a stand-off: Ada scores 9.'],
    ['Die Würfel zeigen 5 und 6.', 'Luzi trifft auf die Dreifaltigkeit, ein Patt: Ada bekommt 9 Punkte.'],
  ],
  [
    '0,0,0 1/5 A 0 -+8',
    '=12346666',
    [
      'The dice show 1, 2, 3, 4, 6, 6, 6 and 6.',
      'Superluzi: Ada scores nothing.',
      'Bo loses 24.',
      'Cy loses 24.',
    ],
    [
      'Die Würfel zeigen 1, 2, 3, 4, 6, 6, 6 und 6.',
      'Superluzi: Ada bekommt keine Punkte.',
      'Bo verliert 24 Punkte.',
      'Cy verliert 24 Punkte.',
    ],
  ],
];

describe('the words of Luzi und Joe describe', () => {
  for (const [position, move, english, german] of spoken) {
    it(`${move} on ${position}`, () => {
      assert.deepEqual(told(en, position, move), english);
      assert.deepEqual(told(de, position, move), german);
    });
  }

  it('every violation and every fault, also in German', () => {
    const codes = Object.keys(sentences);
    for (const reason of codes.slice(0, codes.indexOf('move'))) {
      for (const words of [en, de]) {
        const said = words.violation({ rule: 'Z3', reason, squares: ['3'] });
        assert.match(said, /^[A-Z][^{}]*[^.]\.$/);
        assert.notEqual(said, `${reason}.`);
      }
    }
    for (const code of codes) {
      assert.match(
        de.fault({ code, at: '1:9', found: 'x', squares: ['A'] }) ?? '',
        /^Zeile 1, Spalte 9: [A-Z][^{}]*: „x“\.$/,
        code,
      );
    }
    assert.equal(de.fault({ code: 'elsewhere' }), undefined);
  });

  it('the number of a throw', () => {
    const english = [1, 5, 6, 11, 12, 13, 21, 22, 23, 24, 111].map((count) => en.throws(count));
    assert.deepEqual(english, [
      ...['first throw', 'fifth throw', '6th throw', '11th throw', '12th throw', '13th throw'],
      ...['21st throw', '22nd throw', '23rd throw', '24th throw', '111th throw'],
    ]);
    assert.deepEqual(
      [2, 21].map((count) => de.throws(count)),
      ['zweiter Wurf', '21. Wurf'],
    );
  });

  const moments: readonly (readonly [
    kind: string,
    name: string | undefined,
    english: string,
    german: string,
  ])[] = [
    ['luzi', 'Ada', 'Three sixes: Ada scores nothing.', 'Drei Sechsen: Ada bekommt keine Punkte.'],
    ['luzi', undefined, 'Three sixes: you score nothing.', 'Drei Sechsen: Du bekommst keine Punkte.'],
    ['stand-off', 'Ada', 'Joe stops Luzi: Ada scores 9.', 'Joe hält Luzi auf: Ada bekommt 9 Punkte.'],
    ['stand-off', undefined, 'Joe stops Luzi: you score 9.', 'Joe hält Luzi auf: Du bekommst 9 Punkte.'],
    [
      'superluzi',
      undefined,
      'All others lose points, and you score nothing.',
      'Alle anderen verlieren Punkte. Du bekommst keine Punkte.',
    ],
  ];
  for (const [kind, name, english, german] of moments)
    it(`the special event ${kind} of ${name ?? 'the only person'}`, () => {
      assert.equal(en.specialEvent(kind, name, 9), english);
      assert.equal(de.specialEvent(kind, name, 9), german);
    });

  it('every option and choice', () => {
    for (const labels of [englishOptions, germanOptions]) {
      for (const { name, choices } of definition.options) {
        assert.match(labels.option(name), /^[A-ZÄÖÜ]/);
        for (const value of choices({})) assert.match(labels.choice(name, value), /^[A-ZÄÖÜ\d]/);
      }
      assert.match(labels.option('rows'), /^(Row points|Reihenpunkte)$/);
    }
    assert.equal(englishOptions.choice('rows', '6 12 20 30 42 56'), '6, 12, 20, 30, 42, 56 (rebuilt)');
    assert.equal(englishOptions.choice('rows', '1 2 3 4 5 6'), '1, 2, 3, 4, 5, 6');
    // In German, commas would make the choice too long for a narrow form.
    assert.equal(germanOptions.choice('rows', '6 12 20 30 42 56'), '6 12 20 30 42 56 (rekonstruiert)');
    assert.equal(germanOptions.choice('rows', '1 2 3 4 5 6'), '1 2 3 4 5 6');
  });
});

describe('the definition of Luzi und Joe', () => {
  const open = (options: Record<string, string>, players?: number) =>
    openMatch(definition, { players, first: '', options }, undefined);

  it('accepts options as texts', () => {
    const opened = open({ rounds: '3', rows: 'doubling', together: 'stand-off', superluzi: '5' }, 4);
    assert.ok('match' in opened);
    const { rounds, rows, together, superluzi, scores } = opened.match.state;
    assert.deepEqual([rounds, rows[5], together, superluzi, scores.length], [3, 192, 'stand-off', 5, 4]);
  });

  it('accepts rows separated by spaces or commas', () => {
    for (const rows of ['1 2 3 4 5 6', '1,2,3,4,5,6', ' 1, 2, 3, 4, 5, 6 ']) {
      const opened = open({ rows });
      assert.ok('match' in opened);
      assert.deepEqual(opened.match.state.rows, [1, 2, 3, 4, 5, 6]);
    }
  });

  const bad: [string, string][] = [
    ['rounds', '-3'],
    ['rounds', 'many'],
    ['rounds', '1.5'],
    ['rows', '6 12 20 30 42'],
    ['rows', '6 12 20 30 42 x'],
    ['rows', 'fibonacci'],
    ['together', 'both'],
    ['superluzi', '3'],
  ];
  for (const [name, text] of bad) {
    it(`refuses ${name} ${text} and names the attribute`, () => {
      const opened = open({ [name]: text });
      assert.ok('fault' in opened);
      assert.equal(opened.attribute, name);
      assert.ok(opened.fault instanceof BadOption);
      assert.match(opened.fault.message, /\(Z\d\): “/);
    });
  }

  it('refuses six players and names the attribute', () => {
    const opened = open({}, 6);
    assert.ok('fault' in opened && opened.attribute === 'players');
  });

  it('refuses a record that ends within a throw and names the place', () => {
    const opened = openMatch(
      definition,
      { players: 2, first: '', options: {}, record: '1. roll =112' },
      undefined,
    );
    assert.ok('fault' in opened && opened.fault instanceof BadNotation);
    assert.deepEqual([opened.fault.at, opened.fault.rule], ['1:9', 'Z3']);
  });

  it('formats each choice of the form as the text that it parses', () => {
    for (const { name, choices, parse, format } of definition.options) {
      assert.equal(format(undefined), choices({})[0]);
      for (const text of choices({})) assert.equal(format(parse(text)), text, name);
    }
  });

  it('adds a current value to the choices of the form', () => {
    const of = (name: string, value: string) =>
      definition.options.find((field) => field.name === name)!.choices({ [name]: value });
    assert.ok(of('rounds', '99').includes('99'));
    assert.ok(of('rows', '1 2 3 4 5 6').includes('1 2 3 4 5 6'));
  });
});
