import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { events } from './support/events.js';
import { drive, game, people, rulesKit, tray, type TrayArgs } from './support/luzi.js';
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

const meta: Meta<TrayArgs> = {
  title: 'Luzi und Joe/Tray',
  component: 'luzi-dice',
  render: tray,
};
export default meta;
type Story = StoryObj<TrayArgs>;

/** A run after its third throw: three Joes and a six are locked. */
const middle = '29,32 3/5 A 3 11124456';

/** The start of a game: all eight dice are in the cup. Without `first` and `seed`, the first player is drawn. */
export const Opening: Story = {
  args: { ...people, seed: 'felt' },
  play: inTests(async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press('Throw');
    await driver.reachesPly(2);
    await driver.shows('status', 'Choose dice to throw again, or stop.');
  }),
};

/** Choose dice to throw again with a click, with their number key, or by dragging them to the cup. The line below shows the score for stopping now. */
export const MidRun: Story = {
  args: { ...people, position: middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^die 4,/);
    await driver.press(/^die 7,/);
    await expect(driver.get('button', 'Throw 2 again')).toBeVisible();
    await driver.shows('sum', '17 from the dice you keep');
  },
};

/** Five players. The rounds before the position are unknown, and the score sheet says so. */
export const FiveSeats: Story = {
  args: {
    players: 5,
    seats: 'human human human human human',
    names: 'Ada,Bo,Cleo,Dario,Edda',
    position: '29,32,27,39,37 3/5 A 3 11124456',
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('sheet', 'not recorded');
  },
};

/** Joes and sixes are locked for the rest of the run. Pressing one explains why. */
export const Locked: Story = {
  args: { ...people, position: middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^die 1,/);
    await driver.shows('message', 'A Joe cannot be thrown again');
  },
};

/** With one or two Joes, stopping scores nothing. */
export const Blocked: Story = {
  args: { ...people, position: '29,32 3/5 A 2 11244556' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('sum', 'Joe blocks');
    await expect(driver.get('button', 'Stop for 0')).toBeVisible();
  },
};

/** A story with the overlay that a throw brings up: all moves of the record, the last one with motion. */
const moment = (record: string, title: string): Story => ({
  args: { ...people, record, ply: record.split(' ').length - 1 },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    driver.board.redo();
    await expect(driver.board.ply).toBe(record.split(' ').length);
    await driver.shows('mat', title);
  },
});

/** The third Joe is a Trinity: from now on the run scores. */
export const Trinity = moment('roll =11244456 roll:24 =15', 'Trinity');

/** The third six is a Luzi: it ends the run. The dice stay on the tray until the next throw. */
export const Luzi = moment('roll =12244566 roll:2244 =2366', 'Luzi');

/** The third six after a Trinity is a stand-off: it ends the run and scores some of the dice (Z8). */
export const StandOff = moment('roll =11124456 roll:2445 =2466', 'Stand-off');

/** More than three sixes in the first throw are a Superluzi: all other players lose the pips of these sixes (Z9). */
export const Superluzi = moment('roll =23456666', 'Superluzi');

/** The end of the game. The score sheet shows every round, and the points that a Superluzi took. */
export const FinishedGame: Story = {
  args: { ...people, rounds: '2', record: game },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Ada has won');
    await expect(driver.board.scores).toEqual([33, 0]);
  },
};

/** `analysis` shows the chance of each seat to win and the average points, and after the game how much was play and how much was luck. */
export const Analysis: Story = {
  args: { ...people, analysis: true, rounds: '2', record: game },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.analysis).toBe(true);
    await driver.shows('status', 'Ada has won');
  },
};

/** `analysis` in a replay draws the chances to win over the whole game. A press on the chart goes to that position. */
export const AnalysisOfAReplay: Story = {
  args: { mode: 'replay', analysis: true, rounds: '2', record: game, ply: 4 },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.evaluates();
  },
};

/** `mode="replay"` steps through a `record`. */
export const Replay: Story = {
  args: { mode: 'replay', rounds: '2', names: 'Ada,Bo', record: game },
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
    record: 'roll =22235666 roll =33334455 roll:445 (roll:33 !? {Another way.}) =123 roll:23333 =12235 stop',
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    driver.board.goTo('5a1');
    await driver.shows('record', 'roll:33!?');
    await expect(driver.board.path).toBe('5a1');
  },
};

/** `<game-move>` is a move in running text. With `follow`, the board shows the move that the reader has scrolled to. */
export const MovesInText = movesInText(
  tray,
  'roll =22235666 roll =33334455 roll:445 =123 roll:23333 =12235 stop',
  'roll:445',
);

/** `mode="diagram"` shows a position as a picture with a text alternative, without controls. */
export const Diagram: Story = {
  args: {
    mode: 'diagram',
    position: middle,
    content: html`<p slot="caption">Three Joes and a little devil.</p>`,
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.get('img', /locked: Joe, Joe, Joe and six/)).toBeVisible();
  },
};

