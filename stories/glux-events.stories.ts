import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { scoreCard } from './support/card.js';
import { board, positions, two } from './support/glux.js';
import { pageMeta } from './support/page.js';

const meta: Meta = { title: 'Glüx/Events', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** The last moves of a game, and what a page writes down of them. */
export const Events: StoryObj = scoreCard({
  tag: 'glux-board',
  names: ['Ada', 'Bo'],
  board: board({ ...two, position: positions.end, controls: 'basic' }),
  next: (_, turn) => ['2@f5', '2@b6', '5@d5', '5@b4'][turn],
  // the first two chips are followed by a draw
  ready: (ply, turn) => ply === [0, 2, 4, 5][turn],
  count: 4,
  row: /^(Ada|Bo) [25]@[bdf][456]: room-.* [+-]\d [+-]\d$/,
});
