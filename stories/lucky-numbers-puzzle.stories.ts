import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { boardOf, examplesOnly } from './support/board.js';
import { puzzlePair, type PuzzleArgs } from './support/puzzles.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Lucky Numbers/Puzzle',
  component: 'lucky-numbers-grid',
  render: boardOf('lucky-numbers-grid'),
  parameters: examplesOnly,
};
export default meta;

const [puzzle, refutation] = puzzlePair({
  tag: 'lucky-numbers-grid',
  position: '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A -|- 6,19 0',
  record: '{The face-up tiles do not help.} draw +12 12@b2 {Between 7 and 17.}',
  refuting: 'draw (6@b4 ? {The 6 leaves no room beside it.}) +12 12@b2',
  wrong: '6@b4',
  right: ['draw', '12@b2'],
  answer: 'The 6 leaves no room beside it.',
});

/** The reader turns over a tile, which the record names, and lays it. */
export const Puzzle: StoryObj<PuzzleArgs> = puzzle;

/** A variation that ends in `?` is a wrong answer, and its comment is what the reader is told. */
export const Refutation: StoryObj<PuzzleArgs> = refutation;
