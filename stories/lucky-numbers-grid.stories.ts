import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { events } from './support/events.js';
import { drive, grid, positions, rulesKit, three, two, type GridArgs } from './support/lucky.js';
import { inTests } from './support/in-tests.js';
import { movesInText } from './support/moves-in-text.js';
import { pictureStory } from './support/pictures.js';
import { reference } from './support/reference.js';
import { rules } from './support/rules.js';
import { elsewhere, sharesGame, sharing } from './support/sharing.js';
import { adopt } from './support/sheet.js';
import { pressSpokenKeys, typeCommand } from './support/spoken-keys.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const meta: Meta<GridArgs> = {
  title: 'Lucky Numbers/Board',
  component: 'lucky-numbers-grid',
  render: grid,
};
export default meta;
type Story = StoryObj<GridArgs>;

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
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await waitFor(() => expect(driver.board.scores).toEqual([4, 4]));
    await driver.press(/^turn over a tile,/);
    await driver.press(/^Leave the/);
    await driver.shows('status', 'Bo to move');
  },
};

/** `setup="one-by-one"` deals one tile at a time; the players lay it before they get the next one. */
export const OneByOne: Story = {
  args: { ...two, setup: 'one-by-one' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'The 2 fits on');
    await driver.press(/^b3,/);
    await driver.shows('status', 'Bo to move');
  },
};

/** Ada has turned over a tile. It fits on dashed cells, replaces ringed tiles, and cannot go on crossed cells. */
export const MidGame: Story = {
  args: { ...three, position: positions.drawn },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', /The 12 fits on d4 or d3; .* c3, a2, b2 or a1\./);
    await expect(driver.get('button', /^b2, 17, 12 can go here, 17 goes back/)).toBeVisible();
    await expect(driver.get('button', /^d2, empty, blocked/)).toBeVisible();
  },
};

/** Pressing a face-up tile takes it; pressing it again puts it back. */
export const FaceUpTiles: Story = {
  args: { ...three, position: positions.turn },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^12, 2 of them, face up/);
    await expect(driver.get('button', /^d4, empty, 12 can go here/)).toBeVisible();
    await expect(driver.board.ply).toBe(0);
  },
};

/** An exchange: the replaced tile leaves its cell and lies face up in the middle. */
export const Exchange: Story = {
  args: { ...three, position: positions.drawn },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^b2,/);
    await driver.shows('status', 'Bo to move');
    await expect(driver.get('button', /^17, face up/)).toBeVisible();
    await driver.shows('seats', '12 on b2');
  },
};

/** An illegal move is explained under the board, in a sentence that names the cells. */
export const IllegalMove: Story = {
  args: { ...three, position: positions.drawn },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^b4,/);
    await driver.shows('message', 'c4');
    await expect(driver.board.ply).toBe(0);
  },
};

/** After too many exchanges in a row (four for each player), a player must turn over a tile. This is a house rule (L8). */
export const MustDraw: Story = {
  args: { ...three, position: positions.idle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'you must turn over a tile');
    await expect(driver.board.moves).toEqual(['draw']);
  },
};

/** `variant="play-on"`: equal numbers next to each other on a diagonal give another turn (L9). */
export const PlayOn: Story = {
  args: { ...two, variant: 'play-on', position: positions.twins },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^a2,/);
    await driver.shows('status', 'Ada to move');
    await expect(driver.board.ply).toBe(1);
  },
};

/** The first player with a full board wins at once (L6). */
export const FullBoard: Story = {
  args: { ...two, position: positions.full },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^15, face up/);
    await driver.press(/^c1,/);
    await driver.shows('status', 'Ada has won');
    await expect(driver.board.winners).toEqual([0]);
  },
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
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await waitFor(() => expect(driver.board.scores).toEqual([4, 4]));
  },
};

