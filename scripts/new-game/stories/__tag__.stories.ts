import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import '../src/index.js';
import type { Example } from '../src/core/rulebook.js';
import { drawExample } from '../src/games/__id__/drawing.js';
import { __name__, __Tag__ } from '../src/games/__id__/index.js';
import { rulebook } from '../src/games/__id__/rulebook/index.js';
import { rulebook as de } from '../src/games/__id__/words/de.js';
import { en as words, rulebook as en } from '../src/games/__id__/words/en.js';
import { BoardDriver } from './support/board-driver.js';
import { boardOf, type AnyBoardArgs } from './support/board.js';
import { events } from './support/events.js';
import { reference } from './support/reference.js';
import { rules } from './support/rules.js';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

interface BoardArgs extends AnyBoardArgs {
  readonly heap?: string;
}

const board: (args: BoardArgs) => TemplateResult = boardOf('__tag__');
const drive = (canvas: HTMLElement): Promise<BoardDriver<__Tag__>> => BoardDriver.on(canvas, '__tag__');

/** Two people at one screen. */
const people = { seats: 'human human', names: 'Ada,Bo' } as const;

const meta: Meta<BoardArgs> = {
  title: '__Title__/Board',
  component: '__tag__',
  render: board,
};
export default meta;
type Story = StoryObj<BoardArgs>;

/** The tag without attributes: you play the first seat, the computer plays the other. */
export const Opening: Story = {
  args: { seed: 'match' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('12');
    await driver.reachesPly(2);
  },
};

/** `position` starts the game from any position. Pressing a match takes it and all matches after it. */
export const MidGame: Story = {
  args: { ...people, position: '7 A 3,2' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('5');
    await expect(driver.board.position).toBe('4 B 6,2');
    await driver.shows('status', 'Bo to move');
  },
};

/** `heap` sets the number of matches, and `first` the seat that begins. */
export const SmallHeap: Story = {
  args: { ...people, heap: '5', first: 'B', 'no-coordinates': true, 'no-lit': true, 'no-keys': true },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Bo to move');
  },
};

/** `mode="replay"` steps through a `record`. */
export const Replay: Story = {
  args: { mode: 'replay', record: '-3 -2 -2 -1 -3 -1', ply: 2, controls: 'full' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.position).toBe('7 A 3,2');
  },
};

/** `analysis` shows the chance of each seat to win. `autosave` keeps the match over a reload. */
export const Analysis: Story = {
  args: { ...people, players: 2, orientation: 'A', analysis: true, autosave: '__id__-story', lang: 'de' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Ada ist am Zug');
  },
};

/** A page that follows a game by its events. */
export const Events: StoryObj = events({
  tag: '__tag__',
  names: ['Ada', 'Bo'],
  board: board({ ...people, controls: 'basic' }),
  next: (legal) => legal.at(-1),
  count: 4,
  row: /^\d+ /,
});

/** Every rule with its examples. */
export const Rules: StoryObj = rules({
  name: '__Title__',
  tag: '__tag__',
  game: __name__,
  drawExample: (example: Example) => drawExample(example, words),
  styles: [__Tag__.styles],
  parts: html``,
  rulebook,
  en,
  de,
});

/** All attributes, properties, methods and events. */
export const Reference: StoryObj = reference('__tag__');
