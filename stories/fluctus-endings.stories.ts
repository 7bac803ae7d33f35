import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { board, game, people, positions, roundAndRound, type BoardArgs } from './support/fluctus.js';
import { Hands } from './support/hands.js';

/** Every way a game of Fluctus ends. */
const meta: Meta<BoardArgs> = { title: 'Fluctus/Endings', component: 'fluctus-board', render: board };
export default meta;
type Story = StoryObj<BoardArgs>;

/** F8: Green has one stone left on the board, and Red stands on both fields where another one could enter. */
export const ByF8: Story = {
  args: { ...people, position: positions.last },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('yi');
    await hands.field('go');
    await hands.says('status', 'Ada has won');
    await hands.says('status', 'one stone was left');
    await expect(hands.board.winners).toEqual([0]);
    await expect(hands.board.matches(':state(over)')).toBe(true);
  },
};

/** F7: nothing is left that the other side could do. */
export const ByF7: Story = {
  args: { ...people, variant: 'return', colors: 'yellow green', position: positions.shutOut },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('wo');
    await hands.field('wi');
    await hands.says('status', 'Ada has won');
    await hands.says('status', 'could not move');
  },
};

/** F9: two stones against two, and nobody can capture at once. */
export const ByF9: Story = {
  args: { ...people, colors: 'blue white', position: positions.twoEach },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('vi');
    await hands.field('wo');
    await hands.says('status', 'Draw');
    await expect(hands.board.winners).toEqual([0, 1]);
  },
};

/** F9 again, but the side that is down to two could capture at once, and so has won. */
export const ByF9WithAnAnswer: Story = {
  args: { ...people, position: positions.answered },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('vi');
    await hands.field('go');
    await hands.says('status', 'Bo has won');
  },
};

/** F10: the same position for the third time. */
export const ByF10: Story = {
  args: { ...people, record: roundAndRound },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('bo');
    await hands.field('gi');
    await hands.says('status', 'Draw');
    await hands.says('status', 'third time');
  },
};

/** F11: a draw that both want. */
export const ByAgreement: Story = {
  args: { ...people, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.press('More');
    await hands.press('Offer a draw');
    await hands.says('message', 'Ada offers a draw');
    await hands.press('Accept');
    await hands.says('status', 'Draw by agreement');
    await expect(hands.board.record).toContain('[Termination "agreed"]');
  },
};

/** F11: somebody gives up. The element asks first. */
export const ByResigning: Story = {
  args: { ...people, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.press('More');
    await hands.press('Resign');
    await hands.press('Yes');
    await hands.says('status', 'Ada has resigned');
    await expect(hands.board.winners).toEqual([1]);
  },
};

/** A game that is over, as it was at its end. */
export const Finished: Story = {
  args: { ...people, record: game },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.says('status', 'Ada has won');
    await hands.press('Undo');
    await expect(hands.board.winners).toBeUndefined();
    await hands.press('Redo');
    await expect(hands.board.winners).toEqual([0]);
  },
};
