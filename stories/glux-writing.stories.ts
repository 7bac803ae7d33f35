import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/index.js';
import { examplesOnly, type AnyBoardArgs } from './support/board.js';
import { positions } from './support/glux.js';
import { fallback, inFrame, marksInRecord, placesInText, positionInText } from './support/writing.js';

/** The position as everybody at the table knows it, without the hands. */
const position = positions.middle.replace('25,16 336,246', '?,? 346,346');

const meta: Meta<AnyBoardArgs> = {
  title: 'Glüx/Writing about games',
  component: 'glux-board',
  parameters: examplesOnly,
};
export default meta;

/** `<game-move>` in a text shows the move of a variation by its `path`, or any `position` with `marks`. */
export const PlacesInText: StoryObj<AnyBoardArgs> = placesInText({
  tag: 'glux-board',
  record: '+34 3@a1 (4@a1 !? {With four pips.}) +34 3@m9 +16 +16 1@a1 +16 6@m9 +25',
  path: '2a1',
  position,
  marks: 'a1-a4 m9:red=1',
});

/** A comment of a record contains marks. They are shown at their ply. */
export const MarksInARecord: StoryObj<AnyBoardArgs> = marksInRecord(
  'glux-board',
  '+34 3@a1 +34 3@m9 {[%marks a1-a4 m9:red=1] The chip shows three pips.} +16 +16 1@a1 +16 6@m9 +25',
  4,
  'The chip shows three pips.',
);

/** `<game-move position>` shows a position in place of a game that is played, which stays as it is. */
export const PositionInText: StoryObj<AnyBoardArgs> = positionInText(
  'glux-board',
  '+34 3@a1 +34 3@m9 +16 +16',
  position,
);

/** `cdn/embed.html` is a page for an `<iframe>`: its address has the attributes of the board. This story needs the build. */
export const InAFrame: StoryObj<AnyBoardArgs> = inFrame('glux-board', {
  game: 'glux',
  mode: 'diagram',
  position,
  lang: 'de',
});

/**
 * Elements between the tags are shown until the script has loaded, and by readers without scripts. The frame below the board
 * allows no scripts.
 */
export const Fallback: StoryObj<AnyBoardArgs> = fallback(
  'glux-board',
  'glux',
  position,
  'A position of Glüx for two.',
);
