/** The sentences that tell the story of a game that is over. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameWords, PastHappening } from '../../src/element/words/game-words.js';
import { words as fluctusDe } from '../../src/words/de/fluctus.js';
import { en as fluctusEn } from '../../src/words/en/fluctus.js';
import { glux } from '../../src/games/glux/engine/index.js';
import { words as gluxDe } from '../../src/words/de/glux.js';
import { en as gluxEn } from '../../src/words/en/glux.js';
import { words as luckyDe } from '../../src/words/de/lucky-numbers.js';
import { en as luckyEn } from '../../src/words/en/lucky-numbers.js';
import { words as luziDe } from '../../src/words/de/luzi.js';
import { en as luziEn } from '../../src/words/en/luzi.js';

const capture = (by: number, to: string, ply: number): PastHappening => ({
  kind: 'captured',
  by,
  seat: 1 - by,
  squares: ['ro', 'vo', to],
  ply,
});
const run = (seat: number, score: number, ply = 1, kind = 'stopped'): PastHappening => ({
  kind,
  seat,
  score,
  ply,
});
const swap = { kind: 'traded', seat: 1, tiles: [9, 7], squares: ['b2'], ply: 30 } as PastHappening;

/** Room E is held by A with 6 pips against 5, room D by A alone. */
const rooms = (points: string) => glux.parsePosition(points, {});
const close = rooms('12,B1/13/13/13/2,A3,3,A6,B5,5/13/13/13/A1,12 A 16,25 587,768 -');
/** A holds room D, B the middle room E. */
const tied = rooms('12,B1/13/13/1,A3,B2,10/5,B4,7/13/13/13/A1,12 A 16,25 687,767 -');

type Row = readonly [
  what: string,
  words: readonly [en: GameWords, de: GameWords],
  told: readonly PastHappening[],
  end: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
    readonly addressee?: number;
  },
  state: unknown,
  english: string,
  german: string,
];

const rows: readonly Row[] = [
  [
    'the capture that took the lead for good',
    [fluctusEn, fluctusDe],
    [capture(0, 'bi', 9), capture(1, 'wo', 12), capture(0, 'yo', 17), capture(0, 'ri', 21)],
    { winners: [0], scores: [5, 1] },
    {},
    '5 stones to 1. Ada took the lead for good in move 9, with the capture on yo.',
    '5 Steine zu 1. Ada ging in Zug 9 mit dem Schlag auf yo endgültig in Führung.',
  ],
  [
    'a win with fewer captures',
    [fluctusEn, fluctusDe],
    [capture(0, 'bi', 9)],
    { winners: [1], scores: [8, 7], addressee: 1 },
    {},
    '7 stones to 8. Stones captured: Ada 1, You 0.',
    '7 Steine zu 8. Geschlagene Steine: Ada 1, Du 0.',
  ],
  [
    'a draw without captures',
    [fluctusEn, fluctusDe],
    [],
    { winners: [0, 1], scores: [8, 8] },
    {},
    'No stone was captured.',
    'Kein Stein wurde geschlagen.',
  ],
  [
    'the highest run, the first of equal ones',
    [luziEn, luziDe],
    [run(0, 12), run(1, 34), run(0, 34), run(1, -48, 1, 'robbed')],
    { winners: [1], scores: [61, 84], addressee: 1 },
    {},
    '84 points to 61. The highest run was yours: 34.',
    '84 Punkte zu 61. Der höchste Lauf war deiner: 34.',
  ],
  [
    'the highest run of a tie, without the scores, which are told beside it',
    [luziEn, luziDe],
    [run(0, 20), run(1, 16)],
    { winners: [0, 1], scores: [36, 36] },
    {},
    'The highest run was that of Ada: 20.',
    'Der höchste Lauf gelang Ada: 20.',
  ],
  [
    'runs without points, of three players',
    [luziEn, luziDe],
    [run(0, 0, 3, 'blocked')],
    { winners: [0, 1, 2], scores: [0, 0, -24] },
    {},
    'No run scored anything.',
    'Kein Lauf brachte Punkte.',
  ],
  [
    'the last exchange',
    [luckyEn, luckyDe],
    [{ ...swap, ply: 3, squares: ['a1'] }, swap],
    { winners: [0], scores: [16, 12] },
    {},
    '16 cells to 12. The last exchange, by Bo: the 9 for the 7 on b2.',
    '16 Felder zu 12. Der letzte Tausch, von Bo: die 9 gegen die 7 auf b2.',
  ],
  [
    'no exchange, of one player',
    [luckyEn, luckyDe],
    [],
    { winners: [0], scores: [16] },
    {},
    'Nobody exchanged a tile.',
    'Niemand hat ein Plättchen getauscht.',
  ],
];

describe('the story of a game', () => {
  for (const [what, [en, de], told, end, state, english, german] of rows)
    it(`tells ${what}`, () => {
      const names = (you: string) =>
        ['Ada', 'Bo', 'Cy'].map((name, seat) => (seat === end.addressee ? you : name));
      const cut = (all: readonly string[]) => all.slice(0, end.scores.length);
      assert.equal(en.story(told, { ...end, names: cut(names('You')) }, state), english);
      assert.equal(de.story(told, { ...end, names: cut(names('Du')) }, state), german);
    });

  it('tells the room that the winner holds by the fewest pips, and if it decided', () => {
    const names = ['Ada', 'Bo'];
    const end = { names, winners: [0], scores: glux.scores(close) };
    const [most, least] = end.scores;
    assert.ok(most! > least!);
    assert.match(
      gluxEn.story([], end, close),
      /^\d+ points to \d+\. Room E decided the game: 6 pips to 5\.$/,
    );
    assert.match(gluxDe.story([], end, close), /Entschieden hat Raum E, mit 6 zu 5 Augen\.$/);
    assert.equal(gluxEn.story([], { ...end, winners: [0, 1] }, close).includes('Room'), false);
    // equal points: the middle room has decided, which the sentence before says
    assert.match(
      gluxEn.story([], { ...end, scores: glux.scores(tied) }, tied),
      /^8 points to 8\. Room D was the closest: 3 pips to 2\.$/,
    );
  });
});
