import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { examples as series } from './examples/game-series.js';
import { aside, described, storyMaker } from './support/board.js';
import { commonStories } from './support/common-stories.js';
import { events } from './support/events.js';
import { drive, grid, on, positions, rulesKit, two, type GridArgs, examples, kit } from './support/lucky.js';
import { inTests } from './support/in-tests.js';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const meta: Meta<GridArgs> = {
  title: 'Lucky Numbers/Board',
  component: 'lucky-numbers-grid',
  render: grid,
};
export default meta;
type Story = StoryObj<GridArgs>;

const example = storyMaker(examples, on);
const named = storyMaker(examples, on, undefined, aside);
const played = storyMaker(examples, on, inTests);

const common = commonStories({
  ...kit,
  winners: [0],
  variation: { path: '9a1', shows: '17@a4!?' },
  images: {
    Diagram: /^Board of Ada: 1, empty, 9/,
    Marks: /Yellow ring on b4 with the label 12; .* red arrow from a1 \(Bo\) to d4 \(Bo\)/,
  },
  german: ['status', 'Ada ist dran'],
  inDark: { shows: ['status', 'The 12 fits'] },
  hidden: '.free, .coordinate',
  scores: 'of 16 cells filled',
  link: '+1_+12_+2_+14_+11_+18_+6_+13',
  events: events({
    tag: 'lucky-numbers-grid',
    names: ['Ada', 'Bo'],
    board: grid({ ...two, position: positions.full, controls: 'basic' }),
    next: (_, turn) => ['draw', 'pass', '13@a1', '15@c1'][turn],
    count: 2,
    row: /^(Ada 15@c1|Bo 13@a1): .* \+1$/,
  }),
  picture: {
    game: 'lucky-numbers',
    position: positions.turn,
    marks: 'd3:blue=12',
    alt: 'Three trays of Lucky Numbers.',
  },
  rules: rulesKit,
});

export const Opening = played('Opening', async (driver) => {
  await driver.shows('status', 'Choose a tile and lay it on the diagonal.');
  const [tile] = driver.board.state.hands[0] ?? [];
  await driver.press(new RegExp(`^${tile}, `));
  await driver.press(/^a4,/);
  await expect(driver.board.scores[0]).toBe(1);
});

export const Sorted = named('Sorted', async (driver) => {
  await waitFor(() => expect(driver.board.scores).toEqual([4, 4]));
  await driver.press(/^turn over a tile,/);
  await driver.press(/^Leave the/);
  await driver.shows('status', 'Bo to move');
});

export const OneByOne = named('OneByOne', async (driver) => {
  await driver.shows('status', 'The 2 fits on');
  await driver.press(/^b3,/);
  await driver.shows('status', 'Bo to move');
});

export const MidGame = example('MidGame', async (driver) => {
  await driver.shows('status', /The 12 fits on d4 or d3; .* c3, a2, b2 or a1\./);
  await expect(driver.get('button', /^b2, 17, 12 can go here, 17 goes back/)).toBeVisible();
  await expect(driver.get('button', /^d2, empty, blocked/)).toBeVisible();
});

export const PlayOn = named('PlayOn', async (driver) => {
  await driver.press(/^a2,/);
  await driver.shows('status', 'Ada to move');
  await expect(driver.board.ply).toBe(1);
});

export const Elsewhere = common.Elsewhere;
export const Sharing = common.Sharing;

export const Solo = named('Solo', async (driver) => {
  await waitFor(() => expect(driver.board.scores).toEqual([4]));
  await driver.press(/^turn over a tile,/);
  await expect(driver.get('button', /^Leave the/)).toBeVisible();
});

export const FourPlayers = example('FourPlayers', async (driver) => {
  // the game starts after the last tile is dealt
  await driver.shows('status', 'Your turn');
  await driver.press(/^turn over a tile,/);
  await driver.press(/^Leave the/);
  // while a tile moves, the text is that of the move before
  await waitFor(() => expect(driver.board.ply).toBeGreaterThan(20));
  await driver.shows('status', 'Your turn');
});

export const Orientation = named('Orientation', (driver) =>
  expect(driver.get('grid', 'Board of Cleo')).toBeVisible(),
);

export const Analysis = common.Analysis;
export const AnalysisOfAReplay = common.AnalysisOfAReplay;
export const Replay = common.Replay;
export const Variations = common.Variations;
export const MovesInText = common.MovesInText;
export const Diagram = common.Diagram;
export const Marks = common.Marks;

export const Series: Story = {
  tags: ['!autodocs'],
  parameters: described(series.Series.text),
  args: { ...two, position: positions.full },
  decorators: [(story) => html`<game-series>${story()}</game-series>`],
  play: inTests(async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^15, face up/);
    await driver.press(/^c1,/);
    const { shadowRoot } = canvasElement.querySelector('game-series')!;
    await waitFor(() => expect(shadowRoot!.textContent).toContain('After game 1 of 2: Ada 2, Bo −3.'));
    shadowRoot!.querySelector('button')!.click();
    await driver.shows('status', 'Bo to move');
  }),
};

export const German = common.German;
export const Narrow = common.Narrow;
export const Dark = common.Dark;
export const WithoutMarks = common.WithoutMarks;
export const SpokenKeys = common.SpokenKeys;
export const CommandField = common.CommandField;

export const Events = common.Events;
export const Picture = common.Picture;
export const Rules = common.Rules;
export const Reference = common.Reference;
