import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { grid, handsOn, positions, three, two, type GridArgs } from './support/lucky.js';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const readonly = { control: false } as const;

const meta: Meta<GridArgs> = {
  title: 'Lucky Numbers/Board',
  component: 'lucky-numbers-grid',
  render: grid,
  argTypes: {
    mode: { control: 'select', options: ['play', 'diagram', 'replay'] },
    controls: { control: 'select', options: ['full', 'basic', 'none'] },
    setup: { control: 'select', options: ['choose', 'sorted', 'one-by-one'] },
    variant: { control: 'select', options: ['basic', 'play-on'] },
    game: { control: 'select', options: ['lucky-numbers', 'swap'] },
    par: { control: 'select', options: ['1', '2', '3', '4', '5'] },
    players: { control: 'select', options: [1, 2, 3, 4] },
    orientation: { control: 'select', options: ['A', 'B', 'C', 'D'] },
    ...Object.fromEntries(['state', 'moves', 'scores', 'winners'].map((name) => [name, readonly])),
  },
};
export default meta;
type Story = StoryObj<GridArgs>;

/** The tag alone: four tiles are dealt to you and to the computer, and you lay yours on the diagonal. */
export const Opening: Story = {
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'Choose a tile and lay it on the diagonal.');
    const { state } = hands.board;
    const [tile] = 'hands' in state ? (state.hands[0] ?? []) : [];
    await hands.press(new RegExp(`^${tile}, `));
    await hands.press(/^a4,/);
    await expect(hands.board.scores[0]).toBe(1);
  },
};

/** `setup="sorted"` lays the dealt tiles out by itself. */
export const Sorted: Story = {
  args: { ...two, setup: 'sorted' },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await waitFor(() => expect(hands.board.scores).toEqual([4, 4]));
    await hands.press(/^draw,/);
    await hands.press(/^Leave the/);
    await hands.says('status', 'Bo to move');
  },
};

/** `setup="one-by-one"`: a tile is dealt and laid, then the next one. */
export const OneByOne: Story = {
  args: { ...two, setup: 'one-by-one' },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'The 2 fits on');
    await hands.press(/^b3,/);
    await hands.says('status', 'Bo to move');
  },
};

/** A tile is turned over. Dashed cells may take it, ringed tiles may be exchanged for it, crossed cells are blocked. */
export const MidGame: Story = {
  args: { ...three, position: positions.drawn },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'The 12 fits on d3, d4; can replace a tile on a1, a2, b2, c3.');
    await expect(hands.get('button', /^b2, 17, 12 may lie here, 17 goes back/)).toBeVisible();
    await expect(hands.get('button', /^d2, empty, blocked/)).toBeVisible();
  },
};

/** A face-up tile is taken up by pressing it, and put back by pressing it again. */
export const FaceUpTiles: Story = {
  args: { ...three, position: positions.turn },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/^12, 2 of them, face up/);
    await expect(hands.get('button', /^d4, empty, 12 may lie here/)).toBeVisible();
    await expect(hands.board.ply).toBe(0);
  },
};

/** The tile that is looked at tilts out of its bed, and its place opens in the middle. */
export const Exchange: Story = {
  args: { ...three, position: positions.drawn },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/^b2,/);
    await hands.says('status', 'Bo to move');
    await expect(hands.get('button', /^17, face up/)).toBeVisible();
    await hands.says('seats', '12 on b2');
  },
};

/** What a rule forbids is said in a sentence that names the cells. */
export const Forbidden: Story = {
  args: { ...three, position: positions.drawn },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/^b4,/);
    await hands.says('message', 'c4');
    await expect(hands.board.ply).toBe(0);
  },
};

/** After many exchanges in a row a tile must be turned over: a house rule (L8). */
export const MustDraw: Story = {
  args: { ...three, position: positions.idle },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'a tile must be turned over');
    await expect(hands.board.moves).toEqual(['draw']);
  },
};

/** The variant `play-on`: equal numbers side by side on a diagonal give another turn (L9). */
export const PlayOn: Story = {
  args: { ...two, variant: 'play-on', position: positions.twins },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/^a2,/);
    await hands.says('status', 'Ada to move');
    await expect(hands.board.ply).toBe(1);
  },
};

/** A full board wins at once (L6). */
export const FullBoard: Story = {
  args: { ...two, position: positions.full },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/^15, face up/);
    await hands.press(/^c1,/);
    await hands.says('status', 'Ada has won');
    await expect(hands.board.winners).toEqual([0]);
  },
};

/** `autosave` keeps the game in this browser; `controls` leaves out what stands round the board. */
export const Autosave: Story = {
  tags: ['!autodocs'],
  args: { ...two, setup: 'sorted', autosave: 'storybook-lucky', controls: 'basic' },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await waitFor(() => expect(hands.board.scores).toEqual([4, 4]));
  },
};

/** One player against the pile. */
export const Solo: Story = {
  args: { players: 1, seats: 'human', setup: 'sorted', seed: 'alone' },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await waitFor(() => expect(hands.board.scores).toEqual([4]));
    await hands.press(/^draw,/);
    await expect(hands.get('button', /^Leave the/)).toBeVisible();
  },
};

/** Three computers; `first` says who begins, `sets` how many tiles there are. */
export const FourPlayers: Story = {
  args: {
    players: 4,
    seats: 'human computer:easy computer:easy computer:easy',
    names: 'Ada',
    setup: 'sorted',
    first: 'A',
    sets: '5',
    seed: 'four',
  },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    // not before the last tile is dealt
    await hands.says('status', 'Ada to move');
    await hands.press(/^draw,/);
    await hands.press(/^Leave the/);
    await hands.says('status', 'Ada to move');
    await expect(hands.board.ply).toBeGreaterThan(20);
  },
};

