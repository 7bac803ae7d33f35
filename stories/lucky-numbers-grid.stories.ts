import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { commonStories } from './support/common-stories.js';
import { events } from './support/events.js';
import { drive, grid, on, positions, rulesKit, three, two, type GridArgs } from './support/lucky.js';
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

/** The last moves of a game. */
const ending = `[SeatA "Ada"][SeatB "Bo"][Position "${positions.full}"] draw +14 {Nothing for her.} pass 16@b1 15@c1`;

const common = commonStories({
  tag: 'lucky-numbers-grid',
  args: { ...three, position: positions.drawn },
  about: {
    Analysis:
      '`analysis` shows the chance of each seat to win and the worth of each move, and after the game how much was play and how much was luck.',
    Marks:
      '`marks` draws rings and arrows over the tiles: `b2` is a cell of the large tray, `Bb2` one of the tray of the second seat.',
    Elsewhere: 'Nobody could check the chance of this game by links: `table="link"` is refused.',
  },
  analysis: { players: 2, seats: 'human human', names: 'Ada,Bo', position: positions.full },
  reviewed: { record: ending, ply: 0 },
  replay: { args: { record: ending, ply: 0 }, winners: [0] },
  variations: {
    record: '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 (17@a4 !? {Another way.}) 17@b3 6@c2 7@a4',
    path: '9a1',
    shows: '17@a4!?',
  },
  text: { record: '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 17@b3 6@c2 7@a4', move: '17@b3' },
  diagram: {
    args: {
      names: 'Ada,Bo,Cleo',
      players: 3,
      content: html`<p slot="caption">Ada has turned over a 12.</p>`,
    },
    image: /^Board of Ada: 1, empty, 9/,
  },
  marks: {
    args: {
      names: 'Ada,Bo,Cleo',
      players: 3,
      marks: 'b4:yellow=12 c3=? a4-c2:blue d1:red Ba1-Bd4:red Cb2',
      content: html`<p slot="caption">Where does the 12 go?</p>`,
    },
    image: /Yellow ring on b4 with the label 12; .* red arrow from a1 \(Bo\) to d4 \(Bo\)/,
  },
  german: ['status', 'Ada ist dran'],
  dark: { shows: ['status', 'The 12 fits'] },
  hidden: '.free, .coordinate',
  scores: 'of 16 cells filled',
  shared: {
    people: two,
    record: '+1 +12 +2 +14 +11 +18 +6 +13',
    link: '+1_+12_+2_+14_+11_+18_+6_+13',
  },
  byLink: false,
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

/** You and the computer get four tiles each, and you lay yours on the diagonal. Without `first`, the first player is drawn. */
export const Opening: Story = {
  args: { first: 'A' },
  play: inTests(async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Choose a tile and lay it on the diagonal.');
    const [tile] = driver.board.state.hands[0] ?? [];
    await driver.press(new RegExp(`^${tile}, `));
    await driver.press(/^a4,/);
    await expect(driver.board.scores[0]).toBe(1);
  }),
};

/** `setup="sorted"` lays the dealt tiles on the diagonal in ascending order. */
export const Sorted: Story = {
  args: { ...two, setup: 'sorted' },
  play: on(async (driver) => {
    await waitFor(() => expect(driver.board.scores).toEqual([4, 4]));
    await driver.press(/^turn over a tile,/);
    await driver.press(/^Leave the/);
    await driver.shows('status', 'Bo to move');
  }),
};

/** `setup="one-by-one"` deals one tile at a time; the players lay it before they get the next one. */
export const OneByOne: Story = {
  args: { ...two, setup: 'one-by-one' },
  play: on(async (driver) => {
    await driver.shows('status', 'The 2 fits on');
    await driver.press(/^b3,/);
    await driver.shows('status', 'Bo to move');
  }),
};

/** Ada has turned over a tile. It fits on dashed cells, replaces ringed tiles, and cannot go on crossed cells. */
export const MidGame: Story = {
  args: { ...three, position: positions.drawn },
  play: on(async (driver) => {
    await driver.shows('status', /The 12 fits on d4 or d3; .* c3, a2, b2 or a1\./);
    await expect(driver.get('button', /^b2, 17, 12 can go here, 17 goes back/)).toBeVisible();
    await expect(driver.get('button', /^d2, empty, blocked/)).toBeVisible();
  }),
};

/** Pressing a face-up tile takes it; pressing it again puts it back. */
export const FaceUpTiles: Story = {
  args: { ...three, position: positions.turn },
  play: on(async (driver) => {
    await driver.press(/^12, 2 of them, face up/);
    await expect(driver.get('button', /^d4, empty, 12 can go here/)).toBeVisible();
    await expect(driver.board.ply).toBe(0);
  }),
};

/** An exchange: the replaced tile leaves its cell and lies face up in the middle. */
export const Exchange: Story = {
  args: { ...three, position: positions.drawn },
  play: on(async (driver) => {
    await driver.press(/^b2,/);
    await driver.shows('status', 'Bo to move');
    await expect(driver.get('button', /^17, face up/)).toBeVisible();
    await driver.shows('seats', '12 on b2');
  }),
};

/** An illegal move is explained under the board, in a sentence that names the cells. */
export const IllegalMove: Story = {
  args: { ...three, position: positions.drawn },
  play: on(async (driver) => {
    await driver.press(/^b4,/);
    await driver.shows('message', 'c4');
    await expect(driver.board.ply).toBe(0);
  }),
};

/** After too many exchanges in a row (four for each player), a player must turn over a tile. This is a house rule (L8). */
export const MustDraw: Story = {
  args: { ...three, position: positions.idle },
  play: on(async (driver) => {
    await driver.shows('status', 'you must turn over a tile');
    await expect(driver.board.moves).toEqual(['draw']);
  }),
};

/** `variant="play-on"`: equal numbers next to each other on a diagonal give another turn (L9). */
export const PlayOn: Story = {
  args: { ...two, variant: 'play-on', position: positions.twins },
  play: on(async (driver) => {
    await driver.press(/^a2,/);
    await driver.shows('status', 'Ada to move');
    await expect(driver.board.ply).toBe(1);
  }),
};

/** The first player with a full board wins at once (L6). */
export const FullBoard: Story = {
  args: { ...two, position: positions.full },
  play: on(async (driver) => {
    await driver.press(/^15, face up/);
    await driver.press(/^c1,/);
    await driver.shows('status', 'Ada has won');
    await expect(driver.board.winners).toEqual([0]);
  }),
};

/** `autosave` saves the game in this browser. `controls="basic"` reduces the controls around the board. */
export const Autosave: Story = {
  tags: ['!autodocs'],
  args: {
    ...two,
    setup: 'sorted',
    autosave: 'storybook-lucky',
    controls: 'basic',
    pace: 'slow',
    sound: true,
  },
  play: on((driver) => waitFor(() => expect(driver.board.scores).toEqual([4, 4]))),
};

export const Elsewhere = common.Elsewhere;
export const Sharing = common.Sharing;

/** `players="1"`: one person plays alone. */
export const Solo: Story = {
  args: { players: 1, seats: 'human', setup: 'sorted', seed: 'alone' },
  play: on(async (driver) => {
    await waitFor(() => expect(driver.board.scores).toEqual([4]));
    await driver.press(/^turn over a tile,/);
    await expect(driver.get('button', /^Leave the/)).toBeVisible();
  }),
};

/** One person against three computers. `first` sets the seat that begins, `sets` the number of sets of tiles. */
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
  play: on(async (driver) => {
    // the game starts after the last tile is dealt
    await driver.shows('status', 'Your turn');
    await driver.press(/^turn over a tile,/);
    await driver.press(/^Leave the/);
    await driver.shows('status', 'Your turn');
    await expect(driver.board.ply).toBeGreaterThan(20);
  }),
};

