import { expect, fixtureCleanup } from '@open-wc/testing';
import { golden, transcript, type Script } from '../../support/spoken.js';
import { fluctus, type FluctusDriver } from './fluctus-driver.js';

/** Presses as a screen reader does, without a pointer. */
async function press(board: FluctusDriver, ...fields: string[]): Promise<void> {
  for (const field of fields) {
    board.field(field).click();
    await board.settled();
  }
}

/** Takes a move back, or plays it again. The module that tells it is loaded on demand. */
async function step(board: FluctusDriver, by: 'undo' | 'redo'): Promise<void> {
  const last = () => board.root.querySelector('.live')!.lastElementChild;
  const before = last();
  board.element[by]();
  await board.until(() => last() && last() !== before);
}

const script: Script<FluctusDriver> = [
  ['enters a stone on bi', (board) => press(board, 'bi')],
  ['the other side enters on wi', (board) => press(board, 'wi')],
  ['enters on bo', (board) => press(board, 'bo')],
  ['the other side enters on wo', (board) => press(board, 'wo')],
  ['tries a step where no line leads', (board) => press(board, 'bo', 'ro')],
  ['steps to go', (board) => press(board, 'go')],
  ['the other side steps to yo', (board) => press(board, 'wo', 'yo')],
  ['takes back', (board) => step(board, 'undo')],
  ['takes back once more', (board) => step(board, 'undo')],
  ['goes on again', (board) => step(board, 'redo')],
  ['goes on to the end', (board) => step(board, 'redo')],
  ['steps back to bo', (board) => press(board, 'go', 'bo')],
  ['the other side captures, and that is the end', (board) => press(board, 'yo', 'bi')],
];

describe('the live region of the Fluctus board', () => {
  after(() => {
    fixtureCleanup();
  });

  for (const [i, lang] of ['en', 'de'].entries()) {
    it(`says a short game, word for word: ${lang}`, async () => {
      const board = await fluctus({ lang, colors: 'blue white', names: 'Ada,Bo' });
      await board.until(() => board.has('grid', lang === 'de' ? /^Fluctus-Brett/ : /^Fluctus board/));
      const spoken = [`# ${lang}`, ...(await transcript(board, script))];
      expect(spoken).to.deep.equal(await golden(new URL('./spoken.golden.txt', import.meta.url), i));
    });
  }
});
