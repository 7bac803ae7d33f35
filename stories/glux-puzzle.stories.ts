import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { boardOf, examplesOnly } from './support/board.js';
import { puzzlePair, type PuzzleArgs } from './support/puzzles.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Glüx/Puzzle',
  component: 'glux-board',
  render: boardOf('glux-board'),
  parameters: examplesOnly,
};
export default meta;

const [puzzle, refutation] = puzzlePair({
  tag: 'glux-board',
  position:
    '9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3 A 25,16 336,246 -',
  record: '2@a6 +34 1@m7 +16',
  refuting: '2@a6 (2@c1 ? {On c1 it only covers a chip of your own.}) +34 1@m7 +16',
  wrong: '2@c1',
  right: ['2@a6'],
  answer: 'On c1 it only covers a chip of your own.',
});

/** The reader sees the hand of the seat to move. The chips drawn are in the record. */
export const Puzzle: StoryObj<PuzzleArgs> = puzzle;

/** A variation that ends in `?` is a wrong answer, and its comment is what the reader is told. */
export const Refutation: StoryObj<PuzzleArgs> = refutation;
