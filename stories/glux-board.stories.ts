import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import {
  alone,
  board,
  four,
  on,
  positions,
  records,
  rulesKit,
  two,
  type BoardArgs,
  examples,
  kit,
} from './support/glux.js';
import { aside, storyMaker } from './support/board.js';
import { commonStories } from './support/common-stories.js';
import { events } from './support/events.js';
import { inTests } from './support/in-tests.js';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const meta: Meta<BoardArgs> = {
  title: 'Glüx/Board',
  component: 'glux-board',
  render: board,
};
export default meta;
type Story = StoryObj<BoardArgs>;

const example = storyMaker(examples, on);
const named = storyMaker(examples, on, undefined, aside);
const played = storyMaker(examples, on, inTests);

const common = commonStories({
  ...kit,
  winners: [1],
  variation: { path: '4a1', shows: '4@m9!?' },
  images: {
    Diagram: /^Glüx: Ada, Bo: Ada: /,
    Marks: /Green arrow from a1 to a6; blue arrow from a1 to e1;/,
  },
  german: ['status', 'Du bist dran'],
  inDark: { shows: ['status', 'Your turn'] },
  hidden: '.coordinate, .aims text:not(:empty)',
  scores: 'points; ',
  link: '+?_2@a1_+?_3@m9_+?_+%3F',
  events: events({
    tag: 'glux-board',
    names: ['Ada', 'Bo'],
    board: board({ ...two, position: positions.end, controls: 'basic' }),
    next: (_, turn) => ['2@f5', '2@b6', '5@d5', '5@b4'][turn],
    // a draw follows each of the first two chips
    ready: (ply, turn) => ply === [0, 2, 4, 5][turn],
    count: 4,
    row: /^(Ada|Bo) [25]@[bdf][456]: room-.* [+-]\d [+-]\d$/,
  }),
  picture: {
    game: 'glux',
    position: positions.middle,
    marks: 'a1-a6 m5:red',
    alt: 'A game of Glüx for two.',
  },
  rules: rulesKit,
});

export const Opening = played('Opening', async (driver) => {
  await driver.shows('status', 'Your first chip goes');
  await driver.press(/Place the [123]$/);
  await expect(await driver.find('button', /^a1, your [1-6],/)).toBeVisible();
});

export const Marks = common.Marks;

export const Curtain = named('Curtain', async (driver) => {
  await driver.press(/^Ada, it is your turn/);
  await driver.press(/^a6,/);
  await driver.press(/Place the 5$/);
  await expect(await driver.find('button', /^Bo, it is your turn/)).toBeVisible();
  await expect(driver.board.position).toContain('?,?');
});

export const FourPlayers = example('FourPlayers', async (driver) => {
  await expect(await driver.find('button', /^Show where Bo/)).toBeVisible();
  await expect(driver.get('columnheader', 'middle room E')).toBeVisible();
});

/** The players place the last chips, and the board shows the winner. */
export const LastMoves: Story = {
  tags: ['!autodocs'],
  args: { ...two, position: positions.end },
  play: on(async (driver) => {
    for (const move of ['5@a6', '5@b6', '5@a6', '5@b1']) driver.board.play(move);
    await driver.shows('status', 'Bo has won');
    await expect(driver.board.winners).toEqual([1]);
  }),
};

export const LastDraw = named('LastDraw', async (driver) => {
  for (const move of ['5@a6', '5@b6']) driver.board.play(move);
  await driver.shows('status', 'Nobody can draw another chip.');
  await expect(driver.board.winners).toHaveLength(1);
});

export const Analysis = common.Analysis;
export const AnalysisOfAReplay = common.AnalysisOfAReplay;
export const Replay = common.Replay;
export const Variations = common.Variations;

/** A finished game for two, loaded from its `record`. */
export const FinishedGame: Story = {
  tags: ['!autodocs'],
  args: { record: records.duel },
  play: on((driver) => driver.shows('status', 'You have won')),
};

export const CustomBoard = named('CustomBoard', async (driver) => {
  await expect(driver.get('button', /^g6, .*start square of Bo/)).toBeVisible();
  await driver.press(/Place the [123]$/);
  await expect(driver.board.ply).toBeGreaterThan(1);
});

export const Orientation = named('Orientation', async (driver) => {
  const { top } = driver.get('button', /^m9,/).getBoundingClientRect();
  await expect(top).toBeGreaterThan(driver.get('button', /^a1,/).getBoundingClientRect().top);
});

export const AgainstComputers = example('AgainstComputers', (driver) => driver.shows('status', 'Your turn'), {
  tags: ['!autodocs'],
});

export const Elsewhere = common.Elsewhere;
export const Sharing = common.Sharing;
export const MovesInText = common.MovesInText;
export const Diagram = common.Diagram;
export const German = common.German;

/** 320 px wide: the squares are too small for a finger. A loupe shows a part of the board, and two buttons go from square to square. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { ...four, position: positions.party },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: on(async (driver) => {
    await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
    const next = await driver.find('button', 'Next square');
    await expect(next.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const group = next.parentElement!;
    const told = group.textContent;
    await driver.press('Next square');
    await waitFor(() => expect(group.textContent).not.toBe(told));
  }),
};

export const Dark = common.Dark;
export const WithoutMarks = common.WithoutMarks;
export const SpokenKeys = common.SpokenKeys;
export const CommandField = common.CommandField;

/** The key `v`, and the menu, open the position as a list. Each entry leads to its square. */
export const PositionAsList: Story = {
  tags: ['!autodocs'],
  args: { ...alone, position: positions.middle },
  play: on(async (driver) => {
    await driver.press('More');
    await driver.press('Position as a list');
    await expect(await driver.find('heading', 'Pips in each room')).toBeVisible();
    await driver.press(/^Room A/);
    await waitFor(() => expect(driver.board.shadowRoot?.activeElement?.closest('[role=grid]')).toBeTruthy());
  }),
};

export const Events = common.Events;
export const Picture = common.Picture;
export const Rules = common.Rules;
export const Reference = common.Reference;
