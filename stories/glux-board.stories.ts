import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { events } from './support/events.js';
import {
  alone,
  board,
  drive,
  four,
  garden,
  positions,
  records,
  rulesKit,
  two,
  type BoardArgs,
} from './support/glux.js';
import { inTests } from './support/in-tests.js';
import { movesInText } from './support/moves-in-text.js';
import { pictureStory } from './support/pictures.js';
import { reference } from './support/reference.js';
import { rules } from './support/rules.js';
import { elsewhere, invites, sharesGame, sharing } from './support/sharing.js';
import { adopt } from './support/sheet.js';
import { pressSpokenKeys, typeCommand } from './support/spoken-keys.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const meta: Meta<BoardArgs> = {
  title: 'Glüx/Board',
  component: 'glux-board',
  render: board,
};
export default meta;
type Story = StoryObj<BoardArgs>;

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
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Choose a side, 2 or 5');
    await driver.press(/^a6,/);
    await driver.shows('status', 'Choose the 2 or the 5 for a6 (5 squares from a1).');
    await expect(driver.board.ply).toBe(0);
  },
};

/** Here the player chooses the face of the chip first, then the square. */
export const FaceFirst: Story = {
  args: { ...alone, position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/Place the 5$/);
    await driver.shows('status', 'Choose a square for the 5:');
    await driver.press(/^e1,/);
    await expect(driver.board.record).toContain('5@e1');
  },
};

/** `marks` draws rings and arrows over the squares, in four colours and with labels. */
export const Marks: Story = {
  args: {
    mode: 'diagram',
    position: positions.middle,
    marks: 'a1-a6 a1-e1:blue d7:red=1 g5:yellow m5-k5:red=2 i9',
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.get('img', /Green arrow from a1 to a6; blue arrow from a1 to e1;/)).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelector('.marks path')).toBeVisible();
  },
};

/** Two people play at one screen. A curtain hides each player's chip until that player presses it. */
export const Curtain: Story = {
  args: { ...two, position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^Ada, it is your turn/);
    await driver.press(/^a6,/);
    await driver.press(/Place the 5$/);
    await expect(await driver.find('button', /^Bo, it is your turn/)).toBeVisible();
    await expect(driver.board.position).toContain('?,?');
  },
};

/** The board for three and four players is larger; its squares are rebuilt (see the rules). The table shows the pips in each room. */
export const FourPlayers: Story = {
  args: { ...four, position: positions.party },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(await driver.find('button', /^Show where Bo/)).toBeVisible();
    await expect(driver.get('columnheader', 'middle room E')).toBeVisible();
  },
};

/** A button for each opponent shows where that opponent could place a chip. */
export const ReachOfOpponents: Story = {
  args: { ...four, position: positions.party },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^Show where Cleo/);
    await expect(driver.get('button', /^Show where Cleo/)).toHaveAttribute('aria-pressed', 'true');
    await expect(driver.board.shadowRoot?.querySelectorAll('.rays .flag.s3').length).toBeGreaterThan(3);
  },
};

/** An illegal move is explained under the board: here the square is full, because two chips lie on it. */
export const IllegalMove: Story = {
  args: { ...alone, position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^d7, full/);
    await driver.shows('message', 'd7');
    await expect(driver.board.ply).toBe(0);
  },
};

/** A player who cannot place a chip is out until the scoring. The chips of that player stay on the board. */
export const PlayerOut: Story = {
  args: { ...alone, position: positions.out },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('seats', /Bo\s*out/);
  },
};

/** The players place the last chips, and the board shows the winner. */
export const LastMoves: Story = {
  args: { ...two, position: positions.end },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    for (const move of ['5@a6', '5@b6', '5@a6', '5@b1']) driver.board.play(move);
    await driver.shows('status', 'Bo has won');
    await expect(driver.board.winners).toEqual([1]);
  },
};

