import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import {
  alone,
  board,
  four,
  garden,
  handsOn,
  positions,
  records,
  two,
  type BoardArgs,
} from './support/glux.js';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const readonly = { control: false } as const;

const meta: Meta<BoardArgs> = {
  title: 'Glüx/Board',
  component: 'glux-board',
  render: board,
  argTypes: {
    mode: { control: 'select', options: ['play', 'diagram', 'replay'] },
    controls: { control: 'select', options: ['full', 'basic', 'none'] },
    players: { control: 'select', options: [2, 3, 4] },
    orientation: { control: 'select', options: ['A', 'B', 'C', 'D'] },
    board: { control: 'text' },
    ...Object.fromEntries(['state', 'moves', 'scores', 'winners'].map((name) => [name, readonly])),
  },
};
export default meta;
type Story = StoryObj<BoardArgs>;

/** The tag alone: you draw a chip and light your start square, the computer does the same. */
export const Opening: Story = {
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'The first chip goes on a1');
    await hands.press(/Lay the [123]$/);
    await expect(hands.get('button', /^a1, [1-6] of/)).toBeVisible();
  },
};

/** Lit squares bear the count; a ring means that a chip would be covered. The square comes first, then its face. */
export const MidGame: Story = {
  args: { ...alone, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'Lay a 2 or a 5');
    await hands.press(/^a6,/);
    await hands.says('status', 'a6, 5 from a1. Which face?');
    await expect(hands.board.ply).toBe(0);
  },
};

/** The face comes first, then a square. */
export const FaceFirst: Story = {
  args: { ...alone, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/Lay the 5$/);
    await hands.says('status', 'Where to lay the 5?');
    await hands.press(/^e1,/);
    await expect(hands.board.record).toContain('5@e1');
  },
};

/** Two people at one screen: nobody sees the other's chip, for a curtain hangs before it until its player is there. */
export const Curtain: Story = {
  args: { ...two, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/^Ada, it is your turn/);
    await hands.press(/^a6,/);
    await hands.press(/Lay the 5$/);
    await expect(await hands.find('button', /^Bo, it is your turn/)).toBeVisible();
    await expect(hands.board.position).toContain('?,?');
  },
};

/** Three or four play on a larger board, whose squares were rebuilt. The table tells the pips in each room. */
export const FourPlayers: Story = {
  args: { ...four, position: positions.party },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(await hands.find('button', 'Show where Bo can lay')).toBeVisible();
    await expect(hands.get('columnheader', 'Middle room E')).toBeVisible();
  },
};

/** On request the board shows where another seat could lay. */
export const ReachOfOthers: Story = {
  args: { ...four, position: positions.party },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press('Show where Cleo can lay');
    await expect(hands.get('button', 'Show where Cleo can lay')).toHaveAttribute('aria-pressed', 'true');
    await expect(hands.board.shadowRoot?.querySelectorAll('.rays .flag.s3').length).toBeGreaterThan(3);
  },
};

/** Another's start square is nobody else's, what lies in the way bars it, two chips close a square: it is said why. */
export const Forbidden: Story = {
  args: { ...alone, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/^d7, closed/);
    await hands.says('message', 'd7');
    await expect(hands.board.ply).toBe(0);
  },
};

/** Whoever can lay nothing is out until the scoring; the chips stay. */
export const Out: Story = {
  args: { ...alone, position: positions.out },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('seats', /Bo\s*out/);
  },
};

/** The last chips are laid. */
export const TheEnd: Story = {
  args: { ...two, position: positions.end },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    for (const move of ['5@a6', '5@b6', '5@a6', '5@b1']) hands.board.play(move);
    await hands.says('status', 'Bo has won');
    await expect(hands.board.winners).toEqual([1]);
  },
};

/** `analysis` shows what Ada's decisions are worth, and nobody else's while the game is open: values tell of hands. */
export const Analysis: Story = {
  args: { ...alone, analysis: true, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(hands.board.analysis).toBe(true);
    await hands.says('status', 'Ada to move');
  },
};

