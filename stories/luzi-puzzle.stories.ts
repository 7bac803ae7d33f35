import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { boardOf, examplesOnly } from './support/board.js';
import { puzzlePair, type PuzzleArgs } from './support/puzzles.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Luzi und Joe/Puzzle',
  component: 'luzi-dice',
  render: boardOf('luzi-dice'),
  parameters: examplesOnly,
};
export default meta;

const [puzzle, refutation] = puzzlePair({
  tag: 'luzi-dice',
  position: '29,32 3/5 A 1 22233456',
  record: 'roll:345 =225 {Five twos.} stop',
  refuting: 'roll:345 (stop ? {Three twos are too little to stop.}) =225 stop',
  wrong: 'stop',
  right: ['roll:345', 'stop'],
  answer: 'Three twos are too little to stop.',
});

/** The reader chooses the dice to throw again. The throw is in the record. */
export const Puzzle: StoryObj<PuzzleArgs> = puzzle;

/** A variation that ends in `?` is a wrong answer, and its comment is what the reader is told. */
export const Refutation: StoryObj<PuzzleArgs> = refutation;
