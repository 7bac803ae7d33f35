import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { scoreCard } from './support/card.js';
import { grid, positions, two } from './support/lucky.js';
import { pageMeta } from './support/page.js';

const meta: Meta = { title: 'Lucky Numbers/Events', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** The last moves of a game, and what a page writes down of them. */
export const Events: StoryObj = scoreCard({
  tag: 'lucky-numbers-grid',
  names: ['Ada', 'Bo'],
  board: grid({ ...two, position: positions.full, controls: 'basic' }),
  next: (_, turn) => ['draw', 'pass', '13@a1', '15@c1'][turn],
  count: 2,
  row: /^(Ada 15@c1|Bo 13@a1): .* \+1$/,
});
