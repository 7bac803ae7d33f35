import { expect } from '@open-wc/testing';
import type { Driver } from '../support/board.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';

type Place = (attributes: Readonly<Record<string, string>>) => Promise<Driver>;

/** A move of seat A in each game, and how its announcement begins: with one person at the board, and with others. */
const games: readonly (readonly [
  game: string,
  place: Place,
  move: string,
  attributes: Readonly<Record<string, string>>,
  english: readonly [you: string, name: string],
  german: readonly [you: string, name: string],
])[] = [
  [
    'Fluctus',
    fluctus,
    '@ro',
    {},
    ['You enter on ro.', 'Ada enters on ro.'],
    ['Du setzt auf ro ein.', 'Ada setzt auf ro ein.'],
  ],
  [
    'Glüx',
    glux,
    '5@a1',
    { position: '13/13/13/13/13/13/13/13/13 A 25,- 878,888 -' },
    [
      'You place a 5 on the start square a1. You are in first position in room G.',
      'Ada places a 5 on the start square a1. Ada is in first position in room G.',
    ],
    [
      'Du legst die 5 auf dein Startfeld a1. Du hast den ersten Platz in Raum G.',
      'Ada legt die 5 auf das eigene Startfeld a1. Ada hat den ersten Platz in Raum G.',
    ],
  ],
  [
    'Lucky Numbers',
    lucky,
    '12@d4',
    {
      position: '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A 12|- 6,19 0',
    },
    ['You lay the 12 on d4.', 'Ada lays the 12 on d4.'],
    ['Du legst die 12 auf d4.', 'Ada legt die 12 auf d4.'],
  ],
  [
    'Luzi und Joe',
    luzi,
    'stop',
    { position: '0,0 1/5 A 1 22344566' },
    ['You stop and score 13.', 'Ada stops and scores 13.'],
    ['Du hörst auf und bekommst 13 Punkte.', 'Ada hört auf und bekommt 13 Punkte.'],
  ],
];

/** Places a board for Ada and Bo in a language, and waits for its words. */
async function placeFor(
  place: Place,
  seats: string,
  lang: string,
  attributes: Readonly<Record<string, string>>,
): Promise<Driver> {
  const board = await place({ names: 'Ada,Bo', seats, lang, ...attributes });
  await board.until(() => board.has('button', lang === 'de' ? 'Regeln' : 'Rules'));
  return board;
}

for (const [game, place, move, attributes, english, german] of games)
  describe(`the announcements of ${game}`, () => {
    for (const [lang, [you, name]] of [
      ['en', english],
      ['de', german],
    ] as const) {
      it(`speak to the only person: ${you}`, async () => {
        const board = await placeFor(place, 'human remote', lang, attributes);
        board.element.play(move);
        await board.settled();
        expect(board.spoken[0]?.slice(0, you.length)).to.equal(you);
      });

      for (const seats of ['human human', 'remote remote', 'remote human'])
        it(`name the others at a board for ${seats}: ${name}`, async () => {
          const board = await placeFor(place, seats, lang, attributes);
          board.element.play(move);
          await board.settled();
          expect(board.spoken[0]?.slice(0, name.length)).to.equal(name);
        });
    }
  });

describe('a board with one person', () => {
  const alone = { seats: 'human remote', names: 'Ada,Bo' };

  it('tells the last moves as theirs, and the scores', async () => {
    const board = await fluctus(alone);
    board.element.play('@ro');
    board.element.play('@go');
    await board.settled();
    board.field('ro').focus();
    await board.press('l');
    await board.until(() => board.spoken.at(-1) === 'Bo enters on go. Your turn.');
    await board.press('s');
    await board.until(() => board.spoken.at(-1) === 'You: 8 stones; Bo: 8 stones.');
  });

  it('tells them what they took back', async () => {
    const board = await fluctus(alone);
    board.element.play('@ro');
    await board.settled();
    board.element.undo();
    await board.until(() => board.spoken.at(-1) === 'Taken back: You enter on ro. Your turn.');
  });

  it('keeps the names in its record, and in a replay of it', async () => {
    const board = await fluctus(alone);
    board.element.play('@ro');
    await board.settled();
    const { record } = board.element;
    expect(record).to.contain('Ada').and.not.to.contain('You');
    const replay = await fluctus({ seats: 'human remote', mode: 'replay', record, ply: '1' });
    expect(replay.detail).to.equal('Ada enters on ro.');
  });
});
