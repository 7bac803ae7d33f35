import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation } from '../../../src/core/errors.js';
import { luckyNumbers, sentences } from '../../../src/games/lucky-numbers/engine/index.js';
import { definition } from '../../../src/games/lucky-numbers/definition.js';
import { words as de, options as germanOptions } from '../../../src/words/de/lucky-numbers.js';
import { options as englishOptions } from '../../../src/words/en/lucky-numbers.js';
import { en, type Swaps } from '../../../src/words/en/lucky-numbers.js';
import { playOut } from '../../support/random-games.js';
import { scene } from './scene.js';

const optionFields = definition.options;

const A = '1,.,.,./.,6,.,./.,.,11,./.,.,.,16';
const B = '2,.,.,./.,7,.,./.,.,12,./.,.,.,17';
const names = ['Ada', 'Bo', 'Cleo', 'Dan'];

const said = (words: typeof en, position: string, move: string, options = {}) =>
  luckyNumbers
    .happenings(scene(position, [], options), luckyNumbers.parseMove(move))
    .map((happening) => words.say(happening, names))
    .filter(Boolean);

describe('the words of Lucky Numbers', () => {
  const spoken: [string, string, string[], string[], object?][] = [
    [`${A}|${B} A *|- - 0`, '+9', ['Ada turns over the 9.'], ['Ada deckt die 9 auf.']],
    [`${A}|${B} A 9|- - 0`, '9@c4', ['Ada lays the 9 on c4.'], ['Ada legt die 9 auf c4.']],
    [
      `${A}|${B} A 9|- - 0`,
      '9@b3',
      ['Ada lays the 9 on b3; the 6 goes to the middle.'],
      ['Ada legt die 9 auf b3; die 6 kommt in die Mitte.'],
    ],
    [
      `${A}|${B} A -|- 9 0`,
      '9@c4',
      ['Ada takes the 9 and lays it on c4.'],
      ['Ada nimmt die 9 und legt sie auf c4.'],
    ],
    [`${A}|${B} A 9|- - 0`, 'pass', ['Ada leaves the 9.'], ['Ada lässt die 9 liegen.']],
    [
      `${A}|${B} A -|- 20 7`,
      '20@d1',
      ['Ada takes the 20 and lays it on d1; the 16 goes to the middle.', 'Bo must turn over a tile.'],
      [
        'Ada nimmt die 20 und legt sie auf d1; die 16 kommt in die Mitte.',
        'Bo muss jetzt ein Plättchen aufdecken.',
      ],
    ],
    [
      `${A}|${B} A 6|- - 0`,
      '6@c4',
      ['Ada lays the 6 on c4.', 'There is also a 6 on b3: another turn.'],
      ['Ada legt die 6 auf c4.', 'Auch auf b3 liegt eine 6: noch ein Zug.'],
      { variant: 'play-on' },
    ],
  ];
  for (const [position, move, english, german, options] of spoken) {
    it(`describe ${move}: ${english.join(' ')}`, () => {
      assert.deepEqual(said(en, position, move, options), english);
      assert.deepEqual(said(de, position, move, options), german);
    });
  }

  it('describe the places of a tile in whole sentences, of all cells with the tiles there', () => {
    const told = (free: string[], swaps: Swaps, leave = false, all = false) =>
      [en, de].map((words) => words.holding([9], free, swaps, leave, all));
    const two: Swaps = [
      ['c3', 5],
      ['d3', 12],
    ];
    assert.deepEqual(told(['b4', 'a2'], two), [
      'The 9 fits on b4 or a2; it can replace a tile on c3 or d3.',
      'Die 9 passt auf b4 oder a2; Tausch auf c3 oder d3.',
    ]);
    assert.deepEqual(told(['b4', 'a2'], two, false, true), [
      'The 9 fits on b4 or a2; it can replace the 5 on c3 or the 12 on d3.',
      'Die 9 passt auf b4 oder a2; Tausch gegen die 5 auf c3 oder die 12 auf d3.',
    ]);
    assert.deepEqual(told([], [['a2', 3]]), [
      'The 9 can replace a tile on a2.',
      'Die 9 kann ein Plättchen auf a2 ersetzen.',
    ]);
    assert.deepEqual(told([], two, false, true), [
      'The 9 can replace the 5 on c3 or the 12 on d3.',
      'Die 9 kann die 5 auf c3 oder die 12 auf d3 ersetzen.',
    ]);
    assert.deepEqual(told([], [], true), [
      'The 9 fits nowhere: leave it.',
      'Die 9 passt nirgends: Lass sie liegen.',
    ]);
  });

  for (const [language, words] of Object.entries({ en, de })) {
    const labels = language === 'de' ? germanOptions : englishOptions;
    it(`are whole sentences for all happenings of random games, in ${language}`, () => {
      for (const setup of ['choose', 'sorted', 'one-by-one'] as const) {
        for (const { state, move } of playOut(luckyNumbers, { setup, variant: 'play-on' }, 'words', 400)) {
          for (const happening of move ? luckyNumbers.happenings(state, move) : []) {
            const text = words.say(happening, names);
            const silent = ['drew', 'ended'].includes(happening.kind);
            assert.match(text, silent ? /^$/ : /^\S.*\.$/, happening.kind);
            assert.doesNotMatch(text, /undefined|NaN/, happening.kind);
          }
        }
      }
    });

    it(`have a label in ${language} for every option and choice`, () => {
      for (const { name, choices } of optionFields) {
        assert.match(labels.option(name), /^\p{Lu}/u);
        for (const choice of choices({})) assert.match(labels.choice(name, choice), /^(\p{Lu}|\d)/u, choice);
      }
    });

    it(`explain in ${language} why a move is illegal`, () => {
      const violation = luckyNumbers.explain(scene(`${A}|${B} A 5|- - 0`), luckyNumbers.parseMove('5@b2'))!;
      const text = words.violation(violation);
      assert.match(text, /b2.*b3|b3.*b2/);
      assert.doesNotMatch(text, /\{/);
    });
  }

  it('have a German sentence for every fault, with seat and cell', () => {
    for (const code of Object.keys(sentences)) {
      const text = de.fault({ code, found: 'd4' });
      assert.match(text ?? '', /^\S.*\.$/, code);
    }
    assert.throws(
      () => scene(`${A.replace('6,.', '6,6')}|${B} A -|- - 0`),
      (error) =>
        error instanceof BadNotation &&
        de.fault(error)!.startsWith('A b3: Auf dem Spielplan von A steigen b3 und c3 nicht an (L4): '),
    );
    assert.equal(de.fault({ code: 'record-tag' }), undefined);
  });
});

describe('the options of the page', () => {
  const field = (name: string) => optionFields.find((each) => each.name === name)!;

  it('are those of setup, the default first', () => {
    for (const { name, choices, parse, format } of optionFields) {
      assert.equal(format(undefined), choices({})[0]);
      for (const choice of choices({})) {
        assert.equal(format(parse(choice)), choice);
        assert.doesNotThrow(() => luckyNumbers.setup({ [name]: parse(choice) }));
      }
    }
  });

  it('are refused by setup if they are invalid', () => {
    for (const [name, text] of [
      ['sets', '0'],
      ['sets', '9'],
      ['sets', 'two'],
      ['sets', ''],
      ['setup', 'random'],
      ['variant', ''],
    ] as const) {
      assert.throws(() => luckyNumbers.setup({ [name]: field(name).parse(text) }), {
        name: 'BadOption',
        at: name,
      });
    }
  });
});
