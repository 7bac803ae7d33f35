import { expect, fixtureCleanup } from '@open-wc/testing';
import { boardOf } from '../../src/element/model/board.js';
import { positionText, valueFormat } from '../../src/element/ui/value-text.js';
import { mountBoard, removeBoards, tags } from './all-boards.js';
import { fluctusPuzzle, puzzleOf } from './puzzles.js';

describe('what a board says', () => {
  afterEach(() => {
    removeBoards();
    fixtureCleanup();
  });

  for (const tag of tags)
    it(`is that a new game begins, and whose turn it is, after Play again in ${tag}`, async () => {
      const board = await mountBoard(tag, { names: 'Ada,Bo', first: 'A' });
      board.element.resign(1);
      await board.settled();
      board.find('button', 'Play again').focus();
      await board.press('Enter');
      const said = () => board.spoken.find((each) => each.startsWith('New game.'));
      await board.until(said);
      expect(said()).to.match(/(Ada|Bo) to move\./);
    });

  it('is no turn of theirs to a person who looks back at a game that is over', async () => {
    const board = await mountBoard('fluctus-board', { seats: 'human remote', record: '@ro @go' });
    board.element.resign(0);
    await board.settled();
    board.find('button', 'Review the game').focus();
    await board.press('Enter');
    await board.until(() => board.spoken.at(-1) === 'Start.');
    expect(board.headline).to.equal('Game over: You have lost');
    await board.press('End');
    await board.until(() => board.headline === 'You have lost');
  });

  it('is that the pieces go back after a wrong move of a puzzle', async () => {
    const board = await puzzleOf(fluctusPuzzle);
    await board.tap(...fluctusPuzzle.wrong);
    await board.until(() => board.spoken.some((each) => each.startsWith('Your move is taken back.')));
  });

  it('is that a puzzle begins again, also at its start', async () => {
    const board = await puzzleOf(fluctusPuzzle);
    await board.click('button', 'Again');
    await board.until(() => board.spoken.at(-1)?.startsWith('Start.'));
  });

  it('is what a stop would score only to those who may stop', async () => {
    const position = '29,32 3/5 A 3 11124456';
    const own = await mountBoard('luzi-dice', { position });
    expect(own.names('[part=stop]')).to.deep.equal(['Stop for 22']);
    const other = await mountBoard('luzi-dice', { position, seats: 'remote human' });
    expect(other.names('[part=stop]')).to.deep.equal(['Stop']);
  });

  it('is a value of their own position to the person who has the seat', async () => {
    const board = await mountBoard('fluctus-board');
    const format = valueFormat(boardOf(board.element));
    const lost = { chances: [0, 1], plies: 3 };
    expect(positionText(lost, 0, undefined, format)).to.equal('You lose in 3 moves');
    expect(positionText({ chances: [0.75, 0.25], error: 0.01 }, 0, undefined, format)).to.match(
      /^You: 75% ± 2 to win$/,
    );
    expect(positionText(lost, 0, 'Red', format)).to.equal('Red: loses in 3 moves');
  });
});
