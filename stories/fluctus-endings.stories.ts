import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { examplesOnly } from './support/board.js';
import { board, game, on, people, positions, roundAndRound, type BoardArgs } from './support/fluctus.js';

/** All ways in which a game of Fluctus can end. */
const meta: Meta<BoardArgs> = {
  title: 'Fluctus/Endings',
  component: 'fluctus-board',
  render: board,
  parameters: examplesOnly,
};
export default meta;
type Story = StoryObj<BoardArgs>;

/** F8: Green has one stone left on the board, and Red occupies both fields on which Green could enter another one. Red wins. */
export const ShutOut: Story = {
  args: { ...people, position: positions.last },
  play: on(async (driver) => {
    await driver.pressField('yi');
    await driver.pressField('go');
    await driver.shows('status', 'Ada has won');
    await driver.shows('status', /only one stone/);
    await expect(driver.board.winners).toEqual([0]);
    await expect(driver.board.matches(':state(over)')).toBe(true);
  }),
};

/** F7: the other player has no legal move left and loses. */
export const NoMoveLeft: Story = {
  args: { ...people, variant: 'return', colors: 'yellow green', position: positions.shutOut },
  play: on(async (driver) => {
    await driver.pressField('wo');
    await driver.pressField('wi');
    await driver.shows('status', 'Ada has won');
    await driver.shows('status', /cannot enter/);
  }),
};

/** F9: two stones against two, and no capture is possible. The game is a draw. */
export const TwoAgainstTwo: Story = {
  args: { ...people, colors: 'blue white', position: positions.twoEach },
  play: on(async (driver) => {
    await driver.pressField('vi');
    await driver.pressField('wo');
    await driver.shows('status', /draw/i);
    await expect(driver.board.winners).toEqual([0, 1]);
  }),
};

/** F9 again, but the player who was just reduced to two stones could capture at once, and therefore wins. */
export const TwoAgainstTwoWithCapture: Story = {
  args: { ...people, position: positions.answered },
  play: on(async (driver) => {
    await driver.pressField('vi');
    await driver.pressField('go');
    await driver.shows('status', 'Bo has won');
  }),
};

/** F10: the same position occurs for the third time. The game is a draw. */
export const ThirdRepetition: Story = {
  args: { ...people, record: roundAndRound },
  play: on(async (driver) => {
    await driver.pressField('bo');
    await driver.pressField('gi');
    await driver.shows('status', /draw/i);
    await driver.shows('status', 'third time');
  }),
};

/** F11: one player offers a draw, and the other accepts. */
export const Agreement: Story = {
  args: { ...people, position: positions.middle },
  play: on(async (driver) => {
    await driver.press('More');
    await driver.press('Offer a draw');
    await driver.shows('message', 'Ada offers a draw');
    await driver.press('Accept');
    await driver.shows('status', /agree/i);
    await expect(driver.board.record).toContain('[Termination "agreed"]');
  }),
};

/** F11: a player resigns. The element asks for confirmation. */
export const Resignation: Story = {
  args: { ...people, position: positions.middle },
  play: on(async (driver) => {
    await driver.press('More');
    await driver.press('Resign');
    await driver.press('Yes');
    await driver.shows('status', 'Ada has resigned');
    await expect(driver.board.winners).toEqual([1]);
  }),
};

/** A finished game. Undo goes back into it. */
export const FinishedGame: Story = {
  args: { ...people, record: game },
  play: on(async (driver) => {
    await driver.shows('status', 'Ada has won');
    await driver.press('Undo');
    await expect(driver.board.winners).toBeUndefined();
    await driver.press('Redo');
    await expect(driver.board.winners).toEqual([0]);
  }),
};