/** `ending="last-draw"` ends the game with the last draw: the chips in the hands are not placed (G10). */
export const LastDraw: Story = {
  args: { ...two, ending: 'last-draw', position: positions.end },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    for (const move of ['5@a6', '5@b6']) driver.board.play(move);
    await driver.shows('status', 'Nobody can draw another chip.');
    await expect(driver.board.winners).toHaveLength(1);
  },
};

/** `analysis` rates only Ada's own decisions during the game, because other ratings would reveal hidden hands. */
export const Analysis: Story = {
  args: { ...alone, analysis: true, position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.analysis).toBe(true);
    await driver.shows('status', 'Your turn');
  },
};

/** `analysis` in a replay draws the chances to win over the whole game. A press on the chart goes to that position. After the game it covers all decisions. */
export const AnalysisOfAReplay: Story = {
  args: { mode: 'replay', analysis: true, record: records.resigned, ply: 8 },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.evaluates();
  },
};

/** `mode="replay"` steps through a `record`, starting at `ply`. The record shows draws as `+?`, because hands are hidden. */
export const Replay: Story = {
  args: { mode: 'replay', record: records.party, ply: 120 },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.ply).toBe(120);
    await driver.press('To the end');
    await expect(driver.board.winners).toEqual([1]);
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
    record: '+34 3@a1 +34 3@m9 (4@m9 !? {Another way.}) +16 +16 1@a1 +16 6@m9 +25',
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    driver.board.goTo('4a1');
    await driver.shows('record', '4@m9!?');
    await expect(driver.board.path).toBe('4a1');
  },
};

/** A finished game for two, loaded from its `record`. */
export const FinishedGame: Story = {
  args: { record: records.duel },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'You have won');
  },
};

/** `board` sets a custom board, as JSON. The property also accepts an object. */
export const CustomBoard: Story = {
  args: { ...alone, board: JSON.stringify(garden) },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.get('button', /^g6, .*start square of Bo/)).toBeVisible();
    await driver.press(/Place the [123]$/);
    await expect(driver.board.ply).toBeGreaterThan(1);
  },
};

/** `orientation` sets the seat at the bottom. The board makes a half turn for a seat that starts at the top. */
export const Orientation: Story = {
  args: { ...alone, seats: 'remote human', orientation: 'B', position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    const { top } = driver.get('button', /^m9,/).getBoundingClientRect();
    await expect(top).toBeGreaterThan(driver.get('button', /^a1,/).getBoundingClientRect().top);
  },
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
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Your turn');
  },
};

/** With `table="link"`, two players send each other links with their moves, without a server. */
export const Elsewhere: Story = {
  tags: ['!autodocs'],
  args: elsewhere,
  play: async ({ canvasElement }) => invites(await drive(canvasElement)),
};

/** `share` adds a link to the game to the menu; a board shows the game of such a link. `embed` names a page for frames. */
export const Sharing: Story = {
  tags: ['!autodocs'],
  args: { ...alone, ...sharing, record: '+25 2@a1 +34 3@m9 +25 +16' },
  play: async ({ canvasElement }) => sharesGame(await drive(canvasElement), '+?_2@a1_+?_3@m9_+?_+%3F'),
};

/** `<game-move>` is a move in running text. With `follow`, the board shows the move that the reader has scrolled to. */
export const MovesInText = movesInText(board, '+34 3@a1 +34 3@m9 +16 +16 1@a1 +16 6@m9 +25', '6@m9');

/** `mode="diagram"` shows a position as a picture with a text alternative, without controls. */
export const Diagram: Story = {
  args: {
    mode: 'diagram',
    names: 'Ada,Bo',
    position: positions.middle,
    content: html`<p slot="caption">Ada has the middle room by one pip.</p>`,
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(await driver.find('img', /^Glüx: Ada, Bo: Ada: /)).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelector('button')).toBeNull();
  },
};

