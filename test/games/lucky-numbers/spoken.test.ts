import { expect, fixtureCleanup } from '@open-wc/testing';
import { eachOf, golden, transcript, type Script } from '../../support/spoken.js';
import { lucky, middle, type LuckyDriver } from './lucky-driver.js';

const press = (board: LuckyDriver, square: string) => {
  board.at(square).click();
};

/** A turn of three players, by presses. */
const hands: Script<LuckyDriver> = [
  ['tries a cell where the tile cannot lie', (board) => press(board, 'b4')],
  ['exchanges a tile', (board) => press(board, 'b2')],
  ['the next one takes up a face-up tile', (board) => press(board, 'open-6')],
  ['and puts it back', (board) => press(board, 'open-6')],
];

/** A setup and the first turns. */
const opening =
  '+3 +8 +12 +17 +5 +9 +11 +20 3@a4 8@b3 12@c2 17@d1 5@a4 9@b3 11@c2 20@d1 draw +5 5@b4 draw +1 pass 1@a4 3@a4';

const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
const start = `[Position "${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 13,15,16 0"]`;
const ending = 'draw +14 pass 13@a1 15@c1';

describe('the live region of the Lucky Numbers board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [i, lang] of ['en', 'de'].entries()) {
    it(`says a turn, an opening and an end, word for word: ${lang}`, async () => {
      const board = async (attributes: Readonly<Record<string, string>>) => {
        const made = await lucky({ lang, names: 'Ada,Bo,Cleo', ...attributes });
        await made.until(() => made.has('grid', lang === 'de' ? /^Spielplan von/ : /^Board of/));
        return made;
      };
      const spoken = [`# ${lang}`];
      spoken.push(...(await transcript(await board({ players: '3', position: middle }), hands)));
      spoken.push(...(await transcript(await board({ record: opening, ply: '0' }), eachOf(opening))));
      spoken.push(
        ...(await transcript(await board({ record: `${start} ${ending}`, ply: '0' }), eachOf(ending))),
      );
      expect(spoken).to.deep.equal(await golden(new URL('./spoken.golden.txt', import.meta.url), i));
    });
  }
});
