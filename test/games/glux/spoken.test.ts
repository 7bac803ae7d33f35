import { expect, fixtureCleanup } from '@open-wc/testing';
import { eachOf, golden, transcript, type Script } from '../../support/spoken.js';
import { glux, type GluxDriver } from './glux-driver.js';
import { middle, nearEnd, party } from './positions.js';

const press = (board: GluxDriver, square: string) => {
  board.at(square).click();
};

/** A turn of two people who share the screen. */
const hands: Script<GluxDriver> = [
  ['lifts the curtain', (board) => board.root.querySelector<HTMLElement>('.curtain')?.click()],
  ['tries a square where the chip cannot lie', (board) => press(board, 'd7')],
  ['chooses a square', (board) => press(board, 'a6')],
  ['lays the five', (board) => press(board, 'face-5')],
  ['the next one lifts the curtain', (board) => board.root.querySelector<HTMLElement>('.curtain')?.click()],
];

const opening = '+25 5@a1 +16 6@m9 +34 +25 3@f1 +16 2@m9';
const ending = '5@a6 +? 5@b6 +? 5@a6 5@b1';
const four = '6@b11 +? 5@a12';

describe('the live region of the Glüx board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [i, lang] of ['en', 'de'].entries()) {
    it(`says a turn, an opening and an end, word for word: ${lang}`, async () => {
      const board = async (attributes: Readonly<Record<string, string>>) => {
        const made = await glux({ lang, names: 'Ada,Bo,Cleo,Dario', ...attributes });
        await made.until(() => made.has('button', lang === 'de' ? 'Regeln' : 'Rules'));
        return made;
      };
      const spoken = [`# ${lang}`];
      const begun = async (position: string, record: string, players = '2') =>
        transcript(
          await board({ players, record: `[Position "${position}"] ${record}`, ply: '0' }),
          eachOf(record),
        );
      spoken.push(...(await transcript(await board({ position: middle, seed: 'spoken' }), hands)));
      spoken.push(...(await transcript(await board({ record: opening, ply: '0' }), eachOf(opening))));
      spoken.push(...(await begun(nearEnd, ending)));
      spoken.push(...(await begun(party, four, '4')));
      expect(spoken).to.deep.equal(await golden(new URL('./spoken.golden.txt', import.meta.url), i));
    });
  }

  it('says a chip after whose turn it is, in one paragraph with the move before, and never earlier', async () => {
    const record = '+25 5@a1 +16 6@m9 +34 +25';
    const board = await glux({ seats: 'human remote', names: 'Ada,Bo', seed: 's', record });
    const [, own, , other] = await transcript(board, [
      ['3@f1', ({ element }) => element.play('3@f1')],
      ['the other one', ({ element }) => element.play('2@m9')],
    ]);
    expect(own).to.equal(
      'You place a 3 on f1, counting from a1. You are in first position in room H. Bo to move.',
    );
    expect(other).to.match(/^Bo places a [^]* Your turn\. Your chip: \d or \d\.$/);
  });

  it('says nothing while a page is opened, until somebody comes to the board', async () => {
    const board = await glux({ seats: 'computer:easy human', names: 'Ada,Bo', seed: 's', pace: 'fast' });
    await board.until(() => board.element.record.includes('@'));
    await board.settled();
    expect(board.spoken).to.deep.equal([]);
    board.at('a1').focus();
    await board.press('l');
    await board.until(() => board.spoken.length > 0);
    expect(board.spoken[0]).to.match(/^Ada places a .* Your turn\.$/);
  });

  it('says a deal and the drawn chip in one paragraph, to its player', async () => {
    const board = await glux({ seats: 'human remote', names: 'Ada,Bo', seed: 's' });
    const [, ...paragraphs] = await transcript(board, [['starts again', ({ element }) => element.newGame()]]);
    expect(paragraphs).to.deep.equal(['New game. Your turn. Your chip: 2 or 5.']);
  });
});
