import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';
import { almost, on, swap, type SwapArgs } from './support/swap.js';

adopt(sheet);

const meta: Meta<SwapArgs> = {
  title: 'Lucky Numbers/Swap puzzle',
  component: 'lucky-numbers-swap',
  render: swap,
};
export default meta;
type Story = StoryObj<SwapArgs>;

/** Exchange neighbours until every row and every column ascends. `par` is the least number of exchanges that solves the puzzle. */
export const Board: Story = {
  args: { par: '1', position: almost, names: 'Ada' },
  play: on(async (driver) => {
    await driver.press(/^c3, 8/);
    await expect(driver.get('button', /^d3, 7, can change places with 8/)).toBeVisible();
    await driver.press(/^d3, 7/);
    await driver.shows('board', /Solved in 1( exchange)?, par 1/);
  }),
};

/** `seed` decides the puzzle. Without it, each puzzle is another. */
export const Seed: Story = {
  args: { par: '4', seed: 'long table 12' },
  play: on(async (driver) => {
    await driver.shows('board', /0 exchanges, par 4/);
    await expect(driver.board.moves.length).toBe(24);
  }),
};

/** With `wrap`, cells at opposite edges are neighbours, too. */
export const Wrap: Story = {
  args: { wrap: true, position: '4,2,3,1/5,6,7,8/9,10,11,12/13,14,15,16 0' },
  play: on(async (driver) => {
    await driver.press(/^a4, 4/);
    await driver.press(/^d4, 1/);
    await driver.shows('board', /Solved in 1/);
  }),
};

/** `mode="puzzle"`: each exchange must belong to a shortest solution; another one is taken back. */
export const Goal: Story = {
  args: { mode: 'puzzle', goal: 'par', task: 'Solve it in par.', position: almost, par: '1' },
  play: on(async (driver) => {
    await driver.shows('status', 'Solve it in par.');
    await driver.press(/^c3, 8/);
    await driver.press(/^d3, 7/);
    await waitFor(() => expect(driver.board.solved).toBe(true));
  }),
};

/** `mode="diagram"` shows the position without controls. `marks` draws rings and arrows. */
export const Diagram: Story = {
  args: { mode: 'diagram', position: almost, marks: 'c3-d3:blue' },
  play: on((driver) => expect(driver.get('img', /Blue arrow from c3 to d3/)).toBeVisible()),
};

/** `lang` on the element or on any ancestor sets the language. */
export const German: Story = {
  args: { lang: 'de', position: almost, par: '1' },
  play: on((driver) => driver.shows('board', '0 Tauschzüge, Par 1')),
};

/** 320 px wide, as on a small phone. */
export const Narrow: Story = {
  args: { position: almost },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: on(async (driver) => {
    await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
    await expect(driver.get('button', /^a1,/).getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }),
};
