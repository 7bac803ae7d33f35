import { expect, fixtureCleanup } from '@open-wc/testing';
import { lucky } from './lucky-driver.js';

const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
const turn = `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 13,15,16 0`;
const empty = '.,.,.,./.,.,.,./.,.,.,./.,.,.,.';

/** Bad positions, with their rule and a pattern of the message in each language: place and fault. */
const bad: readonly (readonly [text: string, rule: string, en: RegExp, de: RegExp])[] = [
  [
    `5,.,5,./.,.,.,./.,.,.,./.,.,.,.|${empty} A -|- - 0`,
    'L4',
    /^On the board of A, a4 and c4 do not ascend/,
    /^A a4: Auf dem Spielplan von A steigen a4 und c4 nicht an/,
  ],
  [
    `${empty}|${empty} A -|- ${'7,'.repeat(80)}7 0`,
    'L1',
    /^There are 81 tiles, but only 40 in the game/,
    /^Es sind 81 Plättchen, aber nur 40 sind im Spiel/,
  ],
];

describe('bad input of the Lucky Numbers board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [position, rule, ...sentences] of bad) {
    for (const [i, lang] of ['en', 'de'].entries()) {
      it(`shows a message and changes nothing: ${position.slice(-30)}, ${lang}`, async () => {
        const board = await lucky({ lang });
        await board.until(() => board.has('grid', lang === 'de' ? /^Spielplan von/ : /^Board of/));
        const before = board.element.position;
        board.element.setAttribute('position', position);
        await board.until(() => board.message !== '');
        expect(board.message).to.match(sentences[i]!);
        expect(board.text('[part=message]').split(rule).length, 'the rule stands once').to.equal(2);
        expect(board.element.position).to.equal(before);
      });
    }
  }

  it('keeps its message while tiles are dealt', async () => {
    const board = await lucky({ position: bad[0]![0] });
    await board.until(() => board.element.ply === 8);
    await board.settled();
    expect(board.message).to.match(bad[0]![2]);
  });

  it('is not a record that ends before a move of chance: the board continues to deal', async () => {
    const board = await lucky({ record: '+3 +8 +12' });
    await board.until(() => board.element.ply === 8);
    expect(board.element.record).to.match(/\+3 \+8/);
    expect(board.message).to.equal('');
  });

  it('is not a record that ends with a draw: the board turns a tile over', async () => {
    const board = await lucky({ record: `[Position "${turn}"] draw` });
    await board.until(() => board.element.ply === 2);
    expect(board.element.record).to.match(/draw \+\d+\n$/);
  });
});