/** Nobody could check the chance of this game by links: `table="link"` is refused. */
export const Elsewhere: Story = {
  tags: ['!autodocs'],
  args: elsewhere,
  play: async ({ canvasElement }) =>
    (await drive(canvasElement)).shows('message', 'cannot be played by link'),
};

/** `share` adds a link to the game to the menu; a board shows the game of such a link. `embed` names a page for frames. */
export const Sharing: Story = {
  tags: ['!autodocs'],
  args: { ...two, ...sharing, record: '+1 +12 +2 +14 +11 +18 +6 +13' },
  play: async ({ canvasElement }) => sharesGame(await drive(canvasElement), '+1_+12_+2_+14_+11_+18_+6_+13'),
};

/** `players="1"`: one person plays alone. */
export const Solo: Story = {
  args: { players: 1, seats: 'human', setup: 'sorted', seed: 'alone' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await waitFor(() => expect(driver.board.scores).toEqual([4]));
    await driver.press(/^turn over a tile,/);
    await expect(driver.get('button', /^Leave the/)).toBeVisible();
  },
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
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    // the game starts after the last tile is dealt
    await driver.shows('status', 'Your turn');
    await driver.press(/^turn over a tile,/);
    await driver.press(/^Leave the/);
    await driver.shows('status', 'Your turn');
    await expect(driver.board.ply).toBeGreaterThan(20);
  },
};

/** `orientation` sets the seat whose tray is large while no person at this board is to move. */
export const Orientation: Story = {
  args: { ...three, seats: 'remote human human', orientation: 'C', position: positions.turn },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.get('grid', 'Board of Cleo')).toBeVisible();
  },
};

/** `analysis` shows the chance of each seat to win and the worth of each move, and after the game how much was play and how much was luck. */
export const Analysis: Story = {
  args: { seats: 'human human', names: 'Ada,Bo', analysis: true, position: positions.full },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.analysis).toBe(true);
    await driver.shows('status', 'Ada to move');
  },
};

/** `analysis` in a replay draws the chances to win over the whole game. A press on the chart goes to that position. */
export const AnalysisOfAReplay: Story = {
  args: {
    mode: 'replay',
    analysis: true,
    record: `[SeatA "Ada"][SeatB "Bo"][Position "${positions.full}"] draw +14 {Nothing for her.} pass 16@b1 15@c1`,
    ply: 0,
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.evaluates();
  },
};

/** `mode="replay"` steps through a `record`; `ply` sets the move at which it starts. */
export const Replay: Story = {
  args: {
    mode: 'replay',
    record: `[SeatA "Ada"][SeatB "Bo"][Position "${positions.full}"] draw +14 {Nothing for her.} pass 16@b1 15@c1`,
    ply: 0,
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press('To the end');
    await expect(driver.board.winners).toEqual([0]);
  },
};

/**
 * Variations stand in parentheses after the move that they replace. The reader can play other moves; with `editable` they
 * become part of the `record`.
 */
export const Variations: Story = {
  args: {
    mode: 'replay',
    editable: true,
    record: '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 (17@a4 !? {Another way.}) 17@b3 6@c2 7@a4',
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    driver.board.goTo('9a1');
    await driver.shows('record', '17@a4!?');
    await expect(driver.board.path).toBe('9a1');
  },
};

/** `<game-move>` is a move in running text. With `follow`, the board shows the move that the reader has scrolled to. */
export const MovesInText = movesInText(grid, '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 17@b3 6@c2 7@a4', '17@b3');

/** `mode="diagram"` shows a position as pictures with text alternatives, without controls. */
export const Diagram: Story = {
  args: {
    mode: 'diagram',
    names: 'Ada,Bo,Cleo',
    players: 3,
    position: positions.drawn,
    content: html`<p slot="caption">Ada has turned over a 12.</p>`,
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.get('img', /^Board of Ada: 1, empty, 9/)).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelector('button')).toBeNull();
  },
};