/** `orientation` sets the seat whose tray is large while no person at this board is to move. */
export const Orientation: Story = {
  args: { ...three, seats: 'remote human human', orientation: 'C', position: positions.turn },
  play: on((driver) => expect(driver.get('grid', 'Board of Cleo')).toBeVisible()),
};

export const Analysis = common.Analysis;
export const AnalysisOfAReplay = common.AnalysisOfAReplay;
export const Replay = common.Replay;
export const Variations = common.Variations;
export const MovesInText = common.MovesInText;
export const Diagram = common.Diagram;
export const Marks = common.Marks;

/**
 * `<game-series>` around a board plays one game for each player, so that everybody begins once (L10). After each game, it shows the
 * points and a button for the next one.
 */
export const Series: Story = {
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

/** An invalid attribute, here `position`, is explained under the board. The rest keeps working. */
export const InvalidInput: Story = {
  tags: ['!autodocs'],
  args: { ...two, position: '5,.,5,./.,.,.,./.,.,.,./.,.,.,. A - - 0' },
  play: on(async (driver) => {
    await driver.shows('message', /ascend|boards/);
    await expect(driver.board.ply).toBeGreaterThanOrEqual(0);
  }),
};

export const Events = common.Events;
export const Picture = common.Picture;
export const Rules = common.Rules;
export const Reference = common.Reference;
