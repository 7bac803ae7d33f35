import type { StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '../../src/index.js';
import { commonExamples, type ExamplesKit } from '../examples/common.js';
import { described, type AnyBoardArgs } from './board.js';
import { BoardDriver } from './board-driver.js';
import { inTests } from './in-tests.js';

export type { AnyBoardArgs as PuzzleArgs };

/** A board with a puzzle. */
export type PuzzleBoard = HTMLElement & {
  readonly ply: number;
  readonly record: string;
  readonly tries: number;
  readonly solved: boolean;
  readonly updateComplete: Promise<boolean>;
  play(move: string): boolean;
};

/** Waits until the reader may move. */
export const openPuzzle = async (driver: BoardDriver<PuzzleBoard>): Promise<void> => {
  const hint = await driver.find('button', 'Hint');
  await waitFor(() => expect(hint).toHaveAttribute('aria-disabled', 'false'));
};

/** A puzzle: the play function makes a wrong move, which gets the answer, then those of the solution. */
export const puzzleStory = (
  tag: string,
  args: AnyBoardArgs,
  wrong: string,
  right: readonly string[],
  answer = 'Not this one.',
): StoryObj<AnyBoardArgs> => ({
  args: {
    name: 'puzzle',
    required: true,
    disabled: false,
    task: '',
    pace: 'fast',
    goal: undefined,
    ...args,
  },
  play: inTests(async ({ canvasElement }) => {
    const driver = await BoardDriver.on<PuzzleBoard>(canvasElement, tag);
    const { board } = driver;
    await openPuzzle(driver);
    board.play(wrong);
    await driver.shows('message', answer);
    for (const move of right) {
      await openPuzzle(driver);
      board.play(move);
    }
    await waitFor(() => expect(board.solved).toBe(true));
    await expect(board.tries).toBe(1);
    await driver.shows('status', 'Solved');
  }),
});

/** A puzzle by its record, and the same puzzle with a wrong answer in its record, which has a comment for the reader. */
export function puzzlePair(
  kit: ExamplesKit,
): readonly [puzzle: StoryObj<AnyBoardArgs>, refutation: StoryObj<AnyBoardArgs>] {
  const { tag, puzzle } = kit;
  const { Puzzle, Refutation } = commonExamples(kit);
  const { wrong, right, answer } = puzzle;
  return [
    { ...puzzleStory(tag, Puzzle.args, wrong, right), parameters: described(Puzzle.text) },
    { ...puzzleStory(tag, Refutation.args, wrong, right, answer), parameters: described(Refutation.text) },
  ];
}