/** `mode="replay"` steps through a `record`; `ply` says where it stands. What was drawn stands there as `+?`. */
export const Replay: Story = {
  args: { mode: 'replay', record: records.party, ply: 120 },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(hands.board.ply).toBe(120);
    await hands.press('To the end');
    await expect(hands.board.winners).toEqual([1]);
  },
};

/** A whole game of two as it ended. */
export const WholeGame: Story = {
  args: { record: records.duel },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'Ada has won');
  },
};

/** `board`: one of your own, as JSON. In code it may be the object. */
export const OwnBoard: Story = {
  args: { ...alone, board: JSON.stringify(garden) },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(hands.get('button', /^g6, .*start of Bo/)).toBeVisible();
    await hands.press(/Lay the [123]$/);
    await expect(hands.board.ply).toBeGreaterThan(1);
  },
};

/** `orientation`: the seat at the bottom. The board turns half round for one that starts at the top. */
export const Orientation: Story = {
  args: { ...alone, seats: 'remote human', orientation: 'B', position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    const { top } = hands.get('button', /^m9,/).getBoundingClientRect();
    await expect(top).toBeGreaterThan(hands.get('button', /^a1,/).getBoundingClientRect().top);
  },
};

/** Three computers; `first` says who begins. `autosave` keeps the game in this browser. */
export const AgainstComputers: Story = {
  tags: ['!autodocs'],
  args: {
    players: 3,
    seats: 'human computer:easy computer:medium',
    names: 'Ada',
    first: 'A',
    controls: 'basic',
    autosave: 'storybook-glux',
  },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', /Ada/);
  },
};

/** `mode="diagram"`: one picture with a text alternative, nothing to press. */
export const Diagram: Story = {
  args: {
    mode: 'diagram',
    names: 'Ada,Bo',
    position: positions.middle,
    content: html`<p slot="caption">Ada has the middle room by one pip.</p>`,
  },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(await hands.find('img', /^Glüx: Ada, Bo: Ada: /)).toBeVisible();
    await expect(hands.board.shadowRoot?.querySelector('button')).toBeNull();
  },
};

/** `lang` of the element or of anything round it. */
export const German: Story = {
  args: { ...alone, lang: 'de', position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'Ada ist am Zug');
    await expect(hands.get('button', /5 legen$/)).toBeVisible();
  },
};

/** 320 px wide: squares are smaller than a finger, so four arrows and a walk along the own chips choose as well. */
export const Narrow: Story = {
  args: { ...four, position: positions.party },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(hands.board.scrollWidth).toBeLessThanOrEqual(320);
    const arrow = await hands.find('button', 'b12 3 up');
    await expect(arrow.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await hands.press('Next chip');
    await expect(hands.get('button', 'e11 2 up')).toBeVisible();
  },
};

/** The board follows the `color-scheme` of its place: here a dark one, in which chips glow. */
export const Dark: Story = {
  args: { ...four, position: positions.party },
  decorators: [(story) => html`<div class="dark">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'Ada to move');
  },
};

/** Right to left: everything round the board is mirrored, the board itself is not. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { ...alone, dir: 'rtl', position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    const left = (name: RegExp) => hands.get('button', name).getBoundingClientRect().left;
    await expect(left(/^a1,/)).toBeLessThan(left(/^b1,/));
    await expect(left(/Lay the 2$/)).toBeGreaterThan(left(/Lay the 5$/));
  },
};

/** `no-lit` and `no-coordinates`: for players who want to see for themselves. */
export const Unmarked: Story = {
  tags: ['!autodocs'],
  args: { ...alone, 'no-lit': true, 'no-coordinates': true, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await waitFor(() => expect(hands.board.shadowRoot?.querySelector('.aims')?.textContent.trim()).toBe(''));
    await expect(hands.board.shadowRoot?.querySelector('.coordinate')).toBeNull();
  },
};

/** Text that makes no sense is told in place, and breaks nothing. */
export const BadInput: Story = {
  tags: ['!autodocs'],
  args: { ...two, board: JSON.stringify({ ...garden, rows: ['AA', 'B'] }) },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('message', /row|long|rectangle/i);
    await expect(hands.board.ply).toBeGreaterThanOrEqual(0);
  },
};