/** `marks` draws rings and arrows over the tiles: `b2` is a cell of the large tray, `Bb2` one of the tray of the second seat. */
export const Marks: Story = {
  args: {
    mode: 'diagram',
    names: 'Ada,Bo,Cleo',
    players: 3,
    position: positions.drawn,
    marks: 'b4:yellow=12 c3=? a4-c2:blue d1:red Ba1-Bd4:red Cb2',
    content: html`<p slot="caption">Where does the 12 go?</p>`,
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    const label = /Yellow ring on b4 with the label 12; .* red arrow from a1 \(Bo\) to d4 \(Bo\)/;
    await expect(driver.get('img', label)).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelectorAll('.mini path[stroke*=mark-red]').length).toBe(1);
  },
};

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

/** `lang` on the element or on any ancestor sets the language. */
export const German: Story = {
  args: { ...three, lang: 'de', position: positions.drawn },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Ada ist dran');
    await expect(driver.get('button', 'Die 12 liegen lassen')).toBeVisible();
  },
};

/** 320 px wide, as on a small phone. */
export const Narrow: Story = {
  args: { ...three, position: positions.drawn },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
    for (const name of [/^a1,/, /^Leave/]) {
      await expect(driver.get('button', name).getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The board follows the `color-scheme` of its container, which is dark here. */
export const Dark: Story = {
  args: { ...three, position: positions.drawn },
  decorators: [(story) => html`<div class="dark-place">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'The 12 fits');
  },
};

/** `no-lit` hides the marks of possible moves; `no-coordinates` hides the names of the cells. */
export const WithoutMarks: Story = {
  tags: ['!autodocs'],
  args: { ...three, 'no-lit': true, 'no-coordinates': true, position: positions.drawn },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.shadowRoot?.querySelector('.free')).toBeNull();
    await expect(driver.board.shadowRoot?.querySelector('.coordinate')).toBeNull();
  },
};

/**
 * Keys on the board speak: `l` the last moves, `s` the scores, `h` the hand, `m` the moves from here, `t` all that can be done, `b` the
 * board, `?` all keys. `no-keys` turns them off.
 */
export const SpokenKeys: Story = {
  tags: ['!autodocs'],
  args: { ...three, 'no-keys': false, position: positions.drawn },
  play: pressSpokenKeys('lucky-numbers-grid', 'of 16 cells filled'),
};

/** The field below the board takes moves, such as `3 a1`, and words, such as `help`. Without `command`, the key `/` opens it. */
export const CommandField: Story = {
  tags: ['!autodocs'],
  args: { ...three, command: true, position: positions.drawn },
  play: typeCommand('lucky-numbers-grid', 'of 16 cells filled'),
};

/** An invalid attribute, here `position`, is explained under the board. The rest keeps working. */
export const InvalidInput: Story = {
  tags: ['!autodocs'],
  args: { ...two, position: '5,.,5,./.,.,.,./.,.,.,./.,.,.,. A - - 0' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('message', /ascend|boards/);
    await expect(driver.board.ply).toBeGreaterThanOrEqual(0);
  },
};

/** A score card that follows the last moves of a game by its events. */
export const Events: StoryObj = events({
  tag: 'lucky-numbers-grid',
  names: ['Ada', 'Bo'],
  board: grid({ ...two, position: positions.full, controls: 'basic' }),
  next: (_, turn) => ['draw', 'pass', '13@a1', '15@c1'][turn],
  count: 2,
  row: /^(Ada 15@c1|Bo 13@a1): .* \+1$/,
});

/** `picture()` writes the picture of a position as SVG, in three themes. */
export const Picture: StoryObj = pictureStory({
  game: 'lucky-numbers',
  position: positions.turn,
  marks: 'd3:blue=12',
  alt: 'Three trays of Lucky Numbers.',
});

/** Every rule with its examples. */
export const Rules: StoryObj = rules(rulesKit);

/** All attributes, properties, methods and events. */
export const Reference: StoryObj = reference('lucky-numbers-grid');
