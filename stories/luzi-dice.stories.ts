import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { commonStories } from './support/common-stories.js';
import { events } from './support/events.js';
import { drive, game, on, people, rulesKit, tray, type TrayArgs } from './support/luzi.js';
import { inTests } from './support/in-tests.js';
import { adopt } from './support/sheet.js';
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

const common = commonStories({
  tag: 'luzi-dice',
  args: { ...people, position: middle },
  about: {
    Analysis:
      '`analysis` shows the chance of each seat to win and the average points, and after the game how much was play and how much was luck.',
    Marks: '`marks` draws rings and arrows over the dice, which are named by their numbers.',
    Elsewhere: 'Nobody could check the chance of this game by links: `table="link"` is refused.',
    Events: 'A score card that follows a game of two rounds by its events.',
  },
  analysis: { position: '', rounds: '2', record: game },
  reviewed: { rounds: '2', record: game, ply: 4 },
  replay: { args: { rounds: '2', names: 'Ada,Bo', record: game }, winners: [0] },
  variations: {
    record: 'roll =22235666 roll =33334455 roll:445 (roll:33 !? {Another way.}) =123 roll:23333 =12235 stop',
    path: '5a1',
    shows: 'roll:33!?',
  },
  text: {
    record: 'roll =22235666 roll =33334455 roll:445 =123 roll:23333 =12235 stop',
    move: 'roll:445',
  },
  diagram: {
    args: { content: html`<p slot="caption">Three Joes and a little devil.</p>` },
    image: /locked: Joe, Joe, Joe and six/,
  },
  marks: {
    args: {
      marks: '6:red=1 7:red=2 8-4:blue 1:yellow 5=ok',
      content: html`<p slot="caption">Which two dice would you throw?</p>`,
    },
    image: /Red ring on die 6 with the label 1; .* green ring on die 5/,
  },
  german: ['sum', 'Summe'],
  dark: { press: /^die 5,/, shows: ['sum', 'chosen'] },
  hidden: '.coordinate',
  scores: '29 points; ',
  shared: { record: 'roll =11144456 stop roll =23456666', link: 'roll_=11144456_stop_roll_=23456666' },
  byLink: false,
  events: events({
    tag: 'luzi-dice',
    names: ['Ada', 'Bo'],
    board: tray({ ...people, rounds: '2', seed: 'a', controls: 'basic' }),
    next: (legal) => (legal.includes('stop') ? 'stop' : 'roll'),
    // one run for each seat in two rounds
    count: 4,
    row: /^(Ada|Bo|chance) (stop|=\d{8}): (stopped|blocked|spent|luzi|superluzi)\b.* \(Z\d+\) .*\d$/,
  }),
  picture: {
    game: 'luzi',
    position: middle,
    marks: '1:red 2:red 3:red 8:yellow',
    alt: 'Eight dice of Luzi und Joe.',
  },
  rules: rulesKit,
});

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
  play: on(async (driver) => {
    await driver.press(/^die 4,/);
    await driver.press(/^die 7,/);
    await expect(driver.get('button', 'Throw 2 again')).toBeVisible();
    await driver.shows('sum', '17 from the dice you keep');
  }),
};

/** Five players. The rounds before the position are unknown, and the score sheet says so. */
export const FiveSeats: Story = {
  args: {
    players: 5,
    seats: 'human human human human human',
    names: 'Ada,Bo,Cleo,Dario,Edda',
    position: '29,32,27,39,37 3/5 A 3 11124456',
  },
  play: on((driver) => driver.shows('sheet', 'not recorded')),
};

/** Joes and sixes are locked for the rest of the run. Pressing one explains why. */
export const Locked: Story = {
  args: { ...people, position: middle },
  play: on(async (driver) => {
    await driver.press(/^die 1,/);
    await driver.shows('message', 'A Joe cannot be thrown again');
  }),
};

/** With one or two Joes, stopping scores nothing. */
export const Blocked: Story = {
  args: { ...people, position: '29,32 3/5 A 2 11244556' },
  play: on(async (driver) => {
    await driver.shows('sum', 'Joe blocks');
    await expect(driver.get('button', 'Stop for 0')).toBeVisible();
  }),
};

/** A story with the overlay that a throw brings up: all moves of the record, the last one with motion. */
const specialEvent = (record: string, title: string): Story => ({
  args: { ...people, record, ply: record.split(' ').length - 1 },
  play: on(async (driver) => {
    driver.board.redo();
    await expect(driver.board.ply).toBe(record.split(' ').length);
    await driver.shows('mat', title);
  }),
});

/** The third Joe is a Trinity: Joe no longer blocks. */
export const Trinity = specialEvent('roll =11244456 roll:24 =15', 'Trinity');

/** The third six is a Luzi: it ends the run. The dice stay on the tray until the next throw. */
export const Luzi = specialEvent('roll =12244566 roll:2244 =2366', 'Luzi');

/** The third six after a Trinity is a stand-off: it ends the run and scores some of the dice (Z8). */
export const StandOff = specialEvent('roll =11124456 roll:2445 =2466', 'Stand-off');

/** More than three sixes in the first throw are a Superluzi: all other players lose the pips of these sixes (Z9). */
export const Superluzi = specialEvent('roll =23456666', 'Superluzi');

/** The end of the game. The score sheet shows every round, and the points that a Superluzi took. */
export const FinishedGame: Story = {
  args: { ...people, rounds: '2', record: game },
  play: on(async (driver) => {
    await driver.shows('status', 'Ada has won');
    await expect(driver.board.scores).toEqual([33, 0]);
  }),
};

export const Analysis = common.Analysis;
export const AnalysisOfAReplay = common.AnalysisOfAReplay;
export const Replay = common.Replay;
export const Variations = common.Variations;
export const MovesInText = common.MovesInText;
export const Diagram = common.Diagram;
export const Marks = common.Marks;

/** The computer plays the first seat, a person the second. */
export const AgainstTheComputer: Story = {
  args: { seats: 'computer:hard human', names: ',Ada', seed: 'felt', position: '29,32 3/5 A 3 11145566' },
  play: on((driver) => driver.shows('status', 'Your turn')),
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
  play: on((driver) => driver.shows('sum', 'row of four: 12')),
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
  play: on((driver) => driver.shows('status', 'Bo to move')),
};

export const SpokenKeys = common.SpokenKeys;
export const CommandField = common.CommandField;
export const Elsewhere = common.Elsewhere;
export const Sharing = common.Sharing;

/** An invalid `position` is explained under the tray. */
export const InvalidInput: Story = {
  args: { ...people, position: '0,0 1/5 A 1 12345567' },
  play: on((driver) => driver.shows('message', '7')),
};

export const Narrow = common.Narrow;
export const Dark = common.Dark;
export const German = common.German;

/** `no-coordinates` hides the numbers of the dice. */
export const WithoutNumbers: Story = {
  tags: ['!autodocs'],
  args: { ...people, 'no-coordinates': true, position: middle },
  play: on(async (driver) => {
    await expect(driver.get('button', /^die 8,/)).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelector('.coordinate')).toBeNull();
  }),
};

export const Events = common.Events;
export const Picture = common.Picture;
export const Rules = common.Rules;
export const Reference = common.Reference;
