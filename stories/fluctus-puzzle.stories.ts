import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { boardOf, examplesOnly } from './support/board.js';
import { BoardDriver } from './support/board-driver.js';
import { inTests } from './support/in-tests.js';
import { openPuzzle, puzzlePair, type PuzzleArgs, type PuzzleBoard } from './support/puzzles.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Fluctus/Puzzle',
  component: 'fluctus-board',
  render: boardOf('fluctus-board'),
  parameters: examplesOnly,
};
export default meta;

const [puzzle, refutation] = puzzlePair({
  tag: 'fluctus-board',
  position: 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi',
  record:
    '{Red captures a stone, then wins.} 1. roxyi! {Over vi and through the centre.} wi-yo {Green runs.} 2. yi-go',
  refuting: '1. roxyi (1. ro-vo? {Then Green runs with wi-yo.}) wi-yo 2. yi-go',
  wrong: 'ro-vo',
  right: ['roxyi', 'yi-go'],
  answer: 'Then Green runs with wi-yo.',
});

/** The reader finds the moves of the record. Its comments are the task and the answers; the variation is accepted, too. */
export const Puzzle: StoryObj<PuzzleArgs> = puzzle;

/** With `goal`, every move that keeps the value is right, and the best computer player replies. */
export const Goal: StoryObj<PuzzleArgs> = {
  args: { mode: 'puzzle', goal: 'win', position: '..B.A./..AAAA A 3,4 2,2 -,yo-wi-yo', pace: 'fast' },
  play: inTests(async ({ canvasElement }) => {
    const driver = await BoardDriver.on<PuzzleBoard>(canvasElement, 'fluctus-board');
    await openPuzzle(driver);
    driver.board.play('yi-go');
    await driver.shows('status', 'Solved');
  }),
};

/** `win in 2` also asks for a quick win: a move that wins later is taken back. */
export const WinInTwo: StoryObj<PuzzleArgs> = {
  args: { mode: 'puzzle', goal: 'win in 2', position: 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi', pace: 'fast' },
  play: inTests(async ({ canvasElement }) => {
    const driver = await BoardDriver.on<PuzzleBoard>(canvasElement, 'fluctus-board');
    await openPuzzle(driver);
    await driver.shows('status', 'Win in 2 moves.');
    driver.board.play('bo-vo');
    await driver.shows('message', 'Not this one.');
    await openPuzzle(driver);
    driver.board.play('roxyi');
    await waitFor(() => expect(driver.board.ply).toBe(2));
  }),
};

/** A variation that ends in `?` is a wrong answer, and its comment is what the reader is told. */
export const Refutation: StoryObj<PuzzleArgs> = refutation;
