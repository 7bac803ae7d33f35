import { expect } from '@open-wc/testing';
import { heard } from '../support/board.js';
import { mountBoard, removeBoards } from './all-boards.js';
import { copy } from './menu-items.js';
import { placePuzzle, puzzleOf, puzzles, type PuzzleDriver } from './puzzles.js';

const items = ['Copy the link', 'Copy the moves', 'Copy the embed code'];
const openAt = (fragment: string) => {
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);
};

/** The texts that the menu copies. */
async function copiedFrom(puzzle: PuzzleDriver): Promise<string[]> {
  const texts: string[] = [];
  for (const item of items) {
    texts.push(await copy(puzzle, item));
    await puzzle.press('Escape');
  }
  return texts;
}

/** The board that an embed code shows. */
async function embedded(code: string) {
  const box = document.createElement('div');
  box.innerHTML = code;
  const [, element] = box.children;
  return mountBoard(element!.localName, {
    ...Object.fromEntries(Array.from(element!.attributes, ({ name, value }) => [name, value])),
    record: element!.textContent,
  });
}

describe('the menu of a puzzle', () => {
  afterEach(() => {
    removeBoards();
    openAt('');
  });

  for (const puzzle of puzzles) {
    it(`copies the start until the puzzle is solved: ${puzzle.tag}`, async () => {
      const driver = await puzzleOf(puzzle, { id: 'g1', share: '' });
      const { publicPosition } = driver.element;
      const before = await copiedFrom(driver);
      const secret = movesOf(puzzle.record);
      expect(secret).not.to.deep.equal([]);
      for (const each of before) for (const move of secret) expect(each).not.to.contain(move);
      await driver.tap(...puzzle.right[0]!);
      await driver.ready();
      if (!driver.element.solved) expect(await copiedFrom(driver)).to.deep.equal(before);
      const board = await embedded(before[2]!);
      expect([board.element.mode, board.element.publicPosition]).to.deep.equal(['diagram', publicPosition]);
    });

    it(`copies the line of a reader who has solved it: ${puzzle.tag}`, async () => {
      const driver = await puzzleOf(puzzle, { id: 'g1', share: '' });
      for (const squares of puzzle.right) {
        await driver.tap(...squares);
        await driver.ready();
      }
      await driver.until(() => driver.element.solved);
      const [link = '', record = '', code = ''] = await copiedFrom(driver);
      expect(record).to.equal(driver.element.record);
      expect(code).to.contain(' mode="replay"');
      removeBoards();
      openAt(new URL(link).hash);
      const { element } = await mountBoard(puzzle.tag, { id: 'g1', share: '', mode: 'diagram' });
      expect(element.ply).to.equal(puzzle.plies);
    });
  }

  it('copies the start when the solution was shown', async () => {
    const [puzzle] = puzzles;
    const driver = await puzzleOf(puzzle!, { id: 'g1', share: '' });
    const before = await copiedFrom(driver);
    await driver.click('button', 'Solution');
    await driver.until(() => driver.element.ply === puzzle!.plies);
    expect(await copiedFrom(driver)).to.deep.equal(before);
  });

  it('keeps the goal in the embed code, and the moves of the reader out of it', async () => {
    const position = '..B.A./..AAAA A 3,4 2,2 -,yo-wi-yo';
    const driver = await placePuzzle('fluctus-board', { goal: 'win', position });
    await driver.ready();
    const code = await copy(driver, 'Copy the embed code');
    expect(code).to.contain('<fluctus-board mode="puzzle" goal="win">').and.contain(position);
    removeBoards();
    const board = await embedded(code);
    const errors = heard(board, 'game-error');
    board.element.play('yi-go');
    await board.until(() => board.element.solved);
    expect(errors).to.deep.equal([]);
  });

  it('copies the puzzle with exchanges', async () => {
    const driver = await placePuzzle('lucky-numbers-swap', { seed: 'x', seats: '' });
    await driver.ready();
    const code = await copy(driver, 'Copy the embed code');
    expect(code).to.contain('<lucky-numbers-swap mode="puzzle">').and.not.contain('goal');
    const { position } = driver.element;
    removeBoards();
    const board = await embedded(code);
    await board.until(() => board.element.position === position);
  });
});

/** The moves in a record. */
const movesOf = (record: string): string[] =>
  record.match(/\d?@\S+|\b[a-z]{2}[-x]?[a-z]{2}\b|draw|roll:\d+|stop/g) ?? [];

describe('a link to a puzzle', () => {
  afterEach(() => {
    removeBoards();
    openAt('');
  });

  for (const fragment of ['#g1=@ro_@go', ''])
    it(`leaves the puzzle as the page declares it: ${fragment || 'its own'}`, async () => {
      const [puzzle] = puzzles;
      const first = await puzzleOf(puzzle!, { id: 'g1', share: '' });
      const own = new URL(await copy(first, 'Copy the link')).hash;
      removeBoards();
      openAt(fragment || own);
      const driver = await puzzleOf(puzzle!, { id: 'g1', share: '' });
      expect([driver.element.position, driver.message]).to.deep.equal([puzzle!.position, '']);
      for (const squares of puzzle!.right) {
        await driver.tap(...squares);
        await driver.ready();
      }
      await driver.until(() => driver.element.solved);
    });

  it('that cannot be read fires an error, and the puzzle stays', async () => {
    openAt('#g1=zz');
    const [puzzle] = puzzles;
    const driver = await puzzleOf(puzzle!, { id: 'g1', share: '' });
    await driver.until(() => driver.message);
    expect(driver.message).to.contain('zz');
    expect(driver.element.position).to.equal(puzzle!.position);
  });
});
