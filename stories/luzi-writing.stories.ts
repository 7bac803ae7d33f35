import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/index.js';
import { examplesOnly, type AnyBoardArgs } from './support/board.js';
import { fallback, inFrame, marksInRecord, placesInText, positionInText } from './support/writing.js';

const position = '29,32 3/5 A 3 11124456';

const meta: Meta<AnyBoardArgs> = {
  title: 'Luzi und Joe/Writing about games',
  component: 'luzi-dice',
  parameters: examplesOnly,
};
export default meta;

/** `<game-move>` in a text shows the move of a variation by its `path`, or any `position` with `marks`. */
export const PlacesInText: StoryObj<AnyBoardArgs> = placesInText({
  tag: 'luzi-dice',
  record: 'roll =22235666 roll =33334455 roll:445 (roll:33 !? {Another way.}) =123 roll:23333 =12235 stop',
  path: '5a1',
  position,
  marks: '1:red=1 4:blue',
});

/** A comment of a record contains marks. They are shown at their ply. */
export const MarksInARecord: StoryObj<AnyBoardArgs> = marksInRecord(
  'luzi-dice',
  'roll =22235666 {[%marks 1:blue 2:blue 3:blue 6:red=1] Three twos.} roll =33334455 roll:445 =123 stop',
  2,
  'Three twos.',
);

/** `<game-move position>` shows a position in place of a game that is played, which stays as it is. */
export const PositionInText: StoryObj<AnyBoardArgs> = positionInText('luzi-dice', 'roll =22235666', position);

/** `cdn/embed.html` is a page for an `<iframe>`: its address has the attributes of the board. This story needs the build. */
export const InAFrame: StoryObj<AnyBoardArgs> = inFrame('luzi-dice', {
  game: 'luzi',
  mode: 'diagram',
  position,
  marks: '1:red=1',
});

/**
 * Elements between the tags are shown until the script has loaded, and by readers without scripts. The frame below the board
 * allows no scripts.
 */
export const Fallback: StoryObj<AnyBoardArgs> = fallback(
  'luzi-dice',
  'luzi',
  position,
  'A run of Luzi und Joe after its second throw.',
);