/** `lang` on the element or on any ancestor sets the language. */
export const German: Story = {
  args: { ...alone, lang: 'de', position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Du bist dran');
    await expect(driver.get('button', /5 legen$/)).toBeVisible();
  },
};

/** 320 px wide: the squares are too small for a finger. Buttons beside the board move from chip to chip and choose a direction. */
export const Narrow: Story = {
  args: { ...four, position: positions.party },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
    const arrow = await driver.find('button', 'b12 3 up');
    await expect(arrow.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await driver.press('Next chip');
    await expect(driver.get('button', 'e11 2 up')).toBeVisible();
  },
};

/** The board follows the `color-scheme` of its container. In dark mode the chips glow. */
export const Dark: Story = {
  args: { ...four, position: positions.party },
  decorators: [(story) => html`<div class="dark-place">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Your turn');
  },
};

/** `no-lit` hides the marks of possible moves; `no-coordinates` hides the names of the squares. */
export const WithoutMarks: Story = {
  tags: ['!autodocs'],
  args: { ...alone, 'no-lit': true, 'no-coordinates': true, position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await waitFor(() => expect(driver.board.shadowRoot?.querySelector('.aims')?.textContent.trim()).toBe(''));
    await expect(driver.board.shadowRoot?.querySelector('.coordinate')).toBeNull();
  },
};

/**
 * Keys on the board speak: `l` the last moves, `s` the scores, `h` the hand, `m` the moves from here, `t` all that can be done, `b` the
 * board, `?` all keys. `no-keys` turns them off.
 */
export const SpokenKeys: Story = {
  tags: ['!autodocs'],
  args: { ...alone, 'no-keys': false, position: positions.middle },
  play: pressSpokenKeys('glux-board', 'points; '),
};

/** The field below the board takes moves, such as `3 a1`, and words, such as `help`. Without `command`, the key `/` opens it. */
export const CommandField: Story = {
  tags: ['!autodocs'],
  args: { ...alone, command: true, position: positions.middle },
  play: typeCommand('glux-board', 'points; '),
};

/** The key `v`, and the menu, open the position as a list. Each entry leads to its square. */
export const PositionAsList: Story = {
  tags: ['!autodocs'],
  args: { ...alone, position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press('More');
    await driver.press('Position as a list');
    await expect(await driver.find('heading', 'Pips in each room')).toBeVisible();
    await driver.press(/^Room A/);
    await waitFor(() => expect(driver.board.shadowRoot?.activeElement?.closest('[role=grid]')).toBeTruthy());
  },
};

/** An invalid attribute, here `board`, is explained under the board. The rest keeps working. */
export const InvalidInput: Story = {
  tags: ['!autodocs'],
  args: { ...two, board: JSON.stringify({ ...garden, rows: ['AA', 'B'] }) },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('message', /row|long|rectangle/i);
    await expect(driver.board.ply).toBeGreaterThanOrEqual(0);
  },
};

/** A score card that follows the last moves of a game by its events. */
export const Events: StoryObj = events({
  tag: 'glux-board',
  names: ['Ada', 'Bo'],
  board: board({ ...two, position: positions.end, controls: 'basic' }),
  next: (_, turn) => ['2@f5', '2@b6', '5@d5', '5@b4'][turn],
  // a draw follows each of the first two chips
  ready: (ply, turn) => ply === [0, 2, 4, 5][turn],
  count: 4,
  row: /^(Ada|Bo) [25]@[bdf][456]: room-.* [+-]\d [+-]\d$/,
});

/** `picture()` writes the picture of a position as SVG, in three themes. */
export const Picture: StoryObj = pictureStory({
  game: 'glux',
  position: positions.middle,
  marks: 'a1-a6 m5:red',
  alt: 'A game of Glüx for two.',
});

/** Every rule with its examples. */
export const Rules: StoryObj = rules(rulesKit);

/** All attributes, properties, methods and events. */
export const Reference: StoryObj = reference('glux-board');
