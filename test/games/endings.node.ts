import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEnd, GameWords } from '../../src/element/words/game-words.js';
import { words as fluctusDe } from '../../src/words/de/fluctus.js';
import { en as fluctusEn } from '../../src/words/en/fluctus.js';
import { words as gluxDe } from '../../src/words/de/glux.js';
import { en as gluxEn } from '../../src/words/en/glux.js';
import { words as luckyDe } from '../../src/words/de/lucky-numbers.js';
import { en as luckyEn } from '../../src/words/en/lucky-numbers.js';
import { words as swapDe } from '../../src/words/de/lucky-swap.js';
import { en as swapEn } from '../../src/words/en/lucky-swap.js';
import { words as luziDe } from '../../src/words/de/luzi.js';
import { en as luziEn } from '../../src/words/en/luzi.js';

const names = ['Ada', 'Bo', 'Cy'];

type Row = readonly [rule: string, end: Omit<GameEnd, 'names'>, english: string, german: string];

const end = (winners: readonly number[], scores: readonly number[] = [0, 0, 0]) => ({ winners, scores });

const tables: Readonly<Record<string, readonly [en: GameWords, de: GameWords, rows: readonly Row[]]>> = {
  Fluctus: [
    fluctusEn,
    fluctusDe,
    [
      [
        'F7',
        end([0]),
        'Bo cannot enter, step or capture.',
        'Bo kann weder einsetzen noch ziehen noch schlagen.',
      ],
      [
        'F8',
        end([1]),
        'Ada has only one stone on the board and cannot enter another.',
        'Ada hat nur einen Stein auf dem Brett und kann keinen einsetzen.',
      ],
      ['F9', end([0, 1]), 'Both sides have two stones left.', 'Beide haben nur noch zwei Steine.'],
      [
        'F9',
        end([1]),
        'Both sides have two stones left. Bo can capture at once.',
        'Beide haben nur noch zwei Steine. Bo kann sofort schlagen.',
      ],
      [
        'F10',
        end([0, 1]),
        'The same position occurred for the third time.',
        'Dieselbe Stellung ist zum dritten Mal entstanden.',
      ],
    ],
  ],
  Glüx: [
    gluxEn,
    gluxDe,
    [
      [
        'G9',
        end([2], [4, 2, 8]),
        'Nobody can place another chip. Cy has the most points.',
        'Niemand kann mehr ein Plättchen legen. Cy hat die meisten Punkte.',
      ],
      [
        'G10',
        end([1], [8, 8, 4]),
        'All chips are placed. Ada and Bo have the most points. Bo has the most pips in the middle room.',
        'Alle Plättchen sind gelegt. Ada und Bo haben die meisten Punkte. Bo hat die meisten Augen im mittleren Raum.',
      ],
      [
        'G10',
        end([0, 1], [8, 8, 4]),
        'All chips are placed. Ada and Bo have the most points.',
        'Alle Plättchen sind gelegt. Ada und Bo haben die meisten Punkte.',
      ],
    ],
  ],
  'Lucky Numbers': [
    luckyEn,
    luckyDe,
    [
      ['L6', end([1]), 'Bo has filled the last empty cell.', 'Bo hat das letzte freie Feld belegt.'],
      [
        'L7',
        end([0]),
        'All tiles are face up. Ada has the fewest empty cells.',
        'Alles ist aufgedeckt: Ada hat die wenigsten freien Felder.',
      ],
      [
        'L7',
        end([0, 2]),
        'All tiles are face up. Ada and Cy have the fewest empty cells.',
        'Alles ist aufgedeckt: Ada und Cy haben die wenigsten freien Felder.',
      ],
      [
        'L7',
        end([]),
        'All tiles are face up, and there are still empty cells.',
        'Alles ist aufgedeckt, und es sind noch Felder frei.',
      ],
    ],
  ],
  'the swap puzzle': [
    swapEn,
    swapDe,
    [['L11', end([0]), 'Every row and every column ascends.', 'Alle Reihen und Spalten steigen an.']],
  ],
  'Luzi und Joe': [
    luziEn,
    luziDe,
    [
      [
        'Z10',
        end([1]),
        'The last round has been played. Bo has the most points.',
        'Die letzte Runde ist gespielt: Bo hat die meisten Punkte.',
      ],
      [
        'Z10',
        end([0, 2]),
        'The last round has been played. Ada and Cy have the most points.',
        'Die letzte Runde ist gespielt: Ada und Cy haben die meisten Punkte.',
      ],
    ],
  ],
};

