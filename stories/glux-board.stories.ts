import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import {
  alone,
  board,
  drive,
  four,
  garden,
  on,
  positions,
  records,
  rulesKit,
  two,
  type BoardArgs,
} from './support/glux.js';
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

const common = commonStories({
  tag: 'glux-board',
  args: { ...alone, position: positions.middle },
  about: {
    Analysis:
      "`analysis` rates only Ada's own decisions during the game, because other ratings would reveal hidden hands.",
    Replay:
      'In a replay, the record shows draws as `+?`, because hands are hidden. `ply` sets the move at which it starts.',
    Dark: 'The board follows the `color-scheme` of its container. In dark mode the chips glow.',
  },
  analysis: {},
  reviewed: { record: records.resigned, ply: 8 },
  replay: { args: { record: records.party, ply: 120 }, winners: [1] },
  variations: {
    record: '+34 3@a1 +34 3@m9 (4@m9 !? {Another way.}) +16 +16 1@a1 +16 6@m9 +25',
    path: '4a1',
    shows: '4@m9!?',
  },
  text: { record: '+34 3@a1 +34 3@m9 +16 +16 1@a1 +16 6@m9 +25', move: '6@m9' },
  diagram: {
    args: { names: 'Ada,Bo', content: html`<p slot="caption">Ada has the middle room by one pip.</p>` },
    image: /^Glüx: Ada, Bo: Ada: /,
  },
  marks: {
    args: { marks: 'a1-a6 a1-e1:blue d7:red=1 g5:yellow m5-k5:red=2 i9' },
    image: /Green arrow from a1 to a6; blue arrow from a1 to e1;/,
  },
  german: ['status', 'Du bist dran'],
  dark: { args: { ...four, position: positions.party }, shows: ['status', 'Your turn'] },
  hidden: '.coordinate, .aims text:not(:empty)',
  scores: 'points; ',
  shared: { record: '+25 2@a1 +34 3@m9 +25 +16', link: '+?_2@a1_+?_3@m9_+?_+%3F' },
  byLink: true,
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

/** You draw a chip and place it on your start square, then the computer does the same. Without `first`, the first player is drawn. */
export const Opening: Story = {
  args: { first: 'A' },
  play: inTests(async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Your first chip goes');
    await driver.press(/Place the [123]$/);
    await expect(await driver.find('button', /^a1, your [1-6],/)).toBeVisible();
  }),
};

/** The marked squares show the number of the face that reaches them; a ring means that it covers a chip. Here the player chooses the square first, then the face. */
export const MidGame: Story = {
  args: { ...alone, position: positions.middle },
  play: on(async (driver) => {
    await driver.shows('status', 'Choose a side, 2 or 5');
    await driver.press(/^a6,/);
    await driver.shows('status', 'Choose the 2 or the 5 for a6 (5 squares from a1).');
    await expect(driver.board.ply).toBe(0);
  }),
};

/** Here the player chooses the face of the chip first, then the square. */
export const FaceFirst: Story = {
  args: { ...alone, position: positions.middle },
  play: on(async (driver) => {
    await driver.press(/Place the 5$/);
    await driver.shows('status', 'Choose a square for the 5:');
    await driver.press(/^e1,/);
    await expect(driver.board.record).toContain('5@e1');
  }),
};

export const Marks = common.Marks;

/** Two people play at one screen. A curtain hides each player's chip until that player presses it. */
export const Curtain: Story = {
  args: { ...two, position: positions.middle },
  play: on(async (driver) => {
    await driver.press(/^Ada, it is your turn/);
    await driver.press(/^a6,/);
    await driver.press(/Place the 5$/);
    await expect(await driver.find('button', /^Bo, it is your turn/)).toBeVisible();
    await expect(driver.board.position).toContain('?,?');
  }),
};

/** The board for three and four players is larger; its squares are rebuilt (see the rules). The table shows the pips in each room. */
export const FourPlayers: Story = {
  args: { ...four, position: positions.party },
  play: on(async (driver) => {
    await expect(await driver.find('button', /^Show where Bo/)).toBeVisible();
    await expect(driver.get('columnheader', 'middle room E')).toBeVisible();
  }),
};

/** A button for each opponent shows where that opponent could place a chip. */
export const ReachOfOpponents: Story = {
  args: { ...four, position: positions.party },
  play: on(async (driver) => {
    await driver.press(/^Show where Cleo/);
    await expect(driver.get('button', /^Show where Cleo/)).toHaveAttribute('aria-pressed', 'true');
    await expect(driver.board.shadowRoot?.querySelectorAll('.rays .flag.s3').length).toBeGreaterThan(3);
  }),
};

/** An illegal move is explained under the board: here the square is full, because two chips lie on it. */
export const IllegalMove: Story = {
  args: { ...alone, position: positions.middle },
  play: on(async (driver) => {
    await driver.press(/^d7, full/);
    await driver.shows('message', 'd7');
    await expect(driver.board.ply).toBe(0);
  }),
};

/** A player who cannot place a chip is out until the scoring. The chips of that player stay on the board. */
export const PlayerOut: Story = {
  args: { ...alone, position: positions.out },
  play: on((driver) => driver.shows('seats', /Bo\s*out/)),
};

/** The players place the last chips, and the board shows the winner. */
export const LastMoves: Story = {
  args: { ...two, position: positions.end },
  play: on(async (driver) => {
    for (const move of ['5@a6', '5@b6', '5@a6', '5@b1']) driver.board.play(move);
    await driver.shows('status', 'Bo has won');
    await expect(driver.board.winners).toEqual([1]);
  }),
};

/** `ending="last-draw"` ends the game with the last draw: the chips in the hands are not placed (G10). */
export const LastDraw: Story = {
  args: { ...two, ending: 'last-draw', position: positions.end },
  play: on(async (driver) => {
    for (const move of ['5@a6', '5@b6']) driver.board.play(move);
    await driver.shows('status', 'Nobody can draw another chip.');
    await expect(driver.board.winners).toHaveLength(1);
  }),
};

export const Analysis = common.Analysis;
export const AnalysisOfAReplay = common.AnalysisOfAReplay;
export const Replay = common.Replay;
export const Variations = common.Variations;

/** A finished game for two, loaded from its `record`. */
export const FinishedGame: Story = {
  args: { record: records.duel },
  play: on((driver) => driver.shows('status', 'You have won')),
};

/** `board` sets a custom board, as JSON. The property also accepts an object. */
export const CustomBoard: Story = {
  args: { ...alone, board: JSON.stringify(garden) },
  play: on(async (driver) => {
    await expect(driver.get('button', /^g6, .*start square of Bo/)).toBeVisible();
    await driver.press(/Place the [123]$/);
    await expect(driver.board.ply).toBeGreaterThan(1);
  }),
};

/** `orientation` sets the seat at the bottom. The board makes a half turn for a seat that starts at the top. */
export const Orientation: Story = {
  args: { ...alone, seats: 'remote human', orientation: 'B', position: positions.middle },
  play: on(async (driver) => {
    const { top } = driver.get('button', /^m9,/).getBoundingClientRect();
    await expect(top).toBeGreaterThan(driver.get('button', /^a1,/).getBoundingClientRect().top);
  }),
};

/** One person against two computers. `first` sets the seat that begins; `autosave` saves the game in this browser. */
export const AgainstComputers: Story = {
  tags: ['!autodocs'],
  args: {
    players: 3,
    seats: 'human computer:easy computer:medium',
    names: 'Ada',
    first: 'A',
    controls: 'basic',
    autosave: 'storybook-glux',
    pace: 'slow',
    sound: true,
  },
  play: on((driver) => driver.shows('status', 'Your turn')),
};

export const Elsewhere = common.Elsewhere;
export const Sharing = common.Sharing;
export const MovesInText = common.MovesInText;
export const Diagram = common.Diagram;
export const German = common.German;

/** 320 px wide: the squares are too small for a finger. Buttons beside the board move from chip to chip and choose a direction. */
export const Narrow: Story = {
  args: { ...four, position: positions.party },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: on(async (driver) => {
    await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
    const arrow = await driver.find('button', 'b12 3 up');
    await expect(arrow.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await driver.press('Next chip');
    await expect(driver.get('button', 'e11 2 up')).toBeVisible();
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

/** An invalid attribute, here `board`, is explained under the board. The rest keeps working. */
export const InvalidInput: Story = {
  tags: ['!autodocs'],
  args: { ...two, board: JSON.stringify({ ...garden, rows: ['AA', 'B'] }) },
  play: on(async (driver) => {
    await driver.shows('message', /row|long|rectangle/i);
    await expect(driver.board.ply).toBeGreaterThanOrEqual(0);
  }),
};

export const Events = common.Events;
export const Picture = common.Picture;
export const Rules = common.Rules;
export const Reference = common.Reference;
