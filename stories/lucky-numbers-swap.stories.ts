import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';
import { almost, examples, on, swap, type SwapArgs } from './support/swap.js';
import { storyMaker } from './support/board.js';

adopt(sheet);

const meta: Meta<SwapArgs> = {
  title: 'Lucky Numbers/Swap puzzle',
  component: 'lucky-numbers-swap',
  render: swap,
};
export default meta;
type Story = StoryObj<SwapArgs>;

const example = storyMaker(examples, on);

export const Board = example('Board', async (driver) => {
  await driver.press(/^c3, 8/);
  await expect(driver.get('button', /^d3, 7, can change places with 8/)).toBeVisible();
  await driver.press(/^d3, 7/);
  await driver.shows('middle', /1 exchange, par 1/);
});

export const Seed = example('Seed', async (driver) => {
  await driver.shows('middle', /0 exchanges, par 4/);
  await expect(driver.board.moves.length).toBe(24);
});

export const Wrap = example('Wrap', async (driver) => {
  await driver.press(/^a4, 4/);
  await driver.press(/^d4, 1/);
  await driver.shows('middle', /1 exchange/);
});

export const Goal = example('Goal', async (driver) => {
  await driver.shows('status', 'Solve it in par.');
  await driver.press(/^c3, 8/);
  await driver.press(/^d3, 7/);
  await waitFor(() => expect(driver.board.solved).toBe(true));
});

export const Diagram = example('Diagram', (driver) =>
  expect(driver.get('img', /Blue arrow from c3 to d3/)).toBeVisible(),
);

export const German = example('German', (driver) => driver.shows('middle', '0 Tauschzüge, Par 1'));

/** 320 px wide, as on a small phone. */
export const Narrow: Story = {
  args: { position: almost },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: on(async (driver) => {
    await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
    await expect(driver.get('button', /^a1,/).getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }),
};