/** `orientation`: whose tray lies large while nobody at this board is to move. */
export const Orientation: Story = {
  args: { ...three, seats: 'remote human human', orientation: 'C', position: positions.turn },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(hands.get('grid', 'Board of Cleo')).toBeVisible();
  },
};

/** `analysis` shows each seat's chance to win and what the moves were worth; after the game, what was play and what was luck. */
export const Analysis: Story = {
  args: { seats: 'human human', names: 'Ada,Bo', analysis: true, position: positions.full },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(hands.board.analysis).toBe(true);
    await hands.says('status', 'Ada to move');
  },
};

/** `mode="replay"` steps through a `record`; `ply` says where it stands. */
export const Replay: Story = {
  args: {
    mode: 'replay',
    record: `[SeatA "Ada"][SeatB "Bo"][Position "${positions.full}"] draw +14 {Nothing for her.} pass 16@b1 15@c1`,
    ply: 0,
  },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press('To the end');
    await expect(hands.board.winners).toEqual([0]);
  },
};

/** `mode="diagram"`: pictures with a text alternative, nothing to press. */
export const Diagram: Story = {
  args: {
    mode: 'diagram',
    names: 'Ada,Bo,Cleo',
    players: 3,
    position: positions.drawn,
    content: html`<p slot="caption">Ada has turned over a 12.</p>`,
  },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(hands.get('img', /^Board of Ada: 1, empty, 9/)).toBeVisible();
    await expect(hands.board.shadowRoot?.querySelector('button')).toBeNull();
  },
};

/**
 * `game="swap"`: a puzzle for one. Neighbours change places until every row and column ascends; `par` is the least number
 * of exchanges that does it, and with `wrap` cells at opposite edges are neighbours too.
 */
export const Puzzle: Story = {
  args: {
    game: 'swap',
    par: '1',
    wrap: true,
    position: '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 0',
    names: 'Ada',
  },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/^c3, 8/);
    await expect(hands.get('button', /^d3, 7, changes places with 8/)).toBeVisible();
    await hands.press(/^d3, 7/);
    await hands.says('board', 'Solved in 1 exchange, par 1');
  },
};

/**
 * `series`: a tournament of as many games as players, and everybody begins once. Behind each game it says how the tournament
 * stands, and asks for the next one.
 */
export const Tournament: Story = {
  args: { ...two, series: true, position: positions.full },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.press(/^15, face up/);
    await hands.press(/^c1,/);
    await hands.says('status', 'After game 1 of 2: Ada 2, Bo −3.');
    await hands.says('seats', '(2 points)');
    await hands.press('Next game');
    await hands.says('status', 'Bo to move');
    await expect(hands.board.record).toContain('[Series "2/2"]');
  },
};

/** A tournament behind its last game: its record has the games one after the other. */
export const TournamentOver: Story = {
  args: {
    ...two,
    record: `[Series "1/2"][Position "${positions.full}"] 15@c1
[Series "2/2"][Options "{\\"first\\":1}"][Position "${positions.full.replace(' A ', ' B ')}"] 16@b1 15@c1`,
  },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', /wins the tournament/);
  },
};

/** `lang` of the element or of anything round it. */
export const German: Story = {
  args: { ...three, lang: 'de', position: positions.drawn },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'Ada ist am Zug');
    await expect(hands.get('button', 'Die 12 liegen lassen')).toBeVisible();
  },
};

/** 320 px wide, as on a small telephone. */
export const Narrow: Story = {
  args: { ...three, position: positions.drawn },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(hands.board.scrollWidth).toBeLessThanOrEqual(320);
    for (const name of [/^a1,/, /^draw,/, /^6, face up/]) {
      await expect(hands.get('button', name).getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The board follows the `color-scheme` of its place: here a dark one. */
export const Dark: Story = {
  args: { ...three, position: positions.drawn },
  decorators: [(story) => html`<div class="dark">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('status', 'The 12 fits');
  },
};

/** Right to left: everything round the tray is mirrored, the tray itself is not. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { ...three, dir: 'rtl', position: positions.drawn },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    const left = (name: RegExp) => hands.get('button', name).getBoundingClientRect().left;
    await expect(left(/^a1,/)).toBeLessThan(left(/^b1,/));
    await expect(left(/^draw,/)).toBeGreaterThan(left(/^12, in hand/));
  },
};

/** `no-lit` and `no-coordinates`: for players who want to see for themselves. */
export const Unmarked: Story = {
  tags: ['!autodocs'],
  args: { ...three, 'no-lit': true, 'no-coordinates': true, position: positions.drawn },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await expect(hands.board.shadowRoot?.querySelector('.free')).toBeNull();
    await expect(hands.board.shadowRoot?.querySelector('.coordinate')).toBeNull();
  },
};

/** Text that makes no sense is told in place, and breaks nothing. */
export const BadInput: Story = {
  tags: ['!autodocs'],
  args: { ...two, position: '5,.,5,./.,.,.,./.,.,.,./.,.,.,. A - - 0' },
  play: async ({ canvasElement }) => {
    const hands = await handsOn(canvasElement);
    await hands.says('message', /ascend|boards/);
    await expect(hands.board.ply).toBeGreaterThanOrEqual(0);
  },
};
