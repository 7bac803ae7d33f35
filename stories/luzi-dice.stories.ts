import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { game, hands, people, tray, type TrayArgs } from './support/luzi.js';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const meta: Meta<TrayArgs> = {
  title: 'Luzi und Joe/Tray',
  component: 'luzi-dice',
  render: tray,
  argTypes: {
    mode: { control: 'select', options: ['play', 'diagram', 'replay'] },
    controls: { control: 'select', options: ['full', 'basic', 'none'] },
    rows: { control: 'select', options: ['6 12 20 30 42 56', 'triangular', 'doubling'] },
    together: { control: 'select', options: ['luzi', 'stand-off'] },
    ...Object.fromEntries(['state', 'moves', 'scores', 'winners'].map((name) => [name, { control: false }])),
  },
};
export default meta;
type Story = StoryObj<TrayArgs>;

/** A run in its third throw: three Joes and a six are locked. */
const middle = '29,32 3/5 A 3 11124456';

/** The tag alone: the cup holds all eight dice. */
export const Opening: Story = {
  args: { ...people, seed: 'felt' },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.press('Throw');
    await hand.reaches(2);
    await hand.says('status', 'Choose dice to throw again, or stop.');
  },
};

/** Dice are chosen by a click, by their number, or dragged to the cup; below stands what a stop would score. */
export const MidRun: Story = {
  args: { ...people, position: middle },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.press(/^die 4,/);
    await hand.press(/^die 7,/);
    await expect(hand.get('button', 'Throw 2 again')).toBeVisible();
    await hand.says('sum', '17 would stay on the table');
  },
};

/** Five at the table. Rounds before the position are not known, and the sheet says so. */
export const FiveSeats: Story = {
  args: {
    players: 5,
    seats: 'human human human human human',
    names: 'Ada,Bo,Cleo,Dario,Edda',
    position: '29,32,27,39,37 3/5 A 3 11124456',
  },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.says('sheet', 'not recorded');
  },
};

/** A Joe or a six is locked for the run, and says why. */
export const Locked: Story = {
  args: { ...people, position: middle },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.press(/^die 1,/);
    await hand.says('message', 'A Joe cannot be thrown again');
  },
};

/** One or two Joes: a stop would score nothing. */
export const Blocked: Story = {
  args: { ...people, position: '29,32 3/5 A 2 11244556' },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.says('sum', 'Joe blocks');
    await expect(hand.get('button', 'Stop for 0')).toBeVisible();
  },
};

const moment = (record: string, title: string): Story => ({
  args: { ...people, record, ply: record.split(' ').length - 1 },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    hand.board.redo();
    await expect(hand.board.ply).toBe(record.split(' ').length);
    await hand.says('mat', title);
  },
});

/** The third Joe: from now on a stop scores. */
export const Trinity = moment('roll =11244456 roll:24 =15', 'Trinity');

/** The third six ends the run. Its dice lie there until the next throw. */
export const Luzi = moment('roll =12244566 roll:2244 =2366', 'Luzi');

/** The third six falls into a Trinity. */
export const StandOff = moment('roll =11124456 roll:2445 =2466', 'Stand-off');

/** More than three sixes in the first throw: all others lose them. */
export const Superluzi = moment('roll =23456666', 'Superluzi');

/** The end: the sheet with every round, and what a Superluzi took. */
export const End: Story = {
  args: { ...people, rounds: '2', record: game },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.says('status', 'Ada has won');
    await expect(hand.board.scores).toEqual([33, 0]);
  },
};

/** `analysis` shows each seat's chance to win and the mean of points; after the game, what was play and what was luck. */
export const Analysis: Story = {
  args: { ...people, analysis: true, rounds: '2', record: game },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await expect(hand.board.analysis).toBe(true);
    await hand.says('status', 'Ada has won');
  },
};

export const Replay: Story = {
  args: { mode: 'replay', rounds: '2', names: 'Ada,Bo', record: game },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.press('To the end');
    await expect(hand.board.winners).toEqual([0]);
  },
};

export const Diagram: Story = {
  args: {
    mode: 'diagram',
    position: middle,
    content: html`<p slot="caption">Three Joes and a little devil.</p>`,
  },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await expect(hand.get('img', /locked: Joe, Joe, Joe and six/)).toBeVisible();
  },
};

/** Against the computer. */
export const AgainstTheComputer: Story = {
  args: { seats: 'computer:hard human', names: ',Ada', seed: 'felt', position: '29,32 3/5 A 3 11145566' },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.says('status', 'Ada to move');
  },
};

/** `rows` gives other points for rows; `together` and `superluzi` turn what the rulebook leaves open. */
export const Options: Story = {
  args: {
    ...people,
    rows: 'doubling',
    together: 'stand-off',
    superluzi: '5',
    rounds: '3',
    position: '0,0 1/3 A 1 22223345',
  },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.says('sum', 'row of four: 12');
  },
};

/** What all boards take; the tray has no seat at its bottom and marks nothing, and so bears `orientation` and `no-lit` in silence. */
export const Settings: Story = {
  tags: ['!autodocs'],
  args: {
    ...people,
    first: 'B',
    controls: 'basic',
    orientation: 'B',
    'no-lit': true,
    autosave: 'storybook-luzi',
    seed: 'felt',
  },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.says('status', 'Bo to move');
  },
};

export const BadInput: Story = {
  args: { ...people, position: '0,0 1/5 A 1 12345567' },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.says('message', '7');
  },
};

/** 320 px wide. */
export const Narrow: Story = {
  args: { ...people, position: middle },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.press(/^die 5,/);
    await expect(hand.board.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Dark: Story = {
  args: { ...people, position: middle },
  decorators: [(story) => html`<div class="dark">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.press(/^die 5,/);
    await hand.says('sum', 'chosen');
  },
};

export const German: Story = {
  args: { ...people, lang: 'de', position: middle },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    await hand.says('sum', 'Aufhören bringt');
    await hand.press(/^Würfel 1,/);
    await hand.says('message', 'Joe');
  },
};

/** Right to left: everything round the tray is mirrored, the tray itself is not. */
export const RightToLeft: Story = {
  args: { ...people, dir: 'rtl', position: middle, 'no-coordinates': true },
  play: async ({ canvasElement }) => {
    const hand = await hands(canvasElement);
    const left = (name: RegExp) => hand.get('button', name).getBoundingClientRect().left;
    await expect(left(/^die 1,/)).toBeLessThan(left(/^die 8,/));
  },
};
