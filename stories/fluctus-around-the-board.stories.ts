import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { examplesOnly, storyMaker } from './support/board.js';
import { board, drive, on, people, positions, type BoardArgs, examples } from './support/fluctus.js';

/** Everything around the board: messages, dialogs, controls, slots. */
const meta: Meta<BoardArgs> = {
  title: 'Fluctus/Around the board',
  component: 'fluctus-board',
  render: board,
  parameters: examplesOnly,
};
export default meta;
type Story = StoryObj<BoardArgs>;

const example = storyMaker(examples, on);

/** The button Rules opens the rulebook with its examples. */
export const RulesDialog: Story = {
  args: { ...people, position: positions.middle },
  play: on(async (driver) => {
    await driver.press('Rules');
    await driver.shows('panel', 'F12');
    await expect(await driver.find('dialog', 'Rules')).toBeVisible();
  }),
};

/** The button New opens a form: the players, the first player, and the options of the game. */
export const NewGameDialog: Story = {
  args: { ...people, position: positions.middle },
  play: on(async (driver) => {
    await driver.press('New');
    await driver.choose('Variant', 'return');
    await driver.choose('Colours', 'red white');
    await driver.press('Start');
    await expect(driver.board.state.colors).toEqual(['red', 'white']);
    await expect(driver.board.scores).toEqual([6, 6]);
    await driver.press('New');
  }),
};

/** The button More opens a menu: list of moves, copy the record, turn the board, offer a draw, resign, type a move. */
export const MoreDialog: Story = {
  args: { ...people, position: positions.middle },
  play: async ({ canvasElement, userEvent }) => {
    const driver = await drive(canvasElement);
    await driver.press('More');
    await userEvent.type(await driver.find('textbox', 'Type a move'), 'roxyi');
    await driver.press('Play');
    await expect(driver.board.scores).toEqual([8, 5]);
  },
};

/** `controls="basic"` shows status, seats, undo, redo and new game. */
export const ControlsBasic: Story = {
  args: { ...people, controls: 'basic', position: positions.middle },
  play: on(async (driver) => {
    await expect(await driver.find('button', 'Undo')).toBeVisible();
    await expect(driver.has('record')).toBe(false);
  }),
};

export const ControlsNone = example('ControlsNone', (driver) => expect(driver.has('tools')).toBe(false));

export const CaptionAndToolbar = example('CaptionAndToolbar', async (driver) => {
  const [button, caption] = driver.board.children;
  await expect(button).toBeVisible();
  await expect(driver.part('mat').getBoundingClientRect().bottom).toBeLessThan(
    caption!.getBoundingClientRect().bottom,
  );
});

/** The message about an invalid `record` names the line, the column and the broken rule. */
export const InvalidRecord: Story = {
  args: { ...people, record: '@ro @go\nro-go' },
  play: on(async (driver) => {
    await driver.shows('message', 'Line 2, column 1');
    await driver.shows('message', 'Rule F4');
  }),
};
