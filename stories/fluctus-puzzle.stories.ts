import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { examples, kit } from './examples/fluctus-board.js';
import { boardOf, examplesOnly, storyMaker } from './support/board.js';
import { playOn } from './support/board-driver.js';
import { inTests } from './support/in-tests.js';
import { openPuzzle, puzzlePair, type PuzzleArgs, type PuzzleBoard } from './support/puzzles.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Fluctus/Puzzle',
  component: 'fluctus-board',
  render: boardOf('fluctus-board'),
  parameters: examplesOnly,
};
export default meta;

const example = storyMaker(examples, playOn<PuzzleBoard>('fluctus-board'), inTests);

const [puzzle, refutation] = puzzlePair(kit);

export const Puzzle: StoryObj<PuzzleArgs> = puzzle;

export const Goal = example('Goal', async (driver) => {
  await openPuzzle(driver);
  driver.board.play('yi-go');
  await driver.shows('status', 'Solved');
});

export const WinInTwo = example('WinInTwo', async (driver) => {
  await openPuzzle(driver);
  await driver.shows('status', 'Win in 2 moves.');
  driver.board.play('bo-vo');
  await driver.shows('message', 'Not this one.');
  await openPuzzle(driver);
  driver.board.play('roxyi');
  await waitFor(() => expect(driver.board.ply).toBe(2));
});

export const Refutation: StoryObj<PuzzleArgs> = refutation;
