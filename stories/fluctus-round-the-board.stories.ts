import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { board, people, positions, type BoardArgs } from './support/fluctus.js';
import { Hands } from './support/hands.js';

/** What stands and opens round the board: messages, panels, controls, slots. */
const meta: Meta<BoardArgs> = { title: 'Fluctus/Round the board', component: 'fluctus-board', render: board };
export default meta;
type Story = StoryObj<BoardArgs>;

/** What a rule forbids is explained under the board, with the number of the rule. */
export const Forbidden: Story = {
  args: { ...people, position: positions.corner },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('ro');
    await hands.field('yo');
    await hands.says('message', 'ro, wo, yo turn a corner');
    await hands.says('message', 'Rule F6');
  },
};

/** The rules lie over the board, with examples that the tests play. */
export const RulesOpen: Story = {
  args: { ...people, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.press('Rules');
    await hands.says('panel', 'F12');
    await expect(await hands.find('dialog', 'Rules')).toBeVisible();
  },
};

/** The new-game form: who plays, who begins, which game, which colours. */
export const NewGameOpen: Story = {
  args: { ...people, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.press('New');
    await hands.choose('Game', 'return');
    await hands.choose('Colours', 'red white');
    await hands.press('Start');
    await expect(hands.board.state.colors).toEqual(['red', 'white']);
    await expect(hands.board.scores).toEqual([6, 6]);
    await hands.press('New');
  },
};

/** The menu: moves, record, turning the board, draw, resigning, and a field for moves in notation. */
export const MoreOpen: Story = {
  args: { ...people, position: positions.middle },
  play: async ({ canvasElement, userEvent }) => {
    const hands = await Hands.on(canvasElement);
    await hands.press('More');
    await userEvent.type(await hands.find('textbox', 'Type a move'), 'roxyi');
    await hands.press('Play');
    await expect(hands.board.scores).toEqual([8, 5]);
  },
};

/** `controls="basic"`: status, seats, undo, redo, new game. */
export const ControlsBasic: Story = {
  args: { ...people, controls: 'basic', position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await expect(await hands.find('button', 'Undo')).toBeVisible();
    await expect(hands.has('record')).toBe(false);
    await hands.field('ro');
    await hands.field('yi');
    await hands.press('Undo');
    await expect(hands.board.position).toBe(positions.middle);
  },
};

/** `controls="none"`: status, seats and the board; the page brings the rest. */
export const ControlsNone: Story = {
  args: { ...people, controls: 'none', position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await expect(hands.has('tools')).toBe(false);
    await hands.field('ro');
    await hands.field('yi');
    await hands.reaches(1);
  },
};

/** The slots: `caption` under the board, `toolbar` for buttons of the page beside the board’s own. */
export const CaptionAndToolbar: Story = {
  args: {
    ...people,
    position: positions.middle,
    content: html`<button slot="toolbar" type="button">Send to Bo</button>
      <p slot="caption">After 24 turns: can Ada take the stone on <b>yi</b>?</p>`,
  },
  play: async ({ canvasElement, canvas }) => {
    const hands = await Hands.on(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Send to Bo' })).toBeVisible();
    await expect(hands.part('mat').getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText(/After 24 turns/).getBoundingClientRect().bottom,
    );
  },
};

/** Text that makes no sense is told in place, and the board stays as it was. */
export const BadPosition: Story = {
  args: { ...people, position: 'AAAAAA/AAAAAA A 0,0 2,2 -,-' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.says('message', 'more than eight stones');
    await hands.field('ro');
    await hands.reaches(1);
  },
};

/** In a record the message names line and column, and the rule that was broken. */
export const BadRecord: Story = {
  args: { ...people, record: '@ro @go\nro-go' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.says('message', '2:1');
    await hands.says('message', 'Rule F4');
  },
};

/** Fluctus is for two: more `players` are refused. */
export const BadPlayers: Story = {
  args: { players: 3 },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.says('message', 'players');
    await expect(hands.board.scores.length).toBe(2);
  },
};

/** `autosave` keeps the game in this browser: press a field, reload the page. */
export const Autosave: Story = {
  args: { ...people, autosave: 'storybook' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    if (hands.board.ply === 0) await hands.field('ro');
    await hands.keeps('spielkasten:fluctus:storybook');
    const again = document.createElement('fluctus-board');
    again.autosave = 'storybook';
    canvasElement.append(again);
    // a board begins when it can be seen
    again.scrollIntoView();
    await new Hands(again).reaches(hands.board.ply);
    await expect(again.position).toBe(hands.board.position);
    again.remove();
  },
};
