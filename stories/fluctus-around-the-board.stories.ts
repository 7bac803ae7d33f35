import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { examplesOnly } from './support/board.js';
import { board, drive, on, people, positions, type BoardArgs } from './support/fluctus.js';

/** Everything around the board: messages, dialogs, controls, slots. */
const meta: Meta<BoardArgs> = {
  title: 'Fluctus/Around the board',
  component: 'fluctus-board',
  render: board,
  parameters: examplesOnly,
};
export default meta;
type Story = StoryObj<BoardArgs>;

/** An illegal move is explained under the board, with the number of the rule. */
export const IllegalMove: Story = {
  args: { ...people, position: positions.corner },
  play: on(async (driver) => {
    await driver.pressField('ro');
    await driver.pressField('yo');
    await driver.shows('message', 'ro, wo, yo: you may not capture round a corner');
    await driver.shows('message', 'Rule F6');
  }),
};

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

/** `controls="none"` shows only status, seats and board. The page provides its own controls. */
export const ControlsNone: Story = {
  args: { ...people, controls: 'none', position: positions.middle },
  play: on((driver) => expect(driver.has('tools')).toBe(false)),
};

/** The slot `caption` is under the board. The slot `toolbar` adds buttons of the page to the toolbar. */
export const CaptionAndToolbar: Story = {
  args: {
    ...people,
    position: positions.middle,
    content: html`<button slot="toolbar" type="button">Send to Bo</button>
      <p slot="caption">After 24 turns: can Ada take the stone on <b>yi</b>?</p>`,
  },
  play: async ({ canvasElement, canvas }) => {
    const driver = await drive(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Send to Bo' })).toBeVisible();
    await expect(driver.part('mat').getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText(/After 24 turns/).getBoundingClientRect().bottom,
    );
  },
};

/** An invalid `position` is explained under the board, and the board keeps its last position. */
export const InvalidPosition: Story = {
  args: { ...people, position: 'AAAAAA/AAAAAA A 0,0 2,2 -,-' },
  play: on((driver) => driver.shows('message', 'more than eight stones')),
};

/** The message about an invalid `record` names the line, the column and the broken rule. */
export const InvalidRecord: Story = {
  args: { ...people, record: '@ro @go\nro-go' },
  play: on(async (driver) => {
    await driver.shows('message', 'Line 2, column 1');
    await driver.shows('message', 'Rule F4');
  }),
};

/** Fluctus is a game for two. Any other value of `players` is an error. */
export const InvalidPlayers: Story = {
  args: { players: 3 },
  play: on(async (driver) => {
    await driver.shows('message', 'players');
    await expect(driver.board.scores.length).toBe(2);
  }),
};

/** `autosave` saves the game in this browser. To try it, make a move and reload the page. */
export const Autosave: Story = {
  args: { ...people, autosave: 'storybook', pace: 'slow', sound: true },
  play: on(async (driver) => {
    if (driver.board.ply === 0) await driver.pressField('ro');
    await driver.saves('spielkasten:fluctus:storybook');
  }),
};
