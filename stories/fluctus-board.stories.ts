import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import {
  board,
  drive,
  on,
  pairs,
  people,
  positions,
  rulesKit,
  type BoardArgs,
  examples,
  kit,
} from './support/fluctus.js';
import { aside, storyMaker } from './support/board.js';
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

const example = storyMaker(examples, on);
const named = storyMaker(examples, on, undefined, aside);
const played = storyMaker(examples, on, inTests);

const common = commonStories({
  ...kit,
  winners: [0],
  variation: { path: '2a1', shows: '@gi!?' },
  images: {
    Diagram: /red stones on ro, bo, gi, bi and vi/,
    Marks: /Green arrow from ro to wo; red ring on gi with the label 1;/,
  },
  german: ['status', 'Ada ist dran'],
  inDark: { press: /^wo,/, shows: ['status', 'over ro'] },
  hidden: 'text, .aim',
  scores: 'stones; ',
  link: '@ro_@go_@ri',
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

export const Opening = played('Opening', async (driver) => {
  await driver.pressField('ro');
  await driver.reachesPly(2);
  await expect(driver.board.record).toContain('@ro @g');
});

export const MidGame = example('MidGame', async (driver) => {
  await driver.shows('status', 'Ada to move');
  await expect(driver.board.moves).toContain('roxyi');
});

export const TwoPeople = named('TwoPeople', async (driver) => {
  await driver.pressField('ri');
  await driver.shows('status', 'Bo to move');
});

export const AgainstTheComputer = example('AgainstTheComputer', (driver) =>
  driver.shows('status', 'Your turn'),
);

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

export const StonesReturn = named('StonesReturn', async (driver) => {
  await expect(driver.board.scores).toEqual([6, 6]);
  await driver.pressField('wo');
  await driver.shows('status', /wo (can )?steps? to/);
});

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

export const Orientation = named('Orientation', async (driver) => {
  const height = (field: RegExp) => driver.get('button', field).getBoundingClientRect().top;
  await expect(height(/^ro,/)).toBeGreaterThan(height(/^go,/));
});

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
