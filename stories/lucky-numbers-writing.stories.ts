import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/index.js';
import { examplesOnly, type AnyBoardArgs } from './support/board.js';
import { fallback, inFrame, marksInRecord, placesInText, positionInText } from './support/writing.js';

const position = '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A -|- 6,19 0';

const meta: Meta<AnyBoardArgs> = {
  title: 'Lucky Numbers/Writing about games',
  component: 'lucky-numbers-grid',
  parameters: examplesOnly,
};
export default meta;

/** `<game-move>` in a text shows the move of a variation by its `path`, or any `position` with `marks`. */
export const PlacesInText: StoryObj<AnyBoardArgs> = placesInText({
  tag: 'lucky-numbers-grid',
  record: '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 (17@a4 !? {Another way.}) 17@b3 6@c2 7@a4',
  path: '9a1',
  position,
  marks: 'a1:red=1 b2:blue',
});

/** A comment of a record contains marks. They are shown at their ply. */
export const MarksInARecord: StoryObj<AnyBoardArgs> = marksInRecord(
  'lucky-numbers-grid',
  '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 {[%marks d1:red b2:blue=1] The diagonal grows from d1.} 17@b3 6@c2 7@a4',
  9,
  'The diagonal grows from d1.',
);

/** `<game-move position>` shows a position in place of a game that is played, which stays as it is. */
export const PositionInText: StoryObj<AnyBoardArgs> = positionInText(
  'lucky-numbers-grid',
  '+17 +7 +6 +5 +19 +16 +7 +3 5@d1',
  position,
);

/** `cdn/embed.html` is a page for an `<iframe>`: its address has the attributes of the board. This story needs the build. */
export const InAFrame: StoryObj<AnyBoardArgs> = inFrame('lucky-numbers-grid', {
  game: 'lucky-numbers',
  mode: 'diagram',
  position,
  marks: 'a1:red=1',
});

/**
 * Elements between the tags are shown until the script has loaded, and by readers without scripts. The frame below the board
 * allows no scripts.
 */
export const Fallback: StoryObj<AnyBoardArgs> = fallback(
  'lucky-numbers-grid',
  'lucky-numbers',
  position,
  'A position of Lucky Numbers.',
);
