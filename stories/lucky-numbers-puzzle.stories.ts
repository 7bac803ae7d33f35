import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { kit } from './examples/lucky-numbers-grid.js';
import { boardOf, examplesOnly } from './support/board.js';
import { puzzlePair, type PuzzleArgs } from './support/puzzles.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Lucky Numbers/Puzzle',
  component: 'lucky-numbers-grid',
  render: boardOf('lucky-numbers-grid'),
  parameters: examplesOnly,
};
export default meta;

const [puzzle, refutation] = puzzlePair(kit);

export const Puzzle: StoryObj<PuzzleArgs> = puzzle;

export const Refutation: StoryObj<PuzzleArgs> = refutation;
