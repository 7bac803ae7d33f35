import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { annotated, drive, people, positions } from './support/fluctus.js';
import { alone, positions as rooms, records } from './support/glux.js';
import { positions as trays, three, two } from './support/lucky.js';
import { game, people as players } from './support/luzi.js';
import { pageSetup } from './support/page.js';
import { parts } from './support/parts.js';

const meta: Meta = {
  title: 'Design/Parts: ::part(), :state(), slots',
  id: 'design-parts',
  ...pageSetup,
  tags: ['!autodocs'],
};
export default meta;

/** Everything that a page can style with `::part()` and `:state()`, and the slots. */
export const Fluctus: StoryObj = parts({
  name: 'Fluctus',
  tag: 'fluctus-board',
  boards: [
    { ...people, position: positions.corner },
    { mode: 'replay', record: annotated, ply: 24 },
  ],
  prepare: async (canvas) => {
    const driver = await drive(canvas);
    await driver.pressField('ro');
    await driver.pressField('yo');
  },
  check: ['tools', 'message', 'field'],
});

/** The same for Glüx. */
export const Glux: StoryObj = {
  ...parts({
    name: 'Glüx',
    tag: 'glux-board',
    boards: [
      { ...alone, position: rooms.middle },
      { mode: 'replay', record: records.duel, ply: 40 },
    ],
    check: ['tools', 'seats'],
  }),
  name: 'Glüx',
};

/** The same for Lucky Numbers. */
export const LuckyNumbers: StoryObj = parts({
  name: 'Lucky Numbers',
  tag: 'lucky-numbers-grid',
  boards: [
    { ...three, position: trays.drawn },
    { ...two, mode: 'replay', record: `[Position "${trays.full}"] draw +14 pass 16@b1 15@c1`, ply: 2 },
  ],
  check: ['tools', 'seats'],
});

/** The same for Luzi und Joe. */
export const Luzi: StoryObj = {
  ...parts({
    name: 'Luzi und Joe',
    tag: 'luzi-dice',
    boards: [
      { ...players, position: '29,32 3/5 A 3 11124456' },
      { mode: 'replay', rounds: '2', record: game, ply: 4 },
    ],
    check: ['tools', 'sum'],
  }),
  name: 'Luzi und Joe',
};
