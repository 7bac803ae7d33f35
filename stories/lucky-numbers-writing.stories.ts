import type { Meta } from '@storybook/web-components-vite';
import '../src/index.js';
import { examplesOnly, type AnyBoardArgs } from './support/board.js';
import { writingStories } from './support/writing.js';

const meta: Meta<AnyBoardArgs> = {
  title: 'Lucky Numbers/Writing about games',
  component: 'lucky-numbers-grid',
  parameters: examplesOnly,
};
export default meta;

const common = writingStories({
  tag: 'lucky-numbers-grid',
  game: 'lucky-numbers',
  record: '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 (17@a4 !? {Another way.}) 17@b3 6@c2 7@a4',
  path: '9a1',
  position: '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A -|- 6,19 0',
  marks: 'a1:red=1 b2:blue',
  commented: {
    record:
      '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 {[%marks d1:red b2:blue=1] The diagonal grows from d1.} 17@b3 6@c2 7@a4',
    ply: 9,
    comment: 'The diagonal grows from d1.',
  },
  frame: { marks: 'a1:red=1' },
  alt: 'A position of Lucky Numbers.',
});

export const PlacesInText = common.PlacesInText;
export const MarksInARecord = common.MarksInARecord;
export const InAFrame = common.InAFrame;
export const Fallback = common.Fallback;
