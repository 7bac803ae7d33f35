import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { kit } from './examples/luzi-dice.js';
import { boardOf, examplesOnly } from './support/board.js';
import { puzzlePair, type PuzzleArgs } from './support/puzzles.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Luzi und Joe/Puzzle',
  component: 'luzi-dice',
  render: boardOf('luzi-dice'),
  parameters: examplesOnly,
};
export default meta;

const [puzzle, refutation] = puzzlePair(kit);

export const Puzzle: StoryObj<PuzzleArgs> = puzzle;

export const Refutation: StoryObj<PuzzleArgs> = refutation;
