import type { Meta } from '@storybook/web-components-vite';
import '../src/index.js';
import { examplesOnly, type AnyBoardArgs } from './support/board.js';
import { writingStories } from './support/writing.js';

const meta: Meta<AnyBoardArgs> = {
  title: 'Luzi und Joe/Writing about games',
  component: 'luzi-dice',
  parameters: examplesOnly,
};
export default meta;

const common = writingStories({
  tag: 'luzi-dice',
  game: 'luzi',
  record: 'roll =22235666 roll =33334455 roll:445 (roll:33 !? {Another way.}) =123 roll:23333 =12235 stop',
  path: '5a1',
  position: '29,32 3/5 A 3 11124456',
  marks: '1:red=1 4:blue',
  commented: {
    record:
      'roll =22235666 {[%marks 1:blue 2:blue 3:blue 6:red=1] Three twos.} roll =33334455 roll:445 =123 stop',
    ply: 2,
    comment: 'Three twos.',
  },
  frame: { marks: '1:red=1' },
  alt: 'A run of Luzi und Joe after its second throw.',
});

export const PlacesInText = common.PlacesInText;
export const MarksInARecord = common.MarksInARecord;
export const InAFrame = common.InAFrame;
export const Fallback = common.Fallback;
