import { expect, fixtureCleanup } from '@open-wc/testing';
import { frame } from '../../support/board.js';
import { eachOf, golden, transcript, type Script } from '../../support/spoken.js';
import { luzi, type LuziDriver } from './luzi-driver.js';

const press = (tray: LuziDriver, number: number) => {
  tray.find('button', new RegExp(`^(die|Würfel) ${number},`)).click();
};

/** A run that ends by a stop. */
const hands: Script<LuziDriver> = [
  ['tries a locked die', (tray) => press(tray, 1)],
  ['chooses a die', (tray) => press(tray, 5)],
  ['and another one', (tray) => press(tray, 6)],
  ['puts one back', (tray) => press(tray, 6)],
  ['stops', (tray) => tray.element.play('stop')],
];

/** A game of three rounds with every ending of a run. */
const record =
  'roll =11244456 roll:24 =15 stop roll =23456666 roll =12244566 roll:2244 =2366 roll =11124456 roll:2445 =2466 roll =11445556 stop roll =11155566 stop';

/** The moves of the record; each throw ends with its motion. */
const game: Script<LuziDriver> = eachOf(record).map(([move, step]) => [
  move,
  async (tray) => {
    const animated = move.startsWith('=') ? tray.next('game-animated') : undefined;
    await step(tray);
    await animated;
    await frame();
  },
]);

describe('the live region of the tray', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [i, lang] of ['en', 'de'].entries()) {
    it(`says a run and a game, word for word: ${lang}`, async () => {
      const inLanguage = (tray: LuziDriver) =>
        tray.until(() => tray.has('button', lang === 'de' ? /^Würfel 1,/ : /^die 1,/));
      const run = await luzi({ lang, position: '29,32 3/5 A 3 11124456' });
      await inLanguage(run);
      const spoken = [`# ${lang}`, ...(await transcript(run, hands))];
      const tray = await luzi({ lang, rounds: '3', record, ply: '0' });
      await tray.until(() => tray.element.ply === 0);
      spoken.push(...(await transcript(tray, game)));
      expect(spoken).to.deep.equal(await golden(new URL('./spoken.golden.txt', import.meta.url), i));
    });
  }
});
