import { expect } from '@open-wc/testing';
import { mountBoard, removeBoards, snapshotOf, tags, uncoverHand } from './all-boards.js';

describe('a board before its first update', () => {
  afterEach(removeBoards);

  it('plays with the declared options', () => {
    const element = document.createElement('fluctus-board');
    element.colors = 'blue white';
    element.variant = 'return';
    element.setAttribute('first', 'B');
    expect(element.play('@wo')).to.equal(true);
    expect([element.ply, element.state.colors, element.state.variant]).to.deep.equal([
      1,
      ['blue', 'white'],
      'return',
    ]);
  });

  for (const connected of [false, true])
    it(`has the position that was set, ${connected ? 'on' : 'outside'} the page`, () => {
      const element = document.createElement('fluctus-board');
      if (connected) document.body.append(element);
      const position = '.AA.../....B. A 6,7 2,1 -,-';
      element.position = position;
      expect(element.position).to.equal(position);
      expect(element.hasUpdated).to.equal(false);
      expect(element.play(element.moves[0]!)).to.equal(true);
      expect(element.ply).to.equal(1);
      element.record = '@ro @go';
      element.ply = 1;
      expect([element.ply, element.record.includes('@ro @go')]).to.deep.equal([1, true]);
    });
});

describe('an unknown mode', () => {
  afterEach(removeBoards);

  for (const tag of tags)
    for (const mode of [null, undefined, '', 'nonsense'])
      it(`shows a board to play on for ${String(mode) || 'an empty text'}: ${tag}`, async () => {
        const board = await mountBoard(tag, { mode: 'diagram' });
        const { element } = board;
        Reflect.set(element, 'mode', mode);
        await board.settled();
        expect(snapshotOf(element).settings.mode).to.equal('play');
        await uncoverHand(board);
        const squares = () => board.all('.can').filter((each) => each.closest('[role=grid]'));
        await board.until(() => squares().length > 0);
        if (tag !== 'fluctus-board') return;
        await board.clickOn(squares()[0]!);
        expect(element.ply).to.equal(1);
      });
});
