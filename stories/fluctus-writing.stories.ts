import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/index.js';
import { examplesOnly, type AnyBoardArgs } from './support/board.js';
import { positions } from './support/fluctus.js';
import { fallback, inFrame, marksInRecord, placesInText, positionInText } from './support/writing.js';

const meta: Meta<AnyBoardArgs> = {
  title: 'Fluctus/Writing about games',
  component: 'fluctus-board',
  parameters: examplesOnly,
};
export default meta;

/** `<game-move>` in a text shows the move of a variation by its `path`, or any `position` with `marks`. */
export const PlacesInText: StoryObj<AnyBoardArgs> = placesInText({
  tag: 'fluctus-board',
  record: '1. @ro @go (1... @gi !? {Nearer to the middle.} 2. ro-vi) 2. @ri @gi',
  path: '2a1',
  position: positions.middle,
  marks: 'ro-yi vi:yellow',
});

/** A comment of a record contains marks. They are shown at their ply. */
export const MarksInARecord: StoryObj<AnyBoardArgs> = marksInRecord(
  'fluctus-board',
  '1. @ro @go 2. @ri @gi {[%marks ro-wo gi-bi:red=1] Now both can step.} 3. ro-wo! gi-bo',
  4,
  'Now both can step.',
);

/** `<game-move position>` shows a position in place of a game that is played, which stays as it is. */
export const PositionInText: StoryObj<AnyBoardArgs> = positionInText(
  'fluctus-board',
  '1. @ro @go 2. @ri @gi',
  positions.middle,
);

/** `cdn/embed.html` is a page for an `<iframe>`: its address has the attributes of the board. This story needs the build. */
export const InAFrame: StoryObj<AnyBoardArgs> = inFrame('fluctus-board', {
  game: 'fluctus',
  mode: 'diagram',
  position: positions.middle,
  marks: 'ro-yi:blue',
  theme: 'dark',
});

/**
 * Elements between the tags are shown until the script has loaded, and by readers without scripts. The frame below the board
 * allows no scripts.
 */
export const Fallback: StoryObj<AnyBoardArgs> = fallback(
  'fluctus-board',
  'fluctus',
  positions.middle,
  'A position of Fluctus. Red is to move.',
);
