import { expect, fixtureCleanup } from '@open-wc/testing';
import { needsHeldKeys } from '../support/engine.js';
import { glux, type GluxDriver } from '../games/glux/glux-driver.js';

/** Plays with keys: moves to the next possible square, chooses it and lays the lower face. */
async function byKeys(board: GluxDriver): Promise<void> {
  const curtain = board.root.querySelector<HTMLElement>('.curtain');
  if (curtain) {
    curtain.focus();
    await board.press('Enter');
  }
  await board.enterGrid();
  if (!board.focused?.classList.contains('can')) {
    await board.press('n');
    await board.answered();
  }
  const face = board.element.moves[0]!.charAt(0);
  await board.press('Enter', face);
}

/** Plays with the mouse: the last possible square, the higher face. */
async function byPointer(board: GluxDriver): Promise<void> {
  await board.lift();
  const [face = '', square = ''] = board.element.moves.at(-1)!.split('@');
  await board.tap(square, `face-${face}`);
}

/** A small board, on which a game of four has about 15 chips. */
const small = {
  name: 'small',
  rows: ['A.B', '.C.', 'D.E'],
  starts: { 2: ['a1', 'c3'], 4: ['a1', 'a3', 'c3', 'c1'] },
  middle: 'C',
};

/** Number of players, input, and attributes of the board. */
const games = [
  ['4', 'keyboard', { board: JSON.stringify(small) }],
  ['2', 'pointer', {}],
] as const;

describe('a whole game of Glüx', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [players, input, attributes] of games)
    it(`is played by ${players} people with the ${input} alone`, async function () {
      // without Shift+Tab, the way round by Tab for every chip takes longer than a test may
      if (input === 'keyboard') needsHeldKeys.call(this);
      const play = input === 'keyboard' ? byKeys : byPointer;
      const board = await glux({ players, seed: `whole ${players} ${input}`, ...attributes });
      let source: string | undefined;
      board.element.addEventListener('game-move', ({ detail }) => {
        if (detail.seat !== 'chance') source = detail.source;
      });
      while (!board.element.winners) {
        const { ply } = board.element;
        await play(board);
        expect(board.element.ply).to.be.above(ply);
        expect(source).to.equal(input);
      }
      expect(board.element.matches(':state(over)')).to.equal(true);
      expect(board.root.querySelector('.face, .curtain') === null).to.equal(true);
    });
});
