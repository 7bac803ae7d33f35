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
  next: (_, turn) => ['5@a6', '5@b6', '5@a6', '5@b1'][turn],
  count: 2,
  row: /^(Ada|Bo) 5@[ab][16]: .* [+-]\d$/,
});
