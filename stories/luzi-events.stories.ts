import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { scoreCard } from './support/card.js';
import { people, tray } from './support/luzi.js';
import { pageMeta } from './support/page.js';

const meta: Meta = { title: 'Luzi und Joe/Events', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** A game of two rounds, and what a page writes down of it. */
export const Events: StoryObj = scoreCard({
  tag: 'luzi-dice',
  names: ['Ada', 'Bo'],
  board: tray({ ...people, rounds: '2', seed: 'a', controls: 'basic' }),
  next: (legal) => (legal.includes('stop') ? 'stop' : 'roll'),
  // a run each in two rounds, whatever ended it
  count: 4,
  row: /^(Ada|Bo|chance) (stop|=\d{8}): (stopped|blocked|spent|luzi|superluzi)\b.* \(Z\d+\) .*\d$/,
});
