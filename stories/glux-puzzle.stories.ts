import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { kit } from './examples/glux-board.js';
import { boardOf, examplesOnly } from './support/board.js';
import { puzzlePair, type PuzzleArgs } from './support/puzzles.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Glüx/Puzzle',
  component: 'glux-board',
  render: boardOf('glux-board'),
  parameters: examplesOnly,
};
export default meta;

const [puzzle, refutation] = puzzlePair(kit);

export const Puzzle: StoryObj<PuzzleArgs> = puzzle;

export const Refutation: StoryObj<PuzzleArgs> = refutation;