/** `marks` draws rings and arrows over the dice, which are named by their numbers. */
export const Marks: Story = {
  args: {
    mode: 'diagram',
    position: middle,
    marks: '6:red=1 7:red=2 8-4:blue 1:yellow 5=ok',
    content: html`<p slot="caption">Which two dice would you throw?</p>`,
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(
      driver.get('img', /Red ring on die 6 with the label 1; .* green ring on die 5/),
    ).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelector('.marks path')).toBeVisible();
  },
};

/** The computer plays the first seat, a person the second. */
export const AgainstTheComputer: Story = {
  args: { seats: 'computer:hard human', names: ',Ada', seed: 'felt', position: '29,32 3/5 A 3 11145566' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Your turn');
  },
};

/** `rows` sets the points for rows; `together` and `superluzi` decide cases that the rulebook leaves open. */
export const Options: Story = {
  args: {
    ...people,
    rows: 'doubling',
    together: 'stand-off',
    superluzi: '5',
    rounds: '3',
    position: '0,0 1/3 A 1 22223345',
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('sum', 'row of four: 12');
  },
};

/** Attributes that all boards share. `orientation` and `no-lit` have no effect here, because the tray belongs to no seat and marks no moves. */
export const SharedAttributes: Story = {
  tags: ['!autodocs'],
  args: {
    ...people,
    first: 'B',
    controls: 'basic',
    orientation: 'B',
    'no-lit': true,
    autosave: 'storybook-luzi',
    pace: 'slow',
    sound: true,
    seed: 'felt',
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Bo to move');
  },
};

/**
 * Keys on the board speak: `l` the last moves, `s` the scores, `h` the hand, `m` the moves from here, `t` all that can be done, `b` the
 * board, `?` all keys. `no-keys` turns them off.
 */
export const SpokenKeys: Story = {
  tags: ['!autodocs'],
  args: { ...people, 'no-keys': false, position: middle },
  play: pressSpokenKeys('luzi-dice', '29 points; '),
};

/** The field below the tray takes moves, such as `roll 4 5`, and words, such as `help`. Without `command`, the key `/` opens it. */
export const CommandField: Story = {
  tags: ['!autodocs'],
  args: { ...people, command: true, position: middle },
  play: typeCommand('luzi-dice', '29 points; '),
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
  args: { ...people, ...sharing, record: 'roll =11144456 stop roll =23456666' },
  play: async ({ canvasElement }) =>
    sharesGame(await drive(canvasElement), 'roll_=11144456_stop_roll_=23456666'),
};

/** An invalid `position` is explained under the tray. */
export const InvalidInput: Story = {
  args: { ...people, position: '0,0 1/5 A 1 12345567' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('message', '7');
  },
};

/** 320 px wide, as on a small phone. */
export const Narrow: Story = {
  args: { ...people, position: middle },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^die 5,/);
    await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The tray follows the `color-scheme` of its container, which is dark here. */
export const Dark: Story = {
  args: { ...people, position: middle },
  decorators: [(story) => html`<div class="dark-place">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^die 5,/);
    await driver.shows('sum', 'chosen');
  },
};

/** `lang` on the element or on any ancestor sets the language. */
export const German: Story = {
  args: { ...people, lang: 'de', position: middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('sum', 'Summe');
    await driver.press(/^Würfel 1,/);
    await driver.shows('message', 'Joe');
  },
};

/** `no-coordinates` hides the numbers of the dice. */
export const WithoutNumbers: Story = {
  tags: ['!autodocs'],
  args: { ...people, 'no-coordinates': true, position: middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.get('button', /^die 8,/)).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelector('.coordinate')).toBeNull();
  },
};

/** A score card that follows a game of two rounds by its events. */
export const Events: StoryObj = events({
  tag: 'luzi-dice',
  names: ['Ada', 'Bo'],
  board: tray({ ...people, rounds: '2', seed: 'a', controls: 'basic' }),
  next: (legal) => (legal.includes('stop') ? 'stop' : 'roll'),
  // one run for each seat in two rounds
  count: 4,
  row: /^(Ada|Bo|chance) (stop|=\d{8}): (stopped|blocked|spent|luzi|superluzi)\b.* \(Z\d+\) .*\d$/,
});

/** `picture()` writes the picture of a position as SVG, in three themes. */
export const Picture: StoryObj = pictureStory({
  game: 'luzi',
  position: '29,32 3/5 A 3 11124456',
  marks: '1:red 2:red 3:red 8:yellow',
  alt: 'Eight dice of Luzi und Joe.',
});

/** Every rule with its examples. */
export const Rules: StoryObj = rules(rulesKit);

/** All attributes, properties, methods and events. */
export const Reference: StoryObj = reference('luzi-dice');
