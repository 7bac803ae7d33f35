import type { Meta } from '@storybook/web-components-vite';
import '../src/index.js';
import { examplesOnly, type AnyBoardArgs } from './support/board.js';
import { positions } from './support/glux.js';
import { writingStories } from './support/writing.js';

const meta: Meta<AnyBoardArgs> = {
  title: 'Glüx/Writing about games',
  component: 'glux-board',
  parameters: examplesOnly,
};
export default meta;

const common = writingStories({
  tag: 'glux-board',
  game: 'glux',
  record: '+34 3@a1 (4@a1 !? {With four pips.}) +34 3@m9 +16 +16 1@a1 +16 6@m9 +25',
  path: '2a1',
  // as everybody at the table knows it, without the hands
  position: positions.middle.replace('25,16 336,246', '?,? 346,346'),
  marks: 'a1-a4 m9:red=1',
  commented: {
    record:
      '+34 3@a1 +34 3@m9 {[%marks a1-a4 m9:red=1] The chip shows three pips.} +16 +16 1@a1 +16 6@m9 +25',
    ply: 4,
    comment: 'The chip shows three pips.',
  },
  frame: { lang: 'de' },
  alt: 'A position of Glüx for two.',
});

export const PlacesInText = common.PlacesInText;
export const MarksInARecord = common.MarksInARecord;
export const InAFrame = common.InAFrame;
export const Fallback = common.Fallback;
