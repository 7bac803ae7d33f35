import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus, type FluctusDriver } from './fluctus-driver.js';

/** Presses as a screen reader does, without a pointer. */
async function press(board: FluctusDriver, ...fields: string[]): Promise<void> {
  for (const field of fields) {
    board.field(field).click();
    await board.settled();
  }
}

/** What is done, and what the board is told to do for it. */
const script: readonly (readonly [string, (board: FluctusDriver) => unknown])[] = [
  ['enters a stone on bi', (board) => press(board, 'bi')],
  ['the other side enters on wi', (board) => press(board, 'wi')],
  ['enters on bo', (board) => press(board, 'bo')],
  ['the other side enters on wo', (board) => press(board, 'wo')],
  ['tries a step where no line leads', (board) => press(board, 'bo', 'ro')],
  ['steps to go', (board) => press(board, 'go')],
  ['the other side steps to yo', (board) => press(board, 'wo', 'yo')],
  [
    'takes back twice',
    async (board) => {
      board.element.undo();
      await board.settled();
      board.element.undo();
    },
  ],
  [
    'goes on again',
    async (board) => {
      board.element.redo();
      await board.settled();
      board.element.redo();
    },
  ],
  ['steps back to bo', (board) => press(board, 'go', 'bo')],
  ['the other side captures, and that is the end', (board) => press(board, 'yo', 'bi')],
];

/** All that the live region has said, each step under what was done. */
async function transcript(lang: string): Promise<string[]> {
  const board = await fluctus({ lang, colors: 'blue white', names: 'Ada,Bo' });
  await board.until(() => board.has('grid', lang === 'de' ? /^Fluctus-Brett/ : /^Fluctus board/));
  const said: string[] = [];
  const region = board.root.querySelector('.live')!;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) said.push(node.textContent ?? '');
  });
  observer.observe(region, { childList: true });
  const lines = [`# ${lang}`];
  for (const [what, act] of script) {
    await act(board);
    await board.settled();
    lines.push(`> ${what}`, ...said.splice(0));
  }
  observer.disconnect();
  return lines;
}

describe('the live region of the Fluctus board', () => {
  after(() => {
    fixtureCleanup();
  });

  for (const [i, lang] of ['en', 'de'].entries()) {
    it(`says a short game, word for word: ${lang}`, async () => {
      const golden = await (await fetch(new URL('./spoken.golden.txt', import.meta.url))).text();
      const spoken = await transcript(lang);
      expect(spoken).to.deep.equal(golden.trim().split('\n\n')[i]?.split('\n'));
    });
  }
});
