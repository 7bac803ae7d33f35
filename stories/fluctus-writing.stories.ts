import type { Meta } from '@storybook/web-components-vite';
import '../src/index.js';
import { examplesOnly, type AnyBoardArgs } from './support/board.js';
import { positions } from './support/fluctus.js';
import { writingStories } from './support/writing.js';

const meta: Meta<AnyBoardArgs> = {
  title: 'Fluctus/Writing about games',
  component: 'fluctus-board',
  parameters: examplesOnly,
};
export default meta;

const common = writingStories({
  tag: 'fluctus-board',
  game: 'fluctus',
  record: '1. @ro @go (1... @gi !? {Nearer to the middle.} 2. ro-vi) 2. @ri @gi',
  path: '2a1',
  position: positions.middle,
  marks: 'ro-yi vi:yellow',
  commented: {
    record: '1. @ro @go 2. @ri @gi {[%marks ro-wo gi-bi:red=1] Now both can step.} 3. ro-wo! gi-bo',
    ply: 4,
    comment: 'Now both can step.',
  },
  frame: { marks: 'ro-yi:blue', theme: 'dark' },
  alt: 'A position of Fluctus. Red is to move.',
});

export const PlacesInText = common.PlacesInText;
export const MarksInARecord = common.MarksInARecord;
export const InAFrame = common.InAFrame;
export const Fallback = common.Fallback;
