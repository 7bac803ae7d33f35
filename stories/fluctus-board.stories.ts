import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import {
  annotated,
  board,
  drive,
  on,
  pairs,
  people,
  positions,
  rulesKit,
  type BoardArgs,
} from './support/fluctus.js';
import { commonStories } from './support/common-stories.js';
import { events } from './support/events.js';
import { inTests } from './support/in-tests.js';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const meta: Meta<BoardArgs> = {
  title: 'Fluctus/Board',
  component: 'fluctus-board',
  render: board,
};
export default meta;
type Story = StoryObj<BoardArgs>;

const common = commonStories({
  tag: 'fluctus-board',
  args: { ...people, position: positions.captures },
  analysis: { position: '', record: '@ro @go @ri @gi ro-wo gi-bo' },
  reviewed: { record: annotated, ply: 24 },
  replay: { args: { record: annotated }, winners: [0] },
  variations: {
    record: '1. @ro @go {A quiet start.} (1... @gi !? {Nearer to the middle.} 2. ro-vi) 2. @ri @gi',
    path: '2a1',
    shows: '@gi!?',
  },
  text: { record: '1. @ro @go 2. @ri @gi 3. ro-wo gi-bo', move: '3. ro-wo' },
  diagram: {
    args: { position: positions.middle, content: html`<p slot="caption">Red to move.</p>` },
    image: /red stones on ro, bo, gi, bi and vi/,
  },
  marks: {
    args: {
      position: positions.middle,
      marks: 'ro-wo gi:red=1 bo-vo:blue wi:yellow yi-yo:red=2',
      content: html`<p slot="caption">Both stones can step.</p>`,
    },
    image: /Green arrow from ro to wo; red ring on gi with the label 1;/,
  },
  german: ['status', 'Ada ist dran'],
  dark: { press: /^wo,/, shows: ['status', 'over ro'] },
  hidden: 'text, .aim',
  scores: 'stones; ',
  shared: { record: '@ro @go @ri', link: '@ro_@go_@ri' },
  byLink: true,
  events: events({
    tag: 'fluctus-board',
    names: ['Ada', 'Bo'],
    board: board({ ...people, position: positions.middle, controls: 'basic' }),
    next: (_, turn) => ['roxyi', 'wi-yo', 'yi-go'][turn],
    count: 1,
    row: /^Ada roxyi: captured? \(F6\) +-1$/,
  }),
  picture: {
    game: 'fluctus',
    position: positions.middle,
    marks: 'ro-yi vi:yellow yi:red',
    alt: 'Red captures from ro over vi on yi.',
  },
  rules: rulesKit,
});

/** The tag without attributes: you play the first seat, the computer plays the other. */
export const Opening: Story = {
  play: inTests(async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('ro');
    await driver.reachesPly(2);
    await expect(driver.board.record).toContain('@ro @g');
  }),
};

/** `position` starts the game from any position. Small marks show the last move and the possible moves. */
export const MidGame: Story = {
  args: { ...people, position: positions.middle },
  play: on(async (driver) => {
    await driver.shows('status', 'Ada to move');
    await expect(driver.board.moves).toContain('roxyi');
  }),
};

/** Choosing a stone highlights its steps and captures, and draws the route of each capture. */
export const PossibleCaptures: Story = {
  args: { ...people, position: positions.captures },
  play: on(async (driver) => {
    await driver.pressField('wo');
    await driver.shows('status', /over ro and capture on vi/);
    await expect(driver.get('button', /^vi,.*may be captured/)).toBeVisible();
    await expect(driver.get('button', /^yo, free, may step here/)).toBeVisible();
  }),
};

/** Two people play at one screen: `seats="human human"`. */
export const TwoPeople: Story = {
  args: people,
  play: on(async (driver) => {
    await driver.pressField('ri');
    await driver.shows('status', 'Bo to move');
  }),
};

/** The computer plays the first seat and begins. Its levels are `easy`, `medium`, `hard` and `best`. */
export const AgainstTheComputer: Story = {
  args: { seats: 'computer:hard human', names: ',Ada' },
  play: on((driver) => driver.shows('status', 'Your turn')),
};

/** With the same `seed`, the computer makes the same moves: both boards show the same game. */
export const Repeatable: Story = {
  tags: ['!autodocs'],
  args: { seats: 'computer:easy human', seed: 'linen', controls: 'none' },
  render: (args) => html`<div class="pair">${board(args)} ${board(args)}</div>`,
  play: async ({ canvasElement }) => {
    const one = await drive(canvasElement);
    const other = await drive(canvasElement, 'fluctus-board + fluctus-board');
    for (const driver of [one, other]) {
      await driver.reachesPly(1);
      await driver.pressField('go');
      await driver.reachesPly(3);
    }
    await expect(one.board.position).toBe(other.board.position);
  },
};

export const Analysis = common.Analysis;
export const AnalysisOfAReplay = common.AnalysisOfAReplay;
export const Replay = common.Replay;
export const Variations = common.Variations;

export const MovesInText = common.MovesInText;
export const Diagram = common.Diagram;
export const Marks = common.Marks;

/** `variant="return"`: six stones each, any two colours, and captured stones come back (F12). */
export const StonesReturn: Story = {
  args: { ...people, variant: 'return', colors: 'red white', position: 'AA...B/BA.... A 3,4 2,2 -,-' },
  play: on(async (driver) => {
    await expect(driver.board.scores).toEqual([6, 6]);
    await driver.pressField('wo');
    await driver.shows('status', /wo (can )?steps? to/);
  }),
};

/** All pairs of colours. The classic game allows only opposite colours; `variant="return"` allows every pair. */
export const ColourPairs: Story = {
  tags: ['!autodocs'],
  render: () =>
    html`<div class="tiles">
      ${pairs.map((colors) =>
        board({
          mode: 'diagram',
          variant: 'return',
          colors,
          position: 'A..B.A/.A.B.. A 3,4 2,2 -,-',
          content: html`<p slot="caption">${colors}</p>`,
        }),
      )}
    </div>`,
  play: async ({ canvasElement }) => {
    const boards = canvasElement.querySelectorAll('fluctus-board');
    await expect(boards.length).toBe(15);
    for (const each of boards) {
      // A board far below the viewport is rendered only if somebody waits for it.
      await each.updateComplete;
      await expect(each.state.colors.join(' ')).toBe(each.textContent.trim());
    }
  },
};

/** `orientation` turns the board so that this seat is at the bottom. */
export const Orientation: Story = {
  args: { ...people, orientation: 'A', position: positions.middle },
  play: on(async (driver) => {
    const height = (field: RegExp) => driver.get('button', field).getBoundingClientRect().top;
    await expect(height(/^ro,/)).toBeGreaterThan(height(/^go,/));
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
export const Sharing = common.Sharing;
export const Elsewhere = common.Elsewhere;
