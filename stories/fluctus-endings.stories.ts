import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { examplesOnly } from './support/board.js';
import { board, on, people, positions, roundAndRound, type BoardArgs } from './support/fluctus.js';

/** All ways in which a game of Fluctus can end. */
const meta: Meta<BoardArgs> = {
  title: 'Fluctus/Endings',
  component: 'fluctus-board',
  render: board,
  parameters: examplesOnly,
};
export default meta;
type Story = StoryObj<BoardArgs>;

/** Two presses end the game, and the board says how. */
const ending = (
  args: BoardArgs,
  presses: readonly string[],
  says: readonly (string | RegExp)[],
  winners: readonly number[],
): Story => ({
  args: { ...people, ...args },
  play: on(async (driver) => {
    for (const field of presses) await driver.pressField(field);
    for (const text of says) await driver.shows('status', text);
    await expect(driver.board.winners).toEqual(winners);
    await expect(driver.board.matches(':state(over)')).toBe(true);
  }),
});

/** F8: Green has one stone left on the board, and Red occupies both fields on which Green could enter another one. Red wins. */
export const ShutOut = ending(
  { position: positions.last },
  ['yi', 'go'],
  ['Ada has won', /only one stone/],
  [0],
);

/** F7: the other player has no legal move left and loses. */
export const NoMoveLeft = ending(
  { variant: 'return', colors: 'yellow green', position: positions.shutOut },
  ['wo', 'wi'],
  ['Ada has won', /cannot enter/],
  [0],
);

/** F9: two stones against two, and no capture is possible. The game is a draw. */
export const TwoAgainstTwo = ending(
  { colors: 'blue white', position: positions.twoEach },
  ['vi', 'wo'],
  [/draw/i],
  [0, 1],
);

/** F9 again, but the player who was just reduced to two stones could capture at once, and therefore wins. */
export const TwoAgainstTwoWithCapture = ending(
  { position: positions.answered },
  ['vi', 'go'],
  ['Bo has won'],
  [1],
);

/** F10: the same position occurs for the third time. The game is a draw. */
export const ThirdRepetition = ending(
  { record: roundAndRound },
  ['bo', 'gi'],
  [/draw/i, 'third time'],
  [0, 1],
);

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
