import { expect } from '@open-wc/testing';
import { enter, mountBoard, removeBoards, tags } from './all-boards.js';

describe('the focus', () => {
  afterEach(removeBoards);

  for (const tag of tags)
    for (const tool of ['Rules', 'New', 'More'])
      it(`returns to ${tool} from its dialog in ${tag}, by Escape and by Close`, async () => {
        const board = await mountBoard(tag);
        for (const close of ['Escape', 'Close']) {
          await enter(board, board.find('button', tool), tool);
          await board.until(() => board.focused?.closest('.panel'));
          if (close === 'Escape') await board.press('Escape');
          else await enter(board, board.find('button', close), close);
          await board.until(() => !board.has('dialog', /./));
          expect(board.name(board.focused!)).to.equal(tool);
        }
      });

  for (const tag of tags)
    it(`is on the question of a confirmation, and then on the board's tools, in ${tag}`, async () => {
      const board = await mountBoard(tag);
      const curtain = board.root.querySelector<HTMLElement>('.curtain');
      if (curtain) await enter(board, curtain, 'the curtain');
      await enter(board, board.find('button', 'More'), 'More');
      await board.until(() => board.focused?.closest('.panel'));
      await enter(board, board.find('button', 'Resign'), 'Resign');
      expect(board.focused?.matches('.ask')).to.equal(true);
      await enter(board, board.find('button', 'No'), 'No');
      expect(board.name(board.focused!)).to.equal('More');
    });

  it('follows a die that another row of the tray shows', async () => {
    const tray = await mountBoard('luzi-dice', { position: '0,0 1/5 A 1 22334455' });
    tray.root.querySelector<HTMLElement>('[data-square=d8]')!.focus();
    tray.element.position = '0,0 1/5 A 1 11111555';
    await tray.settled();
    expect((tray.focused as HTMLElement).dataset.square).to.equal('d8');
  });
});