for (const [game, [en, de, rows]] of Object.entries(tables))
  describe(`the end of ${game}`, () => {
    for (const [rule, { winners, scores }, english, german] of rows)
      it(`is described for ${rule}, won by ${winners.map((seat) => names[seat]).join(' and ') || 'nobody'}`, () => {
        assert.equal(en.ending(rule, { names, winners, scores }), english);
        assert.equal(de.ending(rule, { names, winners, scores }), german);
      });
  });

/** Games that ended while seat 1 was the only person. Sentences name them first among the winners. */
const yours: readonly (readonly [
  words: readonly [en: GameWords, de: GameWords],
  rule: string,
  winners: readonly number[],
  english: string,
  german: string,
])[] = [
  [
    [fluctusEn, fluctusDe],
    'F7',
    [0],
    'You cannot enter, step or capture.',
    'Du kannst weder einsetzen noch ziehen noch schlagen.',
  ],
  [
    [fluctusEn, fluctusDe],
    'F8',
    [0],
    'You have only one stone on the board and cannot enter another.',
    'Du hast nur einen Stein auf dem Brett und kannst keinen einsetzen.',
  ],
  [
    [fluctusEn, fluctusDe],
    'F9',
    [1],
    'Both sides have two stones left. You can capture at once.',
    'Beide haben nur noch zwei Steine. Du kannst sofort schlagen.',
  ],
  [
    [gluxEn, gluxDe],
    'G10',
    [0, 1],
    'All chips are placed. You and Ada have the most points.',
    'Alle Plättchen sind gelegt. Du und Ada habt die meisten Punkte.',
  ],
  [
    [gluxEn, gluxDe],
    'G10',
    [1],
    'All chips are placed. You and Ada have the most points. You have the most pips in the middle room.',
    'Alle Plättchen sind gelegt. Du und Ada habt die meisten Punkte. Du hast die meisten Augen im mittleren Raum.',
  ],
  [
    [gluxEn, gluxDe],
    'G9',
    [0],
    'Nobody can place another chip. You and Ada have the most points. Ada has the most pips in the middle room.',
    'Niemand kann mehr ein Plättchen legen. Du und Ada habt die meisten Punkte. Ada hat die meisten Augen im mittleren Raum.',
  ],
  [
    [luckyEn, luckyDe],
    'L6',
    [1],
    'You have filled the last empty cell.',
    'Du hast das letzte freie Feld belegt.',
  ],
  [
    [luckyEn, luckyDe],
    'L7',
    [1, 2],
    'All tiles are face up. You and Cy have the fewest empty cells.',
    'Alles ist aufgedeckt: Du und Cy habt die wenigsten freien Felder.',
  ],
  [
    [luziEn, luziDe],
    'Z10',
    [1],
    'The last round has been played. You have the most points.',
    'Die letzte Runde ist gespielt: Du hast die meisten Punkte.',
  ],
];

describe('the end of a game of one person', () => {
  for (const [[en, de], rule, winners, english, german] of yours)
    it(`speaks to them: ${english}`, () => {
      const end = { winners, scores: [8, 8, 4], addressee: 1 };
      assert.equal(en.ending(rule, { ...end, names: ['Ada', 'You', 'Cy'] }), english);
      assert.equal(de.ending(rule, { ...end, names: ['Ada', 'Du', 'Cy'] }), german);
    });
});
