import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { pageSetup } from './support/page.js';
import { states } from './support/states.js';
import { fluctusStates } from './support/states-fluctus.js';
import { gluxStates } from './support/states-glux.js';
import { luckyStates } from './support/states-lucky.js';
import { luziStates } from './support/states-luzi.js';
import { swapStates } from './support/swap.js';

const meta: Meta = {
  title: 'Design/States: dark mode, errors, sizes',
  id: 'design-states',
  ...pageSetup,
  tags: ['!autodocs'],
};
export default meta;

/** All states of Fluctus. */
export const Fluctus: StoryObj = states({
  name: 'Fluctus',
  tag: 'fluctus-board',
  states: fluctusStates,
});

/** All states of Glüx. */
export const Glux: StoryObj = {
  ...states({ name: 'Glüx', tag: 'glux-board', states: gluxStates }),
  name: 'Glüx',
};

/** All states of Lucky Numbers. */
export const LuckyNumbers: StoryObj = states({
  name: 'Lucky Numbers',
  tag: 'lucky-numbers-grid',
  states: luckyStates,
});

/** All states of the swap puzzle. */
export const SwapPuzzle: StoryObj = states({
  name: 'the swap puzzle',
  tag: 'lucky-numbers-swap',
  states: swapStates,
});

/** All states of Luzi und Joe. */
export const Luzi: StoryObj = {
  ...states({ name: 'Luzi und Joe', tag: 'luzi-dice', states: luziStates }),
  name: 'Luzi und Joe',
};
